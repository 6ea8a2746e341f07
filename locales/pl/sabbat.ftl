# Co mówi sam program wokół gry.

sabbat-seat = miejsce { $number }
sabbat-opponent = przeciwnik sterowany zasadami

sabbat-set-up = Gra zaczyna się od pozycji ustawionej ręcznie.
sabbat-undoes = { $seat } cofa ostatni wybór
sabbat-sits-down = odtąd gra: { $seat }
sabbat-waits = { $seat } zgadza się poczekać
sabbat-stops = { $seat } kończy grę przed czasem
sabbat-scripted = rzuty ustawione ręcznie

sabbat-standing = Wynik końcowy
sabbat-standing-so-far = Wynik na teraz; gra się nie skończyła
sabbat-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
sabbat-won = wygrana
sabbat-ties = przy remisie
