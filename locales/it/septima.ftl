# Quello che dice Septima.
#
# I termini sono quelli del regolamento italiano, che lascia in inglese i nomi delle azioni e degli
# incantesimi; le frasi sono nostre.
# I nomi arrivano al singolare e senza articolo: stanno fra virgolette, fra parentesi o dopo i due
# punti. Gli spazi della mappa si chiamano per zona e lettera: 3g.

septima = Septima
septima-opponent = Vedova Nera

# Opzioni.

septima-option-seats = Quante persone giocano, da 1 a 4; in solitario si gioca contro la Vedova Nera.
septima-option-mode = Il gioco completo, o quello base senza incantesimi, tracciato rituale e quasi tutti gli edifici.
septima-option-hunter = Se ognuno tira il dado del cacciatore, o se un solo risultato scoperto vale per tutti.
septima-option-trial = Se nei processi i cittadini si pescano dal sacchetto, o se decide ciò che si vede nella folla.
septima-option-shapeshifting = La mutaforma dell'espansione: le guide possono prendere forma animale. Solo nel gioco completo.
septima-option-omens = I presagi dell'espansione: ogni stagione tranne la prima ha regole sue. Solo nel gioco completo.
septima-option-worries = Solo in solitario: quante peripezie bisogna superare per vincere; di solito 5, con la mutaforma 7.
septima-option-wisdom = Solo in solitario: quanta saggezza chiede l'ultima peripezia.
septima-option-widow-bonus = Solo in solitario: quando la Vedova Nera svolge il bonus sintonia; «mai» è più facile, «sempre» più difficile.
septima-option-negotiation = Solo in solitario: quante carte trattativa hai all'inizio; con più carte è più facile, con meno più difficile.

# Il punteggio.

septima-score-citizens = Cittadini alleati
septima-score-wisdom = Saggezza ottenuta durante la partita
septima-score-oracle = Libro degli oracoli
septima-score-tracks = Tracciati pazienti
septima-score-levels = Livelli raggiunti su tutti e tre i tracciati
septima-score-charms = Portafortuna rimasti
septima-score-potions = Pozioni rimaste
septima-score-pairs = Coppie di ingredienti e cristalli rimasti
septima-tie-witches = Streghe nella congrega
septima-tie-wisdom = Saggezza, tolto quanto spetta alla Vedova Nera
septima-worry-objectives = Obiettivi raggiunti del libro degli oracoli
septima-worry-witches = 4 streghe nella tua congrega
septima-worry-her-witches = Al massimo 3 streghe nella congrega della Vedova Nera
septima-worry-ribbon = Indicatore rituale sul nastro più alto
septima-worry-wisdom = Saggezza sufficiente
septima-worries-needed = Peripezie necessarie per vincere
# Da dove viene un dato.
septima-rulebook = Il regolamento dell'editore
septima-public = Una fonte pubblica
septima-reconstructed = Una nostra ricostruzione

# Streghe.

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

# Incantesimi.

septima-spell-adriannas-ring = Adrianna's Ring
septima-spell-shards-of-eternity = Shards of Eternity
septima-spell-blessed-day = Blessed Day
septima-spell-cauldron-of-plenty = Cauldron of Plenty
septima-spell-emerald-passage = Emerald Passage
septima-spell-ethereal-song = Ethereal Song
septima-spell-invisibility = Invisibility
septima-spell-overgrown-wilds = Overgrown Wilds
septima-spell-secrets-of-the-stones = Secrets of the Stones
septima-spell-unnatural-recovery = Unnatural Recovery
septima-spell-one-with-the-storm = One with the Storm
septima-spell-widows-song = Widows' Song
septima-spell-boon-of-gratitude = Boon of Gratitude
septima-spell-cloak-of-charisma = Cloak of Charisma
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Helpful Spirits
septima-spell-magic-mirror = Magic Mirror
septima-spell-soothing-melody = Soothing Melody
septima-spell-spiritual-bond = Spiritual Bond
septima-spell-wings-of-wind = Wings of Wind
septima-spell-dark-moon-stone = Dark Moon Stone
septima-spell-lions-roar = Lion's Roar
septima-spell-dream-powder = Dream Powder
septima-spell-healing-dream = Healing Dream
septima-spell-invisible-famulus = Invisible Famulus
septima-spell-magic-mortar = Magic Mortar
septima-spell-summoning = Summoning
septima-spell-the-golden-brew = The Golden Brew
septima-spell-time-twister = Time Twister
septima-spell-vision-of-the-past = Vision of the Past

# Azioni.

septima-action-collect = Collect
septima-action-move = Move
septima-action-brew = Brew
septima-action-heal = Heal
septima-action-chant = Chant
septima-action-recruit = Recruit
septima-action-plead = Plead
septima-action-remember = Remember
septima-action-ritual = Ritual
septima-action-shapeshift = Shapeshift

# Pozioni, al singolare.

septima-potion-blindness-remedy = Rimedio per la cecità
septima-potion-paralysis-remedy = Rimedio per la paralisi
septima-potion-infection-remedy = Rimedio per l'infezione
septima-potion-calming-potion = Pozione calmante
septima-potion-flying-ointment = Unguento del volo
septima-potion-love-potion = Filtro d'amore
septima-potion-ritual-oil = Olio rituale

# Beni, al singolare.

septima-good-berry = bacca
septima-good-skull = teschio
septima-good-herb = erba medicinale
septima-good-mushroom = fungo
septima-good-root = radice
septima-good-crystal = cristallo

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

