# Co mówi stół w przeglądarce.

# SpellBook's board

table-sb-day = Dzień: { $seat }
table-sb-night = Koniec gry
table-sb-actions = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
    [many] zostało { $count } akcji
   *[other] zostało { $count } akcji
}
table-sb-no-actions = akcja wykonana
table-sb-tokens = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
table-sb-spells = Zaklęcia w grze
table-sb-book = Księga
table-sb-unlearned = { $spell }: jeszcze niepoznane
table-sb-learned = { $spell }, poziom { $level }, na karcie: { $token }
table-sb-learned-by = { $seat }: poziom { $level }
table-sb-fresh = poznane dzisiaj
table-sb-level = Poziom { $level }
table-sb-same = Jak wyżej.
table-sb-cost = Koszt: { $count } × { $colour }
table-sb-no-phase = bez fazy
table-sb-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
table-sb-first = zaczyna
table-sb-chooses = wybiera
table-sb-you = ty
table-sb-filled = { $count } z { $most }
table-sb-held = Odłożone
table-sb-caught = W zamian
table-sb-empty = pusto
table-sb-several = kilka możliwości
table-sb-flush = Zakrycie tego pola opróżnia ołtarz.
table-sb-from-effect = Efekty i punkty: { $source }
table-sb-from-runes = Kształty run: { $source }
table-sb-from-values = Wartości: { $source }
table-sb-sources = ◊ Tego nie ma w instrukcji wydawcy; wskaż znak, aby zobaczyć źródło.

# Septima's board

