# What the pages around a game say.

# Around every page

table-skip = Vai al contenuto
table-navigation = Menu principale
table-lobby = Lobby
table-results = Risultati
table-rules = Regole
table-guest = Ospite
table-settings = Lingua, tema, conferma
table-language = Lingua
table-theme = Tema
table-theme-auto = Come il dispositivo
table-theme-dark = Scuro
table-theme-light = Chiaro
table-confirm-setting = Alla fine del mio turno
table-confirm-ask = Confermo io
table-confirm-skip = Finisce da solo
table-offline = Connessione persa. Riproviamo…
table-unofficial = Sabbat non è ufficiale: niente grafica e niente testi degli editori. Se un gioco ti piace, compra la scatola.
table-to-lobby = Alla lobby

# What went wrong

table-no-page = Qui non c'è nulla. Forse il link è incompleto.
table-bad-request = Il tavolo non capisce questa richiesta. Ricarica la pagina e riprova.
table-database-failed = Il database non risponde. Non è cambiato nulla; riprova fra un momento.
table-cannot-open = Questo tavolo non si può aprire: il suo registro non corrisponde alle carte di questo server.
table-our-fault = Qualcosa non ha funzionato da parte nostra. Nulla è andato perso; riprova.
table-too-many = Troppe richieste insieme. Aspetta un momento e riprova.
table-too-many-tables = { $count ->
    [one] Hai { $count } tavolo non finito.
   *[other] Hai { $count } tavoli non finiti.
 } Finiscine o lasciane uno prima di aprirne un altro.
table-foreign = Questa richiesta viene da un altro sito ed è respinta.
table-stale = Qualcuno ha fatto prima, o hai già risposto: questa domanda non vale più. Ecco il tavolo com'è adesso.
table-not-yours = Questo posto non è tuo.
table-not-now = A questo tavolo ora non si può fare.
table-seat-taken = Questo posto è già di qualcun altro.
table-not-over = Fino alla fine della partita il registro contiene segreti.
table-nothing-ticked = Non hai ancora selezionato nulla.

# The lobby

table-welcome = Un tavolo per streghe
table-welcome-more = Gioca nel browser, in solitario o in compagnia, subito o nell'arco di giorni. Senza registrazione.
table-about-spellbook = Raccogli materia colorata, impara sette incantesimi, nutri il tuo famiglio. Da una a quattro persone, circa mezz'ora.
table-about-evenfall = Tre round di rituali, poteri e consigli fra clan rivali. Da una a quattro persone. Per ora il tabellone è essenziale.
table-about-septima = Un anno fra le streghe di Noctenburg: agisci insieme agli altri senza destare sospetti. Da due a quattro persone, o da soli contro la Vedova Nera; con mutaforma e presagi.
table-play-bot = Gioca contro un bot
table-play-alone = Gioca da solo
table-more-ways = Altri modi di giocare
table-my-games = Le mie partite
table-my-games-none = Nessuna partita in corso. Iniziane una qui sopra.
table-open-tables = Tavoli aperti
table-open-tables-none = In questo momento nessuno cerca compagnia.
table-running = Guarda
table-running-none = Nessun'altra partita in corso.
table-your-turn = Tocca a te
table-their-turn = Aspettiamo gli altri
table-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
 }
table-free-seat = posto libero
table-slow = su più giorni
table-rated = per il rating
table-just-now = proprio ora
table-minutes-ago = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
 }
table-hours-ago = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
 }
table-days-ago = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
 }
table-bot-random = Bot Matto
table-bot-apprentice = Bot Apprendista
table-bot-greedy = Bot Gazza
table-bot-planner = Bot Gufo
table-bot-witch = Bot Strega
table-bot-master = Bot Maestra

# A new table

table-seats = Posti
table-seat-number = Posto { $number }
table-seat-me = Io
table-seat-link = Su invito, con un link
table-seat-open = Aperto a chiunque
table-seat-none = Nessuno
table-pace = Ritmo
table-pace-hint = Quando a qualcuno scade il tempo, gli altri possono aspettare, cedere il posto a un bot o terminare la partita.
table-pace-none = Senza orologio
table-pace-live = { $minutes ->
    [one] Dal vivo: { $minutes } minuto per turno
   *[other] Dal vivo: { $minutes } minuti per turno
 }
