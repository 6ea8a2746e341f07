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
