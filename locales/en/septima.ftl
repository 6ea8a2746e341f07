# What Septima says.
#
# Potions, ingredients and goods stand in the singular behind a number; names of actions, spells and
# cards stand in quotation marks. Spaces of the map are called by zone and letter: 3g.

septima = Septima
septima-opponent = the Black Widow

# Options.

septima-option-seats = How many players, from 1 to 4; alone you play against the Black Widow.
septima-option-mode = The full game, or the basic one without spells, the Ritual track and most buildings.
septima-option-hunter = Whether everybody rolls the Hunter die, or one result lies open for all.
septima-option-trial = Whether citizens are drawn from a bag in the Trials, or follow from what lies open.
septima-option-shapeshifting = The expansion's Shapeshifting: Leaders can become animals. Full game only.
septima-option-omens = The expansion's Omens: each season but the first has rules of its own. Full game only.
septima-option-worries = Solo only: how many Worries you have to meet to win; usually 5, with Shapeshifting 7.
septima-option-wisdom = Solo only: how much Wisdom the last Worry asks for.
septima-option-widow-bonus = Solo only: when the Black Widow carries out her match bonus; never is easier, always is harder.
septima-option-negotiation = Solo only: how many negotiation cards you start with; more is easier, fewer is harder.

# The score.

septima-score-citizens = Loyal Citizens
septima-score-wisdom = Wisdom gained during the game
septima-score-oracle = Oracle card
septima-score-tracks = Patient tracks
septima-score-levels = Levels reached on all three tracks
septima-score-charms = Lucky Charms left
septima-score-potions = Potions left
septima-score-pairs = Pairs of ingredients and crystals left
septima-tie-witches = Witches in the Coven
septima-tie-wisdom = Wisdom after the Black Widow's share is taken
septima-worry-objectives = Objectives of the Oracle card met
septima-worry-witches = 4 witches in your Coven
septima-worry-her-witches = At most 3 witches in the Black Widow's Coven
septima-worry-ribbon = Ritual marker on the top ribbon
septima-worry-wisdom = Enough Wisdom
septima-worries-needed = Worries needed to win
# Where a fact comes from.
septima-rulebook = The publisher's rulebook
septima-public = A public source
septima-reconstructed = Our reconstruction

# Witches.

septima-witch-albert = Albert
septima-witch-aylana = Aylana
septima-witch-bryn = Bryn
septima-witch-dragomir = Dragomir
septima-witch-edith = Edith
septima-witch-eustace = Eustace
septima-witch-hazel = Hazel
septima-witch-johanna = Johanna
septima-witch-katherina = Katherina
septima-witch-luke = Luke
septima-witch-martha = Martha
septima-witch-mathilda = Mathilda
septima-witch-nicholas = Nicholas
septima-witch-otto = Otto
septima-witch-sen = Sen
septima-witch-serena = Serena
septima-witch-sophie = Sophie
septima-witch-wilmot = Wilmot
septima-witch-alice = Alice
septima-witch-berta = Berta
septima-witch-nina = Nina
septima-witch-randell = Randell
septima-witch-remus = Remus
septima-witch-tommy = Tommy

# Spells.

septima-spell-adriannas-ring = Adrianna's Ring
septima-spell-shards-of-eternity = Shards of Eternity
septima-spell-blessed-day = Blessed Day
septima-spell-cauldron-of-plenty = Cauldron of Plenty
septima-spell-emerald-passage = Emerald Passage
septima-spell-ethereal-song = Ethereal Song
septima-spell-invisibility = Invisibility
septima-spell-overgrown-wilds = Overgrown Wilds
septima-spell-secrets-of-the-stones = Secrets of the Stones
septima-spell-unnatural-recovery = Unnatural Recovery
septima-spell-one-with-the-storm = One with the Storm
septima-spell-widows-song = Widows' Song
septima-spell-boon-of-gratitude = Boon of Gratitude
septima-spell-cloak-of-charisma = Cloak of Charisma
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Helpful Spirits
septima-spell-magic-mirror = Magic Mirror
septima-spell-soothing-melody = Soothing Melody
septima-spell-spiritual-bond = Spiritual Bond
septima-spell-wings-of-wind = Wings of Wind
septima-spell-dark-moon-stone = Dark Moon Stone
septima-spell-lions-roar = Lion's Roar
septima-spell-dream-powder = Dream Powder
septima-spell-healing-dream = Healing Dream
septima-spell-invisible-famulus = Invisible Famulus
septima-spell-magic-mortar = Magic Mortar
septima-spell-summoning = Summoning
septima-spell-the-golden-brew = The Golden Brew
septima-spell-time-twister = Time Twister
septima-spell-vision-of-the-past = Vision of the Past

# Actions.

septima-action-collect = Collect
septima-action-move = Move
septima-action-brew = Brew
septima-action-heal = Heal
septima-action-chant = Chant
septima-action-recruit = Recruit
septima-action-plead = Plead
septima-action-remember = Remember
septima-action-ritual = Ritual
septima-action-shapeshift = Shapeshift

# Potions, in the singular.

septima-potion-blindness-remedy = Blindness Remedy
septima-potion-paralysis-remedy = Paralysis Remedy
septima-potion-infection-remedy = Infection Remedy
septima-potion-calming-potion = Calming Potion
septima-potion-flying-ointment = Flying Ointment
septima-potion-love-potion = Love Potion
septima-potion-ritual-oil = Ritual Oil

