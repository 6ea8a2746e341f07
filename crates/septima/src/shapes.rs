//! Shapeshifting: animals, and back (SE-16).

use crate::choice::Choice;
use crate::effect::{Power, Sign};
use crate::event::Event;
use crate::frame::{Frame, Origin};
use crate::kinds::{Action, Animal, Set};
use crate::names::WitchId;
use crate::position::{Bearer, INSTEAD, Septima};
use crate::refusal::No;
use crate::setup;
use kernel::{Dice, Flow, GO_ON, Log, Offers, Seat};

impl Septima {
    /// The animals of each player (SE-16.2).
    pub(crate) fn deal_animals(&mut self, dice: &mut impl Dice) {
        const NAMES: [&str; 4] = ["green", "orange", "purple", "grey"];
        let mut left: [bool; 4] = [true; 4];
        for seat in Seat::all(self.humans()) {
            let free = |n: u32| (0..4).filter(|c| left[*c]).nth(n as usize).unwrap_or(0);
            let count = left.iter().filter(|l| **l).count() as u32;
            let colour = free(dice.draw(setup::COLOURS, count, |n| NAMES[free(n)]));
            left[colour] = false;
            self.player_mut(seat).colour = colour as u8;
        }
    }

    /// Why an action card in hand cannot be played.
    pub(crate) fn cannot_play(&self, seat: Seat, action: Action) -> Option<No> {
        let player = self.player(seat);
        if action == Action::Remember && self.sign() == Sign::NoRemember {
            return Some(No::Forgotten);
        }
        let animal = player.animal.filter(|_| player.wild)?;
        let tile = self.printed().animal(animal);
        (!tile.actions.contains(&action)).then_some(No::NotAsAnimal)
    }

    /// Who is an animal when the phase begins; whoever has no card for it returns first (SE-16.11,
    /// SE-16.12).
    pub(crate) fn begin_as_animals(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.humans()) {
            let Some(_) = self.player(seat).animal else { continue };
            self.player_mut(seat).wild = true;
            let hand = self.player(seat).hand;
            if hand.iter().all(|action| self.cannot_play(seat, action).is_some()) {
                self.player_mut(seat).wild = false;
                self.become_human(seat, log);
            }
            self.look_again(seat);
        }
    }

    /// An animal, and the witch that it covers (SE-16.3, SE-16.6).
    pub(crate) fn offer_shapes<O: Offers<Choice>>(&self, to: &mut O) -> Flow {
        let me = self.me();
        if me.animal.is_some() {
            return GO_ON;
        }
        for animal in Animal::of(me.colour) {
            if me.coven.is_empty() {
                to.yes(Choice::Shift { animal, over: None })?;
            }
            for over in me.coven.iter() {
                to.yes(Choice::Shift { animal, over: Some(over) })?;
            }
        }
        GO_ON
    }

    /// SE-16.3, SE-16.9.
    pub(crate) fn become_animal(
        &mut self,
        animal: Animal,
        over: Option<WitchId>,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let me = self.me_mut();
        (me.animal, me.covered) = (Some(animal), over);
        me.hand = me.hand.or(std::mem::take(&mut me.discard));
        me.take_back |= me.action == Some(Action::Shapeshift);
        self.look_again(seat);
        log.add(|| Event::BecameAnimal { seat, animal, over });
    }

    /// SE-16.20.
    pub(crate) fn become_human(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        (player.animal, player.covered) = (None, None);
        self.look_again(seat);
        log.add(|| Event::BecameHuman { seat });
    }

    /// A witch leaves the Coven of the active player: his animal needs another one (SE-16.8).
    pub(crate) fn leave_coven(&mut self, witch: WitchId) {
        let seat = self.active;
        let me = self.me_mut();
        me.coven.remove(witch);
        me.sick = me.sick.filter(|sick| *sick != witch);
        if me.covered == Some(witch) {
            me.covered = None;
            self.stack.push(Frame::Cover);
        }
        self.look_again(seat);
    }

    /// The witches that the animal can cover now; a single one is not asked for.
    pub(crate) fn coverable(&self) -> Set<WitchId> {
        let me = self.me();
        let open = me.animal.is_some() && me.covered.is_none();
        if open { me.coven } else { Set::default() }
    }

    pub(crate) fn cover(&mut self, witch: Option<WitchId>, log: &mut impl Log<Event>) {
        let seat = self.active;
        if let Some(witch) = witch.or_else(|| self.coverable().nth(0)) {
            self.me_mut().covered = Some(witch);
            self.look_again(seat);
            log.add(|| Event::Covered { seat, witch });
        }
    }

    /// Whether Suspicion can rise: not in animal form, nor in a phase begun so (SE-16.16).
    #[inline]
    pub(crate) fn can_rise(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.animal.is_none() && !player.wild
    }

    /// The ability that may take the place of a main ability (SE-16.26).
    pub(crate) fn instead_of(&self, action: Action) -> Option<Bearer> {
        if self.turn.copied || self.player(self.active).watch & INSTEAD == 0 {
            return None;
        }
        let way = usize::from(self.turn.bonus);
        let fits = |(bearer, power): &(Bearer, &Power)| match power {
            Power::Instead { on, ways } => {
                *on == action && self.uses(*bearer) == 0 && self.is_worth(&ways[way])
            }
            _ => false,
        };
        self.powers(self.active).find(fits).map(|(bearer, _)| bearer)
    }

    /// Uses the ability of the animal.
    pub(crate) fn use_animal(&mut self, animal: Animal, way: u8, log: &mut impl Log<Event>) {
        self.turn.animal = true;
        let seat = self.active;
        log.add(|| Event::UsedAnimal { seat, animal });
        self.start(Origin::Animal(animal), way);
    }
}
