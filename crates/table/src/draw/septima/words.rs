//! The words of the board that the rules do not have. They are in `locales/*/table.ftl`.

kernel::words! {
    /// Every message of Septima's board.
    pub const WORDS;
    /// The season and the Moon Phase.
    pub fn moment(season, phase) = "table-se-moment";
    /// The map of the town and the forest.
    pub fn map() = "table-se-map";
    /// The moon track.
    pub fn moon() = "table-se-moon";
    /// Ingredients that are Lunar now.
    pub fn lunar() = "table-se-lunar";
    /// Septima's markers.
    pub fn septima() = "table-se-septima";
    /// A marker that counts now.
    pub fn marker_active() = "table-se-marker-active";
    /// A marker that will count in the next phase.
    pub fn marker_next() = "table-se-marker-next";
    /// Markers that are face down.
    pub fn marker_pile() = "table-se-marker-pile";
    /// The open die of the Hunters.
    pub fn die() = "table-se-die";
    /// A zone of bronze.
    pub fn zone_bronze(zone) = "table-se-zone-bronze";
    /// A zone of gold.
    pub fn zone_gold(zone) = "table-se-zone-gold";
    /// A hut without a Hunter.
    pub fn hut_empty(hut) = "table-se-hut-empty";
    /// A hut with an Active Hunter.
    pub fn hut_active(hut) = "table-se-hut-active";
    /// A hut with an Inactive Hunter.
    pub fn hut_inactive(hut) = "table-se-hut-inactive";
    /// A town area without a patient.
    pub fn flag_empty(flag) = "table-se-flag-empty";
    /// A town area with a patient.
    pub fn flag_patient(flag, ailment) = "table-se-flag-patient";
    /// A patient with an Angry Citizen.
    pub fn flag_angry(flag, ailment) = "table-se-flag-angry";
    /// Patients in the pile.
    pub fn patients_left(count) = "table-se-patients-left";
    /// A shrine.
    pub fn shrine(element) = "table-se-shrine";
    /// An outcrop.
    pub fn outcrop() = "table-se-outcrop";
    /// The spot of a building.
    pub fn spot() = "table-se-spot";
    /// The Leader.
    pub fn leader() = "table-se-leader";
    /// Where a Leader stands.
    pub fn leader_at(seat, zone, letter) = "table-se-leader-at";
    /// What lies around.
    pub fn around() = "table-se-around";
    /// A Chamber.
    pub fn chamber(chamber) = "table-se-chamber";
    /// The witch on trial.
    pub fn on_trial() = "table-se-on-trial";
    /// The Crowd.
    pub fn crowd() = "table-se-crowd";
    /// Favors of the Crowd.
    pub fn favors() = "table-se-favors";
    /// Loyal Citizens of somebody.
    pub fn loyal(seat, count) = "table-se-loyal";
    /// Angry Citizens.
    pub fn angry(count) = "table-se-angry";
    /// Angry Citizens in the supply.
    pub fn angry_left(count) = "table-se-angry-left";
    /// Witches in the stack.
    pub fn witch_stack(count) = "table-se-witch-stack";
    /// Witches under the stack.
    pub fn under() = "table-se-under";
    /// The spells of the ritual board.
    pub fn spells() = "table-se-spells";
    /// Scoring spells.
    pub fn scoring() = "table-se-scoring";
    /// Spells that are face down.
    pub fn face_down(count) = "table-se-face-down";
    /// The Ritual track.
    pub fn track() = "table-se-track";
    /// A row of it.
    pub fn row(row) = "table-se-row";
    /// A space of it.
    pub fn track_space(row, place) = "table-se-track-space";
    /// The starting spaces.
    pub fn row_start() = "table-se-row-start";
    /// A ribbon.
    pub fn ribbon() = "table-se-ribbon";
    /// What entering a ribbon costs.
    pub fn ribbon_pay(count) = "table-se-ribbon-pay";
    /// Wisdom so far.
    pub fn wisdom(count) = "table-se-wisdom";
    /// The Suspicion track.
    pub fn suspicion() = "table-se-suspicion";
    /// What Suspicion brings.
    pub fn suspicion_at(at, count) = "table-se-suspicion-at";
    /// The stock.
    pub fn stock() = "table-se-stock";
    /// Lucky Charms.
    pub fn charms() = "table-se-charms";
    /// Potions.
    pub fn potions() = "table-se-potions";
    /// What a potion is brewed of.
    pub fn recipe(potion) = "table-se-recipe";
    /// Patient tracks.
    pub fn tracks() = "table-se-tracks";
    /// A level of a track.
    pub fn level(ailment, level) = "table-se-level";
    /// The citizens of a player.
    pub fn citizens() = "table-se-citizens";
    /// Citizens in the supply.
    pub fn supply(count) = "table-se-supply";
    /// Citizens in the Crowd.
    pub fn in_crowd(count) = "table-se-in-crowd";
    /// The Coven.
    pub fn coven() = "table-se-coven";
    /// A witch beside the Coven.
    pub fn mirror() = "table-se-mirror";
    /// The spells of a player.
    pub fn own_spells() = "table-se-own-spells";
    /// A spell that can be cast.
    pub fn ready() = "table-se-ready";
    /// A spell that has to be prepared.
    pub fn used() = "table-se-used";
    /// A spell that works.
    pub fn works() = "table-se-works";
    /// The card in front of a player.
    pub fn played() = "table-se-played";
    /// The cards in hand.
    pub fn hand() = "table-se-hand";
    /// The discarded cards.
    pub fn discard() = "table-se-discard";
    /// The match bonus of a card.
    pub fn bonus() = "table-se-bonus";
    /// The bonus of a move.
    pub fn bonus_instead() = "table-se-bonus-instead";
    /// A bonus that changes the main ability.
    pub fn bonus_changes() = "table-se-bonus-changes";
    /// A turn that is matched.
    pub fn matched() = "table-se-matched";
    /// What somebody has picked in secret.
    pub fn picked() = "table-se-picked";
    /// One's own pick.
    pub fn pick(what) = "table-se-pick";
    /// The oracle card.
    pub fn oracle() = "table-se-oracle";
    /// Patients of an ailment.
    pub fn goal_healed(ailment, count) = "table-se-goal-healed";
    /// Patients.
    pub fn goal_patients(count) = "table-se-goal-patients";
    /// Potions.
    pub fn goal_potions(count) = "table-se-goal-potions";
    /// Citizens.
    pub fn goal_citizens(count) = "table-se-goal-citizens";
    /// Ingredients of one kind.
    pub fn goal_same(count) = "table-se-goal-same";
    /// Different ingredients.
    pub fn goal_different(count) = "table-se-goal-different";
    /// Ingredients of this kind.
    pub fn goal_of(good, count) = "table-se-goal-of";
    /// Suspicion at most.
    pub fn goal_at_most(count) = "table-se-goal-at-most";
    /// Suspicion at least.
    pub fn goal_at_least(count) = "table-se-goal-at-least";
    /// Spells of different elements.
    pub fn goal_elements(count) = "table-se-goal-elements";
    /// Spells of one element.
    pub fn goal_same_element(count) = "table-se-goal-same-element";
    /// The ritual marker in a section.
    pub fn goal_section(element) = "table-se-goal-section";
    /// Witches to choose from.
    pub fn dealt() = "table-se-dealt";
    /// Witches kept.
    pub fn kept() = "table-se-kept";
    /// Witches drawn.
    pub fn drawn() = "table-se-drawn";
    /// Prologue cards.
    pub fn prologues() = "table-se-prologues";
    /// A prologue card.
    pub fn prologue(card) = "table-se-prologue";
    /// Its upper half.
    pub fn upper() = "table-se-upper";
    /// Its lower half.
    pub fn lower() = "table-se-lower";
    /// The player who goes first.
    pub fn first() = "table-se-first";
    /// The player whose choice is awaited.
    pub fn chooses() = "table-se-chooses";
    /// The player whose turn it is.
    pub fn active() = "table-se-active";
    /// The viewer.
    pub fn you() = "table-se-you";
    /// Nothing lies here.
    pub fn none() = "table-se-none";
    /// A thing offers more than one choice.
    pub fn several() = "table-se-several";
    /// The letter that stands for the Black Widow.
    pub fn widow_sign() = "table-se-widow-sign";
    /// Her Row.
    pub fn row_of_cards() = "table-se-widow-row";
    /// The left card of it.
    pub fn left() = "table-se-left";
    /// The right card of it.
    pub fn right() = "table-se-right";
    /// Her deck.
    pub fn deck(count) = "table-se-deck";
    /// The known card on top of the deck.
    pub fn deck_top() = "table-se-deck-top";
    /// How likely the solo die chooses a card.
    pub fn chance(faces, of) = "table-se-chance";
    /// The Shadow Zones on a card.
    pub fn zones(first, second, third) = "table-se-zones";
    /// The Shadow Zones now.
    pub fn shadows() = "table-se-shadows";
    /// A hut in a Shadow Zone.
    pub fn shadow_zone() = "table-se-shadow-zone";
    /// The card that she plays.
    pub fn widow_plays() = "table-se-widow-plays";
    /// What a Remember card of hers copies.
    pub fn remembers(card, action) = "table-se-remembers";
    /// Cursed Citizens.
    pub fn cursed() = "table-se-cursed";
    /// Crystals cannot be gained.
    pub fn barred() = "table-se-barred";
    /// The player's negotiation cards.
    pub fn negotiation() = "table-se-negotiation";
    /// What Cooperation does.
    pub fn cooperation() = "table-se-cooperation";
    /// What Delay does.
    pub fn delay() = "table-se-delay";
    /// What Information does.
    pub fn information() = "table-se-information";
    /// The worries.
    pub fn worries() = "table-se-worries";
    /// How many worries are met, and how many are needed.
    pub fn worries_met(met, needed) = "table-se-worries-met";
    /// A worry that is met.
    pub fn met() = "table-se-met";
    /// A worry that is not met.
    pub fn unmet() = "table-se-unmet";
    /// A worry that the viewer does not know about.
    pub fn secret() = "table-se-secret";
    /// A worry about an objective.
    pub fn worry_objective(number) = "table-se-worry-objective";
    /// The worry about Wisdom.
    pub fn worry_wisdom(needed, now) = "table-se-worry-wisdom";
    /// A spider that stands.
    pub fn spider_stands(spider, zone, letter) = "table-se-spider-stands";
    /// A spider that lies.
    pub fn spider_lies(spider, zone, letter) = "table-se-spider-lies";
    /// An area that a lying spider guards.
    pub fn guarded() = "table-se-guarded";
    /// The animals of a player.
    pub fn animals() = "table-se-animals";
    /// The actions of an animal.
    pub fn animal_actions() = "table-se-animal-actions";
    /// The animal that a Leader is now.
    pub fn form() = "table-se-form";
    /// A Leader in human form.
    pub fn human() = "table-se-human";
    /// A witch under an animal tile.
    pub fn covered(animal) = "table-se-covered";
    /// A witch who is face down.
    pub fn sick() = "table-se-sick";
    /// Omens.
    pub fn omens() = "table-se-omens";
    /// The omen in force.
    pub fn omen_now() = "table-se-omen-now";
    /// The coming omen.
    pub fn omen_coming() = "table-se-omen-coming";
    /// The omen of the final scoring.
    pub fn omen_last() = "table-se-omen-last";
    /// No omen is in force.
    pub fn no_omen() = "table-se-no-omen";
    /// The light half of an omen.
    pub fn light() = "table-se-light";
    /// The dark half of an omen.
    pub fn dark() = "table-se-dark";
    /// The sum of Suspicion, against that which makes omens dark.
    pub fn omen_sum(sum, threshold) = "table-se-omen-sum";
}