# Edifici.

septima-building-hospital = Ospedale
septima-building-antique-shop = Antiquario
septima-building-market = Mercato
septima-building-oracle = Oracolo
septima-building-flying-elephant = Elefante alato
septima-building-printing-house = Stamperia
septima-building-pub = Birreria

# Elementi, infermità, stagioni, lati.

septima-element-earth = Terra
septima-element-air = Aria
septima-element-fire = Fuoco
septima-ailment-blind = cieco
septima-ailment-paralysed = paralizzato
septima-ailment-infected = infetto
septima-season-autumn = Autunno
septima-season-winter = Inverno
septima-season-spring = Primavera
septima-season-summer = Estate
septima-side-left = sinistro
septima-side-right = destro

# Lettere degli spazi.

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

# Favori della folla, dopo i due punti.

septima-favor-1 = sospetto ridotto di 1
septima-favor-2 = la guida si sposta fino a 4 spazi
septima-favor-3 = 1 ingrediente a scelta
septima-favor-4 = 1 pozione a scelta per 1 ingrediente
septima-favor-5 = 1 incantesimo preparato per 1 ingrediente
septima-favor-6 = favore 6

# Animali.

septima-animal-snake = Serpente
septima-animal-toad = Rospo
septima-animal-fox = Volpe
septima-animal-squirrel = Scoiattolo
septima-animal-cat = Gatto
septima-animal-owl = Gufo
septima-animal-goat = Capra
septima-animal-hare = Lepre

# Presagi: la metà chiara, la metà scura. I nomi italiani sono nostri.

septima-omen1-light = Eremita amichevole
septima-omen1-dark = Eremita vendicativo
septima-omen2-light = Era della guarigione
septima-omen2-dark = Era dell'epidemia
septima-omen3-light = Ondata di sostegno
septima-omen3-dark = Mandato di perquisizione
septima-omen4-light = Legame spirituale
septima-omen4-dark = Ricordi perduti
septima-omen5-light = Ricordi vividi
septima-omen5-dark = Ricordi distrutti
septima-omen6-light = Costellazione propizia
septima-omen6-dark = Costellazione velata
septima-omen7-light = Calderone d'oro
septima-omen7-dark = Calderone incrinato
septima-omen8-light = Dono dell'alchimista
septima-omen8-dark = Alchimista capriccioso
septima-omen9-light = Festa della fratellanza
septima-omen9-dark = Coprifuoco
septima-omen10-light = Capo indulgente
septima-omen10-dark = Capo severo
septima-omen11-light = Pioggia leggera
septima-omen11-dark = Grande siccità
septima-omen12-light = Cuori sereni
septima-omen12-dark = Paranoia
septima-omen13-light = Alleati fedeli
septima-omen13-dark = Alleati sospetti
septima-omen14-light = Vento favorevole
septima-omen14-dark = Nebbia fitta
septima-omen15-light = Cacciatori assonnati
septima-omen15-dark = Segugi
septima-omen16-light = Giudice equo
septima-omen16-dark = Giudice corrotto
septima-omen17-light = Buona stella
septima-omen17-dark = Gatto nero
septima-omen18-light = Sabba delle streghe
septima-omen18-dark = Sabba delle streghe

# Carte trattativa: il regolamento italiano ne lascia i nomi in inglese.

septima-negotiation-cooperation = Cooperation
septima-negotiation-delay = Delay
septima-negotiation-information = Information

# Che cosa si chiede.