# Goods, in the singular.

septima-good-berry = berry
septima-good-skull = skull
septima-good-herb = herb
septima-good-mushroom = mushroom
septima-good-root = root
septima-good-crystal = crystal

# Some of the ingredients of a recipe.
septima-parts-none = –
septima-parts-berry = { septima-good-berry }
septima-parts-skull = { septima-good-skull }
septima-parts-berry-skull = { septima-good-berry }, { septima-good-skull }
septima-parts-herb = { septima-good-herb }
septima-parts-berry-herb = { septima-good-berry }, { septima-good-herb }
septima-parts-skull-herb = { septima-good-skull }, { septima-good-herb }
septima-parts-berry-skull-herb = { septima-good-berry }, { septima-good-skull }, { septima-good-herb }
septima-parts-mushroom = { septima-good-mushroom }
septima-parts-berry-mushroom = { septima-good-berry }, { septima-good-mushroom }
septima-parts-skull-mushroom = { septima-good-skull }, { septima-good-mushroom }
septima-parts-berry-skull-mushroom = { septima-good-berry }, { septima-good-skull }, { septima-good-mushroom }
septima-parts-herb-mushroom = { septima-good-herb }, { septima-good-mushroom }
septima-parts-berry-herb-mushroom = { septima-good-berry }, { septima-good-herb }, { septima-good-mushroom }
septima-parts-skull-herb-mushroom = { septima-good-skull }, { septima-good-herb }, { septima-good-mushroom }
septima-parts-root = { septima-good-root }
septima-parts-berry-root = { septima-good-berry }, { septima-good-root }
septima-parts-skull-root = { septima-good-skull }, { septima-good-root }
septima-parts-berry-skull-root = { septima-good-berry }, { septima-good-skull }, { septima-good-root }
septima-parts-herb-root = { septima-good-herb }, { septima-good-root }
septima-parts-berry-herb-root = { septima-good-berry }, { septima-good-herb }, { septima-good-root }
septima-parts-skull-herb-root = { septima-good-skull }, { septima-good-herb }, { septima-good-root }
septima-parts-mushroom-root = { septima-good-mushroom }, { septima-good-root }
septima-parts-berry-mushroom-root = { septima-good-berry }, { septima-good-mushroom }, { septima-good-root }
septima-parts-skull-mushroom-root = { septima-good-skull }, { septima-good-mushroom }, { septima-good-root }
septima-parts-herb-mushroom-root = { septima-good-herb }, { septima-good-mushroom }, { septima-good-root }

# Buildings.

septima-building-hospital = Hospital
septima-building-antique-shop = Antique Shop
septima-building-market = Market
septima-building-oracle = Oracle
septima-building-flying-elephant = Flying Elephant
septima-building-printing-house = Printing House
septima-building-pub = Pub

# Elements, ailments, seasons, sides.

septima-element-earth = Earth
septima-element-air = Air
septima-element-fire = Fire
septima-ailment-blind = blind
septima-ailment-paralysed = paralysed
septima-ailment-infected = infected
septima-season-autumn = Autumn
septima-season-winter = Winter
septima-season-spring = Spring
septima-season-summer = Summer
septima-side-left = left
septima-side-right = right

# Letters of spaces.

septima-letter-a = a
septima-letter-b = b
septima-letter-c = c
septima-letter-d = d
septima-letter-e = e
septima-letter-f = f
septima-letter-g = g
septima-letter-h = h
septima-letter-i = i
septima-letter-j = j
septima-letter-k = k
septima-letter-l = l
septima-letter-m = m
septima-letter-n = n
septima-letter-o = o
septima-letter-p = p

# Favors of the Crowd, after a colon.

septima-favor-1 = Suspicion down by 1
septima-favor-2 = the Leader moves up to 4 spaces
septima-favor-3 = 1 ingredient of choice
septima-favor-4 = 1 potion of choice for 1 ingredient
septima-favor-5 = 1 spell prepared for 1 ingredient
septima-favor-6 = Favor 6

# Animals.

septima-animal-snake = Snake
septima-animal-toad = Toad
septima-animal-fox = Fox
septima-animal-squirrel = Squirrel
septima-animal-cat = Cat
septima-animal-owl = Owl
septima-animal-goat = Goat
septima-animal-hare = Hare

# Omens: the light half, the dark half.

septima-omen1-light = Friendly Hermit
septima-omen1-dark = Vengeful Hermit
septima-omen2-light = Era of Healing
septima-omen2-dark = Era of Epidemic
septima-omen3-light = Wave of Support
septima-omen3-dark = Search Warrant
septima-omen4-light = Spiritual Connection
septima-omen4-dark = Lost Memories
septima-omen5-light = Vivid Memories
septima-omen5-dark = Destroyed Memories
septima-omen6-light = Strengthening Constellation
septima-omen6-dark = Veiled Constellation
septima-omen7-light = Golden Cauldron
septima-omen7-dark = Cracked Cauldron
septima-omen8-light = Alchemist's Gift
septima-omen8-dark = Fickle Alchemist
septima-omen9-light = Festival of Brotherhood
septima-omen9-dark = Curfew
septima-omen10-light = Lenient Leader
septima-omen10-dark = Stern Leader
septima-omen11-light = Gentle Rain
septima-omen11-dark = Great Drought
septima-omen12-light = Calm Hearts
septima-omen12-dark = Paranoia
septima-omen13-light = Faithful Allies
septima-omen13-dark = Suspicious Allies
septima-omen14-light = Fair Wind
septima-omen14-dark = Dense Fog
septima-omen15-light = Sleepy Hunters
septima-omen15-dark = Bloodhounds
septima-omen16-light = Fair Judge
septima-omen16-dark = Corrupt Judge
septima-omen17-light = Lucky Star
septima-omen17-dark = Black Cat
septima-omen18-light = Witches' Sabbath
septima-omen18-dark = Witches' Sabbath

