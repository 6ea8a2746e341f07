//! What the pages say.
kernel::words! {
    /// Every message of the pages.
    pub const WORDS;
    /// Skip to the content
    pub fn skip() = "table-skip";
    /// Main
    pub fn navigation() = "table-navigation";
    /// Lobby
    pub fn lobby() = "table-lobby";
    /// Results
    pub fn results() = "table-results";
    /// Rules
    pub fn rules() = "table-rules";
    /// Guest
    pub fn guest() = "table-guest";
    /// Language, theme, confirmation
    pub fn settings() = "table-settings";
    /// Language
    pub fn language() = "table-language";
    /// Theme
    pub fn theme() = "table-theme";
    /// As the device
    pub fn theme_auto() = "table-theme-auto";
    /// Dark
    pub fn theme_dark() = "table-theme-dark";
    /// Light
    pub fn theme_light() = "table-theme-light";
    /// At the end of my turn
    pub fn confirm_setting() = "table-confirm-setting";
    /// I confirm it
    pub fn confirm_ask() = "table-confirm-ask";
    /// It ends by itself
    pub fn confirm_skip() = "table-confirm-skip";
    /// The connection is lost. Trying again…
    pub fn offline() = "table-offline";
    /// Sabbat is unofficial: no art and no wording of the publishers. If you enjoy a game, buy the box.
    pub fn unofficial() = "table-unofficial";
    /// To the lobby
    pub fn to_lobby() = "table-to-lobby";
    /// There is nothing here. Perhaps the link is incomplete.
    pub fn no_page() = "table-no-page";
    /// This request makes no sense to the table. Reload the page and try again.
    pub fn bad_request() = "table-bad-request";
    /// The database does not answer. Nothing was changed; try again in a moment.
    pub fn database_failed() = "table-database-failed";
    /// This table cannot be opened: its record does not fit the cards that this server has.
    pub fn cannot_open() = "table-cannot-open";
    /// Something failed on our side. Nothing was lost; try again.
    pub fn our_fault() = "table-our-fault";
    /// Too many requests at once. Wait a moment and try again.
    pub fn too_many() = "table-too-many";
    /// You have {$count} tables that are not finished. Finish or leave one before you open another.
    pub fn too_many_tables(count) = "table-too-many-tables";
    /// This request comes from another site and is refused.
    pub fn foreign() = "table-foreign";
    /// Somebody was quicker, or you answered already: this is not asked any more. Here is the table as it is now.
    pub fn stale() = "table-stale";
    /// This seat is not yours.
    pub fn not_yours() = "table-not-yours";
    /// This cannot be done at this table now.
    pub fn not_now() = "table-not-now";
    /// Somebody else has taken this seat.
    pub fn seat_taken() = "table-seat-taken";
    /// The record holds secrets until the game is over.
    pub fn not_over() = "table-not-over";
    /// Nothing is ticked yet.
    pub fn nothing_ticked() = "table-nothing-ticked";
    /// A table for witches
    pub fn welcome() = "table-welcome";
    /// Play in your browser, alone or with friends, now or over days. No sign-up.
    pub fn welcome_more() = "table-welcome-more";
    /// Gather coloured matter, learn seven spells, feed your familiar. One to four players, about half an hour.
    pub fn about_spellbook() = "table-about-spellbook";
    /// Three rounds of rituals, powers and councils among rival clans. One to four players. Its board is plain for now.
    pub fn about_evenfall() = "table-about-evenfall";
    /// A year among the witches of Noctenburg: act together, stay unsuspected. Two to four players, or one against the Black Widow; with Shapeshifting and Omens.
    pub fn about_septima() = "table-about-septima";
    /// Play against a bot
    pub fn play_bot() = "table-play-bot";
    /// Play alone
    pub fn play_alone() = "table-play-alone";
    /// More ways to play
    pub fn more_ways() = "table-more-ways";
    /// My games
    pub fn my_games() = "table-my-games";
    /// No game is running. Start one above.
    pub fn my_games_none() = "table-my-games-none";
    /// Open tables
    pub fn open_tables() = "table-open-tables";
    /// Nobody is waiting for players right now.
    pub fn open_tables_none() = "table-open-tables-none";
    /// Watch
    pub fn running() = "table-running";
    /// No other game is running.
    pub fn running_none() = "table-running-none";
    /// Your turn
    pub fn your_turn() = "table-your-turn";
    /// Waiting for others
    pub fn their_turn() = "table-their-turn";
    /// A number with its noun.
    pub fn free_seats(count) = "table-free-seats";
    /// free seat
    pub fn free_seat() = "table-free-seat";
    /// over days
    pub fn slow() = "table-slow";
    /// rated
    pub fn rated() = "table-rated";
    /// just now
    pub fn just_now() = "table-just-now";
    /// A number with its noun.
    pub fn minutes_ago(count) = "table-minutes-ago";
    /// A number with its noun.
    pub fn hours_ago(count) = "table-hours-ago";
    /// A number with its noun.
    pub fn days_ago(count) = "table-days-ago";
    /// Bot Fool
    pub fn bot_random() = "table-bot-random";
    /// Bot Apprentice
    pub fn bot_apprentice() = "table-bot-apprentice";
    /// Bot Magpie
    pub fn bot_greedy() = "table-bot-greedy";
    /// Bot Owl
    pub fn bot_planner() = "table-bot-planner";
    /// Bot Witch
    pub fn bot_witch() = "table-bot-witch";
    /// Bot Master
    pub fn bot_master() = "table-bot-master";
    /// Seats
    pub fn seats() = "table-seats";
    /// Seat {$number}
    pub fn seat_number(number) = "table-seat-number";
    /// Me
    pub fn seat_me() = "table-seat-me";
    /// A friend, by link
    pub fn seat_link() = "table-seat-link";
    /// Open to anyone
    pub fn seat_open() = "table-seat-open";
    /// Nobody
    pub fn seat_none() = "table-seat-none";
    /// Pace
    pub fn pace() = "table-pace";
    /// When somebody's time runs out, the others may wait, let a bot take the seat, or end the game.
    pub fn pace_hint() = "table-pace-hint";
    /// No clock
    pub fn pace_none() = "table-pace-none";
    /// Live: {$minutes} minutes for a turn
    pub fn pace_live(minutes) = "table-pace-live";
    /// A number with its noun.
    pub fn pace_slow(days) = "table-pace-slow";
    /// Rated
    pub fn rated_game() = "table-rated-game";
    /// Counts for the ratings if every seat is a different person and the game is played to its end.
    pub fn rated_hint() = "table-rated-hint";
    /// Options
    pub fn options() = "table-options";
    /// More options
    pub fn more_options() = "table-more-options";
    /// yes
    pub fn yes() = "table-yes";
    /// no
    pub fn no() = "table-no";
    /// A word for the dice
    pub fn dice_word() = "table-dice-word";
    /// Optional. It is mixed into the dice after they were sealed, so nobody can have chosen the deal.
    pub fn dice_word_hint() = "table-dice-word-hint";
    /// Open the table
    pub fn open_table() = "table-open-table";
    /// At least one seat must be for a person.
    pub fn nobody_plays() = "table-nobody-plays";
    /// These options do not go together.
    pub fn bad_options() = "table-bad-options";
    /// The game begins when every seat is taken.
    pub fn waiting_for_players() = "table-waiting-for-players";
    /// A seat is kept for you.
    pub fn invited() = "table-invited";
    /// Sit down
    pub fn sit_down() = "table-sit-down";
    /// Send this link to a friend:
    pub fn send_link() = "table-send-link";
    /// Let a bot play
    pub fn let_bot_play() = "table-let-bot-play";
    /// Close the table
    pub fn close_table() = "table-close-table";
    /// Leave
    pub fn leave() = "table-leave";
    /// This table was closed.
    pub fn table_closed() = "table-table-closed";
    /// Fair dice
    pub fn fair() = "table-fair";
    /// The dice of this game are sealed. This is the fingerprint of their seed; the seed itself is published at the end, and anyone can check.
    pub fn fair_more() = "table-fair-more";
    /// {$seat} is next
    pub fn curtain(seat) = "table-curtain";
    /// Hand the device over. Nothing is shown until then.
    pub fn curtain_more() = "table-curtain-more";
    /// I am {$seat}
    pub fn curtain_open(seat) = "table-curtain-open";
    /// Turn
    pub fn turn() = "table-turn";
    /// Waiting for
    pub fn waiting_for() = "table-waiting-for";
    /// The game was ended before its end. It does not count.
    pub fn stopped() = "table-stopped";
    /// Time left:
    pub fn time_left() = "table-time-left";
    /// Undo
    pub fn undo() = "table-undo";
    /// Take back your last choice. You can go back to:
    pub fn undo_hint() = "table-undo-hint";
    /// {$seat} has left the table.
    pub fn has_left(seat) = "table-has-left";
    /// The time of {$seat} has run out.
    pub fn is_late(seat) = "table-is-late";
    /// I am back
    pub fn come_back() = "table-come-back";
    /// Wait for them
    pub fn go_on_wait() = "table-go-on-wait";
    /// Let a bot take the seat
    pub fn go_on_bot() = "table-go-on-bot";
    /// End the game, unrated
    pub fn go_on_stop() = "table-go-on-stop";
    /// Board
    pub fn board() = "table-board";
    /// Card values that are not printed in the rulebook
    pub fn reconstructed() = "table-reconstructed";
    /// Your choices
    pub fn choices() = "table-choices";
    /// A number with its noun.
    pub fn ticks(count) = "table-ticks";
    /// Confirm what you ticked ({$least} to {$most})
    pub fn ticks_between(least, most) = "table-ticks-between";
    /// Rule
    pub fn rule() = "table-rule";
    /// Scores, log and chat
    pub fn beside() = "table-beside";
    /// Scores
    pub fn scores() = "table-scores";
    /// Solo opponent
    pub fn opponent() = "table-opponent";
    /// Log
    pub fn log() = "table-log";
    /// Look at this moment
    pub fn look_back() = "table-look-back";
    /// The whole log
    pub fn whole_log() = "table-whole-log";
    /// The table in words
    pub fn in_words() = "table-in-words";
    /// Leave this game
    pub fn leave_game() = "table-leave-game";
    /// The others decide what becomes of your seat. Alone, the game ends here.
    pub fn leave_more() = "table-leave-more";
    /// Chat
    pub fn chat() = "table-chat";
    /// Say something
    pub fn chat_say() = "table-chat-say";
    /// Send
    pub fn send() = "table-send";
    /// {$seat} takes the last choice back.
    pub fn log_undo(seat) = "table-log-undo";
    /// {$seat} leaves the seat to:
    pub fn log_player(seat) = "table-log-player";
    /// {$seat} is willing to wait.
    pub fn log_wait(seat) = "table-log-wait";
    /// {$seat} ends the game.
    pub fn log_stop(seat) = "table-log-stop";
    /// {$seat} wins.
    pub fn wins(seat) = "table-wins";
    /// The solo opponent wins.
    pub fn opponent_wins() = "table-opponent-wins";
    /// Final standing
    pub fn standing() = "table-standing";
    /// Total
    pub fn total() = "table-total";
    /// Rematch
    pub fn rematch() = "table-rematch";
    /// To the rematch
    pub fn to_rematch() = "table-to-rematch";
    /// Download the record
    pub fn download() = "table-download";
    /// Verify this deal
    pub fn verify() = "table-verify";
    /// Replay: moment {$at} of {$entries}
    pub fn replay(at, entries) = "table-replay";
    /// Look
    pub fn look() = "table-look";
    /// You are looking back at moment {$at} of {$entries}.
    pub fn looking_back(at, entries) = "table-looking-back";
    /// Earlier
    pub fn earlier() = "table-earlier";
    /// Later
    pub fn later() = "table-later";
    /// Back to now
    pub fn back_to_now() = "table-back-to-now";
    /// Back to the table
    pub fn back_to_table() = "table-back-to-table";
    /// Before the deal the server published a fingerprint of the seed. Then every player's word was mixed in. Here everything is computed again.
    pub fn verify_more() = "table-verify-more";
    /// Fingerprint, published before the deal
    pub fn commitment() = "table-commitment";
    /// Seed, published at the end
    pub fn seed() = "table-seed";
    /// Fingerprint of this seed
    pub fn hash_of_seed() = "table-hash-of-seed";
    /// the same
    pub fn same() = "table-same";
    /// Words of the players
    pub fn words_of_players() = "table-words-of-players";
    /// All {$choices} choices were legal, {$undos} were rightly taken back, and all {$rolls} rolls are the ones that the seed gives.
    pub fn verified(choices, undos, rolls) = "table-verified";
    /// You need not trust this page. Download the record and check it on your own machine:
    pub fn verify_self() = "table-verify-self";
    /// My page
    pub fn my_page() = "table-my-page";
    /// My name
    pub fn my_name() = "table-my-name";
    /// Name
    pub fn name() = "table-name";
    /// Change
    pub fn change() = "table-change";
    /// Keep this identity
    pub fn keep() = "table-keep";
    /// With a password you can sign in from other devices and keep your games and ratings.
    pub fn keep_more() = "table-keep-more";
    /// Signed in
    pub fn kept() = "table-kept";
    /// You sign in with the name
    pub fn kept_more() = "table-kept-more";
    /// Sign in
    pub fn sign_in() = "table-sign-in";
    /// Sign out
    pub fn sign_out() = "table-sign-out";
    /// Name to sign in with
    pub fn login() = "table-login";
    /// Password
    pub fn password() = "table-password";
    /// A name needs at least one visible character.
    pub fn bad_name() = "table-bad-name";
    /// A password has at least {$least} characters.
    pub fn bad_password(least) = "table-bad-password";
    /// Somebody else signs in with this name. Choose another.
    pub fn login_taken() = "table-login-taken";
    /// Name and password do not belong together.
    pub fn wrong_password() = "table-wrong-password";
    /// Ratings
    pub fn ratings() = "table-ratings";
    /// Everybody begins at 1000; the number behind ± shows how unsure the rating still is.
    pub fn ratings_hint() = "table-ratings-hint";
    /// No rated games yet.
    pub fn no_ratings() = "table-no-ratings";
    /// No finished games yet.
    pub fn no_results() = "table-no-results";
    /// A number with its noun.
    pub fn games_played(count) = "table-games-played";
    /// The rules are written in English.
    pub fn rules_in_english() = "table-rules-in-english";
}

/// The ids under which an option of a game, or one of its values, may have its name; the first that
/// has words holds.
pub fn option_ids(game: &str, value: &str) -> [String; 3] {
    let id = value.replace('_', "-");
    [format!("table-{game}-{id}"), format!("{game}-{id}"), format!("{game}-spell-{id}")]
}
