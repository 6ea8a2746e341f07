# Co mówi Septima.
#
# Pojęcia i nazwy są z polskiej instrukcji, zdania są nasze.
# Nazwy przychodzą w mianowniku: stoją w cudzysłowie po rzeczowniku („czar „Niewidzialność””) albo
# po dwukropku. Pola mapy nazywa strefa i litera: 3g.

septima = Septima
septima-opponent = Czarna Wdowa

# Opcje.

septima-option-seats = Ile osób gra, od 1 do 4; w pojedynkę gra się przeciw Czarnej Wdowie.
septima-option-mode = Pełna gra albo podstawowa: bez czarów, toru rytuału i większości budynków.
septima-option-hunter = Czy każda osoba rzuca kością łowcy, czy jeden jawny wynik dotyczy wszystkich.
septima-option-trial = Czy mieszkańców do procesów losuje się z woreczka, czy o wszystkim decyduje to, co widać w tłumie.
septima-option-shapeshifting = Zmiana kształtu z rozszerzenia: liderzy mogą przybierać zwierzęcą postać. Tylko w pełnej grze.
septima-option-omens = Omeny z rozszerzenia: każda pora roku oprócz pierwszej ma własne zasady. Tylko w pełnej grze.
septima-option-worries = Tylko solo: ilu zmartwieniom trzeba zaradzić, żeby wygrać; zwykle 5, ze zmianą kształtu 7.
septima-option-wisdom = Tylko solo: ile punktów wiedzy wymaga ostatnie zmartwienie.
septima-option-widow-bonus = Tylko solo: kiedy Czarna Wdowa wykonuje bonus za dopasowanie; „nigdy” ułatwia grę, „zawsze” utrudnia.
septima-option-negotiation = Tylko solo: ile kart negocjacji masz na początku; z większą liczbą jest łatwiej, z mniejszą trudniej.

# Wynik.

septima-score-citizens = Lojalni mieszkańcy
septima-score-wisdom = Wiedza zdobyta w trakcie gry
septima-score-oracle = Księga przepowiedni
septima-score-tracks = Tory chorych
septima-score-levels = Poziomy osiągnięte na wszystkich trzech torach
septima-score-charms = Pozostałe zaklęcia pomyślności
septima-score-potions = Pozostałe eliksiry
septima-score-pairs = Pary pozostałych składników i kryształów
septima-tie-witches = Wiedźmy w zgromadzeniu
septima-tie-wisdom = Punkty wiedzy po odjęciu tego, co należy do Czarnej Wdowy
septima-worry-objectives = Spełnione cele z księgi przepowiedni
septima-worry-witches = 4 wiedźmy w twoim zgromadzeniu
septima-worry-her-witches = Najwyżej 3 wiedźmy w zgromadzeniu Czarnej Wdowy
septima-worry-ribbon = Znacznik rytuału na najwyższej wstędze
septima-worry-wisdom = Dość punktów wiedzy
septima-worries-needed = Zmartwienia potrzebne do wygranej
# Skąd coś wiadomo.
septima-rulebook = Instrukcja wydawcy
septima-public = Źródło publiczne
septima-reconstructed = Nasza rekonstrukcja

# Wiedźmy.

septima-witch-albert = Albert
septima-witch-aylana = Aylana
septima-witch-bryn = Bryn
septima-witch-dragomir = Dragomir
septima-witch-edith = Edith
septima-witch-eustace = Eustace
septima-witch-hazel = Hazel
septima-witch-johanna = Johanna
septima-witch-katherina = Katherina
septima-witch-luke = Luke
septima-witch-martha = Martha
septima-witch-mathilda = Mathilda
septima-witch-nicholas = Nicholas
septima-witch-otto = Otto
septima-witch-sen = Sen
septima-witch-serena = Serena
septima-witch-sophie = Sophie
septima-witch-wilmot = Wilmot
septima-witch-alice = Alice
septima-witch-berta = Berta
septima-witch-nina = Nina
septima-witch-randell = Randell
septima-witch-remus = Remus
septima-witch-tommy = Tommy

# Czary.

septima-spell-adriannas-ring = Pierścień Adrianny
septima-spell-shards-of-eternity = Odłamki wieczności
septima-spell-blessed-day = Błogosławiony dzień
septima-spell-cauldron-of-plenty = Kocioł obfitości
septima-spell-emerald-passage = Szmaragdowe przejście
septima-spell-ethereal-song = Nieziemska pieśń
septima-spell-invisibility = Niewidzialność
septima-spell-overgrown-wilds = Zarośnięta dzicz
septima-spell-secrets-of-the-stones = Sekrety kamieni
septima-spell-unnatural-recovery = Nienaturalna regeneracja
septima-spell-one-with-the-storm = Jedność z burzą
septima-spell-widows-song = Pieśń wdów
septima-spell-boon-of-gratitude = Dar wdzięczności
septima-spell-cloak-of-charisma = Płaszcz charyzmy
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Pomocne duszki
septima-spell-magic-mirror = Magiczne lustro
septima-spell-soothing-melody = Kojąca melodia
septima-spell-spiritual-bond = Duchowa więź
septima-spell-wings-of-wind = Skrzydła wiatru
septima-spell-dark-moon-stone = Kamień czarnego księżyca
septima-spell-lions-roar = Ryk lwa
septima-spell-dream-powder = Proszek nasenny
septima-spell-healing-dream = Uzdrawiający sen
septima-spell-invisible-famulus = Niewidzialny sługa
septima-spell-magic-mortar = Magiczny wywar
septima-spell-summoning = Przywołanie
septima-spell-the-golden-brew = Złoty wywar
septima-spell-time-twister = Zaklinacz czasu
septima-spell-vision-of-the-past = Wizja przeszłości

# Akcje.

septima-action-collect = Zbieranie
septima-action-move = Ruch
septima-action-brew = Warzenie
septima-action-heal = Leczenie
septima-action-chant = Śpiew
septima-action-recruit = Rekrutacja
septima-action-plead = Poparcie
septima-action-remember = Wspomnienie
septima-action-ritual = Rytuał
septima-action-shapeshift = Zmiana kształtu

# Eliksiry, w liczbie pojedynczej.

septima-potion-blindness-remedy = Środek na ślepotę
septima-potion-paralysis-remedy = Środek na paraliż
septima-potion-infection-remedy = Środek na infekcję
septima-potion-calming-potion = Eliksir uspokajający
septima-potion-flying-ointment = Maść latania
septima-potion-love-potion = Eliksir miłosny
septima-potion-ritual-oil = Rytualny olej

# Dobra, w liczbie pojedynczej.

septima-good-berry = jagoda
septima-good-skull = czaszka
septima-good-herb = zioło
septima-good-mushroom = grzyb
septima-good-root = korzeń
septima-good-crystal = kryształ

