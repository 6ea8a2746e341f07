# Co mówi SpellBook.
#
# Nazwy zaklęć i pojęcia są z polskiej instrukcji; zdania są nasze.
# Żeton ma postać nazwy w mianowniku, „czerwone koło”. Biernik jest taki sam, więc nazwa może być
# dopełnieniem („bierze czerwone koło”); w innych przypadkach stać nie może. Tak samo pora dnia.

spellbook = Księga zaklęć

# Opcje.

spellbook-option-seats = Ile osób gra, od 1 do 4; w pojedynkę mierzysz się z przeciwnikiem solo.
spellbook-option-spells = Które zaklęcia są w grze: losowe po jednym z każdego koloru, zestaw dla początkujących albo własny wybór.
spellbook-option-handicap = Tylko solo: ile żetonów leży na początku w dolnej części planszetki przeciwnika.
spellbook-option-colour = Tylko przy własnym wyborze: które zaklęcie tego koloru jest w grze.

# Stół i wynik.

spellbook-familiar = Chowaniec
spellbook-tie-spells = Poznane zaklęcia
spellbook-tie-pool = Żetony w puli
spellbook-track = Tor
spellbook-below = Dolna część
spellbook-opponent = Przeciwnik
spellbook-altar = Ołtarz
spellbook-bag = Sakiewka
spellbook-tray = Tacka
spellbook-pool = Pula
# Po „runa:”, zamiast nazwy runy.
spellbook-card-rune = jak na karcie
# Skąd coś wiadomo.
spellbook-rulebook = Instrukcja wydawcy
spellbook-public = Źródło publiczne
spellbook-reconstructed = Nasza rekonstrukcja

# Żetony.

spellbook-token-Rc = czerwone koło
spellbook-token-Rt = czerwony trójkąt
spellbook-token-Rs = czerwony kwadrat
spellbook-token-Pc = fioletowe koło
spellbook-token-Pt = fioletowy trójkąt
spellbook-token-Ps = fioletowy kwadrat
spellbook-token-Gc = zielone koło
spellbook-token-Gt = zielony trójkąt
spellbook-token-Gs = zielony kwadrat
spellbook-token-Kc = czarne koło
spellbook-token-Kt = czarny trójkąt
spellbook-token-Ks = czarny kwadrat
spellbook-token-Wc = białe koło
spellbook-token-Wt = biały trójkąt
spellbook-token-Ws = biały kwadrat
spellbook-token-Bc = niebieskie koło
spellbook-token-Bt = niebieski trójkąt
spellbook-token-Bs = niebieski kwadrat
spellbook-token-Yc = żółte koło
spellbook-token-Yt = żółty trójkąt
spellbook-token-Ys = żółty kwadrat

spellbook-red = czerwony
spellbook-purple = fioletowy
spellbook-green = zielony
spellbook-black = czarny
spellbook-white = biały
spellbook-blue = niebieski
spellbook-yellow = żółty

spellbook-circle = koło
spellbook-triangle = trójkąt
spellbook-square = kwadrat

# Zaklęcia.

spellbook-sacrifice = Poświęcenie
spellbook-eruption = Erupcja
spellbook-blaze = Płomień
spellbook-levitation = Lewitacja
spellbook-sharing = Podział
spellbook-divination = Wróżba
spellbook-purification = Oczyszczenie
spellbook-cure = Leczenie
spellbook-growth = Rozwój
spellbook-offering = Ofiara
spellbook-focus = Skupienie
spellbook-feast = Uczta
spellbook-time-travel = Podróż w czasie
spellbook-storm = Burza
spellbook-clone = Klonowanie
spellbook-transmutation = Transmutacja
spellbook-swiftness = Prędkość
spellbook-mirage = Miraż
spellbook-abundance = Obfitość
spellbook-knowledge = Wiedza
spellbook-communion = Symbioza

spellbook-morning = poranek
spellbook-midday = południe
spellbook-evening = wieczór

# O co pytamy.

