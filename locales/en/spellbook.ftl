# What SpellBook says.
#
# A token comes as its name, "red circle". All of them begin with a consonant: "a" is always right.

spellbook = SpellBook

# Options.

spellbook-option-seats = How many players, from 1 to 4; alone you play against the solo opponent.
spellbook-option-spells = Which spells are in play: a random one of each colour, a beginners' set, or your own choice.
spellbook-option-handicap = Solo only: how many tokens the opponent has in the lower area from the start.
spellbook-option-colour = Only with your own choice of spells: which spell of this colour is in play.

# The table and the score.

spellbook-familiar = Familiar
spellbook-tie-spells = Spells learned
spellbook-tie-pool = Tokens in the pool
spellbook-track = Track
spellbook-below = Lower area
spellbook-opponent = Opponent
spellbook-altar = Altar
spellbook-bag = Bag
spellbook-tray = Tray
spellbook-pool = Pool
# After "rune:", in place of a rune.
spellbook-card-rune = the card's own
# Where a fact comes from.
spellbook-rulebook = The publisher's rulebook
spellbook-public = A public source
spellbook-reconstructed = Our reconstruction

# Tokens.

spellbook-token-Rc = red circle
spellbook-token-Rt = red triangle
spellbook-token-Rs = red square
spellbook-token-Pc = purple circle
spellbook-token-Pt = purple triangle
spellbook-token-Ps = purple square
spellbook-token-Gc = green circle
spellbook-token-Gt = green triangle
spellbook-token-Gs = green square
spellbook-token-Kc = black circle
spellbook-token-Kt = black triangle
spellbook-token-Ks = black square
spellbook-token-Wc = white circle
spellbook-token-Wt = white triangle
spellbook-token-Ws = white square
spellbook-token-Bc = blue circle
spellbook-token-Bt = blue triangle
spellbook-token-Bs = blue square
spellbook-token-Yc = yellow circle
spellbook-token-Yt = yellow triangle
spellbook-token-Ys = yellow square

spellbook-red = red
spellbook-purple = purple
spellbook-green = green
spellbook-black = black
spellbook-white = white
spellbook-blue = blue
spellbook-yellow = yellow

spellbook-circle = circle
spellbook-triangle = triangle
spellbook-square = square

# Spells.

spellbook-sacrifice = Sacrifice
spellbook-eruption = Eruption
spellbook-blaze = Blaze
spellbook-levitation = Levitation
spellbook-sharing = Sharing
spellbook-divination = Divination
spellbook-purification = Purification
spellbook-cure = Cure
spellbook-growth = Growth
spellbook-offering = Offering
spellbook-focus = Focus
spellbook-feast = Feast
spellbook-time-travel = Time Travel
spellbook-storm = Storm
spellbook-clone = Clone
spellbook-transmutation = Transmutation
spellbook-swiftness = Swiftness
spellbook-mirage = Mirage
spellbook-abundance = Abundance
spellbook-knowledge = Knowledge
spellbook-communion = Communion

spellbook-morning = morning
spellbook-midday = midday
spellbook-evening = evening

# What is asked.

spellbook-ask-morning = { $actions ->
    [one] Morning
   *[other] Morning, { $actions } actions left
}: take a token from the altar, draw two from the bag, or cast a spell.
spellbook-ask-midday = Midday: store a token with your familiar, cast a spell, or skip this phase.
spellbook-ask-evening = Evening: learn a spell, cast one, or end your day.
spellbook-ask-end = The evening is over: end your day.
spellbook-ask-take = “{ $spell }”: take { $left ->
    [one] 1 token
   *[other] { $left } tokens
} from the altar.
spellbook-ask-take-up-to = “{ $spell }”: { $left ->
    [one] take 1 more token of the same colour from the altar
   *[other] take up to { $left } tokens of one colour from the altar
}, or stop.
spellbook-ask-stow = “{ $spell }”: choose { $left ->
    [one] 1 altar token that goes
   *[other] { $left } altar tokens that go
} straight to your familiar.
spellbook-ask-store = “{ $spell }”: store { $left ->
    [one] 1 token
   *[other] { $left } tokens
} from your pool with your familiar.
spellbook-ask-cost = “{ $spell }”: choose the token to discard as its cost.
spellbook-ask-drop = “{ $spell }”: discard { $left ->
    [one] 1 token
   *[other] { $left } tokens
} from your pool.
spellbook-ask-replace = “{ $spell }”: replace as many altar tokens as you like ({ $made } so far).
spellbook-ask-give = “{ $spell }”: choose { $left ->
    [one] 1 token
   *[other] { $left } tokens
} from your pool to give away in the swap.
spellbook-ask-receive = “{ $spell }”: choose { $left ->
    [one] 1 token
   *[other] { $left } tokens
} to get in return.
spellbook-ask-raise = “{ $spell }”: choose another of your spells to raise by one level.
spellbook-ask-others = Another player's spell has a token for you: take one from the altar.
spellbook-ask-gift = Choose an altar token for the opponent's lower area.
spellbook-ask-night = Night falls: choose an altar token for the next space of the opponent's track.
spellbook-ask-spend = Learning “{ $spell }” (level { $level }): choose { $left ->
    [one] 1 token
   *[other] { $left } tokens
} to spend.
spellbook-ask-place = Choose the token to place on “{ $spell }”: its rune becomes the card's own.
spellbook-ask-keep = Store { $left ->
    [one] 1 token
   *[other] { $left } tokens
} from the tray with your familiar.
spellbook-ask-extra = Do one morning action right now, or let it pass.
spellbook-ask-copy = Choose which { $phase } action to copy.