septima-ask-draft = Scegli una strega da tenere; le altre passano oltre.
septima-ask-covens = Scegli la strega che resta fuori dalla tua congrega.
septima-ask-prologues = Disponi le tue due carte prologo: scegli quale sta sopra e quale copre l'altra.
septima-ask-leader = Scegli lo spazio da cui comincia la tua guida.
septima-ask-first-spell = Scegli il tuo primo incantesimo.
septima-ask-ritual-marker = Scegli da dove comincia il tuo indicatore rituale.
septima-ask-action = Scegli in segreto l'azione per questa fase lunare.
septima-ask-quick-move = Movimento rapido: va' fino a { $reach ->
    [one] 1 spazio
   *[other] { $reach } spazi
} più in là, o resta.
septima-ask-before = Prima di «{ $action }»: usa pozioni, incantesimi e abilità, o prosegui.
septima-ask-after = Dopo «{ $action }»: usa pozioni, incantesimi e abilità, o prosegui.
septima-ask-end = Usa pozioni pratiche, o termina il turno.
septima-ask-way = Scegli una delle possibilità.
septima-ask-favor = Puoi usare { $left ->
    [one] 1 favore
   *[other] { $left } favori
} della folla.
septima-ask-order = «{ $action }» è in sintonia: scegli se viene prima l'abilità principale o il bonus sintonia.
septima-ask-more = «{ $action }»: usa ciò che ancora le appartiene, o fermati.
septima-ask-gain = Scegli { $left ->
    [one] 1 ingrediente
   *[other] { $left } ingredienti
} da ottenere.
septima-ask-spend = Scegli { $left ->
    [one] 1 ingrediente
   *[other] { $left } ingredienti
} da spendere; vanno bene anche i cristalli.
septima-ask-potion = Scegli { $left ->
    [one] 1 pozione
   *[other] { $left } pozioni
} da ottenere.
septima-ask-icon = Scegli { $left ->
    [one] 1 ingrediente che conta come stampato
   *[other] { $left } ingredienti che contano come stampati
} accanto a te.
septima-ask-lunar = Puoi scegliere un altro ingrediente che conta come lunare.
septima-ask-not-lunar = Scegli intorno a te { $left ->
    [one] 1 ingrediente non lunare
   *[other] { $left } ingredienti non lunari
}.
septima-ask-move = Sposta la guida fino a { $reach ->
    [one] 1 spazio
   *[other] { $reach } spazi
}, o resta.
septima-ask-fly = Sposta la guida quanto vuoi, o resta.
septima-ask-walk = Puoi spostare la guida fino a { $reach ->
    [one] 1 spazio
   *[other] { $reach } spazi
}.
septima-ask-flee = Puoi fuggire con la guida in uno spazio libero qualsiasi.
septima-ask-brew = Puoi cucinare { $left ->
    [one] 1 pozione
   *[other] fino a { $left } pozioni
}.
septima-ask-heal = Puoi curare { $left ->
    [one] 1 paziente
   *[other] fino a { $left } pazienti
}.
septima-ask-track = Scegli il tracciato pazienti su cui avanzi.
septima-ask-chamber = Scegli il tribunale in cui mandi { $citizens ->
    [one] 1 cittadino alleato
   *[other] { $citizens } cittadini alleati
}.
septima-ask-copy = Scegli una carta scartata da svolgere di nuovo.
septima-ask-again = Scegli un'altra carta della tua mano e svolgi la sua abilità principale.
septima-ask-ritual = Avanza sul tracciato rituale; prima o dopo puoi spostarti di uno spazio a lato.
septima-ask-advance = Puoi avanzare sul tracciato rituale.
septima-ask-prepare = Scegli { $left ->
    [one] 1 incantesimo consumato
   *[other] { $left } incantesimi consumati
} da preparare.
septima-ask-take = Scegli un incantesimo da ottenere.
septima-ask-keep = Scegli la strega che tieni.
septima-ask-join = Decidi se { $witch } entra nella tua congrega.
septima-ask-lay-hunter = Scegli un cacciatore da addormentare.
septima-ask-move-hunter = Scegli un cacciatore e il capanno vuoto in cui va.
septima-ask-exchange = Puoi scambiare { $left ->
    [one] 1 ingrediente
   *[other] fino a { $left } ingredienti
}.
septima-ask-half = Carta prologo { $card }: prendi due volte la metà in alto o una volta quella in basso.
septima-ask-near = Scegli l'edificio a cui conti come adiacente.
septima-ask-marker = Puoi sostituire un indicatore azione Septima attivo.
septima-ask-lose = Scegli la strega che va nel tribunale 2.
septima-ask-hunt = Il dado del cacciatore mostra { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}: corri ai ripari o lascia che il cacciatore venga.
septima-ask-recall = Puoi usare la tua strega per riprendere meno cittadini alleati.
septima-ask-pay = Spendi 1 { $good }, o un cristallo al suo posto.
septima-ask-seek = Sposta la guida in uno spazio qualsiasi accanto a questo ingrediente stampato, o resta: { $good }.
septima-ask-shape = Scegli l'animale in cui ti trasformi e la strega coperta dalla sua tessera.
septima-ask-cover = Scegli la strega che da ora la tessera animale copre.
septima-ask-drought = Scegli l'unico ingrediente che conta ancora come lunare.
septima-ask-sicken = Scegli la strega che si ammala.
septima-ask-negotiate = Scegli la tua carta azione, da sola o con una carta trattativa.
septima-ask-spider = Scegli la strada che il ragno prende verso la tua guida.
septima-ask-furthest = Scegli quale dei ragni più lontani si sposta, e dove.
septima-ask-nearest = Scegli quale dei pazienti più vicini cura la Vedova Nera.
septima-ask-silence = Scegli la carta trattativa a cui devi rinunciare.

# Scelte.