spellbook-ask-morning = { $actions ->
    [one] Poranek
    [few] Poranek, zostały { $actions } akcje
    [many] Poranek, zostało { $actions } akcji
   *[other] Poranek, zostało { $actions } akcji
}: weź żeton z ołtarza, wylosuj dwa z sakiewki albo użyj zaklęcia.
spellbook-ask-midday = Południe: zmagazynuj żeton u chowańca, użyj zaklęcia albo pomiń tę fazę.
spellbook-ask-evening = Wieczór: naucz się zaklęcia, użyj któregoś albo zakończ dzień.
spellbook-ask-end = Wieczór minął: zakończ swój dzień.
spellbook-ask-take = „{ $spell }”: weź z ołtarza { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
}.
spellbook-ask-take-up-to = „{ $spell }”: { $left ->
    [one] weź z ołtarza jeszcze 1 żeton tego samego koloru
    [few] weź z ołtarza najwyżej { $left } żetony jednego koloru
    [many] weź z ołtarza najwyżej { $left } żetonów jednego koloru
   *[other] weź z ołtarza najwyżej { $left } żetonu jednego koloru
} albo zakończ.
spellbook-ask-stow = „{ $spell }”: wybierz z ołtarza { $left ->
    [one] 1 żeton, który trafi
    [few] { $left } żetony, które trafią
    [many] { $left } żetonów, które trafią
   *[other] { $left } żetonu, które trafią
} od razu do chowańca.
spellbook-ask-store = „{ $spell }”: zmagazynuj u chowańca { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
} ze swojej puli.
spellbook-ask-cost = „{ $spell }”: wybierz żeton, który odrzucisz jako koszt.
spellbook-ask-drop = „{ $spell }”: odrzuć { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
} ze swojej puli.
spellbook-ask-replace = „{ $spell }”: wymień tyle żetonów z ołtarza, ile chcesz (na razie { $made }).
spellbook-ask-give = „{ $spell }”: wybierz ze swojej puli { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
} do oddania w zamianie.
spellbook-ask-receive = „{ $spell }”: wybierz w zamian { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
}.
spellbook-ask-raise = „{ $spell }”: wybierz inne swoje zaklęcie i podnieś je o jeden poziom.
spellbook-ask-others = Cudze zaklęcie ma żeton i dla ciebie: weź jeden z ołtarza.
spellbook-ask-gift = Wybierz z ołtarza żeton, który trafi do dolnej części planszetki przeciwnika.
spellbook-ask-night = Zapada noc: wybierz z ołtarza żeton na następne pole toru przeciwnika.
spellbook-ask-spend = Uczysz się zaklęcia „{ $spell }” (poziom { $level }): wybierz { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
} do wydania.
spellbook-ask-place = Wybierz żeton na kartę „{ $spell }”: jego runa stanie się runą karty.
spellbook-ask-keep = Zmagazynuj u chowańca { $left ->
    [one] 1 żeton
    [few] { $left } żetony
    [many] { $left } żetonów
   *[other] { $left } żetonu
} z tacki.
spellbook-ask-extra = Wykonaj od razu jedną akcję poranka albo zrezygnuj.
spellbook-ask-copy = Wybierz akcję do skopiowania (faza: { $phase }).

# Co można wybrać.

spellbook-say-take = Weź { $token }
spellbook-say-draw = Wylosuj dwa żetony
spellbook-say-store = Zmagazynuj { $token }
spellbook-say-learn = Naucz się zaklęcia „{ $spell }” (poziom { $level })
spellbook-say-learn-wild = Naucz się zaklęcia „{ $spell }” (poziom { $level }, dzika materia: { $wilds })
spellbook-say-transmute = Naucz się przez transmutację zaklęcia „{ $spell }” (poziom { $level }, dzika materia: { $wilds }, runa: { $rune })
spellbook-say-cast = Użyj zaklęcia „{ $spell }” (poziom { $level })
spellbook-say-cast-store = Użyj zaklęcia „{ $spell }” i magazynuj (poziom { $level })
spellbook-say-cast-take = Użyj zaklęcia „{ $spell }” i bierz (poziom { $level })
spellbook-say-copy-rune = Skopiuj zaklęcie „{ $spell }” (poziom { $level }, runa: { $rune })
spellbook-say-copy-store = Skopiuj zaklęcie „{ $spell }” i magazynuj (poziom { $level }, runa: { $rune })
spellbook-say-copy-take = Skopiuj zaklęcie „{ $spell }” i bierz (poziom { $level }, runa: { $rune })
spellbook-say-skip = Pomiń { $phase }
spellbook-say-decline = Zrezygnuj
spellbook-say-end = Zakończ dzień
spellbook-say-stow = Weź i zmagazynuj { $token }
spellbook-say-discard = Odrzuć { $token }
spellbook-say-replace = Wymień { $token }
spellbook-say-enough = Wystarczy
spellbook-say-give = Oddaj { $token }
spellbook-say-receive = Weź w zamian { $token }
spellbook-say-raise = Podnieś zaklęcie „{ $spell }”
spellbook-say-spend = Wydaj { $token }
spellbook-say-place = Połóż na karcie { $token }
spellbook-say-keep = Zmagazynuj z tacki { $token }
spellbook-say-yield = Daj przeciwnikowi { $token }

