# What the program itself says around a game.

sabbat-seat = seat { $number }
sabbat-opponent = the rules' opponent

sabbat-set-up = The game begins at a position that was set up by hand.
sabbat-undoes = { $seat } takes the last choice back
sabbat-sits-down = from here on plays: { $seat }
sabbat-waits = { $seat } is willing to wait
sabbat-stops = { $seat } ends the game
sabbat-scripted = rolls set by hand

sabbat-standing = Final standing
sabbat-standing-so-far = Standing so far; the game is not over
sabbat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
sabbat-won = winner
sabbat-ties = for ties
