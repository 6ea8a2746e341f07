# Quello che dice Evenfall.
#
# Fra le nostre fonti non c'è un'edizione italiana: i nomi delle carte, dei luoghi e i termini del
# gioco sono traduzioni nostre; fa eccezione «Pendii del Sud», che è già in uso.
# I nomi arrivano al singolare e senza articolo: stanno fra virgolette, fra parentesi o dopo i due
# punti. Le cose con un numero stanno dopo «×», seguite da un'espressione come «per ogni…».

evenfall = Evenfall
evenfall-opponent = Automa

# Opzioni.

evenfall-option-seats = Quante persone giocano, da 1 a 4; in solitario sfidi Automa.
evenfall-option-side = Quale lato delle plance dei clan: con il sole i clan sono tutti uguali, con la luna ognuno ha poteri suoi.
evenfall-option-veteran = Per chi ha esperienza: nel round 1 si pescano due carte in più, poi se ne scartano due.
evenfall-option-automa = Solo in solitario: quanto è forte Automa, da apprendista a erede al trono.
evenfall-option-clan = Quale clan gioca in questo posto.

# Il punteggio.

evenfall-score-track = Punti fatti durante la partita
evenfall-score-specialists = Specialisti
evenfall-score-council = Consiglio
evenfall-score-rituals = Rituali nel Cerchio Interno
evenfall-score-stones = Rituali raddoppiati dalle pietre del potere
evenfall-score-places = Luoghi nel Cerchio Interno
evenfall-tie-mana = Mana rimasto
# Da dove viene un dato.
evenfall-rulebook = Il regolamento dell'editore
evenfall-public = Una fonte pubblica
evenfall-reconstructed = Una nostra ricostruzione

# Cose, al singolare.

evenfall-herb = erba
evenfall-potion = pozione
evenfall-book = Conoscenza
evenfall-any-resource = risorsa a scelta
evenfall-mana = mana
evenfall-cards = carta
evenfall-points = punto vittoria
evenfall-north = Laghi del Nord
evenfall-central = Monti Centrali
evenfall-south = Pendii del Sud
evenfall-witch = strega
evenfall-elder = anziano
evenfall-sickle = falcetto
evenfall-orb = globo
evenfall-stone-drop = goccia
evenfall-stone-leaf = foglia
evenfall-stone-flame = fiamma
evenfall-stone-eye = occhio
evenfall-stone-red = rossa
evenfall-artifact = artefatto
evenfall-familiar = famiglio
evenfall-spell = incantesimo
evenfall-plant = pianta
evenfall-clan-star = Clan della Stella
evenfall-clan-cross = Clan della Croce
evenfall-clan-sphere = Clan della Sfera
evenfall-clan-thorn = Clan della Spina

# Che cosa fa Automa, dopo il suo nome.

evenfall-automa-x = ottiene i punti del suo livello e avanza sul tracciato della Congrega
evenfall-automa-play = gioca la prima carta del mazzo principale
evenfall-automa-north = scopre un luogo nella regione «Laghi del Nord»
evenfall-automa-central = scopre un luogo nella regione «Monti Centrali»
evenfall-automa-coven = avanza sul tracciato della Congrega
evenfall-automa-transfer = trasferisce un luogo nel Cerchio Interno
evenfall-automa-harvest = fa il raccolto nel Cerchio Esterno
evenfall-automa-place = prende la prima carta del mazzo dei luoghi

# Che cosa si conta, dopo una cosa.