septima-say-keep = Tieni { $witch }
septima-say-leave = Lascia fuori { $witch }
septima-say-prologue-over = Carta { $card } sopra, copre l'altra
septima-say-prologue-under = Carta { $card } sopra, coperta a metà dall'altra
septima-say-start = Comincia dallo spazio { $number }
septima-say-play = Gioca «{ $action }»
septima-say-go = Va' in { $zone }{ $letter }
septima-say-leap = Vola in { $zone }{ $letter } e ottieni 1 cristallo
septima-say-stay = Resta
septima-say-drink = Usa: { $potion }
septima-say-drink-with = Usa: { $spent } come { $potion }
septima-say-cast = Lancia «{ $spell }»
septima-say-use = Usa: { $what }
septima-say-shrine = Usa il sacrario: { $element }
septima-say-go-on = Prosegui
septima-say-end = Termina il turno
septima-say-main = Abilità principale
septima-say-bonus = Bonus sintonia
septima-say-ingredient = Scegli 1 { $ingredient }
septima-say-spend = Spendi 1 { $good }
septima-say-exchange = Scambia 1 { $from } con 1 { $to }
septima-say-brew = Cucina: { $potion }
septima-say-brew-so = Cucina: { $potion } (cristalli per: { $crystals }; risparmiati: { $spared })
septima-say-brew-cheap = Cucina senza saggezza: { $potion } (cristalli per: { $crystals }; risparmiati: { $spared })
septima-say-potion = Ottieni: { $potion }
septima-say-heal = Cura il paziente alla bandiera { $flag }: { $potion }
septima-say-heal-free = Cura gratis il paziente alla bandiera { $flag }
septima-say-hospital = Cura nell'ospedale: { $ailment } ({ $potion })
septima-say-hospital-free = Cura gratis nell'ospedale: { $ailment }
septima-say-track = Avanza sul tracciato «{ $ailment }»
septima-say-chamber = Tribunale { $chamber }
septima-say-copy = Svolgi «{ $action }»
septima-say-advance = Avanza alla riga { $row }, spazio { $place }
septima-say-beyond = Ottieni saggezza invece di avanzare
septima-say-sideways = Spostati a lato: riga { $row }, spazio { $place }
septima-say-prepare = Prepara «{ $spell }»
septima-say-take = Prendi «{ $spell }»
septima-say-way = Possibilità { $way }
septima-say-half-upper = La metà in alto, due volte
septima-say-half-lower = La metà in basso, una volta
septima-say-lay = Addormenta il cacciatore del capanno { $hut }
septima-say-hunter = Sposta il cacciatore dal capanno { $from } al capanno { $to }
septima-say-marker = Sostituisci l'indicatore { $side } con «{ $action }»
septima-say-lose = Rinuncia a { $witch }
septima-say-charm = Usa un portafortuna
septima-say-face = Lascia venire il cacciatore
septima-say-welcome = Accogli la strega
septima-say-replace = Accogli la strega al posto di { $witch }
septima-say-refuse = Rinuncia alla strega
septima-say-enough = Basta così
septima-say-brew-any = { $spared ->
    [0] Cucina con ingredienti qualsiasi: { $potion }
   *[other] Cucina con ingredienti qualsiasi: { $potion } (risparmiati: { $spared })
}
septima-say-brew-any-cheap = Cucina con ingredienti qualsiasi, senza saggezza: { $potion } (risparmiati: { $spared })
septima-say-shift = Trasformati: { $animal } (tessera su { $witch })
septima-say-shift-alone = Trasformati: { $animal }
septima-say-cover = Copri { $witch }
septima-say-human = Torna in forma umana
septima-say-omen = Conta «{ septima-action-remember }» come in sintonia
septima-say-sicken = Si ammala { $witch }
septima-say-cooperate = Cooperation: giocate entrambi «{ $action }»
septima-say-delay-swap = Delay: scambia la carta di sinistra e quella di destra
septima-say-delay-top = Delay: scambia la carta di destra e la prima del mazzo
septima-say-delay-left = Delay: la carta di sinistra sul mazzo, quella di destra a sinistra, la prima del mazzo a destra
septima-say-inform = Information: guarda prima la carta della Vedova Nera
septima-say-spider = Ragno { $spider } in { $zone }{ $letter }
septima-say-nearest = Il paziente alla bandiera { $flag }
septima-say-drop = Rinuncia a «{ $card }»

# Che cosa succede.