# Some of the ingredients of a recipe.
septima-parts-none = –
septima-parts-berry = { septima-good-berry }
septima-parts-skull = { septima-good-skull }
septima-parts-berry-skull = { septima-good-berry }, { septima-good-skull }
septima-parts-herb = { septima-good-herb }
septima-parts-berry-herb = { septima-good-berry }, { septima-good-herb }
septima-parts-skull-herb = { septima-good-skull }, { septima-good-herb }
septima-parts-berry-skull-herb = { septima-good-berry }, { septima-good-skull }, { septima-good-herb }
septima-parts-mushroom = { septima-good-mushroom }
septima-parts-berry-mushroom = { septima-good-berry }, { septima-good-mushroom }
septima-parts-skull-mushroom = { septima-good-skull }, { septima-good-mushroom }
septima-parts-berry-skull-mushroom = { septima-good-berry }, { septima-good-skull }, { septima-good-mushroom }
septima-parts-herb-mushroom = { septima-good-herb }, { septima-good-mushroom }
septima-parts-berry-herb-mushroom = { septima-good-berry }, { septima-good-herb }, { septima-good-mushroom }
septima-parts-skull-herb-mushroom = { septima-good-skull }, { septima-good-herb }, { septima-good-mushroom }
septima-parts-root = { septima-good-root }
septima-parts-berry-root = { septima-good-berry }, { septima-good-root }
septima-parts-skull-root = { septima-good-skull }, { septima-good-root }
septima-parts-berry-skull-root = { septima-good-berry }, { septima-good-skull }, { septima-good-root }
septima-parts-herb-root = { septima-good-herb }, { septima-good-root }
septima-parts-berry-herb-root = { septima-good-berry }, { septima-good-herb }, { septima-good-root }
septima-parts-skull-herb-root = { septima-good-skull }, { septima-good-herb }, { septima-good-root }
septima-parts-mushroom-root = { septima-good-mushroom }, { septima-good-root }
septima-parts-berry-mushroom-root = { septima-good-berry }, { septima-good-mushroom }, { septima-good-root }
septima-parts-skull-mushroom-root = { septima-good-skull }, { septima-good-mushroom }, { septima-good-root }
septima-parts-herb-mushroom-root = { septima-good-herb }, { septima-good-mushroom }, { septima-good-root }

# Budynki.

septima-building-hospital = Szpital
septima-building-antique-shop = Sklep z antykami
septima-building-market = Targ
septima-building-oracle = Wyrocznia
septima-building-flying-elephant = Latający słoń
septima-building-printing-house = Drukarnia
septima-building-pub = Pub

# Żywioły, dolegliwości, pory roku, strony.

septima-element-earth = Ziemia
septima-element-air = Powietrze
septima-element-fire = Ogień
septima-ailment-blind = niewidomy
septima-ailment-paralysed = sparaliżowany
septima-ailment-infected = zainfekowany
septima-season-autumn = Jesień
septima-season-winter = Zima
septima-season-spring = Wiosna
septima-season-summer = Lato
septima-side-left = lewy
septima-side-right = prawy

# Litery pól.

septima-letter-a = a
septima-letter-b = b
septima-letter-c = c
septima-letter-d = d
septima-letter-e = e
septima-letter-f = f
septima-letter-g = g
septima-letter-h = h
septima-letter-i = i
septima-letter-j = j
septima-letter-k = k
septima-letter-l = l
septima-letter-m = m
septima-letter-n = n
septima-letter-o = o
septima-letter-p = p

# Głosy tłumu, po dwukropku.

septima-favor-1 = podejrzenie mniejsze o 1
septima-favor-2 = ruch lidera najwyżej o 4 pola
septima-favor-3 = 1 dowolny składnik
septima-favor-4 = 1 dowolny eliksir za 1 składnik
septima-favor-5 = 1 przygotowany czar za 1 składnik
septima-favor-6 = głos tłumu 6

# Zwierzęta.

septima-animal-snake = Wąż
septima-animal-toad = Ropucha
septima-animal-fox = Lis
septima-animal-squirrel = Wiewiórka
septima-animal-cat = Kot
septima-animal-owl = Sowa
septima-animal-goat = Koza
septima-animal-hare = Zając

# Omeny: połowa pozytywna, połowa negatywna.

septima-omen1-light = Przyjazny pustelnik
septima-omen1-dark = Mściwy pustelnik
septima-omen2-light = Era uzdrawiania
septima-omen2-dark = Era epidemii
septima-omen3-light = Fala wsparcia
septima-omen3-dark = Nakaz rewizji
septima-omen4-light = Duchowe połączenie
septima-omen4-dark = Utracone wspomnienia
septima-omen5-light = Żywe wspomnienia
septima-omen5-dark = Zniszczone wspomnienia
septima-omen6-light = Wzmacniająca konstelacja
septima-omen6-dark = Przesłonięta konstelacja
septima-omen7-light = Złoty kocioł
septima-omen7-dark = Pęknięty kocioł
septima-omen8-light = Dar alchemika
septima-omen8-dark = Kapryśny alchemik
septima-omen9-light = Festiwal bractwa
septima-omen9-dark = Godzina policyjna
septima-omen10-light = Wyrozumiały przywódca
septima-omen10-dark = Surowy przywódca
septima-omen11-light = Łagodny deszcz
septima-omen11-dark = Wielka susza
septima-omen12-light = Spokojne serca
septima-omen12-dark = Paranoja
septima-omen13-light = Wierni sojusznicy
septima-omen13-dark = Podejrzani sojusznicy
septima-omen14-light = Pomyślny wiatr
septima-omen14-dark = Gęsta mgła
septima-omen15-light = Senni łowcy
septima-omen15-dark = Psy gończe
septima-omen16-light = Sprawiedliwy sędzia
septima-omen16-dark = Przekupny sędzia
septima-omen17-light = Szczęśliwa gwiazda
septima-omen17-dark = Czarny kot
septima-omen18-light = Sabat czarownic
septima-omen18-dark = Sabat czarownic

# Karty negocjacji.

septima-negotiation-cooperation = Współpraca
septima-negotiation-delay = Opóźnienie
septima-negotiation-information = Informacja

# O co pytamy.