# Negotiation cards.

septima-negotiation-cooperation = Cooperation
septima-negotiation-delay = Delay
septima-negotiation-information = Information

# What is asked.

septima-ask-draft = Choose a witch to keep; the others are passed on.
septima-ask-covens = Choose the witch that stays out of your Coven.
septima-ask-prologues = Lay your two Prologue cards: choose which is above, and which covers the other.
septima-ask-leader = Choose the space on which your Leader begins.
septima-ask-first-spell = Choose your first spell.
septima-ask-ritual-marker = Choose where your Ritual marker begins.
septima-ask-action = Choose in secret the action you play in this Moon Phase.
septima-ask-quick-move = Quick Move: go up to { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}, or stay.
septima-ask-before = Before “{ $action }”: use potions, spells and abilities, or go on.
septima-ask-after = After “{ $action }”: use potions, spells and abilities, or go on.
septima-ask-end = Use Practical Potions, or end your turn.
septima-ask-way = Choose one of the options.
septima-ask-favor = You may use { $left ->
    [one] 1 Favor
   *[other] { $left } Favors
} of the Crowd.
septima-ask-order = “{ $action }” is matched: choose whether the main ability or the match bonus comes first.
septima-ask-more = “{ $action }”: use what else belongs to it, or stop.
septima-ask-gain = Choose { $left ->
    [one] 1 ingredient
   *[other] { $left } ingredients
} to gain.
septima-ask-spend = Choose { $left ->
    [one] 1 ingredient
   *[other] { $left } ingredients
} to spend; crystals serve as well.
septima-ask-potion = Choose { $left ->
    [one] 1 potion
   *[other] { $left } potions
} to gain.
septima-ask-icon = Choose { $left ->
    [one] 1 ingredient that counts
   *[other] { $left } ingredients that count
} as printed around you.
septima-ask-lunar = You may choose one more ingredient that counts as Lunar.
septima-ask-not-lunar = Choose { $left ->
    [one] 1 ingredient
   *[other] { $left } ingredients
} around you that { $left ->
    [one] is
   *[other] are
} not Lunar.
septima-ask-move = Move your Leader up to { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}, or stay.
septima-ask-fly = Move your Leader as far as you like, or stay.
septima-ask-walk = You may move your Leader up to { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}.
septima-ask-flee = You may flee with your Leader to any free space.
septima-ask-brew = You may brew { $left ->
    [one] 1 potion
   *[other] up to { $left } potions
}.
septima-ask-heal = You may heal { $left ->
    [one] 1 patient
   *[other] up to { $left } patients
}.
septima-ask-track = Choose the patient track on which you advance.
septima-ask-chamber = Choose the Chamber to which you send { $citizens ->
    [one] 1 Loyal Citizen
   *[other] { $citizens } Loyal Citizens
}.
septima-ask-copy = Choose a discarded card to carry out again.
septima-ask-again = Choose another card in your hand and carry out its main ability.
septima-ask-ritual = Advance on the Ritual track; before or after it you may move one space sideways.
septima-ask-advance = You may advance on the Ritual track.
septima-ask-prepare = Choose { $left ->
    [one] 1 used spell
   *[other] { $left } used spells
} to prepare.
septima-ask-take = Choose a spell to gain.
septima-ask-keep = Choose the witch you keep.
septima-ask-join = Decide whether { $witch } joins your Coven.
septima-ask-lay-hunter = Choose a Hunter to lay down.
septima-ask-move-hunter = Choose a Hunter and the empty hut it goes to.
septima-ask-exchange = You may exchange { $left ->
    [one] 1 ingredient
   *[other] up to { $left } ingredients
}.
septima-ask-half = Prologue card { $card }: take the upper half twice or the lower half once.
septima-ask-near = Choose the building you count as next to.
septima-ask-marker = You may replace an active Septima marker.
septima-ask-lose = Choose the witch who goes to Chamber 2.
septima-ask-hunt = The Hunter die shows { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}: do something about it, or let the Hunter come.
septima-ask-recall = You may use your witch to recall fewer Loyal Citizens.
septima-ask-pay = Spend 1 { $good }, or a crystal in its place.
septima-ask-seek = Move your Leader to any space next to a printed { $good }, or stay.
septima-ask-shape = Choose the animal you become, and the witch its tile covers.
septima-ask-cover = Choose the witch that the animal tile covers from now on.
septima-ask-drought = Choose the one ingredient that still counts as Lunar.
septima-ask-sicken = Choose the witch who falls ill.
septima-ask-negotiate = Choose your action card, alone or with a negotiation card.
septima-ask-spider = Choose the way the Spider takes towards your Leader.
septima-ask-furthest = Choose which of the furthest Spiders moves, and where to.
septima-ask-nearest = Choose which of the nearest patients the Black Widow heals.
septima-ask-silence = Choose the negotiation card you have to give up.

