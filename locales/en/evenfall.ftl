# What Evenfall says.
#
# Regions take "the": "the Northern Lakes". Things with a number stand in the singular behind "×",
# and a phrase that begins with "for each" follows them.

evenfall = Evenfall
evenfall-opponent = Automa

# Options.

evenfall-option-seats = How many players, from 1 to 4; alone you play against Automa.
evenfall-option-side = Which side of the clan boards: with the sun all clans are alike, with the moon each has powers of its own.
evenfall-option-veteran = For experienced players: in round 1 everybody draws two more cards, then discards two.
evenfall-option-automa = Solo only: how strong Automa is, from the apprentice to the heir to the throne.
evenfall-option-clan = Which clan plays in this seat.

# The score.

evenfall-score-track = Points scored during the game
evenfall-score-specialists = Specialists
evenfall-score-council = Council
evenfall-score-rituals = Rituals in the Inner Circle
evenfall-score-stones = Rituals doubled by powerstones
evenfall-score-places = Places in the Inner Circle
evenfall-tie-mana = Mana left
# Where a fact comes from.
evenfall-rulebook = The publisher's rulebook
evenfall-public = A public source
evenfall-reconstructed = Our reconstruction

# Things, in the singular.

evenfall-herb = herb
evenfall-potion = potion
evenfall-book = Knowledge
evenfall-any-resource = resource of your choice
evenfall-mana = mana
evenfall-cards = card
evenfall-points = victory point
evenfall-north = Northern Lakes
evenfall-central = Central Mountains
evenfall-south = Southern Slopes
evenfall-witch = witch
evenfall-elder = elder
evenfall-sickle = sickle
evenfall-orb = orb
evenfall-stone-drop = drop
evenfall-stone-leaf = leaf
evenfall-stone-flame = flame
evenfall-stone-eye = eye
evenfall-stone-red = red
evenfall-artifact = artifact
evenfall-familiar = familiar
evenfall-spell = spell
evenfall-plant = plant
evenfall-clan-star = Star Clan
evenfall-clan-cross = Cross Clan
evenfall-clan-sphere = Sphere Clan
evenfall-clan-thorn = Thorn Clan

# What Automa does, after its name.

evenfall-automa-x = scores points for its level and advances on the Coven track
evenfall-automa-play = plays the top card of the main deck
evenfall-automa-north = discovers a place in the Northern Lakes
evenfall-automa-central = discovers a place in the Central Mountains
evenfall-automa-coven = advances on the Coven track
evenfall-automa-transfer = transfers a place to the Inner Circle
evenfall-automa-harvest = harvests the Outer Circle
evenfall-automa-place = takes the top card of the place deck

# What is counted, after a thing.

evenfall-per-sickle = for each sickle in your clan
evenfall-per-orb = for each orb in your clan
evenfall-per-catalyst = for each catalyst in your clan
evenfall-per-artifact = for each visible artifact in your clan
evenfall-per-familiar = for each visible familiar in your clan
evenfall-per-spell = for each visible spell in your clan
evenfall-per-plant = for each visible plant in your clan
evenfall-per-ritual-inner = for each ritual in your Inner Circle
evenfall-per-ritual-space = for each of your rituals with an action space
evenfall-per-place = for each of your places
evenfall-per-place-inner = for each place in your Inner Circle
evenfall-per-place-outer = for each place in your Outer Circle
evenfall-per-specialist = for each of your specialists
evenfall-per-council = for each of your council members, this one included
evenfall-per-stone = for each of your powerstones
evenfall-per-drop = for each drop: your powerstones and the symbols in your Inner Circle
evenfall-per-leaf = for each leaf: your powerstones and the symbols in your Inner Circle
evenfall-per-flame = for each flame: your powerstones and the symbols in your Inner Circle
evenfall-per-eye = for each eye: your powerstones and the symbols in your Inner Circle
evenfall-per-red = for your red powerstone
evenfall-per-harvest-symbol = for each resource symbol in the harvests of your places, and once more for each such place with a sickle
evenfall-per-mana3 = for every 3 mana you have
evenfall-per-region = for each region with a figure of yours
evenfall-per-figure = for each of your figures in the regions