evenfall-per-sickle = per ogni falcetto nel tuo clan
evenfall-per-orb = per ogni globo nel tuo clan
evenfall-per-catalyst = per ogni catalizzatore nel tuo clan
evenfall-per-artifact = per ogni artefatto visibile nel tuo clan
evenfall-per-familiar = per ogni famiglio visibile nel tuo clan
evenfall-per-spell = per ogni incantesimo visibile nel tuo clan
evenfall-per-plant = per ogni pianta visibile nel tuo clan
evenfall-per-ritual-inner = per ogni rituale nel tuo Cerchio Interno
evenfall-per-ritual-space = per ogni tuo rituale con uno spazio azione
evenfall-per-place = per ogni tuo luogo
evenfall-per-place-inner = per ogni luogo nel tuo Cerchio Interno
evenfall-per-place-outer = per ogni luogo nel tuo Cerchio Esterno
evenfall-per-specialist = per ogni tuo specialista
evenfall-per-council = per ogni tuo membro del consiglio, compreso questo
evenfall-per-stone = per ogni tua pietra del potere
evenfall-per-drop = per ogni goccia: sulle tue pietre del potere e nel tuo Cerchio Interno
evenfall-per-leaf = per ogni foglia: sulle tue pietre del potere e nel tuo Cerchio Interno
evenfall-per-flame = per ogni fiamma: sulle tue pietre del potere e nel tuo Cerchio Interno
evenfall-per-eye = per ogni occhio: sulle tue pietre del potere e nel tuo Cerchio Interno
evenfall-per-red = per la tua pietra del potere rossa
evenfall-per-harvest-symbol = per ogni simbolo di risorsa nei raccolti dei tuoi luoghi, e ancora una volta per ogni luogo simile con un falcetto
evenfall-per-mana3 = ogni 3 mana che hai
evenfall-per-region = per ogni regione in cui hai una figura
evenfall-per-figure = per ogni tua figura nelle regioni

# Luoghi.

evenfall-place-cave = Grotta
evenfall-place-ruins = Rovine
evenfall-place-sanctuary = Santuario
evenfall-place-mystic-spring = Sorgente mistica
evenfall-place-spirit-swamp = Palude degli spiriti
evenfall-place-castle-in-the-mist = Castello nella nebbia
evenfall-place-stone-circle = Cerchio di pietre
evenfall-place-whispering-forest = Foresta dei sussurri
evenfall-place-moonlit-glade = Radura al chiaro di luna
evenfall-place-forgotten-library = Biblioteca dimenticata
evenfall-place-alchemists-tower = Torre dell'alchimista
evenfall-place-old-graveyard = Vecchio cimitero
evenfall-place-floating-island = Isola fluttuante
evenfall-place-nqobantu-crater = Cratere di Nqobantu
evenfall-place-church-of-the-prophets = Chiesa dei profeti
evenfall-place-eternal-tree = Albero eterno
evenfall-place-longjiang-ark = Arca di Longjiang

# Rituali.