septima-ask-draft = Wybierz wiedźmę, którą zatrzymujesz; pozostałe idą dalej.
septima-ask-covens = Wybierz wiedźmę, która nie wejdzie do twojego zgromadzenia.
septima-ask-prologues = Ułóż swoje dwie karty prologu: wybierz, która leży wyżej i która zakrywa drugą.
septima-ask-leader = Wybierz pole, na którym zaczyna twój lider.
septima-ask-first-spell = Wybierz swój pierwszy czar.
septima-ask-ritual-marker = Wybierz pole, na którym zaczyna twój znacznik rytuału.
septima-ask-action = Wybierz w tajemnicy akcję na tę fazę księżyca.
septima-ask-quick-move = Szybki ruch: przejdź najwyżej { $reach ->
    [one] 1 pole
    [few] { $reach } pola
    [many] { $reach } pól
   *[other] { $reach } pola
} albo zostań.
septima-ask-before = Przed akcją „{ $action }”: użyj eliksirów, czarów i umiejętności albo przejdź dalej.
septima-ask-after = Po akcji „{ $action }”: użyj eliksirów, czarów i umiejętności albo przejdź dalej.
septima-ask-end = Użyj eliksirów użytkowych albo zakończ turę.
septima-ask-way = Wybierz jedną z możliwości.
septima-ask-favor = Możesz skorzystać z { $left ->
    [one] 1 głosu
    [few] { $left } głosów
    [many] { $left } głosów
   *[other] { $left } głosu
} tłumu.
septima-ask-order = Akcja „{ $action }” jest dopasowana: wybierz, co będzie najpierw, główna umiejętność czy bonus za dopasowanie.
septima-ask-more = Akcja „{ $action }”: użyj tego, co jeszcze do niej należy, albo zakończ ją.
septima-ask-gain = Wybierz dla siebie { $left ->
    [one] 1 składnik
    [few] { $left } składniki
    [many] { $left } składników
   *[other] { $left } składnika
}.
septima-ask-spend = Wybierz do wydania { $left ->
    [one] 1 składnik
    [few] { $left } składniki
    [many] { $left } składników
   *[other] { $left } składnika
}; mogą to być też kryształy.
septima-ask-potion = Wybierz dla siebie { $left ->
    [one] 1 eliksir
    [few] { $left } eliksiry
    [many] { $left } eliksirów
   *[other] { $left } eliksiru
}.
septima-ask-icon = Wybierz { $left ->
    [one] 1 składnik, który jest jakby nadrukowany
    [few] { $left } składniki, które są jakby nadrukowane
    [many] { $left } składników, które są jakby nadrukowane
   *[other] { $left } składnika, które są jakby nadrukowane
} obok ciebie.
septima-ask-lunar = Możesz wybrać jeszcze jeden składnik, który liczy się jako księżycowy.
septima-ask-not-lunar = Wybierz wokół siebie { $left ->
    [one] 1 składnik, który nie jest księżycowy
    [few] { $left } składniki, które nie są księżycowe
    [many] { $left } składników, które nie są księżycowe
   *[other] { $left } składnika, które nie są księżycowe
}.
septima-ask-move = Porusz lidera najwyżej o { $reach ->
    [one] 1 pole
    [few] { $reach } pola
    [many] { $reach } pól
   *[other] { $reach } pola
} albo zostań.
septima-ask-fly = Porusz lidera o dowolną liczbę pól albo zostań.
septima-ask-walk = Możesz poruszyć lidera najwyżej o { $reach ->
    [one] 1 pole
    [few] { $reach } pola
    [many] { $reach } pól
   *[other] { $reach } pola
}.
septima-ask-flee = Możesz uciec liderem na dowolne wolne pole.
septima-ask-brew = Możesz uwarzyć { $left ->
    [one] 1 eliksir
    [few] najwyżej { $left } eliksiry
    [many] najwyżej { $left } eliksirów
   *[other] najwyżej { $left } eliksiru
}.
septima-ask-heal = Możesz uleczyć { $left ->
    [one] 1 chorego
    [few] najwyżej { $left } chorych
    [many] najwyżej { $left } chorych
   *[other] najwyżej { $left } chorego
}.
septima-ask-track = Wybierz tor chorych, na którym awansujesz.
septima-ask-chamber = Wybierz komnatę procesową, do której wysyłasz { $citizens ->
    [one] 1 lojalnego mieszkańca
    [few] { $citizens } lojalnych mieszkańców
    [many] { $citizens } lojalnych mieszkańców
   *[other] { $citizens } lojalnego mieszkańca
}.
septima-ask-copy = Wybierz odrzuconą kartę, którą wykonasz jeszcze raz.
septima-ask-again = Wybierz inną kartę z ręki i wykonaj jej główną umiejętność.
septima-ask-ritual = Awansuj na torze rytuału; przedtem albo potem możesz przejść o jedno pole w bok.
septima-ask-advance = Możesz awansować na torze rytuału.
septima-ask-prepare = Wybierz do przygotowania { $left ->
    [one] 1 wykorzystany czar
    [few] { $left } wykorzystane czary
    [many] { $left } wykorzystanych czarów
   *[other] { $left } wykorzystanego czaru
}.
septima-ask-take = Wybierz czar dla siebie.
septima-ask-keep = Wybierz wiedźmę, którą zatrzymujesz.
septima-ask-join = Zdecyduj, czy do twojego zgromadzenia dołączy { $witch }.
septima-ask-lay-hunter = Wybierz łowcę, który przestanie być aktywny.
septima-ask-move-hunter = Wybierz łowcę i pustą chatę, do której trafi.
septima-ask-exchange = Możesz wymienić { $left ->
    [one] 1 składnik
    [few] najwyżej { $left } składniki
    [many] najwyżej { $left } składników
   *[other] najwyżej { $left } składnika
}.
septima-ask-half = Karta prologu { $card }: weź górną połowę dwa razy albo dolną raz.
septima-ask-near = Wybierz budynek, do którego jakby przylegasz.
septima-ask-marker = Możesz wymienić aktywny znacznik akcji Septimy.
septima-ask-lose = Wybierz wiedźmę, która trafi do komnaty procesowej 2.
septima-ask-hunt = Kość łowcy pokazuje { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}: zaradź temu albo pozwól łowcy przyjść.
septima-ask-recall = Możesz użyć swojej wiedźmy i zabrać mniej lojalnych mieszkańców.
septima-ask-pay = Wydaj składnik tego rodzaju albo kryształ zamiast niego: { $good }.
septima-ask-seek = Przenieś lidera na dowolne pole obok nadrukowanego składnika albo zostań: { $good }.
septima-ask-shape = Wybierz zwierzę, w które się zmieniasz, i wiedźmę, którą zakryje jego kafel.
septima-ask-cover = Wybierz wiedźmę, którą zakryje teraz kafel zwierzęcia.
septima-ask-drought = Wybierz jedyny składnik, który nadal liczy się jako księżycowy.
septima-ask-sicken = Wybierz wiedźmę, która zachoruje.
septima-ask-negotiate = Wybierz kartę akcji, samą albo razem z kartą negocjacji.
septima-ask-spider = Wybierz drogę, którą pająk idzie do twojego lidera.
septima-ask-furthest = Wybierz, który z najdalszych pająków się poruszy i dokąd.
septima-ask-nearest = Wybierz, którego z najbliższych chorych uleczy Czarna Wdowa.
septima-ask-silence = Wybierz kartę negocjacji, którą musisz oddać.

# Co można wybrać.

