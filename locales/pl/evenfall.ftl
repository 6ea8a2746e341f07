# Co mówi Evenfall.
#
# Pojęcia są z polskiej instrukcji, tak samo nazwy kart, które się w niej pojawiają; pozostałe nazwy
# i wszystkie zdania są nasze.
# Nazwy przychodzą w mianowniku: stoją w cudzysłowie po rzeczowniku („rytuał „Mandragora””) albo
# po dwukropku. Rzeczy z liczbą stoją w liczbie pojedynczej po „×”, a za nimi zwrot „za każdy…”.

evenfall = Evenfall
evenfall-opponent = Automa

# Opcje.

evenfall-option-seats = Ile osób gra, od 1 do 4; w pojedynkę mierzysz się z Automą.
evenfall-option-side = Która strona planszetek klanów: ze słońcem wszystkie klany są takie same, z księżycem każdy ma własne zdolności.
evenfall-option-veteran = Dla doświadczonych: w rundzie 1 każda osoba dobiera dwie karty więcej, a potem dwie odrzuca.
evenfall-option-automa = Tylko solo: jak silna jest Automa, od ucznia do następcy tronu.
evenfall-option-clan = Który klan gra na tym miejscu.

# Wynik.

evenfall-score-track = Punkty zdobyte w trakcie gry
evenfall-score-specialists = Specjaliści
evenfall-score-council = Rada
evenfall-score-rituals = Rytuały w wewnętrznym kręgu
evenfall-score-stones = Rytuały podwojone przez magiczne kamienie
evenfall-score-places = Miejsca mocy w wewnętrznym kręgu
evenfall-tie-mana = Pozostała mana
# Skąd coś wiadomo.
evenfall-rulebook = Instrukcja wydawcy
evenfall-public = Źródło publiczne
evenfall-reconstructed = Nasza rekonstrukcja

# Rzeczy, w liczbie pojedynczej.

evenfall-herb = zioło
evenfall-potion = mikstura
evenfall-book = księga
evenfall-any-resource = dowolny surowiec
evenfall-mana = punkt many
evenfall-cards = karta
evenfall-points = punkt zwycięstwa
evenfall-north = Jeziora Północne
evenfall-central = Góry Centralne
evenfall-south = Zbocza Południowe
evenfall-witch = wiedźma
evenfall-elder = mędrzec
evenfall-sickle = sierp
evenfall-orb = kula
evenfall-stone-drop = kropla
evenfall-stone-leaf = liść
evenfall-stone-flame = płomień
evenfall-stone-eye = oko
evenfall-stone-red = czerwony
evenfall-artifact = artefakt
evenfall-familiar = chowaniec
evenfall-spell = zaklęcie
evenfall-plant = roślina
evenfall-clan-star = Klan Gwiazdy
evenfall-clan-cross = Klan Krzyża
evenfall-clan-sphere = Klan Sfery
evenfall-clan-thorn = Klan Ciernia

# Co robi Automa, po jej imieniu.

evenfall-automa-x = otrzymuje punkty za poziom trudności i przesuwa się na torze sabatu
evenfall-automa-play = zagrywa wierzchnią kartę talii głównej
evenfall-automa-north = odkrywa miejsce mocy w regionie „Jeziora Północne”
evenfall-automa-central = odkrywa miejsce mocy w regionie „Góry Centralne”
evenfall-automa-coven = przesuwa się na torze sabatu
evenfall-automa-transfer = przenosi miejsce mocy do wewnętrznego kręgu
evenfall-automa-harvest = zbiera plony z zewnętrznego kręgu
evenfall-automa-place = bierze wierzchnią kartę talii miejsc

# Co się liczy, po nazwie rzeczy.

