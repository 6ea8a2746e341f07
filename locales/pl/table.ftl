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