# Choices.

septima-say-keep = Keep { $witch }
septima-say-leave = Leave out { $witch }
septima-say-prologue-over = Card { $card } above, covering the other
septima-say-prologue-under = Card { $card } above, half covered by the other
septima-say-start = Begin on space { $number }
septima-say-play = Play “{ $action }”
septima-say-go = Move to { $zone }{ $letter }
septima-say-leap = Fly to { $zone }{ $letter } and gain 1 crystal
septima-say-stay = Stay
septima-say-drink = Use 1 { $potion }
septima-say-drink-with = Use 1 { $spent } as a { $potion }
septima-say-cast = Cast “{ $spell }”
septima-say-use = Use: { $what }
septima-say-shrine = Use the shrine: { $element }
septima-say-go-on = Go on
septima-say-end = End the turn
septima-say-main = Main ability
septima-say-bonus = Match bonus
septima-say-ingredient = Choose 1 { $ingredient }
septima-say-spend = Spend 1 { $good }
septima-say-exchange = Exchange 1 { $from } for 1 { $to }
septima-say-brew = Brew 1 { $potion }
septima-say-brew-so = Brew 1 { $potion } (crystals for: { $crystals }; saved: { $spared })
septima-say-brew-cheap = Brew 1 { $potion } without Wisdom (crystals for: { $crystals }; saved: { $spared })
septima-say-potion = Gain 1 { $potion }
septima-say-heal = Heal the patient at flag { $flag } with 1 { $potion }
septima-say-heal-free = Heal the patient at flag { $flag } for free
septima-say-hospital = Heal in the Hospital with 1 { $potion }: { $ailment }
septima-say-hospital-free = Heal in the Hospital for free: { $ailment }
septima-say-track = Advance on the track of the { $ailment }
septima-say-chamber = Chamber { $chamber }
septima-say-copy = Carry out “{ $action }”
septima-say-advance = Advance to row { $row }, space { $place }
septima-say-beyond = Gain Wisdom instead of advancing
septima-say-sideways = Move sideways to row { $row }, space { $place }
septima-say-prepare = Prepare “{ $spell }”
septima-say-take = Take “{ $spell }”
septima-say-way = Option { $way }
septima-say-half-upper = The upper half, twice
septima-say-half-lower = The lower half, once
septima-say-lay = Lay down the Hunter in hut { $hut }
septima-say-hunter = Move the Hunter from hut { $from } to hut { $to }
septima-say-marker = Replace the { $side } marker by “{ $action }”
septima-say-lose = Give up { $witch }
septima-say-charm = Use a Lucky Charm
septima-say-face = Let the Hunter come
septima-say-welcome = Welcome the witch
septima-say-replace = Let the witch take the place of { $witch }
septima-say-refuse = Do without the witch
septima-say-enough = Enough
septima-say-brew-any = { $spared ->
    [0] Brew 1 { $potion } from any ingredients
   *[other] Brew 1 { $potion } from any ingredients (saved: { $spared })
}
septima-say-brew-any-cheap = Brew 1 { $potion } from any ingredients, without Wisdom (saved: { $spared })
septima-say-shift = Become: { $animal } (tile on { $witch })
septima-say-shift-alone = Become: { $animal }
septima-say-cover = Cover { $witch }
septima-say-human = Return to Human form
septima-say-omen = Count “{ septima-action-remember }” as matched
septima-say-sicken = Let { $witch } fall ill
septima-say-cooperate = Cooperation: both play “{ $action }”
septima-say-delay-swap = Delay: swap the left and the right card
septima-say-delay-top = Delay: swap the right card and the top card of the deck
septima-say-delay-left = Delay: left card onto the deck, right card to the left, top card of the deck to the right
septima-say-inform = Information: see her card first
septima-say-spider = Spider { $spider } to { $zone }{ $letter }
septima-say-nearest = The patient at flag { $flag }
septima-say-drop = Give up “{ $card }”

# What happens.

