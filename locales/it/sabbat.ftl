# Quello che dice il programma intorno a una partita.

sabbat-seat = posto { $number }
sabbat-opponent = l'avversario delle regole

sabbat-set-up = La partita comincia da una posizione preparata a mano.
sabbat-undoes = { $seat } ritira l'ultima scelta
sabbat-sits-down = da qui in poi gioca: { $seat }
sabbat-waits = { $seat } accetta di aspettare
sabbat-stops = { $seat } termina la partita
sabbat-scripted = tiri decisi a mano

sabbat-standing = Classifica finale
sabbat-standing-so-far = Classifica provvisoria; la partita non è finita
sabbat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
sabbat-won = vittoria
sabbat-ties = in caso di parità