septima-say-keep = Zatrzymaj wiedźmę: { $witch }
septima-say-leave = Zostaw poza zgromadzeniem: { $witch }
septima-say-prologue-over = Karta { $card } wyżej, zakrywa drugą
septima-say-prologue-under = Karta { $card } wyżej, do połowy zakryta drugą
septima-say-start = Zacznij na polu { $number }
septima-say-play = Zagraj akcję „{ $action }”
septima-say-go = Idź na pole { $zone }{ $letter }
septima-say-leap = Leć na pole { $zone }{ $letter } i weź 1 kryształ
septima-say-stay = Zostań
septima-say-drink = Użyj: { $potion }
septima-say-drink-with = Użyj: { $spent } jako { $potion }
septima-say-cast = Rzuć czar „{ $spell }”
septima-say-use = Użyj: { $what }
septima-say-shrine = Użyj świątyni: { $element }
septima-say-go-on = Dalej
septima-say-end = Zakończ turę
septima-say-main = Główna umiejętność
septima-say-bonus = Bonus za dopasowanie
septima-say-ingredient = Wybierz: { $ingredient }
septima-say-spend = Wydaj: { $good }
septima-say-exchange = Wymień: { $from } na { $to }
septima-say-brew = Uwarz: { $potion }
septima-say-brew-so = Uwarz: { $potion } (kryształy zamiast: { $crystals }; oszczędzone: { $spared })
septima-say-brew-cheap = Uwarz bez punktów wiedzy: { $potion } (kryształy zamiast: { $crystals }; oszczędzone: { $spared })
septima-say-potion = Weź: { $potion }
septima-say-heal = Ulecz chorego przy fladze { $flag }: { $potion }
septima-say-heal-free = Ulecz za darmo chorego przy fladze { $flag }
septima-say-hospital = Ulecz w szpitalu: { $ailment } ({ $potion })
septima-say-hospital-free = Ulecz w szpitalu za darmo: { $ailment }
septima-say-track = Awansuj na torze „{ $ailment }”
septima-say-chamber = Komnata procesowa { $chamber }
septima-say-copy = Wykonaj akcję „{ $action }”
septima-say-advance = Awansuj do rzędu { $row }, pole { $place }
septima-say-beyond = Weź punkty wiedzy zamiast awansu
septima-say-sideways = Przejdź w bok: rząd { $row }, pole { $place }
septima-say-prepare = Przygotuj czar „{ $spell }”
septima-say-take = Weź czar „{ $spell }”
septima-say-way = Możliwość { $way }
septima-say-half-upper = Górna połowa, dwa razy
septima-say-half-lower = Dolna połowa, raz
septima-say-lay = Połóż łowcę z chaty { $hut }
septima-say-hunter = Przenieś łowcę z chaty { $from } do chaty { $to }
septima-say-marker = Wymień znacznik ({ $side }) na „{ $action }”
septima-say-lose = Oddaj wiedźmę: { $witch }
septima-say-charm = Użyj zaklęcia pomyślności
septima-say-face = Pozwól łowcy przyjść
septima-say-welcome = Przyjmij wiedźmę
septima-say-replace = Przyjmij wiedźmę, a odejdzie { $witch }
septima-say-refuse = Zrezygnuj z wiedźmy
septima-say-enough = Wystarczy
septima-say-brew-any = { $spared ->
    [0] Uwarz z dowolnych składników: { $potion }
   *[other] Uwarz z dowolnych składników: { $potion } (oszczędzone: { $spared })
}
septima-say-brew-any-cheap = Uwarz z dowolnych składników, bez punktów wiedzy: { $potion } (oszczędzone: { $spared })
septima-say-shift = Zmień kształt: { $animal } (kafel zakryje wiedźmę: { $witch })
septima-say-shift-alone = Zmień kształt: { $animal }
septima-say-cover = Zakryj wiedźmę: { $witch }
septima-say-human = Wróć do ludzkiej postaci
septima-say-omen = Potraktuj akcję „{ septima-action-remember }” jak dopasowaną
septima-say-sicken = Niech zachoruje { $witch }
septima-say-cooperate = Współpraca: obie strony grają akcję „{ $action }”
septima-say-delay-swap = Opóźnienie: zamień lewą kartę z prawą
septima-say-delay-top = Opóźnienie: zamień prawą kartę z wierzchnią kartą talii
septima-say-delay-left = Opóźnienie: lewa karta na talię, prawa na lewo, wierzchnia karta talii na prawo
septima-say-inform = Informacja: najpierw zobacz kartę Czarnej Wdowy
septima-say-spider = Pająk { $spider } na pole { $zone }{ $letter }
septima-say-nearest = Chory przy fladze { $flag }
septima-say-drop = Oddaj kartę „{ $card }”

# Co się dzieje.

