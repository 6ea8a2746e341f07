# What the table in the browser says.

# SpellBook's board

table-sb-day = { $seat }'s day
table-sb-night = The game is over
table-sb-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
table-sb-no-actions = no action left
table-sb-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
table-sb-spells = The spells in play
table-sb-book = Book
table-sb-unlearned = { $spell }, not learned
table-sb-learned = { $spell }, level { $level }, with a { $token }
table-sb-learned-by = { $seat }: level { $level }
table-sb-fresh = learned today
table-sb-level = Level { $level }
table-sb-same = As above.
table-sb-cost = Cost: { $count } × { $colour }
table-sb-no-phase = no phase
table-sb-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-sb-first = goes first
table-sb-chooses = to choose
table-sb-you = you
table-sb-filled = { $count } of { $most }
table-sb-held = Set aside
table-sb-caught = In return
table-sb-empty = empty
table-sb-several = several choices
table-sb-flush = Covering this space clears the altar.
table-sb-from-effect = Effects and points: { $source }
table-sb-from-runes = Shapes of runes: { $source }
table-sb-from-values = Values: { $source }
table-sb-sources = ◊ Not printed in the publisher's rulebook; point at the sign to see where it comes from.