septima-kept = { $seat } tiene { $witch }.
septima-kept-unseen = { $seat } tiene una strega.
septima-passed = Le altre streghe passano a destra.
septima-laid-prologues = { $seat } dispone la carta prologo { $above } sopra la carta prologo { $below }.
septima-phase = { $season }, fase lunare { $phase }.
septima-picked = { $seat } sceglie in segreto «{ $action }».
septima-picked-unseen = { $seat } sceglie in segreto un'azione.
septima-revealed = { $seat } rivela «{ $action }».
septima-turn-began = Tocca a { $seat }.
septima-turn-ended = { $seat } termina il turno.
septima-matched = { $seat } è in sintonia con altri.
septima-matched-septima = { $seat } è in sintonia con Septima.
septima-treated = L'azione di { $seat } ora conta come in sintonia.
septima-marker = L'indicatore { $side } di Septima mostra «{ $action }».
septima-patient-came = Arriva un paziente alla bandiera { $flag }: { $ailment }.
septima-patient-left = Il paziente alla bandiera { $flag } se ne va.
septima-accused = Nel tribunale 1 attende il processo { $witch }.
septima-moved = { $seat } va nello spazio { $zone }{ $letter }.
septima-marker-placed = { $seat } mette l'indicatore rituale sulla riga { $row }, spazio { $place }.
septima-gained = { $seat } ottiene { $count ->
    [one] 1
   *[other] { $count } ×
} { $good }.
septima-spent = { $seat } spende 1 { $good }.
septima-gained-potion = { $seat } ottiene una pozione: { $potion }.
septima-brewed = { $seat } cucina una pozione: { $potion }.
septima-drank = { $seat } usa una pozione: { $potion }.
septima-drank-with = { $seat } usa una pozione: { $spent } come { $potion }.
septima-gained-charms = { $seat } ottiene { $count ->
    [one] 1 portafortuna
   *[other] { $count } portafortuna
}.
septima-used-charm = { $seat } usa un portafortuna.
septima-gained-wisdom = { $seat } ottiene { $points ->
    [one] 1 punto saggezza
   *[other] { $points } punti saggezza
}.
septima-lost-wisdom = { $seat } perde { $points ->
    [one] 1 punto saggezza
   *[other] { $points } punti saggezza
}.
septima-raised = Il sospetto di { $seat } sale a { $to }.
septima-lowered = Il sospetto di { $seat } scende a { $to }.
septima-confronted = Il sospetto non può salire oltre: la folla infuriata affronta { $seat }.
septima-lost-witch = { $seat } perde { $witch }, che va nel tribunale 2.
septima-healed = { $seat } cura un paziente: { $ailment }.
septima-track-advanced = { $seat } raggiunge il livello { $level } sul tracciato «{ $ailment }».
septima-copied = { $seat } svolge anche «{ $action }».
septima-used = { $seat } usa «{ $what }».
septima-used-shrine = { $seat } usa un sacrario: { $element }.
septima-used-favor = La folla fa un favore a { $seat }: { $favor }.
septima-sent-to-crowd = { $seat } manda { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
} nella folla.
septima-sent-to-chamber = { $seat } manda un cittadino alleato nel tribunale { $chamber }.
septima-recalled = { $seat } riprende { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
}.
septima-angered = { $count ->
    [one] 1 cittadino infuriato si unisce
   *[other] { $count } cittadini infuriati si uniscono
} alla folla.
septima-took-spell = { $seat } ottiene l'incantesimo «{ $spell }».
septima-spell-revealed = Appare un nuovo incantesimo: «{ $spell }».
septima-cast = { $seat } lancia «{ $spell }».
septima-prepared = { $seat } prepara «{ $spell }».
septima-spell-ended = L'effetto di «{ $spell }» di { $seat } svanisce.
septima-drew-prologue = { $seat } pesca la carta prologo { $card }.
septima-drew-witch = Si pesca una strega: { $witch }.
septima-mirrored = { $witch } appare accanto alla congrega di { $seat }.
septima-joined = { $witch } entra nella congrega di { $seat }.
septima-boxed = { $witch } lascia il gioco.
septima-open-die = Il dado del cacciatore ora mostra { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}.
septima-rolled = Il dado del cacciatore mostra { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
} per { $seat }.
septima-caught = Il cacciatore cattura { $seat }.
septima-escaped = { $seat } sfugge al cacciatore.
septima-hunter-laid = Il cacciatore del capanno { $hut } si addormenta.
septima-hunter-moved = Il cacciatore del capanno { $from } si trasferisce nel capanno { $to }.
septima-hunter-came = Un nuovo cacciatore arriva nel capanno { $hut }.
septima-trial = Tribunale { $chamber }: comincia il processo a { $witch }.
septima-drawn-angry = Un cittadino infuriato entra nel tribunale { $chamber }.
septima-drawn-loyal = Un cittadino alleato di { $seat } entra nel tribunale { $chamber }.
septima-trial-won = { $seat } vince il processo a { $witch }.
septima-trial-lost = La difesa di { $witch } fallisce.
septima-became-animal = { $seat } cambia forma: { $animal }. La tessera copre { $witch }.
septima-became-animal-alone = { $seat } cambia forma: { $animal }.
septima-became-human = { $seat } torna in forma umana.
septima-covered = La tessera animale di { $seat } ora copre { $witch }.
septima-omen-coming = Si vede il prossimo presagio: metà chiara «{ $light }», metà scura «{ $dark }».
septima-omen-came = Entra in vigore il presagio «{ $omen }».
septima-sickened = { $witch }, della congrega di { $seat }, si ammala.
septima-recovered = { $witch }, della congrega di { $seat }, guarisce.
septima-widow-row = Nella fila della Vedova arriva «{ $action }».
septima-negotiated = { $seat } gioca la carta trattativa «{ $card }».
septima-silenced = { $seat } deve rinunciare alla carta trattativa «{ $card }».
septima-widow-chose = La Vedova Nera gioca «{ $action }».
septima-spider-moved = Il ragno { $spider } striscia nello spazio { $zone }{ $letter }.
septima-spiders-lay = Tutti i ragni si sdraiano e sorvegliano ciò che hanno intorno.
septima-crystals-barred = Niente cristalli fino alla fine del prossimo turno di chi gioca.
septima-spells-swept = La riga in basso degli incantesimi viene spazzata via.
septima-over = L'anno è finito. Noctenburg saluta la nuova Septima!

# Perché qualcosa non si può scegliere.

septima-no-space-taken = Due guide non possono restare nello stesso spazio.
septima-no-too-far = Questo spazio è troppo lontano.
septima-no-discarded = Questa carta è scartata.
septima-no-matched-already = La tua azione è già in sintonia.
septima-no-pointless = Ora non avrebbe alcun effetto.
septima-no-used = Questo incantesimo è consumato: prima va preparato.
septima-no-cast-already = Hai già lanciato questo incantesimo in questo turno.
septima-no-other-action = Vale per un'azione diversa dalla tua.
septima-no-other-window = Si usa in un altro momento del turno.
septima-no-used-already = L'hai già usato in questo turno.
septima-no-not-met = La condizione non è soddisfatta.
septima-no-not-next-to = La tua guida non è adiacente.
septima-no-chamber-full = Questo tribunale è pieno.
septima-no-favor-used = Hai già usato questo favore.
septima-no-cannot-pay = Ti mancano ingredienti per questa pozione.
septima-no-healed-already = Hai già curato questo paziente.
septima-no-no-remedy = Non hai una pozione che aiuti questo paziente.
septima-no-other-icon = Questo spazio mostra un'azione diversa dalla tua.
septima-no-no-offering = Non hai niente da offrire per questo nastro.
septima-no-other-element = Questo incantesimo è di un altro elemento.
septima-no-scoring-spell = Il primo incantesimo non può essere di punteggio.
septima-no-cannot-rise = Da animale non puoi aumentare il Sospetto.
septima-no-not-as-animal = Il tuo animale non può giocare questa azione.
septima-no-no-memories = In questa stagione il presagio vieta «{ septima-action-remember }».
septima-no-no-charms = In questa stagione il presagio vieta i portafortuna.
septima-no-closed = In questa stagione il presagio tiene chiusi tutti gli edifici.
septima-no-spider = La tua guida non può entrare nello spazio di un ragno, né attraversarlo, né restarci.
septima-no-must-move = La tua guida deve lasciare questo spazio: serve «{ septima-action-move }».
septima-no-widow-lacks = La Vedova Nera non ha questa carta né nella fila né nel mazzo.