# Co się dzieje.

spellbook-drew = { $seat } losuje { $token }.
spellbook-took = { $seat } bierze z ołtarza { $token }.
spellbook-stored = { $seat } magazynuje { $token }.
spellbook-stowed = { $seat } magazynuje prosto z ołtarza { $token }.
spellbook-kept = { $seat } magazynuje z tacki { $token }.
spellbook-discarded = { $seat } odrzuca { $token }.
spellbook-spent = { $seat } wydaje { $token }.
spellbook-dealt = Na ołtarz trafia { $token }.
spellbook-replaced = { $seat } usuwa z ołtarza { $token }.
spellbook-altar-cleared = Z ołtarza znikają wszystkie żetony.
spellbook-bag-refilled = Sakiewka jest pusta: wraca do niej cała zawartość tacki.
spellbook-gave-to-altar = { $seat } oddaje na ołtarz { $token }.
spellbook-got-from-altar = { $seat } dostaje z ołtarza w zamian { $token }.
spellbook-swapped-familiar = { $seat } oddaje chowańcowi { $gave } i dostaje od niego { $got }.
spellbook-learned = { $seat } uczy się zaklęcia „{ $spell }” (poziom { $level }) i kładzie na karcie { $token }.
spellbook-cast = { $seat } używa zaklęcia „{ $spell }” (poziom { $level }).
spellbook-copied = { $seat } kopiuje zaklęcie „{ $spell }” (poziom { $level }).
spellbook-raised = { $seat } podnosi zaklęcie „{ $spell }” do poziomu { $level }.
spellbook-lowered = { $seat } obniża zaklęcie „{ $spell }” do poziomu { $level }.
spellbook-skipped = { $seat } pomija { $phase }.
spellbook-day-ended = { $seat } kończy dzień.
spellbook-day-began = { $seat } zaczyna nowy dzień.
spellbook-opponent-covered = Na pole { $space } toru przeciwnika trafia { $token }.
spellbook-opponent-got = Do dolnej części planszetki przeciwnika trafia { $token }.
spellbook-end-near = Koniec jest bliski: { $seat } ma pełną księgę albo pełną planszetkę chowańca.
spellbook-over = Gra się skończyła. Pora policzyć punkty!

# Dlaczego czegoś nie można wybrać.

spellbook-no-pool-full = Twoja pula jest pełna.
spellbook-no-supply-empty = I sakiewka, i tacka są puste.
spellbook-no-altar-empty = Ołtarz jest pusty.
spellbook-no-altar-lacks = Na ołtarzu nie ma pasującego żetonu.
spellbook-no-altar-too-few = Na ołtarzu jest na to za mało żetonów.
spellbook-no-familiar-full = Twój chowaniec nie ma już wolnych pól.
spellbook-no-familiar-empty = Twój chowaniec nie ma jeszcze żadnych żetonów.
spellbook-no-pool-lacks = W twojej puli nie ma żetonu z runą, której wymaga koszt.
spellbook-no-pool-too-few = W twojej puli jest za mało pasujących żetonów.
spellbook-no-pool-reached = W twojej puli jest już tyle żetonów.
spellbook-no-target = Podnieść można tylko inne poznane zaklęcie, które jest poniżej poziomu 5.
spellbook-no-copy = Nie ma tu czego skopiować.
spellbook-no-change = To by niczego nie zmieniło.
spellbook-no-not-in-play = Tego zaklęcia nie ma w tej grze.
spellbook-no-not-learned = Tego zaklęcia jeszcze nie znasz.
spellbook-no-learned-today = To zaklęcie jest w twojej księdze dopiero od dziś: użyjesz go od jutra.
spellbook-no-other-phase = To należy do innej fazy dnia.
spellbook-no-level-too-high = Zaklęcie jest na niższym poziomie.
spellbook-no-same-as-lower = Niższy poziom daje dokładnie to samo: wybierz tamten.
spellbook-no-action = Na tym poziomie zaklęcie nie daje akcji.
spellbook-no-already-learned = To zaklęcie jest już w twojej księdze.
spellbook-no-cannot-pay = Twoja pula na to nie wystarczy.
spellbook-no-triple-today = Dziś była już dzika materia z trzech żetonów: transmutacja dopiero jutro.
spellbook-no-transmuted-today = Dziś była już transmutacja: dzika materia z trzech żetonów dopiero jutro.
spellbook-no-not-there = Nie ma tam takiego żetonu.
spellbook-no-not-fitting = Ten żeton tu nie pasuje.
spellbook-no-out-of-order = Te same żetony wybiera się w innej kolejności: od czerwonych do żółtych, koło przed trójkątem, trójkąt przed kwadratem.
spellbook-no-must-go-on = Jeszcze nie możesz skończyć: wybierz żeton.
spellbook-no-action-done = Akcja tej fazy jest już wykonana.

