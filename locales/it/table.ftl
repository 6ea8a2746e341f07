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

# Septima's board

table-se-moment = { $season }, fase lunare { $phase }
table-se-map = Mappa
table-se-moon = Tracciato della luna
table-se-lunar = Lunari adesso
table-se-septima = Indicatori di Septima
table-se-marker-active = vale adesso
table-se-marker-next = prossima fase
table-se-marker-pile = Coperti
table-se-die = Dado dei cacciatori
table-se-zone-bronze = Zona { $zone }, bronzo
table-se-zone-gold = Zona { $zone }, oro
table-se-hut-empty = Capanno { $hut }, vuoto
table-se-hut-active = Capanno { $hut }, un cacciatore sveglio
table-se-hut-inactive = Capanno { $hut }, un cacciatore dormiente
table-se-flag-empty = Bandiera { $flag }, nessun paziente
table-se-flag-patient = Bandiera { $flag }, paziente: { $ailment }
table-se-flag-angry = Bandiera { $flag }, paziente: { $ailment }, con un cittadino infuriato
table-se-patients-left = Pazienti nella pila: { $count }
table-se-shrine = Sacrario: { $element }
table-se-outcrop = Affioramento di cristalli
table-se-spot = Posto per un edificio
table-se-leader = Guida
table-se-leader-at = La guida di { $seat } su { $zone }{ $letter }
table-se-around = Intorno a ogni spazio
table-se-chamber = Tribunale { $chamber }
table-se-on-trial = sotto processo
table-se-crowd = Folla
table-se-favors = Favori della folla
table-se-loyal = Cittadini alleati di { $seat }: { $count }
table-se-angry = Cittadini infuriati: { $count }
table-se-angry-left = Cittadini infuriati nella riserva: { $count }
table-se-witch-stack = Streghe nella pila: { $count }
table-se-under = Sotto la pila
table-se-spells = Incantesimi sulla plancia rituale
table-se-scoring = Punteggio
table-se-face-down = Coperti: { $count }
table-se-track = Tracciato rituale
table-se-row = Riga { $row }
table-se-track-space = riga { $row }, spazio { $place }
table-se-row-start = Partenza
table-se-ribbon = Nastro
table-se-ribbon-pay = Per entrare spendi { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
}.
table-se-wisdom = Saggezza: { $count }
table-se-suspicion = Sospetto
table-se-suspicion-at = Sospetto { $at }; cittadini infuriati che rappresenta: { $count }
table-se-stock = Ingredienti
table-se-charms = Portafortuna
table-se-potions = Pozioni
table-se-recipe = Ricetta: { $potion }
table-se-tracks = Tracciati dei pazienti
table-se-level = Tracciato dei pazienti ({ $ailment }), livello { $level }
table-se-citizens = Cittadini alleati
table-se-supply = riserva: { $count }
table-se-in-crowd = folla: { $count }
table-se-coven = Congrega
table-se-mirror = accanto alla congrega
table-se-own-spells = Incantesimi
table-se-ready = pronto
table-se-used = consumato
table-se-works = attivo
table-se-played = Giocata
table-se-hand = Mano
table-se-discard = Scartate
table-se-bonus = Bonus sintonia:
table-se-bonus-instead = Invece vai su qualsiasi spazio libero e ottieni 1 cristallo.
table-se-bonus-changes = L'abilità principale è più forte.
table-se-matched = in sintonia
table-se-picked = ha scelto
table-se-pick = La tua scelta segreta: { $what }
table-se-oracle = Libro degli oracoli
table-se-goal-healed = Pazienti guariti ({ $ailment }): { $count }
table-se-goal-patients = Pazienti guariti: { $count }
table-se-goal-potions = Pozioni: { $count }
table-se-goal-citizens = Cittadini alleati in folla e tribunali: { $count }
table-se-goal-same = Ingredienti di un solo tipo: { $count }
table-se-goal-different = Ingredienti diversi: { $count }
table-se-goal-of = { $good } × { $count }
table-se-goal-at-most = Sospetto al massimo { $count }
table-se-goal-at-least = Sospetto almeno { $count }
table-se-goal-elements = Incantesimi di elementi diversi: { $count }
table-se-goal-same-element = Incantesimi di un solo elemento: { $count }
table-se-goal-section = Indicatore rituale nella sezione: { $element }
table-se-dealt = Streghe fra cui scegliere
table-se-kept = Streghe che tieni
table-se-drawn = Streghe pescate
table-se-prologues = Carte prologo
table-se-prologue = Carta prologo { $card }
table-se-upper = Metà superiore:
table-se-lower = Metà inferiore:
table-se-first = gioca per primo
table-se-chooses = deve scegliere
table-se-active = di turno
table-se-you = tu
table-se-none = nessuno
table-se-several = più scelte
table-se-widow-sign = V
table-se-widow-row = Fila della Vedova
table-se-left = sinistra
table-se-right = destra
table-se-deck = Mazzo: { $count }
table-se-deck-top = in cima al mazzo
table-se-chance = Dado in solitario: { $faces } facce su { $of }
table-se-zones = Zone { $first }, { $second }, { $third }
table-se-shadows = Zone d'ombra
table-se-shadow-zone = Zona d'ombra
table-se-widow-plays = Gioca
table-se-remembers = Il suo «{ $card }» vale come «{ $action }»
table-se-cursed = Cittadini dannati
table-se-barred = Fino al termine del tuo prossimo turno non puoi ottenere cristalli.
table-se-negotiation = Le tue carte trattativa
table-se-cooperation = Niente dado: scegli un'azione che lei ha nella fila o nel mazzo, e la giocate entrambi, in sintonia.
table-se-delay = Riordina le sue carte in uno di tre modi, poi scegli la tua carta azione.
table-se-information = Si tira il dado e si rivela la sua carta prima che tu scelga la tua.
table-se-worries = Peripezie
table-se-worries-met = Superate: { $met }; per vincere ne servono { $needed }
table-se-met = superata
table-se-secret = segreto
table-se-unmet = non ancora
table-se-worry-objective = Obiettivo { $number } del libro degli oracoli
table-se-worry-wisdom = Saggezza almeno { $needed }; adesso sarebbe { $now }
table-se-spider-stands = Ragno { $spider } nello spazio { $zone }{ $letter }
table-se-spider-lies = Ragno { $spider } nello spazio { $zone }{ $letter }, sdraiato: le aree intorno non danno nulla
table-se-guarded = sorvegliata da un ragno
table-se-animals = Animali
table-se-animal-actions = Azioni
table-se-form = forma attuale
table-se-human = Forma umana
table-se-covered = coperta: { $animal }
table-se-sick = a faccia in giù
table-se-omens = Presagi
table-se-omen-now = In vigore
table-se-omen-coming = Prossima stagione
table-se-omen-last = Nel punteggio finale
table-se-no-omen = Nessuno nella prima stagione
table-se-light = chiaro
table-se-dark = scuro
table-se-omen-sum = Sospetto di tutti: { $sum }; scuro da { $threshold } in su