septima-kept = { $seat } zatrzymuje wiedźmę: { $witch }.
septima-kept-unseen = { $seat } zatrzymuje wiedźmę.
septima-passed = Pozostałe wiedźmy idą dalej w prawo.
septima-laid-prologues = { $seat } układa kartę prologu { $above } nad kartą prologu { $below }.
septima-phase = { $season }, faza księżyca { $phase }.
septima-picked = { $seat } wybiera w tajemnicy akcję „{ $action }”.
septima-picked-unseen = { $seat } wybiera w tajemnicy akcję.
septima-revealed = { $seat } ujawnia akcję „{ $action }”.
septima-turn-began = { $seat } zaczyna turę.
septima-turn-ended = { $seat } kończy turę.
septima-matched = { $seat } ma dopasowanie z inną osobą.
septima-matched-septima = { $seat } ma dopasowanie z Septimą.
septima-treated = { $seat } ma teraz akcję traktowaną jak dopasowana.
septima-marker = Znacznik akcji Septimy ({ $side }) pokazuje „{ $action }”.
septima-patient-came = Przy fladze { $flag } pojawia się chory: { $ailment }.
septima-patient-left = Chory przy fladze { $flag } odchodzi.
septima-accused = W komnacie procesowej 1 czeka na proces { $witch }.
septima-moved = { $seat } idzie na pole { $zone }{ $letter }.
septima-marker-placed = { $seat } stawia znacznik rytuału w rzędzie { $row }, na polu { $place }.
septima-gained = { $seat } otrzymuje: { $count } × { $good }.
septima-spent = { $seat } wydaje: { $good }.
septima-gained-potion = { $seat } otrzymuje eliksir: { $potion }.
septima-brewed = { $seat } warzy eliksir: { $potion }.
septima-drank = { $seat } używa eliksiru: { $potion }.
septima-drank-with = { $seat } używa eliksiru: { $spent } jako { $potion }.
septima-gained-charms = { $seat } otrzymuje { $count ->
    [one] 1 zaklęcie pomyślności
    [few] { $count } zaklęcia pomyślności
    [many] { $count } zaklęć pomyślności
   *[other] { $count } zaklęcia pomyślności
}.
septima-used-charm = { $seat } używa zaklęcia pomyślności.
septima-gained-wisdom = { $seat } zdobywa { $points ->
    [one] 1 punkt wiedzy
    [few] { $points } punkty wiedzy
    [many] { $points } punktów wiedzy
   *[other] { $points } punktu wiedzy
}.
septima-lost-wisdom = { $seat } traci { $points ->
    [one] 1 punkt wiedzy
    [few] { $points } punkty wiedzy
    [many] { $points } punktów wiedzy
   *[other] { $points } punktu wiedzy
}.
septima-raised = { $seat } zwiększa podejrzenie do { $to }.
septima-lowered = { $seat } zmniejsza podejrzenie do { $to }.
septima-confronted = Większego podejrzenia już nie ma: { $seat } staje oko w oko z rozgniewanym tłumem.
septima-lost-witch = { $seat } traci wiedźmę, która trafia do komnaty procesowej 2: { $witch }.
septima-healed = { $seat } leczy chorego: { $ailment }.
septima-track-advanced = { $seat } osiąga poziom { $level } na torze „{ $ailment }”.
septima-copied = { $seat } wykonuje też akcję „{ $action }”.
septima-used = { $seat } korzysta z pomocy: { $what }.
septima-used-shrine = { $seat } korzysta ze świątyni: { $element }.
septima-used-favor = { $seat } korzysta z głosu tłumu: { $favor }.
septima-sent-to-crowd = { $seat } wysyła do tłumu { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
}.
septima-sent-to-chamber = { $seat } wysyła lojalnego mieszkańca do komnaty procesowej { $chamber }.
septima-recalled = { $seat } zabiera z powrotem { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
}.
septima-angered = Do tłumu { $count ->
    [one] dołącza 1 wściekły mieszkaniec
    [few] dołączają { $count } wściekli mieszkańcy
    [many] dołącza { $count } wściekłych mieszkańców
   *[other] dołącza { $count } wściekłego mieszkańca
}.
septima-took-spell = { $seat } otrzymuje czar „{ $spell }”.
septima-spell-revealed = Pojawia się nowy czar: „{ $spell }”.
septima-cast = { $seat } rzuca czar „{ $spell }”.
septima-prepared = { $seat } przygotowuje czar „{ $spell }”.
septima-spell-ended = Czar „{ $spell }” przestaje działać ({ $seat }).
septima-drew-prologue = { $seat } dobiera kartę prologu { $card }.
septima-drew-witch = Dobrano wiedźmę: { $witch }.
septima-mirrored = { $seat } ma obok zgromadzenia nową wiedźmę: { $witch }.
septima-joined = { $seat } przyjmuje do zgromadzenia wiedźmę: { $witch }.
septima-boxed = { $witch } opuszcza grę.
septima-open-die = Kość łowcy pokazuje teraz { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}.
septima-rolled = { $seat } ma na kości łowcy { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}.
septima-caught = { $seat } wpada w ręce łowcy.
septima-escaped = { $seat } umyka łowcy.
septima-hunter-laid = Łowca w chacie { $hut } zasypia.
septima-hunter-moved = Łowca z chaty { $from } przenosi się do chaty { $to }.
septima-hunter-came = Do chaty { $hut } wprowadza się nowy łowca.
septima-trial = Komnata procesowa { $chamber }: zaczyna się proces, przed sądem staje { $witch }.
septima-drawn-angry = Do komnaty procesowej { $chamber } wchodzi wściekły mieszkaniec.
septima-drawn-loyal = Do komnaty procesowej { $chamber } wchodzi lojalny mieszkaniec ({ $seat }).
septima-trial-won = { $seat } wygrywa proces wiedźmy: { $witch }.
septima-trial-lost = Obrona się nie udaje: { $witch }.
septima-became-animal = { $seat } zmienia kształt: { $animal }. Kafel zakrywa wiedźmę: { $witch }.
septima-became-animal-alone = { $seat } zmienia kształt: { $animal }.
septima-became-human = { $seat } wraca do ludzkiej postaci.
septima-covered = { $seat } zakrywa teraz kaflem zwierzęcia inną wiedźmę: { $witch }.
septima-omen-coming = Widać następny omen: połowa pozytywna „{ $light }”, negatywna „{ $dark }”.
septima-omen-came = Zaczyna działać omen „{ $omen }”.
septima-sickened = { $seat } ma w zgromadzeniu chorą wiedźmę: { $witch }.
septima-recovered = { $seat } ma znów zdrową wiedźmę: { $witch }.
septima-widow-row = Do Rzędu Czarnej Wdowy trafia karta „{ $action }”.
septima-negotiated = { $seat } zagrywa kartę negocjacji „{ $card }”.
septima-silenced = { $seat } oddaje kartę negocjacji „{ $card }”.
septima-widow-chose = Czarna Wdowa gra akcję „{ $action }”.
septima-spider-moved = Pająk { $spider } pełznie na pole { $zone }{ $letter }.
septima-spiders-lay = Wszystkie pająki kładą się i strzegą tego, co jest wokół nich.
septima-crystals-barred = Do końca następnej tury grającej osoby nie można otrzymywać kryształów.
septima-spells-swept = Dolny rząd czarów znika.
septima-over = Rok się skończył. Noktenburg wita nową Septimę!

# Dlaczego czegoś nie można wybrać.

septima-no-space-taken = Dwóch liderów nie może zostać na jednym polu.
septima-no-too-far = To pole jest za daleko.
septima-no-discarded = Ta karta jest odrzucona.
septima-no-matched-already = Twoja akcja jest już dopasowana.
septima-no-pointless = To by teraz nic nie dało.
septima-no-used = Ten czar jest wykorzystany: najpierw trzeba go przygotować.
septima-no-cast-already = Ten czar był już rzucony w tej turze.
septima-no-other-action = To należy do innej akcji niż twoja.
septima-no-other-window = Na to jest inna chwila w turze.
septima-no-used-already = To było już użyte w tej turze.
septima-no-not-met = Warunek nie jest spełniony.
septima-no-not-next-to = Twój lider do tego nie przylega.
septima-no-chamber-full = Ta komnata procesowa jest pełna.
septima-no-favor-used = Ten głos tłumu jest już wykorzystany.
septima-no-cannot-pay = Brakuje ci składników na ten eliksir.
septima-no-healed-already = Ten chory został już przez ciebie uleczony.
septima-no-no-remedy = Nie masz eliksiru, który pomoże temu choremu.
septima-no-other-icon = To pole pokazuje inną akcję niż twoja.
septima-no-no-offering = Nie masz czego złożyć w ofierze na tej wstędze.
septima-no-other-element = Ten czar należy do innego żywiołu.
septima-no-scoring-spell = Pierwszy czar nie może być punktujący.
septima-no-cannot-rise = Jako zwierzę nie możesz zwiększyć Podejrzenia.
septima-no-not-as-animal = Twoje zwierzę nie może zagrać tej akcji.
septima-no-no-memories = Omen nie pozwala w tej porze roku na akcję „{ septima-action-remember }”.
septima-no-no-charms = Omen nie pozwala w tej porze roku na zaklęcia pomyślności.
septima-no-closed = Z powodu omenu budynki są w tej porze roku zamknięte.
septima-no-spider = Lider nie może wejść na pole pająka, przejść przez nie ani na nim zostać.
septima-no-must-move = Twój lider musi opuścić to pole: pomoże tylko akcja „{ septima-action-move }”.
septima-no-widow-lacks = Czarna Wdowa nie ma tej karty ani w rzędzie, ani w talii.