septima-kept = { $seat } keeps { $witch }.
septima-kept-unseen = { $seat } keeps a witch.
septima-passed = The other witches are passed on to the right.
septima-laid-prologues = { $seat } lays Prologue card { $above } above Prologue card { $below }.
septima-phase = { $season }, Moon Phase { $phase }.
septima-picked = { $seat } chooses “{ $action }” in secret.
septima-picked-unseen = { $seat } chooses an action in secret.
septima-revealed = { $seat } reveals “{ $action }”.
septima-turn-began = It is { $seat }'s turn.
septima-turn-ended = { $seat } ends the turn.
septima-matched = { $seat } is matched with another player.
septima-matched-septima = { $seat } is matched with Septima.
septima-treated = { $seat }'s action now counts as matched.
septima-marker = Septima's { $side } marker shows “{ $action }”.
septima-patient-came = A patient arrives at flag { $flag }: { $ailment }.
septima-patient-left = The patient at flag { $flag } leaves.
septima-accused = { $witch } stands accused in Chamber 1.
septima-moved = { $seat } moves to space { $zone }{ $letter }.
septima-marker-placed = { $seat } puts the Ritual marker on row { $row }, space { $place }.
septima-gained = { $seat } gains { $count ->
    [one] 1
   *[other] { $count } ×
} { $good }.
septima-spent = { $seat } spends 1 { $good }.
septima-gained-potion = { $seat } gains 1 { $potion }.
septima-brewed = { $seat } brews 1 { $potion }.
septima-drank = { $seat } uses 1 { $potion }.
septima-drank-with = { $seat } uses 1 { $spent } as a { $potion }.
septima-gained-charms = { $seat } gains { $count ->
    [one] 1 Lucky Charm
   *[other] { $count } Lucky Charms
}.
septima-used-charm = { $seat } uses a Lucky Charm.
septima-gained-wisdom = { $seat } gains { $points ->
    [one] 1
   *[other] { $points }
} Wisdom.
septima-lost-wisdom = { $seat } loses { $points ->
    [one] 1
   *[other] { $points }
} Wisdom.
septima-raised = { $seat }'s Suspicion rises to { $to }.
septima-lowered = { $seat }'s Suspicion falls to { $to }.
septima-confronted = Suspicion can rise no further: an angry crowd confronts { $seat }.
septima-lost-witch = { $seat } loses { $witch } to Chamber 2.
septima-healed = { $seat } heals a patient: { $ailment }.
septima-track-advanced = { $seat } reaches level { $level } on the track of the { $ailment }.
septima-copied = { $seat } carries out “{ $action }” as well.
septima-used = { $seat } uses “{ $what }”.
septima-used-shrine = { $seat } uses a shrine: { $element }.
septima-used-favor = The Crowd does { $seat } a Favor: { $favor }.
septima-sent-to-crowd = { $seat } sends { $count ->
    [one] 1 Loyal Citizen
   *[other] { $count } Loyal Citizens
} to the Crowd.
septima-sent-to-chamber = { $seat } sends a Loyal Citizen to Chamber { $chamber }.
septima-recalled = { $seat } recalls { $count ->
    [one] 1 Loyal Citizen
   *[other] { $count } Loyal Citizens
}.
septima-angered = { $count ->
    [one] 1 Angry Citizen joins
   *[other] { $count } Angry Citizens join
} the Crowd.
septima-took-spell = { $seat } gains the spell “{ $spell }”.
septima-spell-revealed = A new spell appears: “{ $spell }”.
septima-cast = { $seat } casts “{ $spell }”.
septima-prepared = { $seat } prepares “{ $spell }”.
septima-spell-ended = { $seat }'s spell “{ $spell }” wears off.
septima-drew-prologue = { $seat } draws Prologue card { $card }.
septima-drew-witch = A witch is drawn: { $witch }.
septima-mirrored = { $witch } appears beside { $seat }'s Coven.
septima-joined = { $witch } joins { $seat }'s Coven.
septima-boxed = { $witch } leaves the game.
septima-open-die = The Hunter die now shows { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
}.
septima-rolled = The Hunter die shows { $roll ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[other] { $roll }
} for { $seat }.
septima-caught = The Hunter catches { $seat }.
septima-escaped = { $seat } escapes the Hunter.
septima-hunter-laid = The Hunter in hut { $hut } falls asleep.
septima-hunter-moved = The Hunter of hut { $from } moves to hut { $to }.
septima-hunter-came = A new Hunter moves into hut { $hut }.
septima-trial = Chamber { $chamber }: the Trial of { $witch } begins.
septima-drawn-angry = An Angry Citizen enters Chamber { $chamber }.
septima-drawn-loyal = A Loyal Citizen of { $seat }'s enters Chamber { $chamber }.
septima-trial-won = { $seat } wins the Trial of { $witch }.
septima-trial-lost = The defence of { $witch } fails.
septima-became-animal = { $seat } changes shape: { $animal }. The tile covers { $witch }.
septima-became-animal-alone = { $seat } changes shape: { $animal }.
septima-became-human = { $seat } returns to Human form.
septima-covered = { $seat }'s animal tile now covers { $witch }.
septima-omen-coming = The next Omen is seen: light “{ $light }”, dark “{ $dark }”.
septima-omen-came = The Omen “{ $omen }” comes into force.
septima-sickened = { $witch } of { $seat }'s Coven falls ill.
septima-recovered = { $witch } of { $seat }'s Coven recovers.
septima-widow-row = “{ $action }” comes into the Widow's Row.
septima-negotiated = { $seat } plays the negotiation card “{ $card }”.
septima-silenced = { $seat } has to give up the negotiation card “{ $card }”.
septima-widow-chose = The Black Widow plays “{ $action }”.
septima-spider-moved = Spider { $spider } crawls to space { $zone }{ $letter }.
septima-spiders-lay = All Spiders lie down and guard what is around them.
septima-crystals-barred = No crystals can be gained until the end of the player's next turn.
septima-spells-swept = The bottom row of spells is swept away.
septima-over = The year is over. Noctenburg greets its new Septima!

# Why something cannot be chosen.

