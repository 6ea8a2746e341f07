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

# Septima's board

table-se-moment = { $season }, Moon Phase { $phase }
table-se-map = Map
table-se-moon = Moon track
table-se-lunar = Lunar now
table-se-septima = Septima's markers
table-se-marker-active = counts now
table-se-marker-next = next phase
table-se-marker-pile = Face down
table-se-die = Hunter die
table-se-zone-bronze = Zone { $zone }, bronze
table-se-zone-gold = Zone { $zone }, gold
table-se-hut-empty = Hut { $hut }, empty
table-se-hut-active = Hut { $hut }, a Hunter on his feet
table-se-hut-inactive = Hut { $hut }, a Hunter asleep
table-se-flag-empty = Flag { $flag }, no patient
table-se-flag-patient = Flag { $flag }, patient: { $ailment }
table-se-flag-angry = Flag { $flag }, patient: { $ailment }, with an Angry Citizen
table-se-patients-left = Patients in the pile: { $count }
table-se-shrine = Shrine: { $element }
table-se-outcrop = Crystal outcrop
table-se-spot = Building spot
table-se-leader = Leader
table-se-leader-at = { $seat }'s Leader on { $zone }{ $letter }
table-se-around = Around each space
table-se-chamber = Chamber { $chamber }
table-se-on-trial = on trial
table-se-crowd = Crowd
table-se-favors = Favors of the Crowd
table-se-loyal = Loyal Citizens of { $seat }: { $count }
table-se-angry = Angry Citizens: { $count }
table-se-angry-left = Angry Citizens in the supply: { $count }
table-se-witch-stack = Witches in the stack: { $count }
table-se-under = Under the stack
table-se-spells = Spells on the Ritual board
table-se-scoring = Scoring
table-se-face-down = Face down: { $count }
table-se-track = Ritual track
table-se-row = Row { $row }
table-se-track-space = row { $row }, space { $place }
table-se-row-start = Start
table-se-ribbon = Ribbon
table-se-ribbon-pay = Spend { $count ->
    [one] 1 ingredient
   *[other] { $count } ingredients
} to enter.
table-se-wisdom = Wisdom: { $count }
table-se-suspicion = Suspicion
table-se-suspicion-at = Suspicion { $at }; Angry Citizens it stands for: { $count }
table-se-stock = Ingredients
table-se-charms = Lucky Charms
table-se-potions = Potions
table-se-recipe = Recipe of { $potion }
table-se-tracks = Patient tracks
table-se-level = Track of the { $ailment }, level { $level }
table-se-citizens = Loyal Citizens
table-se-supply = supply: { $count }
table-se-in-crowd = Crowd: { $count }
table-se-coven = Coven
table-se-mirror = beside the Coven
table-se-own-spells = Spells
table-se-ready = ready
table-se-used = used
table-se-works = working
table-se-played = Played
table-se-hand = Hand
table-se-discard = Discarded
table-se-bonus = Match bonus:
table-se-bonus-instead = Move to any free space instead, and gain 1 crystal.
table-se-bonus-changes = The main ability is stronger.
table-se-matched = matched
table-se-picked = has chosen
table-se-pick = Your secret choice: { $what }
table-se-oracle = Oracle card
table-se-goal-healed = Patients healed ({ $ailment }): { $count }
table-se-goal-patients = Patients healed: { $count }
table-se-goal-potions = Potions: { $count }
table-se-goal-citizens = Loyal Citizens in Crowd and Chambers: { $count }
table-se-goal-same = Ingredients of one kind: { $count }
table-se-goal-different = Different ingredients: { $count }
table-se-goal-of = { $good } × { $count }
table-se-goal-at-most = Suspicion at most { $count }
table-se-goal-at-least = Suspicion at least { $count }
table-se-goal-elements = Spells of different elements: { $count }
table-se-goal-same-element = Spells of one element: { $count }
table-se-goal-section = Ritual marker in the section: { $element }
table-se-dealt = Witches to choose from
table-se-kept = Witches you keep
table-se-drawn = Witches drawn
table-se-prologues = Prologue cards
table-se-prologue = Prologue card { $card }
table-se-upper = Upper half:
table-se-lower = Lower half:
table-se-first = goes first
table-se-chooses = to choose
table-se-active = on turn
table-se-you = you
table-se-none = none
table-se-several = several choices
table-se-widow-sign = W
table-se-widow-row = Widow's Row
table-se-left = left
table-se-right = right
table-se-deck = Deck: { $count }
table-se-deck-top = on top of the deck
table-se-chance = Solo die: { $faces } of { $of } faces
table-se-zones = Zones { $first }, { $second }, { $third }
table-se-shadows = Shadow Zones
table-se-shadow-zone = Shadow Zone
table-se-widow-plays = She plays
table-se-remembers = Her “{ $card }” does what “{ $action }” does
table-se-cursed = Cursed Citizens
table-se-barred = You can gain no crystals until the end of your next turn.
table-se-negotiation = Your negotiation cards
table-se-cooperation = No die is rolled: you choose an action that she has in her Row or deck, and both of you play it, matched.
table-se-delay = Rearrange her cards in one of three ways, then choose your action card.
table-se-information = The die is rolled and her card is revealed before you choose yours.
table-se-worries = Worries
table-se-worries-met = Met: { $met }; needed to win: { $needed }
table-se-met = met
table-se-secret = secret
table-se-unmet = not yet
table-se-worry-objective = Objective { $number } of the Oracle card
table-se-worry-wisdom = Wisdom at least { $needed }; it would be { $now } now
table-se-spider-stands = Spider { $spider } on { $zone }{ $letter }
table-se-spider-lies = Spider { $spider } on { $zone }{ $letter }, lying: the areas around it give nothing
table-se-guarded = guarded by a spider
table-se-animals = Animals
table-se-animal-actions = Actions
table-se-form = form now
table-se-human = Human form
table-se-covered = covered: { $animal }
table-se-sick = face down
table-se-omens = Omens
table-se-omen-now = In force
table-se-omen-coming = Next season
table-se-omen-last = In the final scoring
table-se-no-omen = None in the first season
table-se-light = light
table-se-dark = dark
table-se-omen-sum = Suspicion of all: { $sum }; dark from { $threshold } on