evenfall-per-sickle = za każdy sierp w twoim klanie
evenfall-per-orb = za każdą kulę w twoim klanie
evenfall-per-catalyst = za każdy katalizator w twoim klanie
evenfall-per-artifact = za każdy widoczny artefakt w twoim klanie
evenfall-per-familiar = za każdego widocznego chowańca w twoim klanie
evenfall-per-spell = za każde widoczne zaklęcie w twoim klanie
evenfall-per-plant = za każdą widoczną roślinę w twoim klanie
evenfall-per-ritual-inner = za każdy rytuał w twoim wewnętrznym kręgu
evenfall-per-ritual-space = za każdy twój rytuał z polem akcji
evenfall-per-place = za każde twoje miejsce mocy
evenfall-per-place-inner = za każde miejsce mocy w twoim wewnętrznym kręgu
evenfall-per-place-outer = za każde miejsce mocy w twoim zewnętrznym kręgu
evenfall-per-specialist = za każdego twojego specjalistę
evenfall-per-council = za każdego twojego członka rady, także tego
evenfall-per-stone = za każdy twój magiczny kamień
evenfall-per-drop = za każdą kroplę: na twoich magicznych kamieniach i w twoim wewnętrznym kręgu
evenfall-per-leaf = za każdy liść: na twoich magicznych kamieniach i w twoim wewnętrznym kręgu
evenfall-per-flame = za każdy płomień: na twoich magicznych kamieniach i w twoim wewnętrznym kręgu
evenfall-per-eye = za każde oko: na twoich magicznych kamieniach i w twoim wewnętrznym kręgu
evenfall-per-red = za twój czerwony magiczny kamień
evenfall-per-harvest-symbol = za każdy symbol surowca w plonach twoich miejsc mocy i jeszcze raz za każde takie miejsce z sierpem
evenfall-per-mana3 = za każde twoje 3 punkty many
evenfall-per-region = za każdy region, w którym masz wiedźmę albo mędrca
evenfall-per-figure = za każdą twoją wiedźmę i każdego mędrca w regionach

# Miejsca mocy.

evenfall-place-cave = Jaskinia
evenfall-place-ruins = Ruiny
evenfall-place-sanctuary = Sanktuarium
evenfall-place-mystic-spring = Mistyczne źródło
evenfall-place-spirit-swamp = Mokradło duchów
evenfall-place-castle-in-the-mist = Zamek we mgle
evenfall-place-stone-circle = Kamienny krąg
evenfall-place-whispering-forest = Szepczący las
evenfall-place-moonlit-glade = Księżycowa polana
evenfall-place-forgotten-library = Zapomniana biblioteka
evenfall-place-alchemists-tower = Wieża alchemika
evenfall-place-old-graveyard = Stare cmentarzysko
evenfall-place-floating-island = Latająca wyspa
evenfall-place-nqobantu-crater = Krater Nqobantu
evenfall-place-church-of-the-prophets = Kościół proroków
evenfall-place-eternal-tree = Wieczne drzewo
evenfall-place-longjiang-ark = Arka Longjiang

# Rytuały.