# Na kartach i kaflach.

septima-text-with = Przy akcji „{ $action }”:
septima-text-with-any = Przy dowolnej akcji:
septima-text-twice = Najwyżej dwa razy:
septima-text-after-roll = Po twoim rzucie kością łowcy:
septima-text-need-brewed = Jeśli w tym warzeniu powstały eliksiry użytkowe w liczbie co najmniej { $count }:
septima-text-need-ailments = Jeśli w tej turze są przez ciebie uleczeni chorzy co najmniej { $count ->
    [one] 1 rodzaju
    [few] { $count } rodzajów
    [many] { $count } rodzajów
   *[other] { $count } rodzaju
}:
septima-text-need-suspicion = Jeśli twoje podejrzenie jest mniejsze niż { $below }:
septima-text-need-matched = Jeśli twoja akcja jest dopasowana:
septima-text-need-unmatched = Jeśli twoja akcja nie jest dopasowana:
septima-text-need-next-to = Jeśli twój lider przylega do budynku „{ $building }”:
septima-text-need-next-to-town = Jeśli twój lider przylega do obszaru miasta:
septima-text-when-potion = Ilekroć używasz eliksiru użytkowego:
septima-text-when-roll = Ilekroć musisz rzucić kością łowcy:
septima-text-when-lowered = Ilekroć jakiś efekt zmniejsza twoje podejrzenie:
septima-text-when-advanced = Ilekroć awansujesz na torze rytuału:
septima-text-when-gained = Ilekroć otrzymujesz składnik:
septima-text-when-ribbon = Ilekroć wchodzisz na wstęgę toru rytuału:
septima-text-when-defended = Ilekroć obrona w komnacie procesowej 1 się udaje, a jest tam twój lojalny mieszkaniec:
septima-text-when-healed = Ilekroć leczysz chorego w turze z akcją „{ septima-action-heal }”:
septima-text-until-turn = Działa do końca tury.
septima-text-until-season = Działa do końca pory roku.
septima-text-until-moved = Działa, dopóki twój lider nie opuści swojego pola.
septima-text-until-won = Działa, dopóki nie wygrasz procesu.
septima-text-before = Tylko przed akcją z karty:
septima-text-after = Tylko po akcji z karty:
septima-text-per-healed = Za każdego chorego uleczonego w tej turze co innego:
septima-text-or = Albo:
septima-text-instead = Zamiast głównej umiejętności akcji „{ $action }”:
septima-text-if-matched = Przy dopasowaniu zamiast tego:
septima-text-spend = Wydaj { $count ->
    [one] 1 składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składnika
}.
septima-text-spend-crystals = Wydaj { $count ->
    [one] 1 kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}.
septima-text-spend-of = Wydaj: { $good }.
septima-text-gain-of = Otrzymujesz: { $count } × { $good }.
septima-text-lunar-again = Otrzymujesz jeszcze po 1 składniku każdego księżycowego rodzaju zebranego w tej turze, najwyżej { $count ->
    [one] 1 rodzaju
    [few] { $count } rodzajów
    [many] { $count } rodzajów
   *[other] { $count } rodzaju
}.
septima-text-seek = Porusz lidera o dowolną liczbę pól na pole obok nadrukowanego składnika: { $good }.
septima-text-wisdom = Otrzymujesz { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
}.
septima-text-wisdom-per-healed = Otrzymujesz { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
} za każdego chorego uleczonego przez ciebie w tej turze.
septima-text-crystals = Otrzymujesz { $count ->
    [one] 1 kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}.
