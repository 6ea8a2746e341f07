# What the pages around a game say.

# Around every page

table-skip = Przejdź do treści
table-navigation = Menu główne
table-lobby = Lobby
table-results = Wyniki
table-rules = Zasady
table-guest = Gość
table-settings = Język, motyw, potwierdzanie
table-language = Język
table-theme = Motyw
table-theme-auto = Jak w urządzeniu
table-theme-dark = Ciemny
table-theme-light = Jasny
table-confirm-setting = Na koniec mojej tury
table-confirm-ask = Potwierdzam
table-confirm-skip = Tura kończy się sama
table-offline = Połączenie przerwane. Próbujemy ponownie…
table-unofficial = Sabbat jest nieoficjalny: bez grafik i bez tekstów wydawców. Jeśli gra ci się podoba, kup pudełko.
table-to-lobby = Do lobby

# What went wrong

table-no-page = Tu nic nie ma. Może link jest niepełny.
table-bad-request = Stół nie rozumie tego żądania. Odśwież stronę i spróbuj ponownie.
table-database-failed = Baza danych nie odpowiada. Nic się nie zmieniło; spróbuj ponownie za chwilę.
table-cannot-open = Tego stołu nie da się otworzyć: jego zapis nie pasuje do kart, które ma ten serwer.
table-our-fault = Coś zawiodło po naszej stronie. Nic nie przepadło; spróbuj ponownie.
table-too-many = Zbyt wiele żądań naraz. Odczekaj chwilę i spróbuj ponownie.
table-too-many-tables = { $count ->
    [one] Masz { $count } niezakończony stół.
    [few] Masz { $count } niezakończone stoły.
   *[many] Masz { $count } niezakończonych stołów.
 } Zanim otworzysz kolejny, dokończ lub opuść któryś z nich.
table-foreign = To żądanie pochodzi z innej strony i zostało odrzucone.
table-stale = Ktoś był szybszy albo odpowiedź już padła: to pytanie jest nieaktualne. Tak stół wygląda teraz.
table-not-yours = To miejsce nie jest twoje.
table-not-now = Przy tym stole nie można tego teraz zrobić.
table-seat-taken = To miejsce zajął już ktoś inny.
table-not-over = Do końca gry zapis kryje tajemnice.
table-nothing-ticked = Nic jeszcze nie jest zaznaczone.

# The lobby

table-welcome = Stół dla wiedźm
table-welcome-more = Graj w przeglądarce, w pojedynkę lub ze znajomymi, od razu lub przez wiele dni. Bez rejestracji.
table-about-spellbook = Zbieraj kolorową materię, poznaj siedem zaklęć, nakarm chowańca. Od jednej do czterech osób, około pół godziny.
table-about-evenfall = Trzy rundy rytuałów, mocy i narad rywalizujących klanów. Od jednej do czterech osób. Plansza jest na razie prosta.
table-about-septima = Rok wśród wiedźm Noktenburgu: działaj razem z innymi i nie wzbudzaj podejrzeń. Od dwóch do czterech osób albo samotnie przeciw Czarnej Wdowie; ze zmianą kształtu i omenami.
table-play-bot = Zagraj z botem
table-play-alone = Zagraj samotnie
table-more-ways = Więcej sposobów gry
table-my-games = Moje gry
table-my-games-none = Żadna gra nie trwa. Zacznij jedną z powyższych.
table-open-tables = Otwarte stoły
table-open-tables-none = W tej chwili nikt nie czeka na graczy.
table-running = Oglądaj
table-running-none = Żadna inna gra nie trwa.
table-your-turn = Twoja kolej
table-their-turn = Czekamy na pozostałych
table-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
table-free-seat = wolne miejsce
table-slow = wielodniowa
table-rated = rankingowa
table-just-now = przed chwilą
table-minutes-ago = { $count ->
    [one] { $count } minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
 }
table-hours-ago = { $count ->
    [one] { $count } godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
 }
table-days-ago = { $count ->
    [one] { $count } dzień temu
    [few] { $count } dni temu
   *[many] { $count } dni temu
 }
table-bot-random = Bot Głupiec
table-bot-apprentice = Bot Uczennica
table-bot-greedy = Bot Sroka
table-bot-planner = Bot Sowa
table-bot-witch = Bot Wiedźma
table-bot-master = Bot Mistrzyni

# A new table

