# Quello che dice SpellBook.
#
# Fra le nostre fonti non c'è un'edizione italiana: i nomi degli incantesimi e i termini del gioco
# sono traduzioni nostre; il gioco conserva il nome SpellBook.
# Un gettone arriva come nome, "cerchio rosso": sono tutti maschili, e "un" va sempre bene.

spellbook = SpellBook

# Opzioni.

spellbook-option-seats = Quante persone giocano, da 1 a 4; in solitario sfidi un avversario automatico.
spellbook-option-spells = Quali incantesimi sono in gioco: uno a caso per colore, una serie per principianti o una scelta vostra.
spellbook-option-handicap = Solo in solitario: quanti gettoni ha all'inizio l'avversario nell'area inferiore.
spellbook-option-colour = Solo con la scelta libera: quale incantesimo di questo colore è in gioco.

# Il tavolo e il punteggio.

spellbook-familiar = Famiglio
spellbook-tie-spells = Incantesimi imparati
spellbook-tie-pool = Gettoni nella riserva
spellbook-track = Percorso
spellbook-below = Area inferiore
spellbook-opponent = Avversario
spellbook-altar = Altare
spellbook-bag = Sacchetto
spellbook-tray = Vassoio
spellbook-pool = Riserva
# Dopo "runa:", al posto di una runa.
spellbook-card-rune = quella della carta
# Da dove viene un dato.
spellbook-rulebook = Il regolamento dell'editore
spellbook-public = Una fonte pubblica
spellbook-reconstructed = Una nostra ricostruzione

# Gettoni.

spellbook-token-Rc = cerchio rosso
spellbook-token-Rt = triangolo rosso
spellbook-token-Rs = quadrato rosso
spellbook-token-Pc = cerchio viola
spellbook-token-Pt = triangolo viola
spellbook-token-Ps = quadrato viola
spellbook-token-Gc = cerchio verde
spellbook-token-Gt = triangolo verde
spellbook-token-Gs = quadrato verde
spellbook-token-Kc = cerchio nero
spellbook-token-Kt = triangolo nero
spellbook-token-Ks = quadrato nero
spellbook-token-Wc = cerchio bianco
spellbook-token-Wt = triangolo bianco
spellbook-token-Ws = quadrato bianco
spellbook-token-Bc = cerchio blu
spellbook-token-Bt = triangolo blu
spellbook-token-Bs = quadrato blu
spellbook-token-Yc = cerchio giallo
spellbook-token-Yt = triangolo giallo
spellbook-token-Ys = quadrato giallo

spellbook-red = rosso
spellbook-purple = viola
spellbook-green = verde
spellbook-black = nero
spellbook-white = bianco
spellbook-blue = blu
spellbook-yellow = giallo

spellbook-circle = cerchio
spellbook-triangle = triangolo
spellbook-square = quadrato

# Incantesimi.

spellbook-sacrifice = Sacrificio
spellbook-eruption = Eruzione
spellbook-blaze = Fiammata
spellbook-levitation = Levitazione
spellbook-sharing = Condivisione
spellbook-divination = Divinazione
spellbook-purification = Purificazione
spellbook-cure = Cura
spellbook-growth = Crescita
spellbook-offering = Offerta
spellbook-focus = Concentrazione
spellbook-feast = Banchetto
spellbook-time-travel = Viaggio nel tempo
spellbook-storm = Tempesta
spellbook-clone = Clonazione
spellbook-transmutation = Trasmutazione
spellbook-swiftness = Rapidità
spellbook-mirage = Miraggio
spellbook-abundance = Abbondanza
spellbook-knowledge = Conoscenza
spellbook-communion = Comunione

spellbook-morning = mattina
spellbook-midday = mezzogiorno
spellbook-evening = sera

# Che cosa si chiede.

