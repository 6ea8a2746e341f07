# What the pages around a game say.

# Around every page

table-skip = Skip to the content
table-navigation = Main
table-lobby = Lobby
table-results = Results
table-rules = Rules
table-guest = Guest
table-settings = Language, theme, confirmation
table-language = Language
table-theme = Theme
table-theme-auto = As the device
table-theme-dark = Dark
table-theme-light = Light
table-confirm-setting = At the end of my turn
table-confirm-ask = I confirm it
table-confirm-skip = It ends by itself
table-offline = The connection is lost. Trying again…
table-unofficial = Sabbat is unofficial: no art and no wording of the publishers. If you enjoy a game, buy the box.
table-to-lobby = To the lobby

# What went wrong

table-no-page = There is nothing here. Perhaps the link is incomplete.
table-bad-request = This request makes no sense to the table. Reload the page and try again.
table-database-failed = The database does not answer. Nothing was changed; try again in a moment.
table-cannot-open = This table cannot be opened: its record does not fit the cards that this server has.
table-our-fault = Something failed on our side. Nothing was lost; try again.
table-too-many = Too many requests at once. Wait a moment and try again.
table-too-many-tables = You have { $count } tables that are not finished. Finish or leave one before you open another.
table-foreign = This request comes from another site and is refused.
table-stale = Somebody was quicker, or you answered already: this is not asked any more. Here is the table as it is now.
table-not-yours = This seat is not yours.
table-not-now = This cannot be done at this table now.
table-seat-taken = Somebody else has taken this seat.
table-not-over = The record holds secrets until the game is over.
table-nothing-ticked = Nothing is ticked yet.

# The lobby

table-welcome = A table for witches
table-welcome-more = Play in your browser, alone or with friends, now or over days. No sign-up.
table-about-spellbook = Gather coloured matter, learn seven spells, feed your familiar. One to four players, about half an hour.
table-about-evenfall = Three rounds of rituals, powers and councils among rival clans. One to four players. Its board is plain for now.
table-about-septima = A year among the witches of Noctenburg: act together, stay unsuspected. Two to four players, or one against the Black Widow; with Shapeshifting and Omens.
table-play-bot = Play against a bot
table-play-alone = Play alone
table-more-ways = More ways to play
table-my-games = My games
table-my-games-none = No game is running. Start one above.
table-open-tables = Open tables
table-open-tables-none = Nobody is waiting for players right now.
table-running = Watch
table-running-none = No other game is running.
table-your-turn = Your turn
table-their-turn = Waiting for others
table-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
 }
table-free-seat = free seat
table-slow = over days
table-rated = rated
table-just-now = just now
table-minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
 }
table-hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
 }
table-days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
 }
table-bot-random = Bot Fool
table-bot-apprentice = Bot Apprentice
table-bot-greedy = Bot Magpie
table-bot-planner = Bot Owl
table-bot-witch = Bot Witch
table-bot-master = Bot Master

# A new table

table-seats = Seats
table-seat-number = Seat { $number }
table-seat-me = Me
table-seat-link = A friend, by link
table-seat-open = Open to anyone
table-seat-none = Nobody
table-pace = Pace
table-pace-hint = When somebody's time runs out, the others may wait, let a bot take the seat, or end the game.
table-pace-none = No clock
table-pace-live = Live: { $minutes } minutes for a turn
table-pace-slow = { $days ->
    [one] Slow: { $days } day for a turn
   *[other] Slow: { $days } days for a turn
 }
table-rated-game = Rated
table-rated-hint = Counts for the ratings if every seat is a different person and the game is played to its end.
table-options = Options
table-more-options = More options
table-yes = yes
table-no = no
table-dice-word = A word for the dice
table-dice-word-hint = Optional. It is mixed into the dice after they were sealed, so nobody can have chosen the deal.
table-open-table = Open the table
table-nobody-plays = At least one seat must be for a person.
table-bad-options = These options do not go together: beside each stands what it needs.

# Waiting for players

table-waiting-for-players = The game begins when every seat is taken.
table-invited = A seat is kept for you.
table-sit-down = Sit down
table-send-link = Send this link to a friend:
table-let-bot-play = Let a bot play
table-close-table = Close the table
table-leave = Leave
table-table-closed = This table was closed.
table-fair = Fair dice
table-fair-more = The dice of this game are sealed. This is the fingerprint of their seed; the seed itself is published at the end, and anyone can check.
table-curtain = { $seat } is next
table-curtain-more = Hand the device over. Nothing is shown until then.
table-curtain-open = I am { $seat }

# At the table

table-turn = Turn
table-waiting-for = Waiting for
table-stopped = The game was ended before its end. It does not count.
table-time-left = Time left:
table-undo = Undo
table-undo-hint = Take back your last choice. You can go back to:
table-has-left = { $seat } has left the table.
table-is-late = The time of { $seat } has run out.
table-come-back = I am back
table-go-on-wait = Wait for them
table-go-on-bot = Let a bot take the seat
table-go-on-stop = End the game, unrated
table-board = Board
table-reconstructed = ◊ Most card values of this game are our reconstruction: its rulebook does not print them.
table-choices = Your choices
table-ticks = { $count ->
    [one] Confirm the one you ticked
   *[other] Confirm the { $count } you ticked
 }