# Sulle carte e sulle tessere.

septima-text-with = Con «{ $action }»:
septima-text-with-any = Con qualsiasi azione:
septima-text-twice = Fino a due volte:
septima-text-after-roll = Dopo un tuo tiro del cacciatore:
septima-text-need-brewed = Se in questo Brew hai cucinato { $count ->
    [one] 1 pozione pratica
   *[other] { $count } pozioni pratiche
}:
septima-text-need-ailments = Se in questo turno hai curato pazienti di almeno { $count ->
    [one] 1 infermità
   *[other] { $count } infermità
}:
septima-text-need-suspicion = Se il tuo sospetto è sotto { $below }:
septima-text-need-matched = Se la tua azione è in sintonia:
septima-text-need-unmatched = Se la tua azione non è in sintonia:
septima-text-need-next-to = Se la tua guida è adiacente a «{ $building }»:
septima-text-need-next-to-town = Se la tua guida è adiacente a una casella della città:
septima-text-when-potion = Ogni volta che usi una pozione pratica:
septima-text-when-roll = Ogni volta che devi tirare il dado del cacciatore:
septima-text-when-lowered = Ogni volta che un effetto riduce il tuo sospetto:
septima-text-when-advanced = Ogni volta che avanzi sul tracciato rituale:
septima-text-when-gained = Ogni volta che ottieni un ingrediente:
septima-text-when-ribbon = Ogni volta che entri in un nastro del tracciato rituale:
septima-text-when-defended = Ogni volta che la difesa nel tribunale 1 riesce e vi si trova un tuo cittadino alleato:
septima-text-when-healed = Ogni volta che curi un paziente in un turno con «{ septima-action-heal }»:
septima-text-until-turn = Vale per il resto del turno.
septima-text-until-season = Vale fino alla fine della stagione.
septima-text-until-moved = Vale finché la tua guida non lascia il suo spazio.
septima-text-until-won = Vale finché non vinci un processo.
septima-text-before = Solo prima dell'azione della carta:
septima-text-after = Solo dopo l'azione della carta:
septima-text-per-healed = Uno diverso per ogni paziente curato in questo turno:
septima-text-or = Oppure:
septima-text-instead = Invece dell'abilità principale di «{ $action }»:
septima-text-if-matched = Se in sintonia, invece:
septima-text-spend = Spendi { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
}.
septima-text-spend-crystals = Spendi { $count ->
    [one] 1 cristallo
   *[other] { $count } cristalli
}.
septima-text-spend-of = Spendi 1 { $good }.
septima-text-gain-of = Ottieni { $count ->
    [one] 1
   *[other] { $count } ×
} { $good }.
septima-text-lunar-again = Ottieni un altro ingrediente di ogni tipo lunare che hai raccolto in questo turno, al massimo di { $count ->
    [one] 1 tipo
   *[other] { $count } tipi
}.
septima-text-seek = Sposta la guida di quanti spazi vuoi, fino a uno spazio accanto a questo ingrediente stampato: { $good }.
septima-text-wisdom = Ottieni { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
}.
septima-text-wisdom-per-healed = Ottieni { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
} per ogni paziente che hai curato in questo turno.
septima-text-crystals = Ottieni { $count ->
    [one] 1 cristallo
   *[other] { $count } cristalli
}.
septima-text-charms = Ottieni { $count ->
    [one] 1 portafortuna
   *[other] { $count } portafortuna
}.
septima-text-ingredients = Ottieni { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
} a scelta.
septima-text-one-of = Ottieni 1 { $first } o 1 { $second }.
septima-text-potion = Ottieni: { $count } × { $potion }.
septima-text-practical = Ottieni { $count ->
    [one] 1 pozione pratica
   *[other] { $count } pozioni pratiche
} a scelta.
septima-text-any-potion = Ottieni { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
} a scelta.
septima-text-collected-again = Ottieni un altro ingrediente di ogni tipo che hai raccolto in questo turno.
septima-text-exchange = Scambia { $count ->
    [one] 1 ingrediente con uno
   *[other] fino a { $count } ingredienti, ognuno con uno
} di un altro tipo.
septima-text-lower = Riduci il sospetto di { $count }.
septima-text-lower-per-citizen = Riduci il sospetto di 1 per ogni tuo cittadino alleato nella folla.
septima-text-lower-per = Riduci il sospetto di 1 per ogni ingrediente di questo tipo raccolto in questo turno: { $ingredient }.
septima-text-raise = Aumenta il sospetto di { $count }.
septima-text-treat = La tua azione conta come in sintonia, e per questo il tuo sospetto salirà di { $count }.
septima-text-swap-marker = Puoi sostituire un indicatore azione Septima attivo con uno a scelta dalla pila.
septima-text-crowd = Manda { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
} nella folla.
septima-text-angry = Aggiungi { $count ->
    [one] 1 cittadino infuriato
   *[other] { $count } cittadini infuriati
} alla folla.
septima-text-send = Manda { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
} dalla folla in un tribunale.
septima-text-favors = Usa { $count ->
    [one] 1 favore
   *[other] { $count } favori diversi
} della folla.
septima-text-walk = Sposta la guida fino a { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}.
septima-text-fly = Sposta la guida di quanti spazi vuoi.
septima-text-lay-hunter = Addormenta un cacciatore qualsiasi fino alla fine della fase.
septima-text-move-hunter = Sposta un cacciatore qualsiasi in un capanno vuoto e addormentalo.
septima-text-near = Conti come adiacente a un edificio a scelta.
septima-text-advance = Avanza sul tracciato rituale.
septima-text-prepare = Prepara { $count ->
    [one] 1 incantesimo
   *[other] { $count } incantesimi
}.
septima-text-prepare-of = Prepara 1 incantesimo di questo elemento: { $element }.
septima-text-spell = Ottieni 1 incantesimo di qualsiasi elemento.
septima-text-spell-here = Ottieni 1 incantesimo della sezione in cui si trova il tuo indicatore rituale.
septima-text-brew = Cucina 1 pozione.
septima-text-heal-more = Cura { $count ->
    [one] 1 paziente
   *[other] { $count } pazienti
} accanto alla tua guida.
septima-text-witches = Pesca { $count ->
    [one] 1 strega
   *[other] { $count } streghe e tienine una
} per la tua congrega.
septima-text-mirror = Pesca { $count ->
    [one] 1 strega
   *[other] { $count } streghe
} e tienine una accanto alla tua congrega.
septima-text-prologue = Pesca una carta prologo: prendi due volte la metà in alto o una volta quella in basso.
septima-text-whole-prologue = Pesca una carta prologo: prendi due volte la metà in alto e una volta quella in basso.
septima-text-again = Svolgi l'abilità principale di un'altra carta della tua mano.
septima-text-collect = Ottieni 1 ingrediente per ogni icona lunare intorno alla guida e 1 cristallo per ogni affioramento.
septima-text-not-lunar = Ottieni intorno alla guida { $count ->
    [one] 1 ingrediente non lunare
   *[other] { $count } ingredienti non lunari
}.
septima-text-move = Sposta la guida fino a { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}, poi ottieni 1 ingrediente stampato lungo la strada.
septima-text-brew-up = Cucina { $count ->
    [one] 1 pozione
   *[other] fino a { $count } pozioni
}.
septima-text-heal-up = Cura { $count ->
    [one] 1 paziente
   *[other] fino a { $count } pazienti
} accanto alla tua guida.
septima-text-remember = Svolgi l'abilità principale di una tua carta scartata.
septima-text-ritual = Avanza sul tracciato rituale e, prima o dopo, spostati di uno spazio a lato.
septima-text-shapeshift = Trasformati in uno dei tuoi due animali, copri una strega con la sua tessera e riprendi in mano le tue carte scartate.
septima-text-third-lunar = Quando raccogli, un altro ingrediente a scelta conta come lunare.
septima-text-reach = Quando curi, un paziente può essere lontano fino a { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}.
septima-text-any-track = Quando curi, puoi avanzare su un tracciato pazienti a scelta.
septima-text-bargain = Quando cucini, { $count ->
    [one] una volta
   *[other] fino a { $count } volte
}: aumenta il sospetto di 1 e spendi 1 ingrediente in meno.
septima-text-quick-move = Il tuo movimento rapido può essere più lungo di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}.
septima-text-lone-quick-move = Se la tua azione non è in sintonia, il tuo movimento rapido può essere più lungo di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}.
septima-text-skull-roll = Accanto a un teschio stampato, i tuoi tiri del cacciatore sono ridotti di { $count }.
septima-text-repeat-favor = Dopo i processi puoi usare più volte lo stesso favore.
septima-text-lenient = In ogni stagione: riprendi 1 cittadino alleato in meno per i processi vinti, o nessuno per i favori.
septima-text-icons = Quando raccogli qui, { $count ->
    [one] 1 ingrediente a scelta conta come stampato
   *[other] { $count } ingredienti a scelta contano come stampati
} su questo edificio.
septima-text-town-icons = Quando raccogli, ogni casella della città conta come se avesse 1 ingrediente a scelta.
septima-text-cheap-practical = Quando cucini qui, una pozione pratica può costare 1 ingrediente in meno; allora non dà saggezza.
septima-text-endless-patients = Quando curi qui, ci sono sempre pazienti di ogni infermità; non danno ricompense.
septima-text-no-raise = Una sintonia non aumenta il tuo sospetto.
septima-text-septima-free = Una sintonia con Septima non aumenta il tuo sospetto, anche se la tua azione è in sintonia pure con altri.
septima-text-more-potions = Con Brew puoi cucinare { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
} in più.
septima-text-stand-in = Ogni pozione che spendi può valere come qualsiasi altra.
septima-text-free-second = Una volta, quando curi un paziente, curane un altro con la stessa infermità senza rimedio.
septima-text-endless-rewards = I pazienti curati nell'ospedale ti danno le ricompense dei tracciati.
septima-text-more-citizens = Nei processi conti { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
} in più e vinci i pareggi.
septima-text-no-recall = Non riprendi cittadini alleati per il processo che vinci.
septima-text-hidden = I cacciatori non si accorgono di te.
septima-text-take-back = Alla fine della fase la tua carta azione torna in mano.
septima-text-river-spares = Quando cucini accanto al fiume, non devi spendere questo ingrediente: { $good }.