spellbook-ask-morning = { $actions ->
    [one] Mattina
   *[other] Mattina, restano { $actions } azioni
}: prendi un gettone dall'altare, pescane due dal sacchetto o lancia un incantesimo.
spellbook-ask-midday = Mezzogiorno: affida un gettone al famiglio, lancia un incantesimo o salta questa fase.
spellbook-ask-evening = Sera: impara un incantesimo, lanciane uno o concludi la giornata.
spellbook-ask-end = La sera è finita: concludi la giornata.
spellbook-ask-take = «{ $spell }»: prendi { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} dall'altare.
spellbook-ask-take-up-to = «{ $spell }»: { $left ->
    [one] prendi dall'altare ancora 1 gettone dello stesso colore
   *[other] prendi dall'altare fino a { $left } gettoni di un solo colore
}, oppure fermati.
spellbook-ask-stow = «{ $spell }»: scegli dall'altare { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} da affidare subito al famiglio.
spellbook-ask-store = «{ $spell }»: affida al famiglio { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} della tua riserva.
spellbook-ask-cost = «{ $spell }»: scegli il gettone da scartare come costo.
spellbook-ask-drop = «{ $spell }»: scarta { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} dalla tua riserva.
spellbook-ask-replace = «{ $spell }»: sostituisci quanti gettoni dell'altare vuoi (finora { $made }).
spellbook-ask-give = «{ $spell }»: scegli dalla tua riserva { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} da cedere nello scambio.
spellbook-ask-receive = «{ $spell }»: scegli { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} da ricevere in cambio.
spellbook-ask-raise = «{ $spell }»: scegli un altro tuo incantesimo da alzare di un livello.
spellbook-ask-others = L'incantesimo di un'altra persona ha un gettone anche per te: prendine uno dall'altare.
spellbook-ask-gift = Scegli dall'altare un gettone per l'area inferiore dell'avversario.
spellbook-ask-night = Scende la notte: scegli dall'altare un gettone per la prossima casella dell'avversario.
spellbook-ask-spend = Impari «{ $spell }» (livello { $level }): scegli { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} da spendere.
spellbook-ask-place = Scegli il gettone da mettere su «{ $spell }»: la sua runa diventa quella della carta.
spellbook-ask-keep = Affida al famiglio { $left ->
    [one] 1 gettone
   *[other] { $left } gettoni
} del vassoio.
spellbook-ask-extra = Fai subito un'azione della mattina, oppure rinuncia.
spellbook-ask-copy = Scegli l'azione da copiare (fase: { $phase }).

# Scelte.

spellbook-say-take = Prendi un { $token }
spellbook-say-draw = Pesca due gettoni
spellbook-say-store = Affida al famiglio un { $token }
spellbook-say-learn = Impara «{ $spell }» (livello { $level })
spellbook-say-learn-wild = Impara «{ $spell }» (livello { $level }, jolly: { $wilds })
spellbook-say-transmute = Impara «{ $spell }» con la trasmutazione (livello { $level }, jolly: { $wilds }, runa: { $rune })
spellbook-say-cast = Lancia «{ $spell }» (livello { $level })
spellbook-say-cast-store = Lancia «{ $spell }» e affida al famiglio (livello { $level })
spellbook-say-cast-take = Lancia «{ $spell }» e prendi (livello { $level })
spellbook-say-copy-rune = Copia «{ $spell }» (livello { $level }, runa: { $rune })
spellbook-say-copy-store = Copia «{ $spell }» e affida al famiglio (livello { $level }, runa: { $rune })
spellbook-say-copy-take = Copia «{ $spell }» e prendi (livello { $level }, runa: { $rune })
spellbook-say-skip = Salta la fase di { $phase }
spellbook-say-decline = Rinuncia
spellbook-say-end = Concludi la giornata
spellbook-say-stow = Prendi e affida al famiglio un { $token }
spellbook-say-discard = Scarta un { $token }
spellbook-say-replace = Sostituisci un { $token }
spellbook-say-enough = Basta così
spellbook-say-give = Cedi un { $token }
spellbook-say-receive = Ricevi un { $token }
spellbook-say-raise = Alza «{ $spell }»
spellbook-say-spend = Spendi un { $token }
spellbook-say-place = Metti sulla carta un { $token }
spellbook-say-keep = Affida al famiglio un { $token } del vassoio
spellbook-say-yield = Lascia all'avversario un { $token }

