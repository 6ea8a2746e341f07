# What every game says.

kernel-game-over = The game is over.
kernel-not-your-turn = It is not your turn yet.
kernel-not-asked = That is not one of your choices right now.
kernel-wait = Waiting for the others…

kernel-undo-start = There is nothing to undo yet.
kernel-undo-rolled = This cannot be undone: chance has had its say.
kernel-undo-revealed = This cannot be undone: something hidden has been seen.
kernel-undo-other-seat = This cannot be undone: the turn has passed to another player.
kernel-not-together = These cannot be chosen together.
