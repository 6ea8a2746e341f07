# Quello che dice ogni gioco.

kernel-game-over = La partita è finita.
kernel-not-your-turn = Non è ancora il tuo turno.
kernel-not-asked = In questo momento non puoi fare questa scelta.
kernel-wait = Aspettiamo gli altri…

kernel-undo-start = Non c'è ancora nulla da annullare.
kernel-undo-rolled = Non si può annullare: il caso ha già deciso.
kernel-undo-revealed = Non si può annullare: si è visto qualcosa che era nascosto.
kernel-undo-other-seat = Non si può annullare: la scelta è già passata a un'altra persona.
kernel-not-together = Queste scelte non si possono fare insieme.