evenfall-ritual-chalice-of-transmutation = Kielich transmutacji
evenfall-ritual-magic-cauldron = Magiczny kocioł
evenfall-ritual-living-chest = Żywa skrzynka
evenfall-ritual-pillar-of-energy = Filar energii
evenfall-ritual-choirs-cauldron = Kocioł chóru
evenfall-ritual-crystal-ball = Kryształowa kula
evenfall-ritual-golden-sickle = Złoty sierp
evenfall-ritual-enchanted-mirror = Zaczarowane zwierciadło
evenfall-ritual-rune-blade = Runiczne ostrze
evenfall-ritual-witchs-broom = Miotła wiedźmy
evenfall-ritual-book-of-shadows = Księga cieni
evenfall-ritual-hourglass-of-ages = Klepsydra wieków
evenfall-ritual-amulet-of-thorns = Cierniowy amulet
evenfall-ritual-lantern-of-souls = Latarnia dusz
evenfall-ritual-philosophers-stone = Kamień filozoficzny
evenfall-ritual-singing-bell = Śpiewający dzwon
evenfall-ritual-obsidian-dagger = Obsydianowy sztylet
evenfall-ritual-cat-advisor = Koci doradca
evenfall-ritual-mystic-elephant = Mistyczny słoń
evenfall-ritual-raven-messenger = Kruk posłaniec
evenfall-ritual-owl-of-wisdom = Sowa mądrości
evenfall-ritual-brewing-toad = Warząca ropucha
evenfall-ritual-shadow-wolf = Wilk cienia
evenfall-ritual-trickster-fox = Lis psotnik
evenfall-ritual-stone-gargoyle = Kamienny gargulec
evenfall-ritual-dream-serpent = Wąż snów
evenfall-ritual-phoenix-chick = Pisklę feniksa
evenfall-ritual-weaver-spider = Pająk tkacz
evenfall-ritual-moon-hare = Księżycowy zając
evenfall-ritual-bat-swarm = Chmara nietoperzy
evenfall-ritual-white-stag = Biały jeleń
evenfall-ritual-hedgehog-gatherer = Jeż zbieracz
evenfall-ritual-space-distortion = Zniekształcenie przestrzeni
evenfall-ritual-time-loop = Pętla czasu
evenfall-ritual-astral-projection = Projekcja astralna
evenfall-ritual-circle-of-summoning = Krąg przywołania
evenfall-ritual-mana-surge = Przypływ many
evenfall-ritual-rain-of-stars = Deszcz gwiazd
evenfall-ritual-exchange-of-minds = Wymiana umysłów
evenfall-ritual-blood-moon = Krwawy księżyc
evenfall-ritual-spirit-harvest = Żniwa duchów
evenfall-ritual-veil-of-mist = Zasłona mgły
evenfall-ritual-echo-of-the-coven = Echo sabatu
evenfall-ritual-sacrifice-of-knowledge = Ofiara z wiedzy
evenfall-ritual-arcane-knot = Tajemny węzeł
evenfall-ritual-whisper-of-the-council = Szept rady
evenfall-ritual-mandrake = Mandragora
evenfall-ritual-world-tree-sapling = Sadzonka Drzewa Świata
evenfall-ritual-nightshade = Wilcza jagoda
evenfall-ritual-glowing-mushrooms = Świecące grzyby
evenfall-ritual-carnivorous-vine = Mięsożerne pnącze
evenfall-ritual-four-leaf-clover = Czterolistna koniczyna
evenfall-ritual-weeping-willow = Płacząca wierzba
evenfall-ritual-healing-moss = Leczniczy mech
evenfall-ritual-thorn-hedge = Cierniowy żywopłot
evenfall-ritual-blooming-lotus = Kwitnący lotos
evenfall-ritual-sun-wheel-wreath = Słoneczny wieniec
evenfall-ritual-evergreen-grove = Wiecznie zielony gaj

# Specjaliści.

evenfall-person-irena-and-stray = Irena i Przybłęda
evenfall-person-alwyn-the-greedy = Alwyn Chciwy
evenfall-person-hwa-the-great-summoner = Hwa, wielka przywoływaczka
evenfall-person-hoa-the-harvester = Hoa Żniwiarka
evenfall-person-ludo-the-glassblower = Ludo Szklarz
evenfall-person-morrigan-of-the-whispers = Morrigan Szeptucha
evenfall-person-silas-the-double = Silas Sobowtór
evenfall-person-freya-the-seer = Freya Wieszczka
evenfall-person-tariq-of-the-portals = Tariq od Portali
evenfall-person-mother-nadia = Matka Nadia
evenfall-person-old-yusuf = Stary Yusuf
evenfall-person-ines-the-herbalist = Ines Zielarka
evenfall-person-kael-the-alchemist = Kael Alchemik
evenfall-person-sister-beata = Siostra Beata
evenfall-person-tuuli-the-pathfinder = Tuuli Tropicielka
evenfall-person-oberyn-the-warlock = Oberyn Czarnoksiężnik
evenfall-person-zofia-of-the-orbs = Zofia od Kul
evenfall-person-rahel-the-gardener = Rahel Ogrodniczka
evenfall-person-domovik = Domowik
evenfall-person-lin-and-ember = Lin i Iskra
evenfall-person-viktor-the-envoy = Viktor Poseł

# O co pytamy.

