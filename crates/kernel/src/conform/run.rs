//! One game of the battery.

use super::words::Vocabulary;
use super::{Check, Law, Plan, Report, hidden, holds, offers, position, setup, undo};
use crate::{Barrier, Entry, Fast, Game, Match, NoLog, Rules, Seat};

/// One in so many steps is followed by an undo, if somebody can.
const UNDO_ONE_IN: u32 = 10;

/// How many choices of a game are kept, to be tried where they are not offered.
const POOL: usize = 200;

pub(super) struct Run<'a, G: Game> {
    plan: &'a Plan,
    number: u64,
    rng: Fast,
    vocabulary: Vocabulary,
    table: Match<G>,
    /// Choices seen in another game with the same beginning.
    pool: Vec<G::Choice>,
    /// The positions that undo leads back to.
    trail: Vec<G>,
    /// Choices made, without those undone.
    length: usize,
    report: Report,
}

impl<'a, G: Game> Run<'a, G> {
    pub(super) fn new(plan: &'a Plan, number: u64, table: Match<G>) -> Run<'a, G> {
        Run {
            plan,
            number,
            rng: Fast::numbered(plan.seed ^ 0x5EED, number),
            vocabulary: Vocabulary::of::<G>(),
            table,
            pool: Vec::new(),
            trail: Vec::new(),
            length: 0,
            report: Report::default(),
        }
    }

    pub(super) fn step(&self) -> usize {
        self.table.record().entries.len()
    }

    pub(super) fn record(&self) -> String {
        self.table.record().to_text()
    }

    pub(super) fn options(&self) -> String {
        serde_json::to_string(&self.table.record().header.options).unwrap_or_default()
    }

    pub(super) fn add_to(&self, report: &mut Report) {
        report.games += 1;
        report.choices += self.report.choices;
        report.undos += self.report.undos;
        report.thorough += self.report.thorough;
        report.longest = report.longest.max(self.length);
        report.deepest = report.deepest.max(self.report.deepest);
        report.widest = report.widest.max(self.report.widest);
        let options = &self.table.record().header.options;
        report.covered.extend(options.iter().map(|(name, value)| setup::show(name, value)));
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.rng.below(n.max(1)) == 0
    }

    fn any<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.rng.below(list.len() as u32) as usize]
    }

    /// Plays the game to its end.
    pub(super) fn play(&mut self) -> Check {
        self.rehearse();
        while self.at_position()? {
            self.choose()?;
            if self.one_in(UNDO_ONE_IN) {
                self.undo()?;
            }
        }
        self.vocabulary.check_log(&self.table)?;
        undo::check_record(&self.table)
    }

    /// Plays another game from the same beginning, and keeps its choices.
    fn rehearse(&mut self) {
        let mut game = *self.table.game();
        for _ in 0..G::LONGEST {
            let Some(seat) = game.turn().seats.first() else { return };
            let offered = game.choices(seat);
            if offered.is_empty() {
                return;
            }
            let choice = self.any(&offered);
            for seen in [choice, self.any(&offered)] {
                if self.pool.len() < POOL && !self.pool.contains(&seen) {
                    self.pool.push(seen);
                }
            }
            game.apply(seat, choice, &mut self.rng, &mut NoLog);
        }
    }

    /// Some choices that are not meant for this position.
    fn strays(&mut self) -> Vec<G::Choice> {
        let count = if self.pool.is_empty() { 0 } else { self.plan.strays };
        let pool = std::mem::take(&mut self.pool);
        let strays = (0..count).map(|_| self.any(&pool)).collect();
        self.pool = pool;
        strays
    }

    /// Checks a position by itself; gives whether the game goes on.
    fn at_position(&mut self) -> Result<bool, (Law, String)> {
        let game = *self.table.game();
        game.audit().map_err(|e| (Law::Audit, e))?;
        offers::check(&game)?;
        let strays = self.strays();
        offers::check_strays(&game, &strays)?;
        self.vocabulary.check_position(&game, &strays)?;
        self.report.deepest = self.report.deepest.max(game.depth());
        let over = game.turn().is_over();
        let plan = self.plan;
        if self.number < plan.thorough_games || over || self.one_in(plan.thorough_one_in) {
            self.report.thorough += 1;
            for seat in Seat::all(game.seats()) {
                offers::check_choices::<G>(&game.choices(seat))?;
            }
            position::check_saved(&game)?;
            position::check_standing(&game)?;
            hidden::check(&game, &strays, plan.worlds, &mut self.rng)?;
            undo::check_order(&game, &mut self.rng)?;
        }
        Ok(!over)
    }

    /// Makes a random choice, and checks what comes of it.
    fn choose(&mut self) -> Check {
        let before = *self.table.game();
        let seats: Vec<Seat> = before.turn().seats.iter().collect();
        let seat = self.any(&seats);
        let offered = before.choices(seat);
        let choice = self.any(&offered);
        self.report.widest = self.report.widest.max(offered.len());
        let thorough =
            self.number < self.plan.thorough_games || self.one_in(self.plan.thorough_one_in);
        let table = thorough.then(|| self.table.clone());
        let played = self.table.play(seat, choice);
        played.map_err(|e| (Law::Agreement, format!("{choice:?} was offered, but {e:?}")))?;
        self.report.choices += 1;
        self.length += 1;
        holds(self.length <= G::LONGEST, Law::Length, || format!("not in {}", G::LONGEST))?;
        let picked = self.table.game().turn().picked.contains(seat);
        let undoable = self.table.can_undo(seat) && !picked;
        if undoable {
            self.trail.push(before);
        } else {
            self.trail.clear();
        }
        if let Some(table) = table {
            if undoable || picked {
                undo::check_undo(&table, &self.table, seat)?;
            }
            self.rolls_bar_undo(undoable)?;
            let (plan, rng) = (self.plan, &mut self.rng);
            let dice = Fast::numbered(rng.bits(), 0);
            position::check_copies(&before, seat, choice, &dice)?;
            undo::check_secret(&before, seat, choice, rng)?;
            hidden::check_choice(&before, (seat, choice), undoable, plan.fleeting, rng)?;
        }
        Ok(())
    }

    /// After a roll nothing can be undone, and the match says so.
    fn rolls_bar_undo(&self, undoable: bool) -> Check {
        let Some(Entry::Choice { rolls, .. }) = self.table.record().entries.last() else {
            return Ok(());
        };
        let barred = rolls.is_empty() || (!undoable && self.table.barrier() == Barrier::Rolled);
        holds(barred, Law::Undo, || "a choice rolled, but no barrier stands".into())
    }

    /// Lets a seat undo, if one can.
    fn undo(&mut self) -> Check {
        let seats = Seat::all(self.table.game().seats());
        let able: Vec<Seat> = seats.filter(|seat| self.table.can_undo(*seat)).collect();
        if able.is_empty() {
            return Ok(());
        }
        let seat = self.any(&able);
        let picked = self.table.game().turn().picked.contains(seat);
        let undone = self.table.undo(seat);
        undone.map_err(|e| (Law::UndoExact, format!("{seat:?} can undo, but {:?}", e.barrier)))?;
        self.report.undos += 1;
        self.length -= 1;
        if !picked {
            let back = self.trail.pop().is_some_and(|game| game == *self.table.game());
            holds(back, Law::UndoExact, || format!("{seat:?} went back to another position"))?;
        }
        Ok(())
    }
}