evenfall-ritual-chalice-of-transmutation = Calice della trasmutazione
evenfall-ritual-magic-cauldron = Calderone magico
evenfall-ritual-living-chest = Forziere vivente
evenfall-ritual-pillar-of-energy = Pilastro di energia
evenfall-ritual-choirs-cauldron = Calderone del coro
evenfall-ritual-crystal-ball = Sfera di cristallo
evenfall-ritual-golden-sickle = Falcetto d'oro
evenfall-ritual-enchanted-mirror = Specchio incantato
evenfall-ritual-rune-blade = Lama runica
evenfall-ritual-witchs-broom = Scopa della strega
evenfall-ritual-book-of-shadows = Libro delle ombre
evenfall-ritual-hourglass-of-ages = Clessidra dei secoli
evenfall-ritual-amulet-of-thorns = Amuleto di spine
evenfall-ritual-lantern-of-souls = Lanterna delle anime
evenfall-ritual-philosophers-stone = Pietra filosofale
evenfall-ritual-singing-bell = Campana che canta
evenfall-ritual-obsidian-dagger = Pugnale di ossidiana
evenfall-ritual-cat-advisor = Gatto consigliere
evenfall-ritual-mystic-elephant = Elefante mistico
evenfall-ritual-raven-messenger = Corvo messaggero
evenfall-ritual-owl-of-wisdom = Gufo della saggezza
evenfall-ritual-brewing-toad = Rospo distillatore
evenfall-ritual-shadow-wolf = Lupo d'ombra
evenfall-ritual-trickster-fox = Volpe burlona
evenfall-ritual-stone-gargoyle = Gargolla di pietra
evenfall-ritual-dream-serpent = Serpente dei sogni
evenfall-ritual-phoenix-chick = Pulcino di fenice
evenfall-ritual-weaver-spider = Ragno tessitore
evenfall-ritual-moon-hare = Lepre lunare
evenfall-ritual-bat-swarm = Stormo di pipistrelli
evenfall-ritual-white-stag = Cervo bianco
evenfall-ritual-hedgehog-gatherer = Riccio raccoglitore
evenfall-ritual-space-distortion = Distorsione dello spazio
evenfall-ritual-time-loop = Anello del tempo
evenfall-ritual-astral-projection = Proiezione astrale
evenfall-ritual-circle-of-summoning = Cerchio di evocazione
evenfall-ritual-mana-surge = Ondata di mana
evenfall-ritual-rain-of-stars = Pioggia di stelle
evenfall-ritual-exchange-of-minds = Scambio di menti
evenfall-ritual-blood-moon = Luna di sangue
evenfall-ritual-spirit-harvest = Raccolto degli spiriti
evenfall-ritual-veil-of-mist = Velo di nebbia
evenfall-ritual-echo-of-the-coven = Eco della Congrega
evenfall-ritual-sacrifice-of-knowledge = Sacrificio della Conoscenza
evenfall-ritual-arcane-knot = Nodo arcano
evenfall-ritual-whisper-of-the-council = Sussurro del consiglio
evenfall-ritual-mandrake = Mandragora
evenfall-ritual-world-tree-sapling = Germoglio dell'Albero del mondo
evenfall-ritual-nightshade = Belladonna
evenfall-ritual-glowing-mushrooms = Funghi luminosi
evenfall-ritual-carnivorous-vine = Rampicante carnivoro
evenfall-ritual-four-leaf-clover = Quadrifoglio
evenfall-ritual-weeping-willow = Salice piangente
evenfall-ritual-healing-moss = Muschio curativo
evenfall-ritual-thorn-hedge = Siepe di spine
evenfall-ritual-blooming-lotus = Loto in fiore
evenfall-ritual-sun-wheel-wreath = Corona della ruota solare
evenfall-ritual-evergreen-grove = Boschetto sempreverde

# Specialisti.

evenfall-person-irena-and-stray = Irena e Randagio
evenfall-person-alwyn-the-greedy = Alwyn l'Avido
evenfall-person-hwa-the-great-summoner = Hwa, la grande evocatrice
evenfall-person-hoa-the-harvester = Hoa la Mietitrice
evenfall-person-ludo-the-glassblower = Ludo il Soffiatore di vetro
evenfall-person-morrigan-of-the-whispers = Morrigan dei Sussurri
evenfall-person-silas-the-double = Silas il Sosia
evenfall-person-freya-the-seer = Freya la Veggente
evenfall-person-tariq-of-the-portals = Tariq dei Portali
evenfall-person-mother-nadia = Madre Nadia
evenfall-person-old-yusuf = Vecchio Yusuf
evenfall-person-ines-the-herbalist = Ines l'Erborista
evenfall-person-kael-the-alchemist = Kael l'Alchimista
evenfall-person-sister-beata = Sorella Beata
evenfall-person-tuuli-the-pathfinder = Tuuli l'Esploratrice
evenfall-person-oberyn-the-warlock = Oberyn lo Stregone
evenfall-person-zofia-of-the-orbs = Zofia dei Globi
evenfall-person-rahel-the-gardener = Rahel la Giardiniera
evenfall-person-domovik = Domovik
evenfall-person-lin-and-ember = Lin e Brace
evenfall-person-viktor-the-envoy = Viktor l'Emissario