table-seats = Miejsca
table-seat-number = Miejsce { $number }
table-seat-me = Ja
table-seat-link = Ktoś znajomy, przez link
table-seat-open = Dla wszystkich chętnych
table-seat-none = Nikt
table-pace = Tempo
table-pace-hint = Gdy komuś skończy się czas, pozostali mogą poczekać, oddać miejsce botowi albo zakończyć grę.
table-pace-none = Bez zegara
table-pace-live = { $minutes ->
    [one] Na żywo: { $minutes } minuta na turę
    [few] Na żywo: { $minutes } minuty na turę
   *[many] Na żywo: { $minutes } minut na turę
 }
table-pace-slow = { $days ->
    [one] Bez pośpiechu: { $days } dzień na turę
    [few] Bez pośpiechu: { $days } dni na turę
   *[many] Bez pośpiechu: { $days } dni na turę
 }
table-rated-game = Gra rankingowa
table-rated-hint = Liczy się do rankingu, jeśli na każdym miejscu siedzi inna osoba i gra toczy się do końca.
table-options = Opcje
table-more-options = Więcej opcji
table-yes = tak
table-no = nie
table-dice-word = Słowo do losowania
table-dice-word-hint = Nieobowiązkowe. Dodajemy je już po zapieczętowaniu losowania, więc nikt nie mógł wybrać rozdania.
table-open-table = Otwórz stół
table-nobody-plays = Przynajmniej jedno miejsce musi być dla człowieka.
table-bad-options = Te opcje do siebie nie pasują: przy każdej stoi, czego wymaga.

# Waiting for players

table-waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-invited = Czeka na ciebie miejsce przy stole.
table-sit-down = Usiądź
table-send-link = Wyślij ten link komuś znajomemu:
table-let-bot-play = Niech zagra bot
table-close-table = Zamknij stół
table-leave = Odejdź
table-table-closed = Ten stół zamknięto.
table-fair = Uczciwe losowanie
table-fair-more = Losowanie w tej grze jest zapieczętowane. Oto odcisk jego ziarna; samo ziarno ogłosimy na końcu i każdy może je sprawdzić.
table-curtain = Teraz gra { $seat }
table-curtain-more = Przekaż urządzenie. Do tego czasu nic nie widać.
table-curtain-open = To ja, { $seat }

# At the table

table-turn = Kolej
table-waiting-for = Czekamy na:
table-stopped = Grę zakończono przed czasem. Nie liczy się.
table-time-left = Pozostały czas:
table-undo = Cofnij
table-undo-hint = Cofnij ostatni wybór. Możesz wrócić do:
table-has-left = { $seat } nie siedzi już przy stole.
table-is-late = { $seat }: czas minął.
table-come-back = Wracam do gry
table-go-on-wait = Poczekaj
table-go-on-bot = Oddaj miejsce botowi
table-go-on-stop = Zakończ grę, bez rankingu
table-board = Plansza
table-reconstructed = ◊ Większość wartości na kartach tej gry to nasza rekonstrukcja: instrukcja ich nie podaje.
table-choices = Twoje możliwości
table-ticks = { $count ->
    [one] Potwierdź zaznaczenie
    [few] Potwierdź { $count } zaznaczenia
   *[many] Potwierdź { $count } zaznaczeń
 }
table-ticks-between = Potwierdź zaznaczenia (od { $least } do { $most })
table-rule = Zasada
table-beside = Punktacja, dziennik i czat
table-scores = Punktacja
table-opponent = Przeciwnik solo
table-log = Dziennik
table-look-back = Zobacz ten moment
table-whole-log = Cały dziennik
table-in-words = Stół opisany słowami
table-leave-game = Opuść tę grę
table-leave-more = Pozostali zdecydują, co z twoim miejscem. Jeśli grasz w pojedynkę, gra się tu skończy.
table-chat = Czat
table-chat-say = Napisz coś
table-send = Wyślij
table-log-undo = { $seat } cofa ostatni wybór.
table-log-player = { $seat } oddaje miejsce. Odtąd gra:
table-log-wait = { $seat } zgadza się poczekać.
table-log-stop = { $seat } kończy grę przed czasem.

# The end, and looking back

table-wins = Wygrywa: { $seat }.
table-opponent-wins = Wygrywa przeciwnik w grze solo.
table-standing = Wynik końcowy
table-total = Razem
table-rematch = Rewanż
table-to-rematch = Do rewanżu
table-download = Pobierz zapis
table-verify = Sprawdź to rozdanie
table-replay = Powtórka: moment { $at } z { $entries }
table-look = Zobacz
table-looking-back = Oglądasz moment { $at } z { $entries }.
table-earlier = Wcześniej
table-later = Później
table-back-to-now = Wróć do teraźniejszości
table-back-to-table = Wróć do stołu
table-verify-more = Przed rozdaniem serwer ogłosił odcisk ziarna. Potem dodano słowa wszystkich graczy. Tutaj wszystko liczymy od nowa.
table-commitment = Odcisk, ogłoszony przed rozdaniem
table-seed = Ziarno, ogłoszone na końcu
table-hash-of-seed = Odcisk tego ziarna
table-same = taki sam
table-words-of-players = Słowa graczy
table-verified = Wybory: { $choices }, wszystkie dozwolone; prawidłowo cofnięte: { $undos }; rzuty: { $rolls }, wszystkie takie, jakie daje ziarno.
table-verify-self = Nie musisz ufać tej stronie. Pobierz zapis i sprawdź go na własnym komputerze:

# People

table-my-page = Moja strona
table-my-name = Moje imię
table-name = Imię
table-change = Zmień
table-keep = Zachowaj tę tożsamość
table-keep-more = Z hasłem zalogujesz się na innych urządzeniach i zachowasz swoje gry i ranking.
table-kept = Zalogowano
table-kept-more = Twoja nazwa do logowania:
table-sign-in = Zaloguj się
table-sign-out = Wyloguj się
table-login = Nazwa do logowania
table-password = Hasło
table-bad-name = Imię musi mieć co najmniej jeden widoczny znak.
table-bad-password = { $least ->
    [one] Hasło musi mieć co najmniej { $least } znak.
    [few] Hasło musi mieć co najmniej { $least } znaki.
   *[many] Hasło musi mieć co najmniej { $least } znaków.
 }
table-login-taken = Ktoś inny loguje się pod tą nazwą. Wybierz inną.
table-wrong-password = Nazwa i hasło do siebie nie pasują.
table-ratings = Ranking
table-ratings-hint = Wszyscy zaczynają od 1000; liczba po ± pokazuje, jak niepewny jest jeszcze ranking.
table-no-ratings = Nie ma jeszcze gier rankingowych.
table-no-results = Nie ma jeszcze zakończonych gier.
table-games-played = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 }
table-rules-in-english = Zasady są spisane po angielsku.

# Names of options and of their values

table-spellbook-spells = Zaklęcia w grze
table-spellbook-classic = Losowo po jednym z każdego koloru
table-spellbook-set1 = Pierwszy zestaw dla początkujących
table-spellbook-set2 = Drugi zestaw dla początkujących
table-spellbook-set3 = Trzeci zestaw dla początkujących
table-spellbook-chosen = Jak wybrano poniżej
table-spellbook-handicap = Utrudnienie solo
table-spellbook-random = Losowo
table-evenfall-side = Strona planszetek klanów
table-evenfall-sun = Słońce
table-evenfall-moon = Księżyc
table-evenfall-veteran = Dla doświadczonych
table-evenfall-automa = Poziom Automy
table-evenfall-witch = Wiedźma
table-evenfall-apprentice = Uczeń
table-evenfall-master = Mistrz
table-evenfall-heir = Następca tronu
table-evenfall-clan0 = Klan na miejscu 1
table-evenfall-clan1 = Klan na miejscu 2
table-evenfall-clan2 = Klan na miejscu 3
table-evenfall-clan3 = Klan na miejscu 4
table-evenfall-random = Losowo
table-evenfall-star = Klan Gwiazdy
table-evenfall-cross = Klan Krzyża
table-evenfall-sphere = Klan Sfery
table-evenfall-thorn = Klan Ciernia
table-septima-mode = Tryb
table-septima-full = Pełny
table-septima-basic = Podstawowy
table-septima-hunter = Łowca
table-septima-die = Kość łowcy
table-septima-open = Jawnie, bez losu
table-septima-trial = Procesy
table-septima-bag = Losowanie z woreczka
table-septima-shapeshifting = Zmiana kształtu
table-septima-omens = Omeny
table-septima-worries = Potrzebne zmartwienia
table-septima-usual = Jak zwykle
table-septima-4 = 4
table-septima-5 = 5
table-septima-6 = 6
table-septima-7 = 7
table-septima-8 = 8
table-septima-wisdom = Potrzebne punkty wiedzy
table-septima-42 = 42
table-septima-35 = 35
table-septima-28 = 28
table-septima-1 = 1
table-septima-widow-bonus = Bonus za dopasowanie Czarnej Wdowy
table-septima-matched = Przy dopasowaniu
table-septima-never = Nigdy
table-septima-always = Zawsze
table-septima-negotiation = Karty negocjacji
table-septima-normal = 3 × Współpraca, 2 × Opóźnienie, 3 × Informacja
table-septima-more = 4 × Współpraca, 3 × Opóźnienie, 3 × Informacja
table-septima-fewer = 2 × Współpraca, 2 × Opóźnienie, 2 × Informacja
