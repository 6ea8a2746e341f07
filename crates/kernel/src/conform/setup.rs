//! Options drawn at random, and the deal.

use super::{Law, holds};
use crate::{Chance, Fast, Game, Match, Seed, Shared};
use serde_json::{Map, Value};

/// How often options are drawn again when the game refuses them together.
const DRAWS: usize = 1000;

/// Every value of every option, such as `seats=2`.
pub(super) fn values<G: Game>() -> Vec<String> {
    each_value::<G>().iter().map(|(name, value)| show(name, value)).collect()
}

pub(super) fn show(name: &str, value: &Value) -> String {
    format!("{name}={}", value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

fn each_value<G: Game>() -> Vec<(&'static str, Value)> {
    let pairs = |o: &crate::OptionSpec| {
        let name = o.name;
        o.values.all().into_iter().map(move |value| (name, value))
    };
    G::schema().options.iter().flat_map(pairs).collect()
}

/// Deals game number `number`: the first ones have the defaults, and then each value in turn.
pub(super) fn begin<G: Game>(
    data: Shared<G::Data>,
    seed: u64,
    number: u64,
) -> Result<Match<G>, (Law, String)> {
    let mut rng = Fast::numbered(seed, 2 * number);
    let seed = Seed::numbered(seed, 2 * number + 1);
    let deal = |options: &Value| {
        let live = number % 4 == 3;
        let chance =
            if live { Chance::live(seed, vec!["a word".into()]) } else { Chance::fast(seed) };
        Match::new(data, options, Vec::new(), chance)
    };
    if number == 0 {
        return deal(&Value::Null).map_err(|e| (Law::Deal, format!("defaults are refused: {e}")));
    }
    let forced = each_value::<G>().into_iter().nth(number as usize - 1);
    let mut refusal = String::new();
    for _ in 0..DRAWS {
        match deal(&Value::Object(draw::<G>(&mut rng, forced.as_ref()))) {
            Ok(table) => return Ok(table),
            Err(error) => refusal = error.0,
        }
        holds(!refusal.is_empty(), Law::Deal, || "options are refused without a reason".into())?;
    }
    let what = forced.map_or("options".into(), |(name, value)| show(name, &value));
    Err((Law::Deal, format!("{what} cannot be dealt, whatever the rest: {refusal}")))
}

/// Options at random. How many keep their default is random too: some values go together only with
/// the defaults of others.
fn draw<G: Game>(rng: &mut Fast, forced: Option<&(&str, Value)>) -> Map<String, Value> {
    let quarters = rng.below(5);
    let value = |o: &crate::OptionSpec| {
        let mut values = o.values.all();
        let drawn = values.swap_remove(rng.below(values.len() as u32) as usize);
        let usual = rng.below(4) < quarters;
        match forced {
            Some((name, value)) if *name == o.name => value.clone(),
            _ if usual => o.values.default(),
            _ => drawn,
        }
    };
    let names = G::schema().options.iter().map(|o| o.name.to_owned());
    names.zip(G::schema().options.iter().map(value)).collect()
}