# Places.

evenfall-place-cave = Cave
evenfall-place-ruins = Ruins
evenfall-place-sanctuary = Sanctuary
evenfall-place-mystic-spring = Mystic Spring
evenfall-place-spirit-swamp = Spirit Swamp
evenfall-place-castle-in-the-mist = Castle in the Mist
evenfall-place-stone-circle = Stone Circle
evenfall-place-whispering-forest = Whispering Forest
evenfall-place-moonlit-glade = Moonlit Glade
evenfall-place-forgotten-library = Forgotten Library
evenfall-place-alchemists-tower = Alchemist's Tower
evenfall-place-old-graveyard = Old Graveyard
evenfall-place-floating-island = Floating Island
evenfall-place-nqobantu-crater = Nqobantu Crater
evenfall-place-church-of-the-prophets = Church of the Prophets
evenfall-place-eternal-tree = Eternal Tree
evenfall-place-longjiang-ark = Longjiang Ark

# Rituals.

evenfall-ritual-chalice-of-transmutation = Chalice of Transmutation
evenfall-ritual-magic-cauldron = Magic Cauldron
evenfall-ritual-living-chest = Living Chest
evenfall-ritual-pillar-of-energy = Pillar of Energy
evenfall-ritual-choirs-cauldron = Choir's Cauldron
evenfall-ritual-crystal-ball = Crystal Ball
evenfall-ritual-golden-sickle = Golden Sickle
evenfall-ritual-enchanted-mirror = Enchanted Mirror
evenfall-ritual-rune-blade = Rune Blade
evenfall-ritual-witchs-broom = Witch's Broom
evenfall-ritual-book-of-shadows = Book of Shadows
evenfall-ritual-hourglass-of-ages = Hourglass of Ages
evenfall-ritual-amulet-of-thorns = Amulet of Thorns
evenfall-ritual-lantern-of-souls = Lantern of Souls
evenfall-ritual-philosophers-stone = Philosopher's Stone
evenfall-ritual-singing-bell = Singing Bell
evenfall-ritual-obsidian-dagger = Obsidian Dagger
evenfall-ritual-cat-advisor = Cat Advisor
evenfall-ritual-mystic-elephant = Mystic Elephant
evenfall-ritual-raven-messenger = Raven Messenger
evenfall-ritual-owl-of-wisdom = Owl of Wisdom
evenfall-ritual-brewing-toad = Brewing Toad
evenfall-ritual-shadow-wolf = Shadow Wolf
evenfall-ritual-trickster-fox = Trickster Fox
evenfall-ritual-stone-gargoyle = Stone Gargoyle
evenfall-ritual-dream-serpent = Dream Serpent
evenfall-ritual-phoenix-chick = Phoenix Chick
evenfall-ritual-weaver-spider = Weaver Spider
evenfall-ritual-moon-hare = Moon Hare
evenfall-ritual-bat-swarm = Bat Swarm
evenfall-ritual-white-stag = White Stag
evenfall-ritual-hedgehog-gatherer = Hedgehog Gatherer
evenfall-ritual-space-distortion = Space Distortion
evenfall-ritual-time-loop = Time Loop
evenfall-ritual-astral-projection = Astral Projection
evenfall-ritual-circle-of-summoning = Circle of Summoning
evenfall-ritual-mana-surge = Mana Surge
evenfall-ritual-rain-of-stars = Rain of Stars
evenfall-ritual-exchange-of-minds = Exchange of Minds
evenfall-ritual-blood-moon = Blood Moon
evenfall-ritual-spirit-harvest = Spirit Harvest
evenfall-ritual-veil-of-mist = Veil of Mist
evenfall-ritual-echo-of-the-coven = Echo of the Coven
evenfall-ritual-sacrifice-of-knowledge = Sacrifice of Knowledge
evenfall-ritual-arcane-knot = Arcane Knot
evenfall-ritual-whisper-of-the-council = Whisper of the Council
evenfall-ritual-mandrake = Mandrake
evenfall-ritual-world-tree-sapling = World-Tree Sapling
evenfall-ritual-nightshade = Nightshade
evenfall-ritual-glowing-mushrooms = Glowing Mushrooms
evenfall-ritual-carnivorous-vine = Carnivorous Vine
evenfall-ritual-four-leaf-clover = Four-Leaf Clover
evenfall-ritual-weeping-willow = Weeping Willow
evenfall-ritual-healing-moss = Healing Moss
evenfall-ritual-thorn-hedge = Thorn Hedge
evenfall-ritual-blooming-lotus = Blooming Lotus
evenfall-ritual-sun-wheel-wreath = Sun-Wheel Wreath
evenfall-ritual-evergreen-grove = Evergreen Grove

