//! `now` lines about lines and zones of fire, as people are shown them.

use crate::rulebook::given::read;
use fortified_town::lines_of_fire::{BetweenView, line_of_fire, zone_of_fire};
use fortified_town::spot::Spot;
use fortified_town::state::State;
use messages::Language;

/// The true version of a claim; none: it is about something else.
pub(crate) fn answer(state: &State, words: &[&str]) -> Result<Option<String>, String> {
    Ok(Some(match words {
        ["shown", from, to, ..] => {
            let (start, end): (Spot, Spot) = (read(from)?, read(to)?);
            let seen = line_of_fire(state, (start, None), (end, None), Language::English)
                .map_err(|no| no.facts.to_string())?;
            let between: Vec<String> = seen.between.iter().map(hex).collect();
            let edge = seen.edge.map_or(String::new(), |it| {
                format!(" edge {} {} of {} {}", it.hex, it.distance, it.needed, it.clause.0)
            });
            let found = match (seen.blocked, seen.cover) {
                (Some(it), _) => format!("not {} {}", it.clause.0, it.hex),
                (None, Some(it)) => {
                    let by = it.clause.map_or("no clause".to_owned(), |clause| clause.0);
                    format!("{} by {by}", it.cover)
                }
                (None, None) => "nothing".to_owned(),
            };
            format!("shown {from} {to} {} [{}]{edge} {found}", seen.aside, between.join(" "))
        }
        ["from", from, place, ..] => {
            let zone = zone_of_fire(state, read(from)?, None).map_err(|no| no.facts.to_string())?;
            let place: Spot = read(place)?;
            let how = match (zone.seen.get(&place), zone.dead.get(&place)) {
                (Some(cover), _) => format!("seen {cover}"),
                (_, Some(clause)) => format!("dead {}", clause.0),
                _ => "nothing".to_owned(),
            };
            format!("from {from} {place} {how}")
        }
        _ => return Ok(None),
    }))
}

fn hex(it: &BetweenView) -> String {
    let tested = it.tested.as_ref().map_or(String::new(), |thales| {
        let sign = if thales.clear { ">=" } else { "<" };
        let least = thales.lower_seen_from.map_or("none".to_owned(), |hexes| hexes.to_string());
        let [apart, before] = [thales.apart, thales.before];
        format!(" {apart}x{before}{sign}{}x{} from {least};", thales.between, thales.above)
    });
    format!("{}@{}{tested}", it.hex, it.level)
}