evenfall-ask-turn = Twoja tura: wykonaj akcję główną albo spasuj. Akcje darmowe możesz wpleść w każdej chwili.
evenfall-ask-end = Akcja główna za tobą: wykonaj akcje darmowe albo zakończ turę.
evenfall-ask-maybe = Użyj tego efektu albo zrezygnuj.
evenfall-ask-order = Czeka kilka efektów: wybierz, który będzie następny.
evenfall-ask-spare = Masz zniżkę: wybierz surowiec, którego nie musisz wydawać.
evenfall-ask-free = Wybierz dla siebie { $left ->
    [one] 1 surowiec
    [few] { $left } surowce
    [many] { $left } surowców
   *[other] { $left } surowca
}.
evenfall-ask-spend = Wybierz do zapłaty { $left ->
    [one] 1 surowiec
    [few] { $left } surowce
    [many] { $left } surowców
   *[other] { $left } surowca
}.
evenfall-ask-discard = Odrzuć { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}.
evenfall-ask-transfer = Możesz przenieść { $left ->
    [one] 1 miejsce mocy
    [few] { $left } miejsca mocy
    [many] { $left } miejsc mocy
   *[other] { $left } miejsca mocy
} z zewnętrznego do wewnętrznego kręgu.
evenfall-ask-half = Wybierz jedną z dwóch premii tego pola toru sabatu.
evenfall-ask-repeat = Wybierz osiągnięte pole toru sabatu i jeszcze raz otrzymaj jego premię.
evenfall-ask-harvest = Wybierz miejsce mocy w zewnętrznym kręgu innego klanu i zbierz z niego plony.
evenfall-ask-harvest-that = Możesz od razu zebrać plony z miejsca mocy „{ $place }”.
evenfall-ask-region = Wybierz region.
evenfall-ask-discovery = Wybierz miejsce mocy do odkrycia; nie potrzebujesz wiedźm.
evenfall-ask-catalyst = Wybierz rytuał dla darmowego katalizatora ({ $kind }, do zbudowania: { $left }).
evenfall-ask-build = Wybierz katalizator i miejsce mocy z rytuałem.
evenfall-ask-return = Możesz zabrać do rezerwy najwyżej { $left ->
    [one] 1 figurkę
    [few] { $left } figurki
    [many] { $left } figurek
   *[other] { $left } figurki
}.
evenfall-ask-move = Wybierz rytuał, z którego figurki przejdą do regionu.
evenfall-ask-copy = Wybierz specjalistę innego klanu, którego efektu też użyjesz.
evenfall-ask-ready = Wybierz swojego obróconego specjalistę, który wróci do pozycji wyjściowej.
evenfall-ask-remove = Wybierz swój rytuał do usunięcia z gry.
evenfall-ask-convert = Wybierz, czym płacisz (zapłacono już: { $made }).
evenfall-ask-way = Region „{ $region }”: wybierz jedną z dwóch możliwości.
evenfall-ask-dial = Walka w regionie „{ $region }”: ustaw potajemnie swój licznik many.
evenfall-ask-adjust = Walka w regionie „{ $region }”: możesz jeszcze zmienić swój licznik many.
evenfall-ask-stone = Wygrywasz walkę w regionie „{ $region }”: wybierz magiczny kamień.

# Co można wybrać.