septima-text-charms = Otrzymujesz { $count ->
    [one] 1 zaklęcie pomyślności
    [few] { $count } zaklęcia pomyślności
    [many] { $count } zaklęć pomyślności
   *[other] { $count } zaklęcia pomyślności
}.
septima-text-ingredients = Otrzymujesz { $count ->
    [one] 1 składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składnika
} do wyboru.
septima-text-one-of = Otrzymujesz: { $first } albo { $second }.
septima-text-potion = Otrzymujesz: { $count } × { $potion }.
septima-text-practical = Otrzymujesz { $count ->
    [one] 1 eliksir użytkowy
    [few] { $count } eliksiry użytkowe
    [many] { $count } eliksirów użytkowych
   *[other] { $count } eliksiru użytkowego
} do wyboru.
septima-text-any-potion = Otrzymujesz { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
} do wyboru.
septima-text-collected-again = Otrzymujesz jeszcze po 1 składniku każdego rodzaju zebranego w tej turze.
septima-text-exchange = Wymień { $count ->
    [one] 1 składnik na składnik innego rodzaju
    [few] najwyżej { $count } składniki, każdy na składnik innego rodzaju
    [many] najwyżej { $count } składników, każdy na składnik innego rodzaju
   *[other] najwyżej { $count } składnika, każdy na składnik innego rodzaju
}.
septima-text-lower = Zmniejsz podejrzenie o { $count }.
septima-text-lower-per-citizen = Zmniejsz podejrzenie o 1 za każdego swojego lojalnego mieszkańca w tłumie.
septima-text-lower-per = Zmniejsz podejrzenie o 1 za każdy zebrany w tej turze składnik tego rodzaju: { $ingredient }.
septima-text-raise = Zwiększ podejrzenie o { $count }.
septima-text-treat = Twoja akcja liczy się jak dopasowana, przez co zwiększysz podejrzenie o { $count }.
septima-text-swap-marker = Możesz wymienić aktywny znacznik akcji Septimy na wybrany ze stosu.
septima-text-crowd = Wyślij do tłumu { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
}.
septima-text-angry = Dodaj do tłumu { $count ->
    [one] 1 wściekłego mieszkańca
    [few] { $count } wściekłych mieszkańców
    [many] { $count } wściekłych mieszkańców
   *[other] { $count } wściekłego mieszkańca
}.
septima-text-send = Wyślij z tłumu do komnaty procesowej { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
}.
septima-text-favors = Skorzystaj z { $count ->
    [one] 1 głosu
    [few] { $count } różnych głosów
    [many] { $count } różnych głosów
   *[other] { $count } głosu
} tłumu.
septima-text-walk = Porusz lidera najwyżej o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
septima-text-fly = Porusz lidera o dowolną liczbę pól.
septima-text-lay-hunter = Połóż dowolnego łowcę: do końca fazy jest nieaktywny.
septima-text-move-hunter = Przenieś dowolnego łowcę do pustej chaty i połóż go.
septima-text-near = Liczy się, że przylegasz do wybranego budynku.
septima-text-advance = Awansuj na torze rytuału.
septima-text-prepare = Przygotuj { $count ->
    [one] 1 czar
    [few] { $count } czary
    [many] { $count } czarów
   *[other] { $count } czaru
}.
septima-text-prepare-of = Przygotuj 1 czar tego żywiołu: { $element }.
septima-text-spell = Otrzymujesz 1 czar dowolnego żywiołu.
septima-text-spell-here = Otrzymujesz 1 czar z sekcji, w której stoi twój znacznik rytuału.
septima-text-brew = Uwarz 1 eliksir.
septima-text-heal-more = Ulecz { $count ->
    [one] 1 chorego
    [few] { $count } chorych
    [many] { $count } chorych
   *[other] { $count } chorego
} obok swojego lidera.
septima-text-witches = Dobierz { $count ->
    [one] 1 wiedźmę
    [few] { $count } wiedźmy i zatrzymaj jedną
    [many] { $count } wiedźm i zatrzymaj jedną
   *[other] { $count } wiedźmy i zatrzymaj jedną
} w zgromadzeniu.
septima-text-mirror = Dobierz { $count ->
    [one] 1 wiedźmę
    [few] { $count } wiedźmy
    [many] { $count } wiedźm
   *[other] { $count } wiedźmy
} i zatrzymaj jedną obok zgromadzenia.
septima-text-prologue = Dobierz kartę prologu: weź górną połowę dwa razy albo dolną raz.
septima-text-whole-prologue = Dobierz kartę prologu: weź górną połowę dwa razy i dolną raz.
septima-text-again = Wykonaj główną umiejętność innej karty z ręki.
septima-text-collect = Otrzymujesz 1 składnik za każdą księżycową ikonę wokół lidera i 1 kryształ za każde wykopalisko.
septima-text-not-lunar = Otrzymujesz spośród ikon wokół lidera { $count ->
    [one] 1 składnik, który nie jest księżycowy
    [few] { $count } składniki, które nie są księżycowe
    [many] { $count } składników, które nie są księżycowe
   *[other] { $count } składnika, które nie są księżycowe
}.
septima-text-move = Porusz lidera najwyżej o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, a potem weź 1 składnik nadrukowany przy drodze.
septima-text-brew-up = Uwarz { $count ->
    [one] 1 eliksir
    [few] najwyżej { $count } eliksiry
    [many] najwyżej { $count } eliksirów
   *[other] najwyżej { $count } eliksiru
}.
septima-text-heal-up = Ulecz { $count ->
    [one] 1 chorego
    [few] najwyżej { $count } chorych
    [many] najwyżej { $count } chorych
   *[other] najwyżej { $count } chorego
} obok swojego lidera.
septima-text-remember = Wykonaj główną umiejętność jednej ze swoich odrzuconych kart.
septima-text-ritual = Awansuj na torze rytuału, a przedtem albo potem przejdź o jedno pole w bok.
septima-text-shapeshift = Zmień się w jedno ze swoich dwóch zwierząt, zakryj jego kaflem wiedźmę i weź na rękę swoje odrzucone karty.
septima-text-third-lunar = Gdy zbierasz, jeszcze jeden wybrany składnik liczy się jako księżycowy.
septima-text-reach = Gdy leczysz, jeden chory może być dalej, najwyżej o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
} od ciebie.
septima-text-any-track = Gdy leczysz, możesz awansować na wybranym torze chorych.
septima-text-bargain = Gdy warzysz, { $count ->
    [one] raz
    [few] najwyżej { $count } razy
    [many] najwyżej { $count } razy
   *[other] najwyżej { $count } razy
}: zwiększ podejrzenie o 1 i wydaj o 1 składnik mniej.
septima-text-quick-move = Twój szybki ruch może być dłuższy o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
septima-text-lone-quick-move = Jeśli twoja akcja nie jest dopasowana, twój szybki ruch może być dłuższy o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
septima-text-skull-roll = Obok nadrukowanej czaszki twoje rzuty kością łowcy są mniejsze o { $count }.
septima-text-repeat-favor = Po procesach możesz skorzystać z tego samego głosu tłumu kilka razy.
septima-text-lenient = W każdej porze roku: zabierz o 1 lojalnego mieszkańca mniej po wygranych procesach albo żadnego po głosach tłumu.
septima-text-icons = Gdy tu zbierasz, { $count ->
    [one] 1 wybrany składnik jest
    [few] { $count } wybrane składniki są
    [many] { $count } wybranych składników jest
   *[other] { $count } wybranego składnika jest
} jakby na tym budynku.
septima-text-town-icons = Gdy zbierasz, na każdym obszarze miasta jest jakby 1 wybrany przez ciebie składnik.
septima-text-cheap-practical = Gdy tu warzysz, eliksir użytkowy może kosztować o 1 składnik mniej; nie daje wtedy punktów wiedzy.
septima-text-endless-patients = Gdy tu leczysz, zawsze są chorzy każdego rodzaju; nie dają nagród.
septima-text-no-raise = Dopasowanie nie zwiększa twojego podejrzenia.
septima-text-septima-free = Dopasowanie z Septimą nie zwiększa twojego podejrzenia, nawet jeśli masz też dopasowanie z innymi osobami.
septima-text-more-potions = W akcji warzenia możesz uwarzyć o { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
} więcej.
septima-text-stand-in = Każdy wydany przez ciebie eliksir może zastąpić dowolny inny.
septima-text-free-second = Raz, gdy leczysz chorego, ulecz drugiego tego samego rodzaju bez środka leczącego.
septima-text-endless-rewards = Chorzy uleczeni w szpitalu dają ci nagrody z torów.
septima-text-more-citizens = W procesach masz jakby o { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
} więcej i wygrywasz remisy.
septima-text-no-recall = Po wygranym procesie nie zabierasz lojalnych mieszkańców.
septima-text-hidden = Łowcy nie zwracają na ciebie uwagi.
septima-text-take-back = Na koniec fazy twoja karta akcji wraca na rękę.
septima-text-river-spares = Gdy warzysz obok rzeki, nie musisz wydawać tego składnika: { $good }.

# Co robią omeny.