# Che cosa succede.

spellbook-drew = { $seat } pesca un { $token }.
spellbook-took = { $seat } prende dall'altare un { $token }.
spellbook-stored = { $seat } affida al famiglio un { $token }.
spellbook-stowed = { $seat } affida al famiglio un { $token } direttamente dall'altare.
spellbook-kept = { $seat } affida al famiglio un { $token } del vassoio.
spellbook-discarded = { $seat } scarta un { $token }.
spellbook-spent = { $seat } spende un { $token }.
spellbook-dealt = Sull'altare arriva un { $token }.
spellbook-replaced = { $seat } toglie dall'altare un { $token }.
spellbook-altar-cleared = L'altare viene svuotato.
spellbook-bag-refilled = Il sacchetto è vuoto: ci torna tutto ciò che è nel vassoio.
spellbook-gave-to-altar = { $seat } cede all'altare un { $token }.
spellbook-got-from-altar = { $seat } riceve in cambio dall'altare un { $token }.
spellbook-swapped-familiar = { $seat } dà al famiglio un { $gave } e riceve in cambio un { $got }.
spellbook-learned = { $seat } impara «{ $spell }» (livello { $level }) e mette sulla carta un { $token }.
spellbook-cast = { $seat } lancia «{ $spell }» (livello { $level }).
spellbook-copied = { $seat } copia «{ $spell }» (livello { $level }).
spellbook-raised = { $seat } alza «{ $spell }» al livello { $level }.
spellbook-lowered = { $seat } abbassa «{ $spell }» al livello { $level }.
spellbook-skipped = { $seat } salta la fase di { $phase }.
spellbook-day-ended = { $seat } conclude la giornata.
spellbook-day-began = Per { $seat } comincia una nuova giornata.
spellbook-opponent-covered = L'avversario copre la casella { $space } con un { $token }.
spellbook-opponent-got = L'avversario riceve un { $token } nell'area inferiore.
spellbook-end-near = La fine è vicina: { $seat } ha il libro o la plancia del famiglio al completo.
spellbook-over = La partita è finita. È ora di contare i punti!

# Perché una cosa non si può scegliere.

spellbook-no-pool-full = La tua riserva è piena.
spellbook-no-supply-empty = Sacchetto e vassoio sono entrambi vuoti.
spellbook-no-altar-empty = L'altare è vuoto.
spellbook-no-altar-lacks = Sull'altare non c'è un gettone adatto.
spellbook-no-altar-too-few = Sull'altare ci sono troppo pochi gettoni.
spellbook-no-familiar-full = Il tuo famiglio non ha più caselle libere.
spellbook-no-familiar-empty = Il tuo famiglio non ha ancora nessun gettone.
spellbook-no-pool-lacks = Nella tua riserva non c'è un gettone con la runa richiesta dal costo.
spellbook-no-pool-too-few = Nella tua riserva ci sono troppo pochi gettoni adatti.
spellbook-no-pool-reached = La tua riserva ha già quel numero di gettoni.
spellbook-no-target = Si può alzare solo un altro incantesimo imparato, sotto il livello 5.
spellbook-no-copy = Qui non c'è nulla da copiare.
spellbook-no-change = Non cambierebbe nulla.
spellbook-no-not-in-play = Questo incantesimo non fa parte della partita.
spellbook-no-not-learned = Non hai ancora imparato questo incantesimo.
spellbook-no-learned-today = Hai imparato questo incantesimo oggi: potrai usarlo da domani.
spellbook-no-other-phase = Questo spetta a un'altra fase della giornata.
spellbook-no-level-too-high = L'incantesimo è a un livello più basso.
spellbook-no-same-as-lower = Un livello più basso fa esattamente lo stesso: scegli quello.
spellbook-no-action = A questo livello l'incantesimo non dà azioni.
spellbook-no-already-learned = Questo incantesimo è già nel tuo libro.
spellbook-no-cannot-pay = La tua riserva non basta a pagarlo.
spellbook-no-triple-today = Oggi hai usato un jolly da tre gettoni: la trasmutazione aspetta domani.
spellbook-no-transmuted-today = Oggi hai usato la trasmutazione: i jolly da tre gettoni aspettano domani.
spellbook-no-not-there = Lì non c'è un gettone così.
spellbook-no-not-fitting = Questo gettone qui non va bene.
spellbook-no-out-of-order = Gli stessi gettoni si scelgono in un altro ordine: dal rosso al giallo, cerchio, poi triangolo, poi quadrato.
spellbook-no-must-go-on = Non puoi ancora fermarti: scegli un gettone.
spellbook-no-action-done = L'azione di questa fase è già fatta.