# Specialists.

evenfall-person-irena-and-stray = Irena and Stray
evenfall-person-alwyn-the-greedy = Alwyn the Greedy
evenfall-person-hwa-the-great-summoner = Hwa, the Great Summoner
evenfall-person-hoa-the-harvester = Hoa the Harvester
evenfall-person-ludo-the-glassblower = Ludo the Glassblower
evenfall-person-morrigan-of-the-whispers = Morrigan of the Whispers
evenfall-person-silas-the-double = Silas the Double
evenfall-person-freya-the-seer = Freya the Seer
evenfall-person-tariq-of-the-portals = Tariq of the Portals
evenfall-person-mother-nadia = Mother Nadia
evenfall-person-old-yusuf = Old Yusuf
evenfall-person-ines-the-herbalist = Ines the Herbalist
evenfall-person-kael-the-alchemist = Kael the Alchemist
evenfall-person-sister-beata = Sister Beata
evenfall-person-tuuli-the-pathfinder = Tuuli the Pathfinder
evenfall-person-oberyn-the-warlock = Oberyn the Warlock
evenfall-person-zofia-of-the-orbs = Zofia of the Orbs
evenfall-person-rahel-the-gardener = Rahel the Gardener
evenfall-person-domovik = Domovik
evenfall-person-lin-and-ember = Lin and Ember
evenfall-person-viktor-the-envoy = Viktor the Envoy

# What is asked.

evenfall-ask-turn = Your turn: do a main action or pass. Free actions fit in at any time.
evenfall-ask-end = Your main action is done: use free actions or end your turn.
evenfall-ask-maybe = Use this effect, or let it be.
evenfall-ask-order = Several effects are waiting: choose which comes next.
evenfall-ask-spare = You have a discount: choose a resource that you need not pay.
evenfall-ask-free = Choose { $left ->
    [one] 1 resource
   *[other] { $left } resources
} to gain.
evenfall-ask-spend = Choose { $left ->
    [one] 1 resource
   *[other] { $left } resources
} to pay.
evenfall-ask-discard = Choose { $left ->
    [one] 1 card
   *[other] { $left } cards
} to discard.
evenfall-ask-transfer = You may transfer { $left ->
    [one] 1 place
   *[other] { $left } places
} from your Outer to your Inner Circle.
evenfall-ask-half = Choose one of the two bonuses of this Coven space.
evenfall-ask-repeat = Choose a Coven space that you have reached, and take its bonus again.
evenfall-ask-harvest = Choose a place in another clan's Outer Circle to harvest.
evenfall-ask-harvest-that = You may harvest “{ $place }” right away.
evenfall-ask-region = Choose a region.
evenfall-ask-discovery = Choose a place to discover; it needs no witches.
evenfall-ask-catalyst = Choose a ritual for a catalyst at no cost ({ $kind }, { $left ->
    [one] 1 to build
   *[other] { $left } to build
}).
evenfall-ask-build = Choose a catalyst and the place of its ritual.
evenfall-ask-return = You may take up to { $left ->
    [one] 1 figure
   *[other] { $left } figures
} back into your reserve.
evenfall-ask-move = Choose the ritual whose figures move to a region.
evenfall-ask-copy = Choose another clan's specialist to use as well.
evenfall-ask-ready = Choose one of your turned specialists to straighten.
evenfall-ask-remove = Choose one of your rituals to remove from the game.
evenfall-ask-convert = Choose what to pay (paid so far: { $made }).
evenfall-ask-way = The { $region }: choose one of the two options.
evenfall-ask-dial = Battle for the { $region }: set your mana dial in secret.
evenfall-ask-adjust = Battle for the { $region }: you may still change your dial.
evenfall-ask-stone = You win the battle for the { $region }: choose a powerstone.