# Che cosa si chiede.

evenfall-ask-turn = Tocca a te: fai un'azione principale o passa. Le azioni gratuite si possono fare in ogni momento.
evenfall-ask-end = L'azione principale è fatta: usa azioni gratuite o termina il turno.
evenfall-ask-maybe = Usa questo effetto o lascialo perdere.
evenfall-ask-order = Ci sono più effetti in attesa: scegli quale viene ora.
evenfall-ask-spare = Hai uno sconto: scegli una risorsa che non devi pagare.
evenfall-ask-free = Scegli { $left ->
    [one] 1 risorsa
   *[other] { $left } risorse
} da ottenere.
evenfall-ask-spend = Scegli { $left ->
    [one] 1 risorsa
   *[other] { $left } risorse
} da pagare.
evenfall-ask-discard = Scegli { $left ->
    [one] 1 carta
   *[other] { $left } carte
} da scartare.
evenfall-ask-transfer = Puoi trasferire { $left ->
    [one] 1 luogo
   *[other] { $left } luoghi
} dal Cerchio Esterno al Cerchio Interno.
evenfall-ask-half = Scegli uno dei due bonus di questo spazio della Congrega.
evenfall-ask-repeat = Scegli uno spazio della Congrega già raggiunto e prendi di nuovo il suo bonus.
evenfall-ask-harvest = Scegli un luogo nel Cerchio Esterno di un altro clan e fanne il raccolto.
evenfall-ask-harvest-that = Puoi fare subito il raccolto di «{ $place }».
evenfall-ask-region = Scegli una regione.
evenfall-ask-discovery = Scegli un luogo da scoprire: non servono streghe.
evenfall-ask-catalyst = Scegli un rituale per un catalizzatore gratuito ({ $kind }, da costruire: { $left }).
evenfall-ask-build = Scegli un catalizzatore e il luogo del suo rituale.
evenfall-ask-return = Puoi riprendere nella riserva { $left ->
    [one] 1 figura
   *[other] fino a { $left } figure
}.
evenfall-ask-move = Scegli il rituale da cui le figure vanno in una regione.
evenfall-ask-copy = Scegli uno specialista di un altro clan da usare anche tu.
evenfall-ask-ready = Scegli un tuo specialista girato da raddrizzare.
evenfall-ask-remove = Scegli un tuo rituale da togliere dal gioco.
evenfall-ask-convert = Scegli con che cosa pagare (volte già pagate: { $made }).
evenfall-ask-way = Regione «{ $region }»: scegli una delle due possibilità.
evenfall-ask-dial = Battaglia nella regione «{ $region }»: imposta in segreto il tuo contatore di mana.
evenfall-ask-adjust = Battaglia nella regione «{ $region }»: puoi ancora cambiare il tuo contatore di mana.
evenfall-ask-stone = Vinci la battaglia nella regione «{ $region }»: scegli una pietra del potere.

# Scelte.