evenfall-say-discover = Odkryj miejsce mocy „{ $place }”
evenfall-say-token = Aktywuj żeton klanu
evenfall-say-ritual = Zagraj rytuał „{ $card }” na miejsce mocy „{ $place }”
evenfall-say-specialist = Zagraj specjalistę: { $card }
evenfall-say-council = Zagraj członka rady: { $card }
evenfall-say-space = Aktywuj pole akcji „{ $space }” ({ $figure })
evenfall-say-board = Aktywuj pole na planszetce klanu
evenfall-say-build = Buduj katalizatory
evenfall-say-pass = Spasuj
evenfall-say-end = Zakończ turę
evenfall-say-two-cards = Odrzuć dwie karty za surowiec
evenfall-say-card-for-resource = Odrzuć kartę za surowiec
evenfall-say-card-for-mana = Odrzuć kartę za 1 punkt many
evenfall-say-turn = Obróć kartę „{ $card }”
evenfall-say-stone-space = Połóż magiczny kamień ({ $stone }) na polu { $space } planszetki
evenfall-say-gain = Weź: { $resource }
evenfall-say-spend = Zapłać: { $resource }
evenfall-say-spare = Zaoszczędź: { $resource }
evenfall-say-discard = Odrzuć kartę „{ $card }”
evenfall-say-transfer = Przenieś miejsce mocy „{ $place }”
evenfall-say-coven-space = Weź premię z pola { $space } toru sabatu
evenfall-say-half = Weź premię { $half }
evenfall-say-harvest = Zbierz plony: { $place }
evenfall-say-region = { $region }
evenfall-say-catalyst = Zbuduj na miejscu mocy „{ $place }”: { $kind }
evenfall-say-catalyst-mana = Zbuduj za manę na miejscu mocy „{ $place }”: { $kind }
evenfall-say-return = Zabierz do rezerwy: { $figure } (skąd: { $from })
evenfall-say-return-space = Zabierz figurkę z pola akcji: { $region }
evenfall-say-figures = Przenieś figurki z rytuału „{ $card }”
evenfall-say-copy = Użyj też efektu karty „{ $card }”
evenfall-say-ready = Wyprostuj kartę „{ $card }”
evenfall-say-remove = Usuń rytuał „{ $card }”
evenfall-say-use = Użyj efektu
evenfall-say-enough = Wystarczy
evenfall-say-way = Możliwość { $way }
evenfall-say-dial = Ustaw licznik na { $mana }
evenfall-say-adjust = { $by ->
    [-2] Zmniejsz licznik o 2
    [-1] Zmniejsz licznik o 1
    [0] Zostaw licznik bez zmian
    [1] Zwiększ licznik o 1
    [2] Zwiększ licznik o 2
   *[other] Zmień licznik o { $by }
}
evenfall-say-stone = Weź magiczny kamień: { $stone }
evenfall-say-resolve = Rozpatrz teraz kartę „{ $card }”

# Co się dzieje.

evenfall-round = Zaczyna się runda { $round }.
evenfall-turn-began = { $seat } zaczyna turę.
evenfall-turn-ended = { $seat } kończy turę.
evenfall-passed = { $seat } pasuje.
evenfall-gained = { $seat } otrzymuje { $resources ->
    [0] {""}
    [one] 1 surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowca
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" i "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}.
evenfall-gained-one = { $seat } otrzymuje: { $resource }.
evenfall-paid = { $seat } płaci { $resources ->
    [0] {""}
    [one] 1 surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowca
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" i "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}.
evenfall-paid-one = { $seat } płaci: { $resource }.
evenfall-scored = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} zwycięstwa.
evenfall-drew = { $seat } dobiera kartę „{ $card }”.
evenfall-drew-unseen = { $seat } dobiera kartę.
evenfall-discarded = { $seat } odrzuca kartę „{ $card }”.
evenfall-reshuffled = Talia główna się skończyła: karty odrzucone tworzą nową.
evenfall-revealed = Nowe miejsce mocy w regionie „{ $region }”: { $place }.
evenfall-discovered = { $seat } odkrywa miejsce mocy „{ $place }” w regionie „{ $region }”.
evenfall-got-place = { $seat } bierze z talii miejsc kartę „{ $place }”.
evenfall-token = { $seat } aktywuje żeton klanu.
evenfall-harvested = { $seat } zbiera plony z miejsca mocy „{ $place }”.
evenfall-played-ritual = { $seat } zagrywa rytuał „{ $card }” na miejsce mocy „{ $place }”.
evenfall-played-specialist = { $seat } zagrywa specjalistę: { $card }.
evenfall-played-council = { $seat } zagrywa członka rady: { $card }.
evenfall-used-space = { $seat } aktywuje pole akcji „{ $space }” ({ $figure }).
evenfall-used-board = { $seat } aktywuje pole na planszetce klanu.
evenfall-built = { $seat } buduje katalizator na miejscu mocy „{ $place }”: { $kind }.
evenfall-advanced = { $seat } przesuwa się na torze sabatu.
evenfall-transferred = { $seat } przenosi do wewnętrznego kręgu miejsce mocy „{ $place }”.
evenfall-removed = { $seat } usuwa z gry rytuał „{ $card }”.
evenfall-returned = { $seat } zabiera figurkę do rezerwy: { $figure }.
evenfall-moved = { $seat } przenosi figurki do regionu „{ $region }”.
evenfall-turned = { $seat } obraca kartę „{ $card }”.
evenfall-copied = { $seat } wysyła mędrca na kartę „{ $card }” i też korzysta z jej efektu.
evenfall-readied = { $seat } prostuje kartę „{ $card }”.
evenfall-put-stone = { $seat } kładzie magiczny kamień ({ $stone }) na polu { $space } planszetki.
evenfall-took-stone = { $seat } bierze magiczny kamień: { $stone }.
evenfall-battle = Zaczyna się walka w regionie „{ $region }”.
evenfall-dial-set = { $seat } ustawia licznik many na { $mana }.
evenfall-dial-set-unseen = { $seat } potajemnie ustawia licznik many.
evenfall-dial-shown = { $seat } ujawnia licznik many: { $mana }.
evenfall-strength = { $seat } walczy z siłą { $strength } (wydana mana: { $mana }).
evenfall-automa-strength = Automa walczy z siłą { $strength }.
evenfall-marker = { $seat } bierze znacznik pierwszego gracza.
evenfall-automa-card = Automa odkrywa kartę „{ $card }”.
evenfall-automa-acts = Automa { $action }.
evenfall-round-ends = Runda się kończy.
evenfall-over = Gra się skończyła. Magiczny tron czeka!