# Na kartach.

spellbook-text-nothing = Bez efektu.
spellbook-text-or = — albo —
spellbook-text-instant = Efekt natychmiastowy.
spellbook-text-permanent = Efekt stały.
spellbook-text-discard = Odrzuć 1 żeton (runa: { $rune }).
spellbook-text-draw = Wylosuj { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-draw-to = Losuj, aż twoja pula będzie mieć { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-deal = Dołóż z sakiewki na ołtarz { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-take = Weź z ołtarza { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-take-rune = Weź z ołtarza { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} (runa: { $rune }).
spellbook-text-take-stored = Weź z ołtarza { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} w kolorze, który twój chowaniec już ma.
spellbook-text-take-up-to = Weź z ołtarza najwyżej { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} jednego koloru.
spellbook-text-stow = Zmagazynuj prosto z ołtarza { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-store-colour = Zmagazynuj { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} jednego koloru.
spellbook-text-store-rune = Zmagazynuj { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} (runa: { $rune }).
spellbook-text-swap-altar = Zamień { $count ->
    [one] 1 żeton ze swojej puli na 1 żeton
    [few] { $count } żetony ze swojej puli na { $count } żetony
    [many] { $count } żetonów ze swojej puli na { $count } żetonów
   *[other] { $count } żetonu ze swojej puli na { $count } żetonu
} z ołtarza.
spellbook-text-swap-familiar = Zamień 1 żeton ze swojej puli na 1 żeton od chowańca.
spellbook-text-drop = Odrzuć { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-refresh = Wymień dowolnie wiele żetonów z ołtarza na nowe z sakiewki.
spellbook-text-lower = Obniż to zaklęcie o jeden poziom.
spellbook-text-raise = Podnieś inne swoje zaklęcie o jeden poziom.
spellbook-text-others-take = Każda inna osoba bierze z ołtarza 1 żeton.
spellbook-text-others-draw = Każda inna osoba losuje 1 żeton.
spellbook-text-copy = Skopiuj jedną akcję innej osoby (faza: { $phase }).
spellbook-text-morning-action = Wykonaj od razu jedną akcję poranka.
spellbook-text-learn-with = Naucz się zaklęcia; { $count ->
    [one] 1 żeton z runą tej karty
   *[other] każdy z najwyżej { $count } żetonów z runą tej karty
} liczy się jako dzika materia.
spellbook-text-draw-on-take = W swoim dniu za każdy wzięty z ołtarza żeton z runą tej karty wylosuj { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-keep-on-learn = Ilekroć uczysz się zaklęcia, także tego, zmagazynuj z tacki { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
spellbook-text-morning-actions = Każdego poranka możesz wykonać { $count ->
    [one] 1 akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}.
spellbook-text-points = Daje { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
spellbook-text-points-per-colour = Daje 1 punkt za każdy kolor, który ma twój chowaniec.
spellbook-text-points-per-stored = Daje 1 punkt za każdy żeton, który ma twój chowaniec.
spellbook-text-points-per-spell = Daje { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} za każde inne twoje zaklęcie.
spellbook-text-points-per-spell-by-level = Daje { $low ->
    [one] 1 punkt
    [few] { $low } punkty
    [many] { $low } punktów
   *[other] { $low } punktu
} za każde inne twoje zaklęcie na poziomie 3 i { $high ->
    [one] 1 punkt
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
} za każde na poziomie 4 lub 5.