# Choices.

evenfall-say-discover = Discover “{ $place }”
evenfall-say-token = Activate the clan token
evenfall-say-ritual = Play the ritual “{ $card }” on “{ $place }”
evenfall-say-specialist = Play “{ $card }” as a specialist
evenfall-say-council = Play “{ $card }” as a council member
evenfall-say-space = Activate “{ $space }” (figure: { $figure })
evenfall-say-board = Activate the space on your clan board
evenfall-say-build = Build catalysts
evenfall-say-pass = Pass
evenfall-say-end = End the turn
evenfall-say-two-cards = Discard two cards for a resource
evenfall-say-card-for-resource = Discard a card for a resource
evenfall-say-card-for-mana = Discard a card for 1 mana
evenfall-say-turn = Turn “{ $card }”
evenfall-say-stone-space = Put a powerstone ({ $stone }) on board space { $space }
evenfall-say-gain = Gain 1 { $resource }
evenfall-say-spend = Pay 1 { $resource }
evenfall-say-spare = Save 1 { $resource }
evenfall-say-discard = Discard “{ $card }”
evenfall-say-transfer = Transfer “{ $place }”
evenfall-say-coven-space = Take the bonus of Coven space { $space }
evenfall-say-half = Take bonus { $half }
evenfall-say-harvest = Harvest “{ $place }”
evenfall-say-region = { $region }
evenfall-say-catalyst = Build on “{ $place }”: { $kind }
evenfall-say-catalyst-mana = Build on “{ $place }” with mana: { $kind }
evenfall-say-return = Take back from “{ $from }”: { $figure }
evenfall-say-return-space = Call the figure on the action space of { $region } back
evenfall-say-figures = Move the figures of “{ $card }”
evenfall-say-copy = Use “{ $card }” as well
evenfall-say-ready = Straighten “{ $card }”
evenfall-say-remove = Remove “{ $card }”
evenfall-say-use = Use the effect
evenfall-say-enough = Enough
evenfall-say-way = Option { $way }
evenfall-say-dial = Set the dial to { $mana }
evenfall-say-adjust = { $by ->
    [-2] Turn the dial down by 2
    [-1] Turn the dial down by 1
    [0] Leave the dial as it is
    [1] Turn the dial up by 1
    [2] Turn the dial up by 2
   *[other] Change the dial by { $by }
}
evenfall-say-stone = Take a powerstone: { $stone }
evenfall-say-resolve = Resolve “{ $card }” next

# What happens.