# Che cosa fanno i presagi.

septima-sign-free-offering = I nastri del tracciato rituale non chiedono offerte.
septima-sign-offering = I nastri che chiedono un'offerta costano { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
} di qualsiasi tipo.
septima-sign-any-remedy = Ogni pozione rimedio cura qualsiasi paziente.
septima-sign-epidemic = All'inizio chi ha almeno 2 streghe ne gira una a faccia in giù. Il primo paziente curato la guarisce; altrimenti a fine stagione lascia il gioco.
septima-sign-more-favors = Dopo i processi ognuno può usare { $count ->
    [one] 1 favore
   *[other] { $count } favori
} in più.
septima-sign-fewer-favors = Dopo i processi ognuno può usare { $count ->
    [one] 1 favore
   *[other] { $count } favori
} in meno.
septima-sign-shared-chambers = Ognuno può usare la prima strega di ogni tribunale come se fosse nella propria congrega.
septima-sign-forgotten = Non si possono usare le abilità delle streghe nelle congreghe né quelle degli animali.
septima-sign-matched-remember = Un «{ septima-action-remember }» non in sintonia può contare come in sintonia, senza aumentare il sospetto.
septima-sign-no-remember = Non si può giocare «{ septima-action-remember }».
septima-sign-prepare-more = Ogni volta che prepari un incantesimo in una fase lunare, puoi prepararne { $count ->
    [one] 1 in più
   *[other] { $count } in più
}.
septima-sign-prepare-costs = Preparare un incantesimo costa anche { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
} di qualsiasi tipo.
septima-sign-free-potion = Un «{ septima-action-brew }» in cui cucini qualcosa ti dà anche 1 pozione pratica a scelta.
septima-sign-brew-at-most = Con «{ septima-action-brew }» si { $count ->
    [one] cucina al massimo 1 pozione
   *[other] cucinano al massimo { $count } pozioni
}.
septima-sign-any-recipe = Le pozioni si possono cucinare con ingredienti qualsiasi: il filtro d'amore con 3, le altre con 2.
septima-sign-no-potion-wisdom = Cucinare pozioni pratiche non dà saggezza.
septima-sign-next-to-all = Ognuno conta come adiacente a ogni edificio.
septima-sign-no-buildings = Non si possono usare gli edifici.
septima-sign-septima-less = La sintonia con la sola Septima aumenta il sospetto di { $count } in meno.
septima-sign-septima-more = La sintonia con la sola Septima aumenta il sospetto di { $count } in più.
septima-sign-collect-more = Un «{ septima-action-collect }» dà { $count ->
    [one] 1 ingrediente
   *[other] { $count } ingredienti
} in più fra i tipi raccolti.
septima-sign-one-lunar = Quando raccogli, solo uno dei due ingredienti lunari conta come lunare; scegli tu quale.
septima-sign-calm-wisdom = Chi in una fase lunare non aumenta il sospetto ottiene alla sua fine { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
}.
septima-sign-raise-costs = Ogni aumento del sospetto costa { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
}.
septima-sign-recruit-more = Un «{ septima-action-recruit }» manda nella folla { $count ->
    [one] 1 cittadino alleato
   *[other] { $count } cittadini alleati
} in più.
septima-sign-crowd-raises = Chi nel suo turno manda cittadini alleati nella folla aumenta il sospetto di { $count }, una volta sola.
septima-sign-quick-move = Il movimento rapido può arrivare fino a { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}.
septima-sign-no-quick-move = Non c'è movimento rapido.
septima-sign-hunters-less = I cacciatori arrivano { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} meno lontano.
septima-sign-hunters-more = I cacciatori arrivano { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} più lontano.
septima-sign-judge-less = Prima del primo processo { $count ->
    [one] 1 cittadino infuriato lascia
   *[other] { $count } cittadini infuriati lasciano
} la folla.
septima-sign-judge-more = Prima del primo processo { $count ->
    [one] 1 cittadino infuriato si unisce
   *[other] { $count } cittadini infuriati si uniscono
} alla folla.
septima-sign-charms = All'inizio ognuno ottiene { $count ->
    [one] 1 portafortuna
   *[other] { $count } portafortuna
}.
septima-sign-no-charms = Non si possono usare i portafortuna.
septima-sign-summer-wins = A fine partita: { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
} per ogni processo vinto in estate.
septima-sign-summer-losses = A fine partita: chi in estate non ha vinto processi perde { $count ->
    [one] 1 punto saggezza
   *[other] { $count } punti saggezza
}.