# Choices.

spellbook-say-take = Take a { $token }
spellbook-say-draw = Draw two tokens
spellbook-say-store = Store a { $token }
spellbook-say-learn = Learn “{ $spell }” (level { $level })
spellbook-say-learn-wild = Learn “{ $spell }” (level { $level }, { $wilds ->
    [one] 1 wild
   *[other] { $wilds } wilds
})
spellbook-say-transmute = Learn “{ $spell }” by transmutation (level { $level }, { $wilds ->
    [one] 1 wild
   *[other] { $wilds } wilds
}, rune: { $rune })
spellbook-say-cast = Cast “{ $spell }” (level { $level })
spellbook-say-cast-store = Cast “{ $spell }” and store (level { $level })
spellbook-say-cast-take = Cast “{ $spell }” and take (level { $level })
spellbook-say-copy-rune = Copy “{ $spell }” (level { $level }, rune: { $rune })
spellbook-say-copy-store = Copy “{ $spell }” and store (level { $level }, rune: { $rune })
spellbook-say-copy-take = Copy “{ $spell }” and take (level { $level }, rune: { $rune })
spellbook-say-skip = Skip the { $phase } phase
spellbook-say-decline = Let it pass
spellbook-say-end = End the day
spellbook-say-stow = Take and store a { $token }
spellbook-say-discard = Discard a { $token }
spellbook-say-replace = Replace a { $token }
spellbook-say-enough = Stop here
spellbook-say-give = Give a { $token }
spellbook-say-receive = Get a { $token }
spellbook-say-raise = Raise “{ $spell }”
spellbook-say-spend = Spend a { $token }
spellbook-say-place = Place a { $token } on the card
spellbook-say-keep = Store a { $token } from the tray
spellbook-say-yield = Give the opponent a { $token }

# What happens.

spellbook-drew = { $seat } draws a { $token }.
spellbook-took = { $seat } takes a { $token } from the altar.
spellbook-stored = { $seat } stores a { $token }.
spellbook-stowed = { $seat } stores a { $token } straight from the altar.
spellbook-kept = { $seat } stores a { $token } from the tray.
spellbook-discarded = { $seat } discards a { $token }.
spellbook-spent = { $seat } spends a { $token }.
spellbook-dealt = A { $token } appears on the altar.
spellbook-replaced = { $seat } sweeps a { $token } off the altar.
spellbook-altar-cleared = The altar is cleared.
spellbook-bag-refilled = The bag is empty: everything in the tray goes back into it.
spellbook-gave-to-altar = { $seat } gives a { $token } to the altar.
spellbook-got-from-altar = { $seat } gets a { $token } from the altar in return.
spellbook-swapped-familiar = { $seat } gives the familiar a { $gave } and gets a { $got } back.
spellbook-learned = { $seat } learns “{ $spell }” (level { $level }) and places a { $token } on the card.
spellbook-cast = { $seat } casts “{ $spell }” (level { $level }).
spellbook-copied = { $seat } copies “{ $spell }” (level { $level }).
spellbook-raised = { $seat } raises “{ $spell }” to level { $level }.
spellbook-lowered = { $seat } lowers “{ $spell }” to level { $level }.
spellbook-skipped = { $seat } skips the { $phase } phase.
spellbook-day-ended = { $seat } ends the day.
spellbook-day-began = A new day dawns for { $seat }.
spellbook-opponent-covered = The opponent covers space { $space } with a { $token }.
spellbook-opponent-got = The opponent gets a { $token } in the lower area.
spellbook-end-near = The end is near: { $seat } has a full book or a full familiar board.
spellbook-over = The game is over. Time to count the points!

# Why something cannot be chosen.