evenfall-round = Round { $round } begins.
evenfall-turn-began = It is { $seat }'s turn.
evenfall-turn-ended = { $seat } ends the turn.
evenfall-passed = { $seat } passes.
evenfall-gained = { $seat } gains { $resources ->
    [0] {""}
    [one] 1 resource
   *[other] { $resources } resources
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" and "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 mana
   *[other] { $mana } mana
}.
evenfall-gained-one = { $seat } gains 1 { $resource }.
evenfall-paid = { $seat } pays { $resources ->
    [0] {""}
    [one] 1 resource
   *[other] { $resources } resources
}{ $resources ->
    [0] {""}
   *[other] { $mana ->
        [0] {""}
       *[other] {" and "}
    }
}{ $mana ->
    [0] {""}
    [one] 1 mana
   *[other] { $mana } mana
}.
evenfall-paid-one = { $seat } pays 1 { $resource }.
evenfall-scored = { $seat } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
evenfall-drew = { $seat } draws “{ $card }”.
evenfall-drew-unseen = { $seat } draws a card.
evenfall-discarded = { $seat } discards “{ $card }”.
evenfall-reshuffled = The main deck is empty: the discard pile is shuffled into a new one.
evenfall-revealed = A new place appears in the { $region }: “{ $place }”.
evenfall-discovered = { $seat } discovers “{ $place }” in the { $region }.
evenfall-got-place = { $seat } takes “{ $place }” from the place deck.
evenfall-token = { $seat } activates the clan token.
evenfall-harvested = { $seat } harvests “{ $place }”.
evenfall-played-ritual = { $seat } plays the ritual “{ $card }” on “{ $place }”.
evenfall-played-specialist = { $seat } plays “{ $card }” as a specialist.
evenfall-played-council = { $seat } plays “{ $card }” as a council member.
evenfall-used-space = { $seat } activates “{ $space }” (figure: { $figure }).
evenfall-used-board = { $seat } activates the space on the clan board.
evenfall-built = { $seat } builds a catalyst on “{ $place }”: { $kind }.
evenfall-advanced = { $seat } advances on the Coven track.
evenfall-transferred = { $seat } transfers “{ $place }” to the Inner Circle.
evenfall-removed = { $seat } removes “{ $card }” from the game.
evenfall-returned = { $seat } takes a figure back into the reserve: { $figure }.
evenfall-moved = { $seat } moves figures to the { $region }.
evenfall-turned = { $seat } turns “{ $card }”.
evenfall-copied = { $seat } sends an elder to “{ $card }” and uses this specialist as well.
evenfall-readied = { $seat } straightens “{ $card }”.
evenfall-put-stone = { $seat } puts a powerstone ({ $stone }) on board space { $space }.
evenfall-took-stone = { $seat } takes a powerstone: { $stone }.
evenfall-battle = The battle for the { $region } begins.
evenfall-dial-set = { $seat } sets the dial to { $mana }.
evenfall-dial-set-unseen = { $seat } sets the dial in secret.
evenfall-dial-shown = { $seat } reveals the dial: { $mana }.
evenfall-strength = { $seat } fights with strength { $strength } (mana paid: { $mana }).
evenfall-automa-strength = Automa fights with strength { $strength }.
evenfall-marker = { $seat } takes the first-player marker.
evenfall-automa-card = Automa turns up “{ $card }”.
evenfall-automa-acts = Automa { $action }.
evenfall-round-ends = The round ends.
evenfall-over = The game is over. The magic throne awaits!

# Why something cannot be chosen.

evenfall-no-action-done = Your main action is already done: end your turn instead.
evenfall-no-action-missing = A turn needs a main action: do one, or pass.
evenfall-no-token-exhausted = Your clan token is exhausted until the next round.
evenfall-no-too-few-witches = You have too few witches in reserve.
evenfall-no-cannot-pay = You cannot pay for that.
evenfall-no-place-taken = This place already has a ritual.
evenfall-no-same-name = You already have a specialist of this name.
evenfall-no-space-taken = This space is already taken.
evenfall-no-elder-outside = Your elders can only act in your Inner Circle.
evenfall-no-cannot-build = You have no free catalyst slot, or cannot pay for a catalyst.
evenfall-no-too-few-cards = You have too few cards in hand.
evenfall-no-turned = This specialist is already turned.

# On the cards.