table-se-moment = { $season }, faza księżyca { $phase }
table-se-map = Mapa
table-se-moon = Tor księżyca
table-se-lunar = Teraz księżycowe
table-se-septima = Znaczniki Septimy
table-se-marker-active = liczy się teraz
table-se-marker-next = następna faza
table-se-marker-pile = Zakryte
table-se-die = Kość łowców
table-se-zone-bronze = Strefa { $zone }, brązowa
table-se-zone-gold = Strefa { $zone }, złota
table-se-hut-empty = Chata { $hut }, pusta
table-se-hut-active = Chata { $hut }, aktywny łowca
table-se-hut-inactive = Chata { $hut }, śpiący łowca
table-se-flag-empty = Flaga { $flag }, bez chorego
table-se-flag-patient = Flaga { $flag }, chory: { $ailment }
table-se-flag-angry = Flaga { $flag }, chory: { $ailment }, z wściekłym mieszkańcem
table-se-patients-left = Chorzy w stosie: { $count }
table-se-shrine = Świątynia: { $element }
table-se-outcrop = Wykopalisko kryształów
table-se-spot = Miejsce na budynek
table-se-leader = Lider
table-se-leader-at = Lider gracza { $seat } na { $zone }{ $letter }
table-se-around = Wokół każdego pola
table-se-chamber = Komnata { $chamber }
table-se-on-trial = sądzona
table-se-crowd = Tłum
table-se-favors = Głosy tłumu
table-se-loyal = Lojalni mieszkańcy gracza { $seat }: { $count }
table-se-angry = Wściekli mieszkańcy: { $count }
table-se-angry-left = Wściekli mieszkańcy w zasobach: { $count }
table-se-witch-stack = Wiedźmy w stosie: { $count }
table-se-under = Pod stosem
table-se-spells = Czary na planszy rytuału
table-se-scoring = Punktujące
table-se-face-down = Zakryte: { $count }
table-se-track = Tor rytuału
table-se-row = Rząd { $row }
table-se-track-space = rząd { $row }, pole { $place }
table-se-row-start = Start
table-se-ribbon = Wstęga
table-se-ribbon-pay = Aby wejść, wydaj { $count ->
    [one] { $count } składnik
    [few] { $count } składniki
    [many] { $count } składników
   *[other] { $count } składnika
}.
table-se-wisdom = Wiedza: { $count }
table-se-suspicion = Podejrzenie
table-se-suspicion-at = Podejrzenie { $at }; wściekli mieszkańcy, których oznacza: { $count }
table-se-stock = Składniki
table-se-charms = Zaklęcia pomyślności
table-se-potions = Eliksiry
table-se-recipe = Przepis: { $potion }
table-se-tracks = Tory chorych
table-se-level = Tor chorych ({ $ailment }), poziom { $level }
table-se-citizens = Lojalni mieszkańcy
table-se-supply = zasoby: { $count }
table-se-in-crowd = tłum: { $count }
table-se-coven = Zgromadzenie
table-se-mirror = obok zgromadzenia
table-se-own-spells = Czary
table-se-ready = gotowy
table-se-used = wykorzystany
table-se-works = działa
table-se-played = Zagrana
table-se-hand = Ręka
table-se-discard = Odrzucone
table-se-bonus = Bonus za dopasowanie:
table-se-bonus-instead = Zamiast tego przejdź na dowolne wolne pole i otrzymaj 1 kryształ.
table-se-bonus-changes = Główna umiejętność jest silniejsza.
table-se-matched = dopasowanie
table-se-picked = wybór dokonany
table-se-pick = Twój tajny wybór: { $what }
table-se-oracle = Księga przepowiedni
table-se-goal-healed = Wyleczeni chorzy ({ $ailment }): { $count }
table-se-goal-patients = Wyleczeni chorzy: { $count }
table-se-goal-potions = Eliksiry: { $count }
table-se-goal-citizens = Lojalni mieszkańcy w tłumie i komnatach: { $count }
table-se-goal-same = Składniki jednego rodzaju: { $count }
table-se-goal-different = Różne składniki: { $count }
table-se-goal-of = { $good } × { $count }
table-se-goal-at-most = Podejrzenie najwyżej { $count }
table-se-goal-at-least = Podejrzenie co najmniej { $count }
table-se-goal-elements = Czary różnych żywiołów: { $count }
table-se-goal-same-element = Czary jednego żywiołu: { $count }
table-se-goal-section = Znacznik rytuału w sekcji: { $element }
table-se-dealt = Wiedźmy do wyboru
table-se-kept = Zachowane wiedźmy
table-se-drawn = Dobrane wiedźmy
table-se-prologues = Karty prologu
table-se-prologue = Karta prologu { $card }
table-se-upper = Górna połowa:
table-se-lower = Dolna połowa:
table-se-first = zaczyna
table-se-chooses = wybiera
table-se-active = na ruchu
table-se-you = ty
table-se-none = brak
table-se-several = kilka możliwości
table-se-widow-sign = W
table-se-widow-row = Rząd Wdowy
table-se-left = lewa
table-se-right = prawa
table-se-deck = Talia: { $count }
table-se-deck-top = na wierzchu talii
table-se-chance = Kość solo: { $faces } z { $of } ścianek
table-se-zones = Strefy { $first }, { $second }, { $third }
table-se-shadows = Strefy cienia
table-se-shadow-zone = Strefa cienia
table-se-widow-plays = Gra kartę
table-se-remembers = Jej „{ $card }” działa jak „{ $action }”
table-se-cursed = Przeklęci mieszkańcy
table-se-barred = Do końca swojej następnej tury nie możesz zdobywać kryształów.
table-se-negotiation = Twoje karty negocjacji
table-se-cooperation = Bez rzutu kością: wybierasz akcję, którą ona ma w rzędzie albo w talii, i oboje ją gracie, dopasowaną.
table-se-delay = Przełóż jej karty na jeden z trzech sposobów, potem wybierz swoją kartę akcji.
table-se-information = Rzut kością i jej karta są jawne, zanim wybierzesz swoją.
table-se-worries = Zmartwienia
table-se-worries-met = Zażegnane: { $met }; do wygranej trzeba: { $needed }
table-se-met = zażegnane
table-se-secret = tajemnica
table-se-unmet = jeszcze nie
table-se-worry-objective = Cel { $number } z księgi przepowiedni
table-se-worry-wisdom = Wiedza: co najmniej { $needed }, teraz byłoby { $now }
table-se-spider-stands = Pająk { $spider } na polu { $zone }{ $letter }
table-se-spider-lies = Pająk { $spider } na polu { $zone }{ $letter }, leży: obszary wokół nic nie dają
table-se-guarded = strzeżone przez pająka
table-se-animals = Zwierzęta
table-se-animal-actions = Akcje
table-se-form = obecna postać
table-se-human = Ludzka postać
table-se-covered = zakryta: { $animal }
table-se-sick = zakryta, chora
table-se-omens = Omeny
table-se-omen-now = Obowiązuje
table-se-omen-coming = Następna pora roku
table-se-omen-last = Przy punktacji końcowej
table-se-no-omen = W pierwszej porze roku nie ma żadnego
table-se-light = pozytywny
table-se-dark = negatywny
table-se-omen-sum = Podejrzenie wszystkich razem: { $sum }; od { $threshold } omen jest negatywny