evenfall-say-discover = Scopri «{ $place }»
evenfall-say-token = Attiva il gettone del clan
evenfall-say-ritual = Gioca il rituale «{ $card }» su «{ $place }»
evenfall-say-specialist = Gioca «{ $card }» come specialista
evenfall-say-council = Gioca «{ $card }» nel consiglio
evenfall-say-space = Attiva lo spazio azione «{ $space }» ({ $figure })
evenfall-say-board = Attiva lo spazio sulla plancia del clan
evenfall-say-build = Costruisci catalizzatori
evenfall-say-pass = Passa
evenfall-say-end = Termina il turno
evenfall-say-two-cards = Scarta due carte per una risorsa
evenfall-say-card-for-resource = Scarta una carta per una risorsa
evenfall-say-card-for-mana = Scarta una carta per 1 mana
evenfall-say-turn = Gira «{ $card }»
evenfall-say-stone-space = Metti una pietra del potere ({ $stone }) sullo spazio { $space } della plancia
evenfall-say-gain = Ottieni 1 { $resource }
evenfall-say-spend = Paga 1 { $resource }
evenfall-say-spare = Risparmia 1 { $resource }
evenfall-say-discard = Scarta «{ $card }»
evenfall-say-transfer = Trasferisci «{ $place }»
evenfall-say-coven-space = Prendi il bonus dello spazio { $space } della Congrega
evenfall-say-half = Prendi il bonus { $half }
evenfall-say-harvest = Fai il raccolto di «{ $place }»
evenfall-say-region = { $region }
evenfall-say-catalyst = Costruisci su «{ $place }»: { $kind }
evenfall-say-catalyst-mana = Costruisci con il mana su «{ $place }»: { $kind }
evenfall-say-return = Riprendi da «{ $from }»: { $figure }
evenfall-say-return-space = Richiama la pedina dallo spazio azione: { $region }
evenfall-say-figures = Sposta le figure di «{ $card }»
evenfall-say-copy = Usa anche tu «{ $card }»
evenfall-say-ready = Raddrizza «{ $card }»
evenfall-say-remove = Togli dal gioco «{ $card }»
evenfall-say-use = Usa l'effetto
evenfall-say-enough = Basta così
evenfall-say-way = Possibilità { $way }
evenfall-say-dial = Imposta il contatore su { $mana }
evenfall-say-adjust = { $by ->
    [-2] Abbassa il contatore di 2
    [-1] Abbassa il contatore di 1
    [0] Lascia il contatore com'è
    [1] Alza il contatore di 1
    [2] Alza il contatore di 2
   *[other] Cambia il contatore di { $by }
}
evenfall-say-stone = Prendi una pietra del potere: { $stone }
evenfall-say-resolve = Risolvi ora «{ $card }»

# Che cosa succede.

evenfall-round = Comincia il round { $round }.
evenfall-turn-began = Tocca a { $seat }.
evenfall-turn-ended = { $seat } termina il turno.
evenfall-passed = { $seat } passa.
evenfall-gained = { $seat } ottiene { $resources ->
    [0] {""}
    [one] 1 risorsa
   *[other] { $resources } risorse
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" e "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 mana
   *[other] { $mana } mana
}.
evenfall-gained-one = { $seat } ottiene 1 { $resource }.
evenfall-paid = { $seat } paga { $resources ->
    [0] {""}
    [one] 1 risorsa
   *[other] { $resources } risorse
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" e "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 mana
   *[other] { $mana } mana
}.
evenfall-paid-one = { $seat } paga 1 { $resource }.
evenfall-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} vittoria.
evenfall-drew = { $seat } pesca «{ $card }».
evenfall-drew-unseen = { $seat } pesca una carta.
evenfall-discarded = { $seat } scarta «{ $card }».
evenfall-reshuffled = Il mazzo principale è finito: gli scarti, mescolati, ne formano uno nuovo.
evenfall-revealed = Un nuovo luogo appare nella regione «{ $region }»: { $place }.
evenfall-discovered = { $seat } scopre «{ $place }» nella regione «{ $region }».
evenfall-got-place = { $seat } prende «{ $place }» dal mazzo dei luoghi.
evenfall-token = { $seat } attiva il gettone del clan.
evenfall-harvested = { $seat } fa il raccolto di «{ $place }».
evenfall-played-ritual = { $seat } gioca il rituale «{ $card }» su «{ $place }».
evenfall-played-specialist = { $seat } gioca «{ $card }» come specialista.
evenfall-played-council = { $seat } gioca «{ $card }» nel consiglio.
evenfall-used-space = { $seat } attiva lo spazio azione «{ $space }» ({ $figure }).
evenfall-used-board = { $seat } attiva lo spazio sulla plancia del clan.
evenfall-built = { $seat } costruisce un catalizzatore su «{ $place }»: { $kind }.
evenfall-advanced = { $seat } avanza sul tracciato della Congrega.
evenfall-transferred = { $seat } trasferisce «{ $place }» nel Cerchio Interno.
evenfall-removed = { $seat } toglie dal gioco «{ $card }».
evenfall-returned = { $seat } riprende una figura nella riserva: { $figure }.
evenfall-moved = { $seat } sposta figure nella regione «{ $region }».
evenfall-turned = { $seat } gira «{ $card }».
evenfall-copied = { $seat } manda un anziano su «{ $card }» e usa anche questo specialista.
evenfall-readied = { $seat } raddrizza «{ $card }».
evenfall-put-stone = { $seat } mette una pietra del potere ({ $stone }) sullo spazio { $space } della plancia.
evenfall-took-stone = { $seat } prende una pietra del potere: { $stone }.
evenfall-battle = Comincia la battaglia nella regione «{ $region }».
evenfall-dial-set = { $seat } imposta il contatore di mana su { $mana }.
evenfall-dial-set-unseen = { $seat } imposta in segreto il contatore di mana.
evenfall-dial-shown = { $seat } rivela il contatore di mana: { $mana }.
evenfall-strength = { $seat } combatte con forza { $strength } (mana speso: { $mana }).
evenfall-automa-strength = Automa combatte con forza { $strength }.
evenfall-marker = { $seat } prende il segnalino di chi inizia.
evenfall-automa-card = Automa rivela «{ $card }».
evenfall-automa-acts = Automa { $action }.
evenfall-round-ends = Il round finisce.
evenfall-over = La partita è finita. Il trono magico attende!