evenfall-text-instant = Once, right away:
evenfall-text-space = Action space { $count ->
    [one] for 1 figure
   *[other] for { $count } figures
}:
evenfall-text-turn = Once a round, turn this card as a free action:
evenfall-text-round-end = At every Round End:
evenfall-text-game-end = At the end of the game:
evenfall-text-when-scout = In the Scout Phase:
evenfall-text-when-discover = Whenever you discover a place:
evenfall-text-when-harvest = Whenever you harvest a place:
evenfall-text-when-ritual = Whenever you play a ritual:
evenfall-text-when-ritual-with = Whenever you play a ritual with the keyword “{ $keyword }”:
evenfall-text-when-specialist = Whenever you play a specialist:
evenfall-text-when-person = Whenever you play a specialist or a council member:
evenfall-text-when-sickle = Whenever you build a sickle:
evenfall-text-when-orb = Whenever you build an orb:
evenfall-text-when-coven = Whenever you advance on the Coven track:
evenfall-text-when-transfer = Whenever you transfer a place:
evenfall-text-when-discard = Whenever you discard a card:
evenfall-text-when-own-token = Whenever you activate your clan token:
evenfall-text-when-opponent-token = Whenever another clan activates its clan token:
evenfall-text-when-space = Whenever you activate the action space of one of your rituals:
evenfall-text-when-battle = At the start of the Battle Phase:
evenfall-text-when-win = Whenever you win a battle:
evenfall-text-when-lose = Whenever you take part in a battle and do not win it:
evenfall-text-when-reward = Whenever you reach the highest reward in a battle:
evenfall-text-gain = Gain: { $count } × { $thing }.
evenfall-text-pay = Pay: { $count } × { $thing }.
evenfall-text-others = Each other clan gains: { $count } × { $thing }.
evenfall-text-per = Gain: { $count } × { $thing } { $per }.
evenfall-text-if-keyword = If the ritual has the keyword “{ $keyword }”:
evenfall-text-convert = { $max ->
    [one] Once:
   *[other] Up to { $max } times:
}
evenfall-text-pay-ritual = Remove one of your rituals with its catalysts from the game; its figures return to your reserve.
evenfall-text-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
evenfall-text-transfer = You may transfer { $count ->
    [one] 1 place
   *[other] { $count } places
} from your Outer to your Inner Circle.
evenfall-text-coven = Advance { $count ->
    [one] 1 space
   *[other] { $count } spaces
} on the Coven track.
evenfall-text-coven-both = Advance { $count ->
    [one] 1 space
   *[other] { $count } spaces
} on the Coven track and take both bonuses where there are two.
evenfall-text-coven-repeat = Take again the bonus of a Coven space that you have reached.
evenfall-text-harvest-outer = Harvest your whole Outer Circle.
evenfall-text-harvest-that = You may harvest this place right away.
evenfall-text-harvest-opponent = Harvest a place in another clan's Outer Circle.
evenfall-text-place = Take { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the place deck into your Outer Circle.
evenfall-text-discover-free = Choose a region and refill it, then discover one of its places without witches.
evenfall-text-build-this = Build on this ritual at no cost: { $count } × { $kind }.
evenfall-text-build-any = Build on your rituals at no cost: { $count } × { $kind }.
evenfall-text-return-ritual = Take up to { $count ->
    [one] 1 figure
   *[other] { $count } figures
} back from your rituals into your reserve.
evenfall-text-return-region = Take up to { $count ->
    [one] 1 figure
   *[other] { $count } figures
} back from the regions into your reserve.
evenfall-text-move-figures = Move all figures from one of your rituals to a region.
evenfall-text-copy-specialist = Put an elder on another clan's specialist: until Round End its effect is also yours.
evenfall-text-ready-specialist = Straighten one of your turned specialists.
evenfall-text-red-stone = Take the red powerstone.
evenfall-text-alt-catalyst = Catalysts may cost you mana instead: a sickle { $sickle }, an orb { $orb }.
evenfall-text-discount-ritual = Your rituals cost { $count ->
    [one] 1 resource
   *[other] { $count } resources
} less, but at least 1.
evenfall-text-discount-council = Your council members cost { $count ->
    [one] 1 resource
   *[other] { $count } resources
} less, but at least 1.
evenfall-text-reach-outer = Your elders may also use action spaces in your Outer Circle.
evenfall-text-reach-regions = Your elders may also use the action spaces of regions.
evenfall-text-strength = Your strength in every battle: +{ $count }.
evenfall-text-mana-adjust = After the dials are revealed, you may change yours by up to { $count }.
