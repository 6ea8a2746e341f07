# Co mówi każda gra.

kernel-game-over = Gra się skończyła.
kernel-not-your-turn = To jeszcze nie twoja kolej.
kernel-not-asked = W tej chwili nie możesz tego wybrać.
kernel-wait = Czekamy na pozostałych…

kernel-undo-start = Nie ma jeszcze czego cofnąć.
kernel-undo-rolled = Tego nie można cofnąć: zdecydował już los.
kernel-undo-revealed = Tego nie można cofnąć: ujawniono coś, co było ukryte.
kernel-undo-other-seat = Tego nie można cofnąć: wybór należał już do innej osoby.
kernel-not-together = Tego nie można wybrać razem.