# Perché qualcosa non si può scegliere.

evenfall-no-action-done = L'azione principale è già fatta: termina il turno.
evenfall-no-action-missing = Il turno vuole un'azione principale: fanne una o passa.
evenfall-no-token-exhausted = Il tuo gettone del clan è esaurito fino al prossimo round.
evenfall-no-too-few-witches = Hai troppo poche streghe nella riserva.
evenfall-no-cannot-pay = Non puoi pagare.
evenfall-no-place-taken = Su questo luogo c'è già un rituale.
evenfall-no-same-name = Hai già uno specialista con questo nome.
evenfall-no-space-taken = Questo spazio è già occupato.
evenfall-no-elder-outside = I tuoi anziani possono agire solo nel tuo Cerchio Interno.
evenfall-no-cannot-build = Non hai uno spazio libero per un catalizzatore, o non puoi pagarlo.
evenfall-no-too-few-cards = Hai troppo poche carte in mano.
evenfall-no-turned = Questo specialista è già girato.

# Sulle carte.

evenfall-text-instant = Una volta, subito:
evenfall-text-space = Spazio azione { $count ->
    [one] per 1 figura
   *[other] per { $count } figure
}:
evenfall-text-turn = Una volta per round, gira questa carta come azione gratuita:
evenfall-text-round-end = Alla fine di ogni round:
evenfall-text-game-end = Alla fine della partita:
evenfall-text-when-scout = Nella fase di esplorazione:
evenfall-text-when-discover = Ogni volta che scopri un luogo:
evenfall-text-when-harvest = Ogni volta che fai il raccolto di un luogo:
evenfall-text-when-ritual = Ogni volta che giochi un rituale:
evenfall-text-when-ritual-with = Ogni volta che giochi un rituale con la parola chiave «{ $keyword }»:
evenfall-text-when-specialist = Ogni volta che giochi uno specialista:
evenfall-text-when-person = Ogni volta che giochi uno specialista o un membro del consiglio:
evenfall-text-when-sickle = Ogni volta che costruisci un falcetto:
evenfall-text-when-orb = Ogni volta che costruisci un globo:
evenfall-text-when-coven = Ogni volta che avanzi sul tracciato della Congrega:
evenfall-text-when-transfer = Ogni volta che trasferisci un luogo:
evenfall-text-when-discard = Ogni volta che scarti una carta:
evenfall-text-when-own-token = Ogni volta che attivi il tuo gettone del clan:
evenfall-text-when-opponent-token = Ogni volta che un altro clan attiva il suo gettone:
evenfall-text-when-space = Ogni volta che attivi lo spazio azione di un tuo rituale:
evenfall-text-when-battle = All'inizio della fase di battaglia:
evenfall-text-when-win = Ogni volta che vinci una battaglia:
evenfall-text-when-lose = Ogni volta che partecipi a una battaglia e non la vinci:
evenfall-text-when-reward = Ogni volta che raggiungi la ricompensa più alta in una battaglia:
evenfall-text-gain = Ottieni: { $count } × { $thing }.
evenfall-text-pay = Paga: { $count } × { $thing }.
evenfall-text-others = Ogni altro clan ottiene: { $count } × { $thing }.
evenfall-text-per = Ottieni: { $count } × { $thing } { $per }.
evenfall-text-if-keyword = Se il rituale ha la parola chiave «{ $keyword }»:
evenfall-text-convert = { $max ->
    [one] Una volta:
   *[other] Fino a { $max } volte:
}
evenfall-text-pay-ritual = Togli dal gioco un tuo rituale con i suoi catalizzatori; le sue figure tornano nella riserva.
evenfall-text-discard = Scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
evenfall-text-transfer = Puoi trasferire { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
} dal Cerchio Esterno al Cerchio Interno.
evenfall-text-coven = Avanza di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} sul tracciato della Congrega.
evenfall-text-coven-both = Avanza di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
} sul tracciato della Congrega e prendi entrambi i bonus dove sono due.
evenfall-text-coven-repeat = Prendi di nuovo il bonus di uno spazio della Congrega già raggiunto.
evenfall-text-harvest-outer = Fai il raccolto di tutto il tuo Cerchio Esterno.
evenfall-text-harvest-that = Puoi fare subito il raccolto di questo luogo.
evenfall-text-harvest-opponent = Fai il raccolto di un luogo nel Cerchio Esterno di un altro clan.
evenfall-text-place = Prendi nel tuo Cerchio Esterno { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
} del mazzo dei luoghi.
evenfall-text-discover-free = Scegli una regione e riempila, poi scopri uno dei suoi luoghi senza streghe.
evenfall-text-build-this = Costruisci gratis su questo rituale: { $count } × { $kind }.
evenfall-text-build-any = Costruisci gratis sui tuoi rituali: { $count } × { $kind }.
evenfall-text-return-ritual = Riprendi nella riserva { $count ->
    [one] 1 figura
   *[other] fino a { $count } figure
} dai tuoi rituali.
evenfall-text-return-region = Riprendi nella riserva { $count ->
    [one] 1 figura
   *[other] fino a { $count } figure
} dalle regioni.
evenfall-text-move-figures = Sposta tutte le figure da un tuo rituale a una regione.
evenfall-text-copy-specialist = Metti un anziano su uno specialista di un altro clan: fino alla fine del round il suo effetto è anche tuo.
evenfall-text-ready-specialist = Raddrizza un tuo specialista girato.
evenfall-text-red-stone = Prendi la pietra del potere rossa.
evenfall-text-alt-catalyst = I catalizzatori possono costarti mana: un falcetto { $sickle }, un globo { $orb }.
evenfall-text-discount-ritual = I tuoi rituali costano { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
} in meno, ma almeno 1.
evenfall-text-discount-council = I tuoi membri del consiglio costano { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
} in meno, ma almeno 1.
evenfall-text-reach-outer = I tuoi anziani possono usare anche gli spazi azione del tuo Cerchio Esterno.
evenfall-text-reach-regions = I tuoi anziani possono usare anche gli spazi azione delle regioni.
evenfall-text-strength = La tua forza in ogni battaglia: +{ $count }.
evenfall-text-mana-adjust = Dopo che i contatori sono rivelati, puoi cambiare il tuo fino a { $count }.