septima-no-space-taken = Two Leaders cannot stay on the same space.
septima-no-too-far = That space is too far away.
septima-no-discarded = This card is discarded.
septima-no-matched-already = Your action is already matched.
septima-no-pointless = That would do nothing now.
septima-no-used = This spell is used: it has to be prepared first.
septima-no-cast-already = You have already cast this spell in this turn.
septima-no-other-action = That goes with another action than yours.
septima-no-other-window = That is for another moment of your turn.
septima-no-used-already = You have already used that in this turn.
septima-no-not-met = Its condition is not met.
septima-no-not-next-to = Your Leader is not next to it.
septima-no-chamber-full = This Chamber is full.
septima-no-favor-used = You have already used this Favor.
septima-no-cannot-pay = You lack ingredients for this potion.
septima-no-healed-already = You have already healed this patient.
septima-no-no-remedy = You have no potion that helps this patient.
septima-no-other-icon = That space shows another action than yours.
septima-no-no-offering = You have nothing to offer for this ribbon.
septima-no-other-element = This spell is of another element.
septima-no-scoring-spell = Your first spell cannot be a Scoring one.
septima-no-cannot-rise = As an animal you cannot raise Suspicion.
septima-no-not-as-animal = Your animal cannot play this action.
septima-no-no-memories = The Omen forbids “{ septima-action-remember }” in this season.
septima-no-no-charms = The Omen forbids Lucky Charms in this season.
septima-no-closed = The Omen keeps all buildings closed in this season.
septima-no-spider = Your Leader can neither enter, pass nor stay on the space of a Spider.
septima-no-must-move = Your Leader has to leave this space: only “{ septima-action-move }” helps.
septima-no-widow-lacks = The Black Widow has this card neither in her Row nor in her deck.

# On cards and tiles.