# Dlaczego czegoś nie można wybrać.

evenfall-no-action-done = Akcja główna jest już wykonana: zakończ turę.
evenfall-no-action-missing = Tura wymaga akcji głównej: wykonaj ją albo spasuj.
evenfall-no-token-exhausted = Twój żeton klanu jest wyczerpany do następnej rundy.
evenfall-no-too-few-witches = Masz w rezerwie za mało wiedźm.
evenfall-no-cannot-pay = Nie możesz za to zapłacić.
evenfall-no-place-taken = Na tym miejscu mocy jest już rytuał.
evenfall-no-same-name = Masz już specjalistę o tej nazwie.
evenfall-no-space-taken = To pole jest już zajęte.
evenfall-no-elder-outside = Twoi mędrcy mogą działać tylko w twoim wewnętrznym kręgu.
evenfall-no-cannot-build = Nie masz wolnego pola budowy albo nie możesz zapłacić za katalizator.
evenfall-no-too-few-cards = Masz za mało kart na ręce.
evenfall-no-turned = Ten specjalista jest już obrócony.

# Na kartach.

evenfall-text-instant = Raz, natychmiast:
evenfall-text-space = Pole akcji { $count ->
    [one] dla 1 figurki
    [few] dla { $count } figurek
    [many] dla { $count } figurek
   *[other] dla { $count } figurki
}:
evenfall-text-turn = Raz na rundę obróć tę kartę w ramach akcji darmowej:
evenfall-text-round-end = Na koniec każdej rundy:
evenfall-text-game-end = Na koniec gry:
evenfall-text-when-scout = W fazie zwiadu:
evenfall-text-when-discover = Ilekroć odkrywasz miejsce mocy:
evenfall-text-when-harvest = Ilekroć zbierasz plony z miejsca mocy:
evenfall-text-when-ritual = Ilekroć zagrywasz rytuał:
evenfall-text-when-ritual-with = Ilekroć zagrywasz rytuał ze słowem kluczowym „{ $keyword }”:
evenfall-text-when-specialist = Ilekroć zagrywasz specjalistę:
evenfall-text-when-person = Ilekroć zagrywasz specjalistę albo członka rady:
evenfall-text-when-sickle = Ilekroć budujesz sierp:
evenfall-text-when-orb = Ilekroć budujesz kulę:
evenfall-text-when-coven = Ilekroć przesuwasz się na torze sabatu:
evenfall-text-when-transfer = Ilekroć przenosisz miejsce mocy:
evenfall-text-when-discard = Ilekroć odrzucasz kartę:
evenfall-text-when-own-token = Ilekroć aktywujesz swój żeton klanu:
evenfall-text-when-opponent-token = Ilekroć inny klan aktywuje swój żeton:
evenfall-text-when-space = Ilekroć aktywujesz pole akcji swojego rytuału:
evenfall-text-when-battle = Na początku fazy walk:
evenfall-text-when-win = Ilekroć wygrywasz walkę:
evenfall-text-when-lose = Ilekroć uczestniczysz w walce i jej nie wygrywasz:
evenfall-text-when-reward = Ilekroć zdobywasz w walce najwyższe trofeum:
evenfall-text-gain = Otrzymujesz: { $count } × { $thing }.
evenfall-text-pay = Płacisz: { $count } × { $thing }.
evenfall-text-others = Każdy inny klan otrzymuje: { $count } × { $thing }.
evenfall-text-per = Otrzymujesz: { $count } × { $thing } { $per }.
evenfall-text-if-keyword = Jeśli rytuał ma słowo kluczowe „{ $keyword }”:
evenfall-text-convert = { $max ->
    [one] Raz:
    [few] Najwyżej { $max } razy:
    [many] Najwyżej { $max } razy:
   *[other] Najwyżej { $max } razy:
}
evenfall-text-pay-ritual = Usuń z gry jeden swój rytuał razem z katalizatorami; figurki z niego wracają do rezerwy.
evenfall-text-discard = Odrzuć { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
evenfall-text-transfer = Możesz przenieść { $count ->
    [one] 1 miejsce mocy
    [few] { $count } miejsca mocy
    [many] { $count } miejsc mocy
   *[other] { $count } miejsca mocy
} z zewnętrznego do wewnętrznego kręgu.
evenfall-text-coven = Przesuń się na torze sabatu o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
evenfall-text-coven-both = Przesuń się na torze sabatu o { $count ->
    [one] 1 pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}; gdzie są dwie premie, otrzymujesz obie.
evenfall-text-coven-repeat = Jeszcze raz otrzymujesz premię z osiągniętego pola toru sabatu.
evenfall-text-harvest-outer = Zbierz plony z całego zewnętrznego kręgu.
evenfall-text-harvest-that = Możesz od razu zebrać plony z tego miejsca mocy.
evenfall-text-harvest-opponent = Zbierz plony z jednego miejsca mocy w zewnętrznym kręgu innego klanu.
evenfall-text-place = Weź do zewnętrznego kręgu z wierzchu talii miejsc { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
evenfall-text-discover-free = Wybierz region i uzupełnij go, a potem odkryj jedno z jego miejsc mocy bez użycia wiedźm.
evenfall-text-build-this = Zbuduj za darmo na tym rytuale: { $count } × { $kind }.
evenfall-text-build-any = Zbuduj za darmo na swoich rytuałach: { $count } × { $kind }.
evenfall-text-return-ritual = Zabierz ze swoich rytuałów do rezerwy najwyżej { $count ->
    [one] 1 figurkę
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}.
evenfall-text-return-region = Zabierz z regionów do rezerwy najwyżej { $count ->
    [one] 1 figurkę
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}.
evenfall-text-move-figures = Przenieś wszystkie figurki z jednego swojego rytuału do regionu.
evenfall-text-copy-specialist = Połóż mędrca na specjaliście innego klanu: do końca rundy jego efekt działa też dla ciebie.
evenfall-text-ready-specialist = Wyprostuj jednego swojego obróconego specjalistę.
evenfall-text-red-stone = Weź czerwony magiczny kamień.
evenfall-text-alt-catalyst = Za katalizatory możesz płacić maną: sierp { $sickle }, kula { $orb }.
evenfall-text-discount-ritual = Twoje rytuały kosztują o { $count ->
    [one] 1 surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowca
} mniej, ale co najmniej 1.
evenfall-text-discount-council = Twoi członkowie rady kosztują o { $count ->
    [one] 1 surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowca
} mniej, ale co najmniej 1.
evenfall-text-reach-outer = Twoi mędrcy mogą też aktywować pola akcji w zewnętrznym kręgu.
evenfall-text-reach-regions = Twoi mędrcy mogą też aktywować pola akcji regionów.
evenfall-text-strength = Twoja siła w każdej walce: +{ $count }.
evenfall-text-mana-adjust = Po ujawnieniu liczników many możesz zmienić swój najwyżej o { $count }.