# Che cosa fa la Vedova Nera.

septima-deeds-first = La prima possibile:
septima-deed-lay-down = Tutti i ragni si sdraiano.
septima-deed-bar-crystals = Non puoi ottenere cristalli fino alla fine del tuo prossimo turno.
septima-deed-move-all = Tutti i ragni si spostano di 1 spazio verso la tua guida.
septima-deed-move-furthest = Il ragno più lontano si sposta di 1 spazio verso la tua guida.
septima-deed-raise = Il suo sospetto sale di { $count }.
septima-deed-heal = Cura { $count ->
    [one] il paziente più vicino
   *[other] i { $count } pazienti più vicini
}.
septima-deed-crowd = { $count ->
    [one] 1 cittadino dannato va
   *[other] { $count } cittadini dannati vanno
} dalla sua riserva nella folla.
septima-deed-chamber = { $count ->
    [one] 1 cittadino dannato va
   *[other] { $count } cittadini dannati vanno
} dalla folla nel tribunale 1.
septima-deed-direct = { $count ->
    [one] 1 cittadino dannato va
   *[other] { $count } cittadini dannati vanno
} dalla sua riserva direttamente nel tribunale 1.
septima-deed-sweep-spells = La riga in basso degli incantesimi lascia il gioco e viene sostituita.
septima-deed-silence = Rinunci a 1 carta trattativa.
