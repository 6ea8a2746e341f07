# Che cosa dice il tavolo nel browser.

# SpellBook's board

table-sb-day = La giornata di { $seat }
table-sb-night = La partita è finita
table-sb-actions = { $count ->
    [one] resta 1 azione
   *[other] restano { $count } azioni
}
table-sb-no-actions = nessuna azione rimasta
table-sb-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
table-sb-spells = Gli incantesimi in gioco
table-sb-book = Libro
table-sb-unlearned = { $spell }, non ancora imparato
table-sb-learned = { $spell }, livello { $level }, con un { $token }
table-sb-learned-by = { $seat }: livello { $level }
table-sb-fresh = imparato oggi
table-sb-level = Livello { $level }
table-sb-same = Come sopra.
table-sb-cost = Costo: { $count } × { $colour }
table-sb-no-phase = senza fase
table-sb-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
table-sb-first = comincia
table-sb-chooses = deve scegliere
table-sb-you = tu
table-sb-filled = { $count } su { $most }
table-sb-held = Messi da parte
table-sb-caught = In cambio
table-sb-empty = vuoto
table-sb-several = più scelte
table-sb-flush = Chi copre questa casella svuota l'altare.
table-sb-from-effect = Effetti e punti: { $source }
table-sb-from-runes = Forme delle rune: { $source }
table-sb-from-values = Valori: { $source }
table-sb-sources = ◊ Non stampato nel regolamento dell'editore; indica il segno per vedere la fonte.
