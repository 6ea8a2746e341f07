//! Positions as they are written and read, and the audit that a position must pass.

use crate::data::{Cards, FAMILIAR_SPACES, OPPONENT_SPACES};
use crate::learning::Any;
use crate::position::{Flags, Frame, Learned, Opponent, Player, SpellBook};
use crate::setup;
use crate::spell::{Does, Phase, Spell, Step};
use crate::token::{Colour, Token, Tokens};
use crate::view::LearnedSpell;
use kernel::{MAX_SEATS, Seat, Shared, Stack};
use serde::{Deserialize, Serialize};

/// A position as it is written. Almost everything may be left out when it is read: tokens that
/// are nowhere else go into the bag.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    data: Shared<Cards>,
    spells: [Spell; 7],
    #[serde(default = "seat_zero")]
    first: Seat,
    #[serde(default)]
    active: Option<Seat>,
    #[serde(default = "morning")]
    phase: Phase,
    #[serde(default)]
    actions: Option<u8>,
    #[serde(default, skip_serializing_if = "is_false")]
    over: bool,
    #[serde(default)]
    bag: Option<Tokens>,
    #[serde(default)]
    altar: Tokens,
    #[serde(default)]
    tray: Tokens,
    #[serde(default, skip_serializing_if = "Tokens::is_none")]
    held: Tokens,
    #[serde(default, skip_serializing_if = "Tokens::is_none")]
    caught: Tokens,
    players: Vec<PlayerLayout>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opponent: Option<OpponentLayout>,
    /// A wild of three tokens was used today.
    #[serde(default, skip_serializing_if = "is_false")]
    triple: bool,
    /// Transmutation was used today.
    #[serde(default, skip_serializing_if = "is_false")]
    transmuted: bool,
    #[serde(default, skip_serializing_if = "Stack::is_empty")]
    stack: Stack<Frame, { crate::position::DEPTH }>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerLayout {
    #[serde(default)]
    pool: Tokens,
    #[serde(default)]
    familiar: Vec<Token>,
    #[serde(default)]
    spells: Vec<LearnedSpell>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fresh: Vec<Spell>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpponentLayout {
    #[serde(default)]
    track: Vec<Token>,
    #[serde(default)]
    below: Tokens,
}

fn seat_zero() -> Seat {
    Seat::new(0)
}

fn morning() -> Phase {
    Phase::Morning
}

fn is_false(b: &bool) -> bool {
    !b
}

impl Tokens {
    /// For serde's `skip_serializing_if`.
    fn is_none(&self) -> bool {
        self.is_empty()
    }
}

impl From<SpellBook> for Layout {
    fn from(game: SpellBook) -> Layout {
        let player = |seat: Seat| PlayerLayout {
            pool: game.players[seat.index()].pool,
            familiar: game.players[seat.index()].familiar.tokens().to_vec(),
            spells: game.learned_spells(seat),
            fresh: game.fresh_spells(seat),
        };
        Layout {
            data: game.data,
            spells: game.mix,
            first: game.first,
            active: Some(game.active),
            phase: game.phase,
            actions: Some(game.actions),
            over: game.flags.has(Flags::OVER),
            bag: Some(game.bag),
            altar: game.altar,
            tray: game.tray,
            held: game.held,
            caught: game.caught,
            players: Seat::all(game.seats).map(player).collect(),
            opponent: game.is_solo().then(|| OpponentLayout {
                track: game.opponent.covered().to_vec(),
                below: game.opponent.below,
            }),
            triple: game.flags.has(Flags::TRIPLE),
            transmuted: game.flags.has(Flags::TRANSMUTED),
            stack: game.stack,
        }
    }
}

impl TryFrom<Layout> for SpellBook {
    type Error = String;

    fn try_from(layout: Layout) -> Result<SpellBook, String> {
        let seats = layout.players.len();
        if seats == 0 || seats > MAX_SEATS {
            return Err(format!("there are {seats} players; there can be 1 to {MAX_SEATS}"));
        }
        for (colour, spell) in Colour::ALL.into_iter().zip(layout.spells) {
            if spell.colour() != colour {
                return Err(format!(
                    "the seven spells are one of each colour, from red to yellow; {} stands for {colour:?}",
                    spell.name()
                ));
            }
        }
        let mut players = [Player::default(); MAX_SEATS];
        for (to, from) in players.iter_mut().zip(layout.players) {
            *to = read_player(from, layout.spells)?;
        }
        let mut flags = Flags::default();
        for (is, flag) in [
            (layout.over, Flags::OVER),
            (layout.triple, Flags::TRIPLE),
            (layout.transmuted, Flags::TRANSMUTED),
        ] {
            if is {
                flags.set(flag);
            }
        }
        let mut game = SpellBook {
            data: layout.data,
            bag: layout.bag.unwrap_or_default(),
            altar: layout.altar,
            tray: layout.tray,
            held: layout.held,
            caught: layout.caught,
            players,
            opponent: read_opponent(layout.opponent, seats)?,
            mix: layout.spells,
            permanents: setup::permanents(layout.data.get(), layout.spells),
            seats: seats as u8,
            first: layout.first,
            active: layout.active.unwrap_or(layout.first),
            phase: layout.phase,
            actions: 1,
            flags,
            stack: layout.stack,
        };
        game.actions = match (layout.actions, layout.phase) {
            (Some(n), _) => n,
            (None, Phase::Morning) if usize::from(u8::from(game.active)) < seats => {
                let mut day = game;
                day.begin_day(game.active, &mut kernel::NoLog);
                day.actions
            }
            _ => 1,
        };
        if layout.bag.is_none() {
            game.bag = game.missing()?;
        }
        game.check()?;
        Ok(game)
    }
}

fn read_player(from: PlayerLayout, mix: [Spell; 7]) -> Result<Player, String> {
    if from.familiar.len() > FAMILIAR_SPACES {
        let stored = from.familiar.len();
        return Err(format!("{stored} tokens are stored; a board has {FAMILIAR_SPACES} spaces"));
    }
    let mut player =
        Player { pool: from.pool, familiar: setup::familiar(&from.familiar), ..Player::default() };
    for LearnedSpell { spell, level, token } in from.spells {
        let name = spell.name();
        if mix[spell.colour().index()] != spell {
            return Err(format!("{name} is learned, but not in play"));
        }
        if token.colour() != spell.colour() {
            return Err(format!("{token} lies on {name}, which is {:?}", spell.colour()));
        }
        let slot = &mut player.book[spell.colour().index()];
        if slot.is_learned() {
            return Err(format!("{name} is learned twice"));
        }
        *slot = Learned::new(level, token.rune());
    }
    for spell in from.fresh {
        let index = spell.colour().index();
        if mix[index] != spell || !player.book[index].is_learned() {
            let name = spell.name();
            return Err(format!("{name} was learned today, but is not learned"));
        }
        player.fresh |= 1 << index;
    }
    Ok(player)
}

fn read_opponent(from: Option<OpponentLayout>, seats: usize) -> Result<Opponent, String> {
    let Some(from) = from else {
        return Ok(Opponent::default());
    };
    if seats > 1 {
        return Err("there is an opponent's board, but more than one player".into());
    }
    if from.track.len() > OPPONENT_SPACES {
        let covered = from.track.len();
        return Err(format!("{covered} spaces are covered; the track has {OPPONENT_SPACES}"));
    }
    let mut opponent = Opponent { below: from.below, ..Opponent::default() };
    for (space, token) in opponent.track.iter_mut().zip(from.track) {
        *space = token;
        opponent.covered += 1;
    }
    Ok(opponent)
}

impl SpellBook {
    /// How many tokens of a kind are anywhere but in the bag.
    fn placed(&self, token: Token) -> usize {
        let heaps = [self.altar, self.tray, self.held, self.caught, self.opponent.below];
        let mut count: usize = heaps.iter().map(|h| usize::from(h.count(token))).sum();
        count += self.opponent.covered().iter().filter(|t| **t == token).count();
        for player in &self.players {
            count += usize::from(player.pool.count(token));
            count += player.familiar.tokens().iter().filter(|t| **t == token).count();
            let on_card = player.book[token.colour().index()].get();
            count += usize::from(on_card.is_some_and(|(_, rune)| rune == token.rune()));
        }
        count
    }

    /// The tokens that are nowhere (SB-1.1).
    fn missing(&self) -> Result<Tokens, String> {
        let copies = usize::from(self.cards().boards.copies.value);
        let mut bag = Tokens::NONE;
        for token in Token::all() {
            let placed = self.placed(token);
            let left = copies
                .checked_sub(placed)
                .ok_or_else(|| format!("there are {placed} {token}; the game has {copies}"))?;
            (0..left).for_each(|_| bag.add(token));
        }
        Ok(bag)
    }

    /// Conservation laws, limits, and a stack that can be gone on with: what passes never panics.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.missing()? != self.bag {
            let bag = self.bag;
            return Err(format!("the bag has {bag:?}, but {:?} are missing", self.missing()?));
        }
        for seat in [self.first, self.active] {
            if u8::from(seat) >= self.seats {
                return Err(format!("there is no seat {seat}"));
            }
        }
        let limit = self.cards().boards.pool_limit.value;
        for (i, player) in self.players.iter().enumerate() {
            let aside = if i == self.active.index() { self.held.len() } else { 0 };
            let pool = player.pool.len() + aside;
            if pool > limit {
                return Err(format!("seat {i} has {pool} tokens; a pool holds {limit}"));
            }
        }
        if self.actions > 3 || self.phase != Phase::Morning && self.actions > 1 {
            return Err(format!("{} actions are left", self.actions));
        }
        if self.flags.has(Flags::OVER) {
            let loose = !self.stack.is_empty() || !self.held.is_empty() || !self.caught.is_empty();
            return if loose {
                Err("the game is over, but something is half done".into())
            } else {
                Ok(())
            };
        }
        if self.is_solo() && usize::from(self.opponent.covered) >= OPPONENT_SPACES {
            return Err("the opponent's track is full: the game is over".into());
        }
        self.check_stack()?;
        if self.offer_all(&mut Any).is_continue() {
            return Err("nothing can be chosen".into());
        }
        Ok(())
    }

    fn check_stack(&self) -> Result<(), String> {
        let frames: Vec<&Frame> = self.stack.iter().collect();
        let sane = match frames.as_slice() {
            [] => self.actions > 0 || self.phase == Phase::Evening,
            [Frame::Run(run)] => self.steps(run).len() > usize::from(run.step),
            [Frame::Run(run), Frame::Others { .. } | Frame::Gift] => {
                usize::from(run.step) < self.steps(run).len()
            }
            [Frame::Run(run), Frame::Keep { .. }] => {
                run.step == 0 && matches!(self.cards().does(run.spell, run.level), Does::Instant(_))
            }
            [Frame::None] => false,
            [_] => true,
            _ => false,
        };
        if !sane {
            return Err(format!("these things cannot be half done together: {frames:?}"));
        }
        for frame in &frames {
            self.check_frame(frame).map_err(|e| format!("{e} in {frame:?}"))?;
        }
        let (held, caught) = self.held_by(frames.last().copied());
        if self.held.len() != held || self.caught.len() != caught {
            let (h, c) = (self.held, self.caught);
            return Err(format!("{h:?} and {c:?} are between places, which does not fit"));
        }
        Ok(())
    }

    /// How many tokens a frame holds between places; payments hold what they please.
    fn held_by(&self, top: Option<&Frame>) -> (u8, u8) {
        match top {
            Some(Frame::Pay(_) | Frame::Place(_)) => (self.held.len(), 0),
            Some(Frame::Run(run)) => match self.step(run) {
                Some(Step::SwapAltar(n)) => (run.made.min(n), run.made.saturating_sub(n)),
                Some(Step::SwapFamiliar) => (run.made, 0),
                _ => (0, 0),
            },
            _ => (0, 0),
        }
    }

    fn check_frame(&self, frame: &Frame) -> Result<(), String> {
        let sane = match frame {
            Frame::Run(run) => {
                let in_play = self.is_in_play(run.spell);
                let most = match self.step(run) {
                    Some(Step::SwapAltar(n)) => 2 * n,
                    Some(Step::Take(n, _) | Step::TakeUpTo(n) | Step::Stow(n)) => n,
                    Some(Step::Store(n, _) | Step::Drop(n)) => n,
                    Some(Step::Refresh) => 105,
                    _ => 1,
                };
                in_play && run.made <= most
            }
            Frame::Others { next } => {
                *next > 0 && self.next_other(*next).is_some_and(|(n, _)| n == *next)
            }
            Frame::Gift | Frame::Night => self.is_solo() && !self.altar.is_empty(),
            Frame::Pay(pay) | Frame::Place(pay) => {
                let colour = pay.spell.colour().index();
                let most = pay.level.number() - 1;
                let place = matches!(frame, Frame::Place(_));
                self.is_in_play(pay.spell)
                    && !self.me().book[colour].is_learned()
                    && pay.wilds <= most.min(if pay.with.is_some() { most } else { 2 })
                    && place == self.is_paid(pay)
                    && (!place || self.is_exact(pay))
            }
            Frame::Keep { left, .. } => *left <= 100,
            Frame::Morning | Frame::Copy { .. } => true,
            Frame::None => false,
        };
        if sane { Ok(()) } else { Err("something does not fit".into()) }
    }
}