table-pace-slow = { $days ->
    [one] Con calma: { $days } giorno per turno
   *[other] Con calma: { $days } giorni per turno
 }
table-rated-game = Valida per il rating
table-rated-hint = Conta per il rating se in ogni posto c'è una persona diversa e la partita arriva alla fine.
table-options = Opzioni
table-more-options = Altre opzioni
table-yes = sì
table-no = no
table-dice-word = Una parola per il sorteggio
table-dice-word-hint = Facoltativa. Si aggiunge al sorteggio quando è già sigillato: così nessuno può averne scelto l'esito.
table-open-table = Apri il tavolo
table-nobody-plays = Almeno un posto dev'essere per una persona.
table-bad-options = Queste opzioni non sono compatibili: accanto a ciascuna c'è scritto che cosa richiede.

# Waiting for players

table-waiting-for-players = La partita comincia quando tutti i posti sono occupati.
table-invited = C'è un posto riservato per te.
table-sit-down = Siediti
table-send-link = Manda questo link a chi vuoi invitare:
table-let-bot-play = Fai giocare un bot
table-close-table = Chiudi il tavolo
table-leave = Lascia il tavolo
table-table-closed = Questo tavolo è stato chiuso.
table-fair = Sorteggio onesto
table-fair-more = Il sorteggio di questa partita è sigillato. Questa è l'impronta del suo seme; il seme stesso si pubblica alla fine, e chiunque può controllare.
table-curtain = Tocca a { $seat }
table-curtain-more = Passa il dispositivo. Fino ad allora non si vede nulla.
table-curtain-open = Sono { $seat }

# At the table

table-turn = Turno
table-waiting-for = Aspettiamo
table-stopped = La partita è stata interrotta prima della fine. Non conta.
table-time-left = Tempo rimasto:
table-undo = Annulla
table-undo-hint = Ritira la tua ultima scelta. Puoi tornare a:
table-has-left = { $seat } ha lasciato il tavolo.
table-is-late = Il tempo di { $seat } è scaduto.
table-come-back = Rieccomi
table-go-on-wait = Aspetta
table-go-on-bot = Cedi il posto a un bot
table-go-on-stop = Termina la partita, senza rating
table-board = Tabellone
table-reconstructed = ◊ La maggior parte dei valori delle carte di questo gioco è una nostra ricostruzione: il regolamento non li riporta.
table-choices = Le tue scelte
table-ticks = { $count ->
    [one] Conferma la scelta
   *[other] Conferma le { $count } scelte
 }
table-ticks-between = Conferma le scelte (da { $least } a { $most })
table-rule = Regola
table-beside = Punteggi, diario e chat
table-scores = Punteggi
table-opponent = Avversario in solitario
table-log = Diario
table-look-back = Guarda questo momento
table-whole-log = Tutto il diario
table-in-words = Il tavolo a parole
table-leave-game = Lascia questa partita
table-leave-more = Gli altri decidono che cosa fare del tuo posto. In solitario la partita finisce qui.
table-chat = Chat
table-chat-say = Scrivi qualcosa
table-send = Invia
table-log-undo = { $seat } ritira l'ultima scelta.
table-log-player = { $seat } lascia il posto a:
table-log-wait = { $seat } accetta di aspettare.
table-log-stop = { $seat } termina la partita.

# The end, and looking back

table-wins = Vince: { $seat }.
table-opponent-wins = Vince l'avversario del gioco in solitario.
table-standing = Classifica finale
table-total = Totale
table-rematch = Rivincita
table-to-rematch = Alla rivincita
table-download = Scarica il registro
table-verify = Verifica il sorteggio
table-replay = Replay: momento { $at } di { $entries }
table-look = Guarda
table-looking-back = Stai rivedendo il momento { $at } di { $entries }.
table-earlier = Prima
table-later = Dopo
table-back-to-now = Torna al presente
table-back-to-table = Torna al tavolo
table-verify-more = Prima del sorteggio il server ha pubblicato un'impronta del seme. Poi si è aggiunta la parola di ogni persona. Qui si ricalcola tutto.
table-commitment = Impronta, pubblicata prima del sorteggio
table-seed = Seme, pubblicato alla fine
table-hash-of-seed = Impronta di questo seme
table-same = la stessa
table-words-of-players = Parole di chi gioca
table-verified = Scelte: { $choices }, tutte lecite; ritirate regolarmente: { $undos }; tiri: { $rolls }, tutti come li dà il seme.
table-verify-self = Non devi fidarti di questa pagina. Scarica il registro e controllalo sul tuo computer:

# People

table-my-page = La mia pagina
table-my-name = Il mio nome
table-name = Nome
table-change = Cambia
table-keep = Conserva questa identità
table-keep-more = Con una password puoi accedere da altri dispositivi e conservare le tue partite e il tuo rating.
table-kept = Accesso effettuato
table-kept-more = Accedi con il nome
table-sign-in = Accedi
table-sign-out = Esci
table-login = Nome per accedere
table-password = Password
table-bad-name = Un nome ha bisogno di almeno un carattere visibile.
table-bad-password = { $least ->
    [one] Una password ha almeno { $least } carattere.
   *[other] Una password ha almeno { $least } caratteri.
 }
table-login-taken = Qualcun altro accede con questo nome. Scegline un altro.
table-wrong-password = Nome e password non corrispondono.
table-ratings = Rating
table-ratings-hint = Si parte da 1000; il numero dopo ± mostra quanto il rating è ancora incerto.
table-no-ratings = Ancora nessuna partita valida per il rating.
table-no-results = Ancora nessuna partita finita.
table-games-played = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
table-rules-in-english = Le regole sono scritte in inglese.

# Names of options and of their values

table-spellbook-spells = Incantesimi in gioco
table-spellbook-classic = Uno a caso per colore
table-spellbook-set1 = Prima serie per principianti
table-spellbook-set2 = Seconda serie per principianti
table-spellbook-set3 = Terza serie per principianti
table-spellbook-chosen = Come scelto qui sotto
table-spellbook-handicap = Handicap in solitario
table-spellbook-random = A caso
table-evenfall-side = Lato delle plance dei clan
table-evenfall-sun = Sole
table-evenfall-moon = Luna
table-evenfall-veteran = Per chi ha esperienza
table-evenfall-automa = Livello di Automa
table-evenfall-witch = Strega
table-evenfall-apprentice = Apprendista
table-evenfall-master = Maestro
table-evenfall-heir = Erede al trono
table-evenfall-clan0 = Clan del posto 1
table-evenfall-clan1 = Clan del posto 2
table-evenfall-clan2 = Clan del posto 3
table-evenfall-clan3 = Clan del posto 4
table-evenfall-random = A caso
table-evenfall-star = Clan della Stella
table-evenfall-cross = Clan della Croce
table-evenfall-sphere = Clan della Sfera
table-evenfall-thorn = Clan della Spina
table-septima-mode = Modalità
table-septima-full = Completa
table-septima-basic = Base
table-septima-hunter = Cacciatore
table-septima-die = Dado del cacciatore
table-septima-open = Scoperto, senza caso
table-septima-trial = Processi
table-septima-bag = Pesca dal sacchetto
table-septima-shapeshifting = Mutaforma
table-septima-omens = Presagi
table-septima-worries = Peripezie necessarie
table-septima-usual = Come di solito
table-septima-4 = 4
table-septima-5 = 5
table-septima-6 = 6
table-septima-7 = 7
table-septima-8 = 8
table-septima-wisdom = Saggezza necessaria
table-septima-42 = 42
table-septima-35 = 35
table-septima-28 = 28
table-septima-1 = 1
table-septima-widow-bonus = Bonus sintonia della Vedova Nera
table-septima-matched = In sintonia
table-septima-never = Mai
table-septima-always = Sempre
table-septima-negotiation = Carte trattativa
table-septima-normal = 3 × Cooperation, 2 × Delay, 3 × Information
table-septima-more = 4 × Cooperation, 3 × Delay, 3 × Information
table-septima-fewer = 2 × Cooperation, 2 × Delay, 2 × Information