table-ticks-between = Confirm what you ticked ({ $least } to { $most })
table-rule = Rule
table-beside = Scores, log and chat
table-scores = Scores
table-opponent = Solo opponent
table-log = Log
table-look-back = Look at this moment
table-whole-log = The whole log
table-in-words = The table in words
table-leave-game = Leave this game
table-leave-more = The others decide what becomes of your seat. Alone, the game ends here.
table-chat = Chat
table-chat-say = Say something
table-send = Send
table-log-undo = { $seat } takes the last choice back.
table-log-player = { $seat } leaves the seat to:
table-log-wait = { $seat } is willing to wait.
table-log-stop = { $seat } ends the game.

# The end, and looking back

table-wins = { $seat } wins.
table-opponent-wins = The solo opponent wins.
table-standing = Final standing
table-total = Total
table-rematch = Rematch
table-to-rematch = To the rematch
table-download = Download the record
table-verify = Verify this deal
table-replay = Replay: moment { $at } of { $entries }
table-look = Look
table-looking-back = You are looking back at moment { $at } of { $entries }.
table-earlier = Earlier
table-later = Later
table-back-to-now = Back to now
table-back-to-table = Back to the table
table-verify-more = Before the deal the server published a fingerprint of the seed. Then every player's word was mixed in. Here everything is computed again.
table-commitment = Fingerprint, published before the deal
table-seed = Seed, published at the end
table-hash-of-seed = Fingerprint of this seed
table-same = the same
table-words-of-players = Words of the players
table-verified = All { $choices } choices were legal, { $undos } were rightly taken back, and all { $rolls } rolls are the ones that the seed gives.
table-verify-self = You need not trust this page. Download the record and check it on your own machine:

# People

table-my-page = My page
table-my-name = My name
table-name = Name
table-change = Change
table-keep = Keep this identity
table-keep-more = With a password you can sign in from other devices and keep your games and ratings.
table-kept = Signed in
table-kept-more = You sign in with the name
table-sign-in = Sign in
table-sign-out = Sign out
table-login = Name to sign in with
table-password = Password
table-bad-name = A name needs at least one visible character.
table-bad-password = A password has at least { $least } characters.
table-login-taken = Somebody else signs in with this name. Choose another.
table-wrong-password = Name and password do not belong together.
table-ratings = Ratings
table-ratings-hint = Everybody begins at 1000; the number behind ± shows how unsure the rating still is.
table-no-ratings = No rated games yet.
table-no-results = No finished games yet.
table-games-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
table-rules-in-english = The rules are written in English.

# Names of options and of their values

table-spellbook-spells = Spells in play
table-spellbook-classic = One of each colour, at random
table-spellbook-set1 = First beginners' set
table-spellbook-set2 = Second beginners' set
table-spellbook-set3 = Third beginners' set
table-spellbook-chosen = As chosen below
table-spellbook-handicap = Solo handicap
table-spellbook-random = At random
table-evenfall-side = Side of the clan boards
table-evenfall-sun = Sun
table-evenfall-moon = Moon
table-evenfall-veteran = For experienced players
table-evenfall-automa = Automa's level
table-evenfall-witch = Witch
table-evenfall-apprentice = Apprentice
table-evenfall-master = Master
table-evenfall-heir = Heir to the throne
table-evenfall-clan0 = Clan in seat 1
table-evenfall-clan1 = Clan in seat 2
table-evenfall-clan2 = Clan in seat 3
table-evenfall-clan3 = Clan in seat 4
table-evenfall-random = At random
table-evenfall-star = Star Clan
table-evenfall-cross = Cross Clan
table-evenfall-sphere = Sphere Clan
table-evenfall-thorn = Thorn Clan
table-septima-mode = Mode
table-septima-full = Full
table-septima-basic = Basic
table-septima-hunter = Hunter
table-septima-die = Hunter die
table-septima-open = Open, without chance
table-septima-trial = Trials
table-septima-bag = Drawn from the bag
table-septima-shapeshifting = Shapeshifting
table-septima-omens = Omens
table-septima-worries = Worries needed
table-septima-usual = As usual
table-septima-4 = 4
table-septima-5 = 5
table-septima-6 = 6
table-septima-7 = 7
table-septima-8 = 8
table-septima-wisdom = Wisdom needed
table-septima-42 = 42
table-septima-35 = 35
table-septima-28 = 28
table-septima-1 = 1
table-septima-widow-bonus = Black Widow's match bonus
table-septima-matched = When matched
table-septima-never = Never
table-septima-always = Always
table-septima-negotiation = Negotiation cards
table-septima-normal = 3 × Cooperation, 2 × Delay, 3 × Information
table-septima-more = 4 × Cooperation, 3 × Delay, 3 × Information
table-septima-fewer = 2 × Cooperation, 2 × Delay, 2 × Information