spellbook-no-pool-full = Your pool is full.
spellbook-no-supply-empty = Bag and tray are both empty.
spellbook-no-altar-empty = The altar is empty.
spellbook-no-altar-lacks = No token on the altar fits.
spellbook-no-altar-too-few = The altar has too few tokens for this.
spellbook-no-familiar-full = Your familiar has no free space left.
spellbook-no-familiar-empty = Your familiar has nothing stored yet.
spellbook-no-pool-lacks = Your pool has no token with the rune that this costs.
spellbook-no-pool-too-few = Your pool has too few fitting tokens.
spellbook-no-pool-reached = Your pool already has that many tokens.
spellbook-no-target = Only another spell that you have learned, below level 5, can be raised.
spellbook-no-copy = There is nothing to copy here.
spellbook-no-change = That would change nothing.
spellbook-no-not-in-play = This spell is not part of this game.
spellbook-no-not-learned = You have not learned this spell yet.
spellbook-no-learned-today = You learned this spell today: it will serve you from tomorrow on.
spellbook-no-other-phase = That belongs to another phase of the day.
spellbook-no-level-too-high = The spell is below this level.
spellbook-no-same-as-lower = A lower level does just the same: choose that one.
spellbook-no-action = The spell gives no action on this level.
spellbook-no-already-learned = This spell is already in your book.
spellbook-no-cannot-pay = Your pool cannot pay for that.
spellbook-no-triple-today = You made a wild of three tokens today: no transmutation until tomorrow.
spellbook-no-transmuted-today = You used transmutation today: no wilds of three tokens until tomorrow.
spellbook-no-not-there = There is no such token there.
spellbook-no-not-fitting = This token does not fit here.
spellbook-no-out-of-order = The same tokens can be picked in another order: from red to yellow, circle before triangle before square.
spellbook-no-must-go-on = You cannot stop yet: choose a token.
spellbook-no-action-done = The action of this phase is already done.

# On the cards.

spellbook-text-nothing = No effect.
spellbook-text-or = — or —
spellbook-text-instant = Instant.
spellbook-text-permanent = Permanent.
spellbook-text-discard = Discard 1 token (rune: { $rune }).
spellbook-text-draw = Draw { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
spellbook-text-draw-to = Draw until your pool has { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
spellbook-text-deal = Add { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the bag to the altar.
spellbook-text-take = Take { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the altar.
spellbook-text-take-rune = Take { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the altar (rune: { $rune }).
spellbook-text-take-stored = Take { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the altar, in a colour that your familiar already has.
spellbook-text-take-up-to = Take up to { $count ->
    [one] 1 token
   *[other] { $count } tokens
} of one colour from the altar.
spellbook-text-stow = Store { $count ->
    [one] 1 token
   *[other] { $count } tokens
} straight from the altar.
spellbook-text-store-colour = Store { $count ->
    [one] 1 token
   *[other] { $count } tokens
} of one colour.
spellbook-text-store-rune = Store { $count ->
    [one] 1 token
   *[other] { $count } tokens
} (rune: { $rune }).
spellbook-text-swap-altar = Swap { $count ->
    [one] 1 token of your pool for 1 on the altar
   *[other] { $count } tokens of your pool for { $count } on the altar
}.
spellbook-text-swap-familiar = Swap 1 token of your pool for 1 that your familiar has.
spellbook-text-drop = Discard { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
spellbook-text-refresh = Replace any number of altar tokens from the bag.
spellbook-text-lower = Lower this spell by one level.
spellbook-text-raise = Raise another of your spells by one level.
spellbook-text-others-take = Each other player takes 1 token from the altar.
spellbook-text-others-draw = Each other player draws 1 token.
spellbook-text-copy = Copy one { $phase } action of another player.
spellbook-text-morning-action = Do one morning action right away.
spellbook-text-learn-with = Learn a spell; { $count ->
    [one] 1 token with this card's rune counts as a wild
   *[other] up to { $count } tokens with this card's rune count as a wild each
}.
spellbook-text-draw-on-take = On your own day, for each token with this card's rune that you take from the altar, draw { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
spellbook-text-keep-on-learn = Whenever you learn a spell, this one included, store { $count ->
    [one] 1 token
   *[other] { $count } tokens
} from the tray.
spellbook-text-morning-actions = You may do { $count ->
    [one] 1 action
   *[other] { $count } actions
} each morning.
spellbook-text-points = Worth { $count ->
    [one] 1 point
   *[other] { $count } points
}.
spellbook-text-points-per-colour = Worth 1 point for each colour that your familiar has.
spellbook-text-points-per-stored = Worth 1 point for each token that your familiar has.
spellbook-text-points-per-spell = Worth { $count ->
    [one] 1 point
   *[other] { $count } points
} for each other spell of yours.
spellbook-text-points-per-spell-by-level = Worth { $low ->
    [one] 1 point
   *[other] { $low } points
} for each other spell of yours on level 3, and { $high ->
    [one] 1 point
   *[other] { $high } points
} for each on level 4 or 5.