septima-text-with = With “{ $action }”:
septima-text-with-any = With any action:
septima-text-twice = Up to twice:
septima-text-after-roll = After your Hunter roll:
septima-text-need-brewed = If you brewed { $count ->
    [one] 1 Practical Potion
   *[other] { $count } Practical Potions
} in this Brew:
septima-text-need-ailments = If you healed patients of at least { $count ->
    [one] 1 ailment
   *[other] { $count } ailments
} in this turn:
septima-text-need-suspicion = If your Suspicion is below { $below }:
septima-text-need-matched = If your action is matched:
septima-text-need-unmatched = If your action is not matched:
septima-text-need-next-to = If your Leader is next to “{ $building }”:
septima-text-need-next-to-town = If your Leader is next to a town area:
septima-text-when-potion = Whenever you use a Practical Potion:
septima-text-when-roll = Whenever you have to make a Hunter roll:
septima-text-when-lowered = Whenever an effect lowers your Suspicion:
septima-text-when-advanced = Whenever you advance on the Ritual track:
septima-text-when-gained = Whenever you gain an ingredient:
septima-text-when-ribbon = Whenever you enter a ribbon of the Ritual track:
septima-text-when-defended = Whenever the defence in Chamber 1 succeeds with a Loyal Citizen of yours there:
septima-text-when-healed = Whenever you heal a patient in a turn with “{ septima-action-heal }”:
septima-text-until-turn = This holds for the rest of the turn.
septima-text-until-season = This holds until the season ends.
septima-text-until-moved = This holds until your Leader leaves its space.
septima-text-until-won = This holds until you win a Trial.
septima-text-before = Only before the action of your card:
septima-text-after = Only after the action of your card:
septima-text-per-healed = A different one for each patient healed in this turn:
septima-text-or = Or:
septima-text-instead = Instead of the main ability of “{ $action }”:
septima-text-if-matched = If matched, instead:
septima-text-spend = Spend { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
}.
septima-text-spend-crystals = Spend { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}.
septima-text-spend-of = Spend 1 { $good }.
septima-text-gain-of = Gain { $count ->
    [one] 1
   *[other] { $count } ×
} { $good }.
septima-text-lunar-again = Gain 1 more of each Lunar kind you have collected in this turn, of { $count ->
    [one] 1 kind
   *[other] { $count } kinds
} at most.
septima-text-seek = Move your Leader any number of spaces to a space next to a printed { $good }.
septima-text-wisdom = Gain { $count ->
    [one] 1
   *[other] { $count }
} Wisdom.
septima-text-wisdom-per-healed = Gain { $count ->
    [one] 1
   *[other] { $count }
} Wisdom for each patient you have healed in this turn.
septima-text-crystals = Gain { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}.
septima-text-charms = Gain { $count ->
    [one] 1 Lucky Charm
   *[other] { $count } Lucky Charms
}.
septima-text-ingredients = Gain { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
} of choice.
septima-text-one-of = Gain 1 { $first } or 1 { $second }.
septima-text-potion = Gain: { $count } × { $potion }.
septima-text-practical = Gain { $count ->
    [one] 1 Practical Potion
   *[other] { $count } Practical Potions
} of choice.
septima-text-any-potion = Gain { $count ->
    [one] 1 potion
   *[other] { $count } potions
} of choice.
septima-text-collected-again = Gain 1 more of each kind of ingredient you have collected in this turn.
septima-text-exchange = Exchange { $count ->
    [one] 1 ingredient for one
   *[other] up to { $count } ingredients, each for one
} of another kind.
septima-text-lower = Lower your Suspicion by { $count }.
septima-text-lower-per-citizen = Lower your Suspicion by 1 for each of your Loyal Citizens in the Crowd.
septima-text-lower-per = Lower your Suspicion by 1 for each of these collected in this turn: { $ingredient }.
septima-text-raise = Raise your Suspicion by { $count }.
septima-text-treat = Your action counts as matched, which will raise your Suspicion by { $count }.
septima-text-swap-marker = You may replace an active Septima marker by one of your choice from the pile.
septima-text-crowd = Send { $count ->
    [one] 1 Loyal Citizen
   *[other] { $count } Loyal Citizens
} to the Crowd.
septima-text-angry = Add { $count ->
    [one] 1 Angry Citizen
   *[other] { $count } Angry Citizens
} to the Crowd.
septima-text-send = Send { $count ->
    [one] 1 Loyal Citizen
   *[other] { $count } Loyal Citizens
} from the Crowd to a Chamber.
septima-text-favors = Use { $count ->
    [one] 1 Favor
   *[other] { $count } different Favors
} of the Crowd.
septima-text-walk = Move your Leader up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
septima-text-fly = Move your Leader any number of spaces.
septima-text-lay-hunter = Lay down any one Hunter until the phase ends.
septima-text-move-hunter = Move any Hunter to an empty hut and lay it down.
septima-text-near = You count as next to a building of your choice.
septima-text-advance = Advance on the Ritual track.
septima-text-prepare = Prepare { $count ->
    [one] 1 spell
   *[other] { $count } spells
}.
septima-text-prepare-of = Prepare 1 spell of this element: { $element }.
septima-text-spell = Gain 1 spell of any element.
septima-text-spell-here = Gain 1 spell of the section your Ritual marker is in.
septima-text-brew = Brew 1 potion.
septima-text-heal-more = Heal { $count ->
    [one] 1 patient
   *[other] { $count } patients
} next to your Leader.
septima-text-witches = { $count ->
    [one] Draw 1 witch
   *[other] Draw { $count } witches and keep one
} for your Coven.
septima-text-mirror = Draw { $count ->
    [one] 1 witch
   *[other] { $count } witches
} and keep one beside your Coven.
septima-text-prologue = Draw a Prologue card: take its upper half twice or its lower half once.
septima-text-whole-prologue = Draw a Prologue card: take its upper half twice and its lower half once.
septima-text-again = Carry out the main ability of another card in your hand.
septima-text-collect = Gain 1 ingredient for each Lunar icon around your Leader, and 1 crystal for each outcrop.
septima-text-not-lunar = Gain { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
} around your Leader that { $count ->
    [one] is
   *[other] are
} not Lunar.
septima-text-move = Move your Leader up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, then gain 1 ingredient printed along the way.
septima-text-brew-up = Brew { $count ->
    [one] 1 potion
   *[other] up to { $count } potions
}.
septima-text-heal-up = Heal { $count ->
    [one] 1 patient
   *[other] up to { $count } patients
} next to your Leader.
septima-text-remember = Carry out the main ability of a card you have discarded.
septima-text-ritual = Advance on the Ritual track, and move one space sideways before or after it.
septima-text-shapeshift = Become one of your two animals, cover a witch with its tile, and take your discarded cards back into your hand.
septima-text-third-lunar = When you collect, one more ingredient of your choice counts as Lunar.
septima-text-reach = When you heal, one patient may be up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
} away.
septima-text-any-track = When you heal, you may advance on a patient track of your choice.
septima-text-bargain = When you brew, { $count ->
    [one] once
   *[other] up to { $count } times
}: raise your Suspicion by 1 and spend 1 ingredient fewer.
septima-text-quick-move = Your Quick Move may be { $count ->
    [one] 1 space
   *[other] { $count } spaces
} longer.
septima-text-lone-quick-move = If your action is not matched, your Quick Move may be { $count ->
    [one] 1 space
   *[other] { $count } spaces
} longer.
septima-text-skull-roll = Next to a printed skull, your Hunter rolls are lowered by { $count }.
septima-text-repeat-favor = After the Trials you may use the same Favor several times.
septima-text-lenient = Each season: recall 1 Loyal Citizen fewer for Trials you win, or none for Favors.
septima-text-icons = When you collect here, { $count ->
    [one] 1 ingredient of your choice counts
   *[other] { $count } ingredients of your choice count
} as printed on this building.
septima-text-town-icons = When you collect, each town area counts as having 1 ingredient of your choice.
septima-text-cheap-practical = When you brew here, a Practical Potion may cost 1 ingredient less; it then gives no Wisdom.
septima-text-endless-patients = When you heal here, there are always patients of every ailment; they give no rewards.
septima-text-no-raise = A match does not raise your Suspicion.
septima-text-septima-free = A match with Septima does not raise your Suspicion, even if you are matched with players too.
septima-text-more-potions = Your Brew may make { $count ->
    [one] 1 more potion
   *[other] { $count } more potions
}.
septima-text-stand-in = Each potion you spend may stand for any other.
septima-text-free-second = Once, when you heal a patient, heal another one of the same ailment without a Remedy.
septima-text-endless-rewards = Patients healed in the Hospital give you the rewards of the tracks.
septima-text-more-citizens = In Trials you count as having { $count ->
    [one] 1 more Loyal Citizen
   *[other] { $count } more Loyal Citizens
}, and you win ties.
septima-text-no-recall = You recall no Loyal Citizens for the Trial you win.
septima-text-hidden = Hunters take no notice of you.
septima-text-take-back = At the end of the phase your action card returns to your hand.
septima-text-river-spares = When you brew next to the river, you need not spend this ingredient: { $good }.

# What Omens do.