septima-sign-free-offering = Wstęgi toru rytuału nie wymagają ofiary.
septima-sign-offering = Wstęgi, które wymagają ofiary, kosztują { $count ->
    [one] 1 dowolny składnik
    [few] { $count } dowolne składniki
    [many] { $count } dowolnych składników
   *[other] { $count } dowolnego składnika
}.
septima-sign-any-remedy = Każdy środek leczący leczy każdego chorego.
septima-sign-epidemic = Na początku każda osoba, która ma co najmniej 2 wiedźmy, odwraca jedną z nich. Pierwszy uleczony chory przywraca jej zdrowie; inaczej na koniec pory roku opuszcza ona grę.
septima-sign-more-favors = Po procesach każda osoba może skorzystać z { $count ->
    [one] 1 głosu tłumu
    [few] { $count } głosów tłumu
    [many] { $count } głosów tłumu
   *[other] { $count } głosu tłumu
} więcej.
septima-sign-fewer-favors = Po procesach każda osoba może skorzystać z { $count ->
    [one] 1 głosu tłumu
    [few] { $count } głosów tłumu
    [many] { $count } głosów tłumu
   *[other] { $count } głosu tłumu
} mniej.
septima-sign-shared-chambers = Każda osoba może używać wierzchniej wiedźmy z każdej komnaty procesowej, jakby miała ją w zgromadzeniu.
septima-sign-forgotten = Nie można używać umiejętności wiedźm ze zgromadzeń ani zwierząt.
septima-sign-matched-remember = Niedopasowana akcja „{ septima-action-remember }” może się liczyć jak dopasowana i nie zwiększa podejrzenia.
septima-sign-no-remember = Nie można zagrać akcji „{ septima-action-remember }”.
septima-sign-prepare-more = Ilekroć w fazie księżyca przygotowujesz czar, możesz przygotować jeszcze { $count ->
    [one] 1 czar
    [few] { $count } czary
    [many] { $count } czarów
   *[other] { $count } czaru
}.
septima-sign-prepare-costs = Przygotowanie czaru kosztuje dodatkowo { $count ->
    [one] 1 dowolny składnik
    [few] { $count } dowolne składniki
    [many] { $count } dowolnych składników
   *[other] { $count } dowolnego składnika
}.
septima-sign-free-potion = Akcja „{ septima-action-brew }”, w której powstaje eliksir, daje też 1 eliksir użytkowy do wyboru.
septima-sign-brew-at-most = W akcji „{ septima-action-brew }” można uwarzyć najwyżej { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
}.
septima-sign-any-recipe = Eliksiry można warzyć z dowolnych składników: eliksir miłosny z 3, pozostałe z 2.
septima-sign-no-potion-wisdom = Warzenie eliksirów użytkowych nie daje punktów wiedzy.
septima-sign-next-to-all = Liczy się, że każda osoba przylega do każdego budynku.
septima-sign-no-buildings = Nie można używać budynków.
septima-sign-septima-less = Dopasowanie tylko z Septimą zwiększa podejrzenie o { $count } mniej.
septima-sign-septima-more = Dopasowanie tylko z Septimą zwiększa podejrzenie o { $count } więcej.
septima-sign-collect-more = Akcja „{ septima-action-collect }” daje jeszcze { $count ->
    [one] 1 składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składnika
} spośród zebranych w niej rodzajów.
septima-sign-one-lunar = Gdy zbierasz, tylko jeden z dwóch księżycowych składników liczy się jako księżycowy; wybierasz który.
septima-sign-calm-wisdom = Kto w fazie księżyca nie zwiększa podejrzenia, otrzymuje na jej koniec { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
}.
septima-sign-raise-costs = Każde zwiększenie podejrzenia kosztuje { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
}.
septima-sign-recruit-more = Akcja „{ septima-action-recruit }” wysyła do tłumu o { $count ->
    [one] 1 lojalnego mieszkańca
    [few] { $count } lojalnych mieszkańców
    [many] { $count } lojalnych mieszkańców
   *[other] { $count } lojalnego mieszkańca
} więcej.
septima-sign-crowd-raises = Kto w swojej turze wysyła do tłumu lojalnych mieszkańców, zwiększa podejrzenie o { $count }, jeden raz.
septima-sign-quick-move = Szybki ruch może mieć najwyżej { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
septima-sign-no-quick-move = Nie ma szybkiego ruchu.
septima-sign-hunters-less = Zasięg łowców jest mniejszy o { $count }.
septima-sign-hunters-more = Zasięg łowców jest większy o { $count }.
septima-sign-judge-less = Przed pierwszym procesem tłum { $count ->
    [one] opuszcza 1 wściekły mieszkaniec
    [few] opuszczają { $count } wściekli mieszkańcy
    [many] opuszcza { $count } wściekłych mieszkańców
   *[other] opuszcza { $count } wściekłego mieszkańca
}.
septima-sign-judge-more = Przed pierwszym procesem do tłumu { $count ->
    [one] dołącza 1 wściekły mieszkaniec
    [few] dołączają { $count } wściekli mieszkańcy
    [many] dołącza { $count } wściekłych mieszkańców
   *[other] dołącza { $count } wściekłego mieszkańca
}.
septima-sign-charms = Na początku każda osoba otrzymuje { $count ->
    [one] 1 zaklęcie pomyślności
    [few] { $count } zaklęcia pomyślności
    [many] { $count } zaklęć pomyślności
   *[other] { $count } zaklęcia pomyślności
}.
septima-sign-no-charms = Nie można używać zaklęć pomyślności.
septima-sign-summer-wins = Na koniec gry: { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
} za każdy proces wygrany latem.
septima-sign-summer-losses = Na koniec gry: kto latem nie wygrał żadnego procesu, traci { $count ->
    [one] 1 punkt wiedzy
    [few] { $count } punkty wiedzy
    [many] { $count } punktów wiedzy
   *[other] { $count } punktu wiedzy
}.

# Co robi Czarna Wdowa.

septima-deeds-first = Pierwsze, co jest możliwe:
septima-deed-lay-down = Wszystkie pająki się kładą.
septima-deed-bar-crystals = Do końca swojej następnej tury nie możesz otrzymywać kryształów.
septima-deed-move-all = Wszystkie pająki idą o 1 pole w stronę twojego lidera.
septima-deed-move-furthest = Najdalszy pająk idzie o 1 pole w stronę twojego lidera.
septima-deed-raise = Jej podejrzenie rośnie o { $count }.
septima-deed-heal = Leczy { $count ->
    [one] najbliższego chorego
    [few] { $count } najbliższych chorych
    [many] { $count } najbliższych chorych
   *[other] { $count } najbliższego chorego
}.
septima-deed-crowd = Z jej zasobów do tłumu { $count ->
    [one] idzie 1 przeklęty mieszkaniec
    [few] idą { $count } przeklęci mieszkańcy
    [many] idzie { $count } przeklętych mieszkańców
   *[other] idzie { $count } przeklętego mieszkańca
}.
septima-deed-chamber = Z tłumu do komnaty procesowej 1 { $count ->
    [one] idzie 1 przeklęty mieszkaniec
    [few] idą { $count } przeklęci mieszkańcy
    [many] idzie { $count } przeklętych mieszkańców
   *[other] idzie { $count } przeklętego mieszkańca
}.
septima-deed-direct = Z jej zasobów prosto do komnaty procesowej 1 { $count ->
    [one] idzie 1 przeklęty mieszkaniec
    [few] idą { $count } przeklęci mieszkańcy
    [many] idzie { $count } przeklętych mieszkańców
   *[other] idzie { $count } przeklętego mieszkańca
}.
septima-deed-sweep-spells = Dolny rząd czarów opuszcza grę i przychodzą nowe.
septima-deed-silence = Oddajesz 1 kartę negocjacji.