# Sulle carte.

spellbook-text-nothing = Nessun effetto.
spellbook-text-or = — oppure —
spellbook-text-instant = Effetto immediato.
spellbook-text-permanent = Effetto permanente.
spellbook-text-discard = Scarta 1 gettone (runa: { $rune }).
spellbook-text-draw = Pesca { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}.
spellbook-text-draw-to = Pesca finché la tua riserva non ha { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}.
spellbook-text-deal = Aggiungi all'altare { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} dal sacchetto.
spellbook-text-take = Prendi { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} dall'altare.
spellbook-text-take-rune = Prendi { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} dall'altare (runa: { $rune }).
spellbook-text-take-stored = Prendi dall'altare { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} di un colore che il tuo famiglio ha già.
spellbook-text-take-up-to = Prendi dall'altare fino a { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} di un solo colore.
spellbook-text-stow = Affida al famiglio { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} direttamente dall'altare.
spellbook-text-store-colour = Affida al famiglio { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} di un solo colore.
spellbook-text-store-rune = Affida al famiglio { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} (runa: { $rune }).
spellbook-text-swap-altar = Scambia { $count ->
    [one] 1 gettone della tua riserva con 1
   *[other] { $count } gettoni della tua riserva con { $count }
} dell'altare.
spellbook-text-swap-familiar = Scambia 1 gettone della tua riserva con 1 del tuo famiglio.
spellbook-text-drop = Scarta { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}.
spellbook-text-refresh = Sostituisci quanti gettoni dell'altare vuoi con altri del sacchetto.
spellbook-text-lower = Abbassa questo incantesimo di un livello.
spellbook-text-raise = Alza un altro tuo incantesimo di un livello.
spellbook-text-others-take = Ogni altra persona prende 1 gettone dall'altare.
spellbook-text-others-draw = Ogni altra persona pesca 1 gettone.
spellbook-text-copy = Copia un'azione di un'altra persona (fase: { $phase }).
spellbook-text-morning-action = Fai subito un'azione della mattina.
spellbook-text-learn-with = Impara un incantesimo; { $count ->
    [one] 1 gettone con la runa di questa carta conta come jolly
   *[other] fino a { $count } gettoni con la runa di questa carta contano ciascuno come jolly
}.
spellbook-text-draw-on-take = Nella tua giornata, per ogni gettone con la runa di questa carta che prendi dall'altare, pesca { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}.
spellbook-text-keep-on-learn = Ogni volta che impari un incantesimo, questo compreso, affida al famiglio { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} del vassoio.
spellbook-text-morning-actions = Ogni mattina puoi fare { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}.
spellbook-text-points = Vale { $count ->
    [one] 1 punto
   *[other] { $count } punti
}.
spellbook-text-points-per-colour = Vale 1 punto per ogni colore che ha il tuo famiglio.
spellbook-text-points-per-stored = Vale 1 punto per ogni gettone che ha il tuo famiglio.
spellbook-text-points-per-spell = Vale { $count ->
    [one] 1 punto
   *[other] { $count } punti
} per ogni altro tuo incantesimo.
spellbook-text-points-per-spell-by-level = Vale { $low ->
    [one] 1 punto
   *[other] { $low } punti
} per ogni altro tuo incantesimo di livello 3 e { $high ->
    [one] 1 punto
   *[other] { $high } punti
} per ogni altro di livello 4 o 5.