septima-sign-free-offering = Ribbons of the Ritual track ask for no offering.
septima-sign-offering = Ribbons that ask for an offering ask for { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
} of any kind.
septima-sign-any-remedy = Any Remedy heals any patient.
septima-sign-epidemic = At the start, everybody with 2 witches or more turns one face down. The first patient healed cures her; otherwise she leaves the game when the season ends.
septima-sign-more-favors = After the Trials everybody may use { $count ->
    [one] 1 more Favor
   *[other] { $count } more Favors
}.
septima-sign-fewer-favors = After the Trials everybody may use { $count ->
    [one] 1 Favor fewer
   *[other] { $count } Favors fewer
}.
septima-sign-shared-chambers = Everybody may use the top witch of each Chamber as if she were in their Coven.
septima-sign-forgotten = Abilities of witches in Covens and of animals cannot be used.
septima-sign-matched-remember = An unmatched “{ septima-action-remember }” may count as matched, without raising Suspicion.
septima-sign-no-remember = “{ septima-action-remember }” cannot be played.
septima-sign-prepare-more = Whenever you prepare a spell in a Moon Phase, you may prepare { $count ->
    [one] 1 more
   *[other] { $count } more
}.
septima-sign-prepare-costs = Preparing a spell costs { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
} of any kind besides.
septima-sign-free-potion = A “{ septima-action-brew }” in which you brew something also gives you 1 Practical Potion of choice.
septima-sign-brew-at-most = A “{ septima-action-brew }” makes { $count ->
    [one] 1 potion
   *[other] { $count } potions
} at most.
septima-sign-any-recipe = Potions may be brewed from ingredients of any kind: the Love Potion from 3, the others from 2.
septima-sign-no-potion-wisdom = Brewing Practical Potions gives no Wisdom.
septima-sign-next-to-all = Everybody counts as next to every building.
septima-sign-no-buildings = Buildings cannot be used.
septima-sign-septima-less = A match with Septima alone raises Suspicion by { $count } less.
septima-sign-septima-more = A match with Septima alone raises Suspicion by { $count } more.
septima-sign-collect-more = A “{ septima-action-collect }” gives { $count ->
    [one] 1 more ingredient of a kind
   *[other] { $count } more ingredients of kinds
} collected in it.
septima-sign-one-lunar = When you collect, only one of the two Lunar ingredients counts as Lunar; you choose which.
septima-sign-calm-wisdom = Who does not raise Suspicion in a Moon Phase gains { $count ->
    [one] 1
   *[other] { $count }
} Wisdom at its end.
septima-sign-raise-costs = Each raise of Suspicion costs { $count ->
    [one] 1
   *[other] { $count }
} Wisdom.
septima-sign-recruit-more = A “{ septima-action-recruit }” sends { $count ->
    [one] 1 more Loyal Citizen
   *[other] { $count } more Loyal Citizens
} to the Crowd.
septima-sign-crowd-raises = Who sends Loyal Citizens to the Crowd in a turn raises Suspicion by { $count }, once.
septima-sign-quick-move = The Quick Move may be up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
septima-sign-no-quick-move = There is no Quick Move.
septima-sign-hunters-less = Hunters go { $count ->
    [one] 1 space
   *[other] { $count } spaces
} less far.
septima-sign-hunters-more = Hunters go { $count ->
    [one] 1 space
   *[other] { $count } spaces
} further.
septima-sign-judge-less = Before the first Trial, { $count ->
    [one] 1 Angry Citizen leaves
   *[other] { $count } Angry Citizens leave
} the Crowd.
septima-sign-judge-more = Before the first Trial, { $count ->
    [one] 1 Angry Citizen joins
   *[other] { $count } Angry Citizens join
} the Crowd.
septima-sign-charms = At the start, everybody gains { $count ->
    [one] 1 Lucky Charm
   *[other] { $count } Lucky Charms
}.
septima-sign-no-charms = Lucky Charms cannot be used.
septima-sign-summer-wins = At the end of the game: { $count ->
    [one] 1
   *[other] { $count }
} Wisdom for each Trial won in Summer.
septima-sign-summer-losses = At the end of the game: who won no Trial in Summer loses { $count ->
    [one] 1
   *[other] { $count }
} Wisdom.

# What the Black Widow does.

septima-deeds-first = The first that is possible:
septima-deed-lay-down = All Spiders lie down.
septima-deed-bar-crystals = You can gain no crystals until the end of your next turn.
septima-deed-move-all = All Spiders move 1 space towards your Leader.
septima-deed-move-furthest = The furthest Spider moves 1 space towards your Leader.
septima-deed-raise = Her Suspicion rises by { $count }.
septima-deed-heal = She heals the { $count ->
    [one] nearest patient
   *[other] { $count } nearest patients
}.
septima-deed-crowd = { $count ->
    [one] 1 Cursed Citizen goes
   *[other] { $count } Cursed Citizens go
} from her supply to the Crowd.
septima-deed-chamber = { $count ->
    [one] 1 Cursed Citizen goes
   *[other] { $count } Cursed Citizens go
} from the Crowd to Chamber 1.
septima-deed-direct = { $count ->
    [one] 1 Cursed Citizen goes
   *[other] { $count } Cursed Citizens go
} from her supply straight to Chamber 1.
septima-deed-sweep-spells = The bottom row of spells leaves the game and is replaced.
septima-deed-silence = You give up 1 negotiation card.
