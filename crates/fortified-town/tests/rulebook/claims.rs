//! `now` lines: what a test claims, answered with what is true.

mod days;
mod lines;
mod tables;

use crate::rulebook::given::read;
use fortified_town::combat;
use fortified_town::ending;
use fortified_town::levels::{self, Castle};
use fortified_town::men::{Class, ManId, Side};
use fortified_town::shooting;
use fortified_town::sight::{self, Blocked, Thales};
use fortified_town::spot::Spot;
use fortified_town::state::State;
use fortified_town::ways::{self, Points};

/// The true version of a claim.
pub(crate) fn answer(state: &State, claim: &str) -> Result<String, String> {
    let words: Vec<&str> = claim.split(' ').collect();
    if let Some(answer) = days::answer(state, &words)? {
        return Ok(answer);
    }
    if let Some(answer) = tables::answer(state, &words)? {
        return Ok(answer);
    }
    if let Some(answer) = lines::answer(state, &words)? {
        return Ok(answer);
    }
    Ok(match words.as_slice() {
        ["gates", ..] => {
            let gates = state.town.gates.values().filter(|gate| !gate.inner);
            let names: Vec<&str> = gates.map(|gate| gate.name.as_str()).collect();
            format!("gates {}: {}", names.len(), names.join(", "))
        }
        ["level", place, ..] => match state.level(read(place)?) {
            Some(level) => format!("level {place} {level}"),
            None => format!("level {place} none"),
        },
        ["levels", ..] => {
            let mut levels: Vec<i8> = state.town.legend.values().map(|it| it.level).collect();
            levels.sort_unstable();
            levels.dedup();
            let levels: Vec<String> = levels.iter().map(ToString::to_string).collect();
            format!("levels {}", levels.join(" "))
        }
        ["line", "of", hex, ..] => match state.town.line(read(hex)?) {
            Some(line) => format!("line of {hex} {line}"),
            None => format!("line of {hex} none"),
        },
        ["lines", ..] => {
            let mut lines: Vec<u8> = state.town.legend.values().filter_map(|it| it.line).collect();
            lines.sort_unstable();
            lines.dedup();
            let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
            format!("lines {}", lines.join(" "))
        }
        ["table", castle, feature, ..] => match levels::level(read::<Castle>(castle)?, feature) {
            Some(level) => format!("table {castle} {feature} {level}"),
            None => format!("table {castle} {feature} none"),
        },
        ["beneath", hex, ..] => {
            let there = state.beneath.iter().find(|(_, at)| at.to_string() == *hex);
            format!("beneath {hex} {}", there.map_or("nobody".to_owned(), |(id, _)| id.to_string()))
        }
        ["ramp", ..] => {
            let levels::Ramp { gate, from, to } = levels::RAMP;
            format!("ramp {gate} from {from} to {to}")
        }
        ["whole", "table", ..] => {
            let all = levels::TABLE.iter().map(|row| row.level);
            let within =
                all.clone().all(|level| (levels::LOWEST..=levels::HIGHEST).contains(&level));
            format!("whole table {} rows {}", all.count(), if within { "-1 to 7" } else { "wrong" })
        }
        ["way", from, to, ..] => {
            let (one, other): (Spot, Spot) = (read(from)?, read(to)?);
            match ways::between(state, one, other) {
                None => format!("way {from} {to} none"),
                Some(way) => {
                    let said = |mounted| match ways::points(state, way, other, mounted) {
                        None => "never".to_owned(),
                        Some(Points::Whole) => "a whole move".to_owned(),
                        Some(Points::Of(points)) => points.to_string(),
                    };
                    format!("way {from} {to} {} mounted {}", said(false), said(true))
                }
            }
        }
        ["sees", from, to, ..] => match sight::look(state, read(from)?, read(to)?) {
            Ok(free) => format!("sees {from} {to} {}", free.cover),
            Err(blocked) => format!("sees {from} {to} not {}", why(blocked)),
        },
        ["shot", shooter, target, "die", die, ..] => {
            let aim = match shooting::shot(state, &read(shooter)?, &read(target)?) {
                Ok(aim) => aim,
                Err(no) => {
                    let (code, clause) = (no.reason.code(), no.clause_id());
                    return Ok(format!(
                        "shot {shooter} {target} die {die} refused {code} {clause}"
                    ));
                }
            };
            let thrown = read(die)?;
            let (position, hit) = (aim.position(thrown), aim.hit(thrown));
            format!("shot {shooter} {target} die {die} position {position} {hit}")
        }
        ["thales", apart, before, between, above, ..] => {
            let thales = Thales {
                apart: read(apart)?,
                before: read(before)?,
                between: read(between)?,
                above: read(above)?,
            };
            let clear = if thales.is_clear() { "clear" } else { "blocked" };
            format!("thales {apart} {before} {between} {above} {clear}")
        }
        ["dead", "zone", whose, apart, above, far, ..] => {
            let of =
                if *whose == "below" { Thales::dead_zone_below } else { Thales::dead_zone_above };
            let zone = of(read(apart)?, read(above)?, read(far)?);
            let zone = zone.map_or("everything".to_owned(), |hexes| hexes.to_string());
            format!("dead zone {whose} {apart} {above} {far} {zone}")
        }
        ["values", id, ..] => {
            let man = state.men.get(&read::<ManId>(id)?).ok_or(format!("there is no {id}"))?;
            let values = man.values();
            format!("values {id} {}/{}/{}", values.attack, values.defence, values.movement)
        }
        ["class", class, ..] => {
            let class: Class = read(class)?;
            let row = class.row();
            let mounted = row.mounted.map_or(String::new(), |it| {
                format!(
                    " mounted {}/{}/{} cost {}",
                    it.attack,
                    it.defence,
                    it.movement,
                    class.cost(true)
                )
            });
            let (foot, weapon) = (row.foot, row.weapon.map_or("no bow", |weapon| weapon.word()));
            let armour = if row.armoured { "armoured" } else { "bare" };
            format!(
                "class {class} {}/{}/{} {armour} {weapon} cost {}{mounted}",
                foot.attack,
                foot.defence,
                foot.movement,
                class.cost(false)
            )
        }
        ["combat", target, "with", rest @ ..] => {
            let die = rest.iter().position(|word| *word == "die").ok_or("say `die N`")?;
            let attackers: Result<Vec<ManId>, String> =
                rest[..die].iter().map(|id| read(id)).collect();
            let target: ManId = read(target)?;
            let side = state.men.get(&target).ok_or("nobody")?.side.other();
            let thrown = rest.get(die + 1).ok_or("say `die N`")?;
            let plan = match combat::plan(state, side, &target, &attackers?) {
                Ok(plan) => plan,
                Err(no) => {
                    let (with, code, clause) =
                        (rest[..die].join(" "), no.reason.code(), no.clause_id());
                    return Ok(format!(
                        "combat {target} with {with} die {thrown} refused {code} {clause}"
                    ));
                }
            };
            format!(
                "combat {target} with {} die {thrown} {} to {} modifier {} {}",
                rest[..die].join(" "),
                plan.attack,
                plan.defence,
                plan.modifier,
                plan.blow(read(thrown)?)
            )
        }
        ["carries", id, ..] => match state.carried_by(&read(id)?) {
            Some((ladder, _)) => format!("carries {id} {ladder}"),
            None => format!("carries {id} nothing"),
        },
        ["broken", ..] => {
            let all: Vec<String> = state.works.broken_gates().map(ToString::to_string).collect();
            format!("broken {}", if all.is_empty() { "nothing".into() } else { all.join(" ") })
        }
        ["points", id, ..] => format!("points {id} {}", state.points_left(&read(id)?)),
        ["separated", ..] => format!("separated {}", ending::is_separated(state)),
        ["degree", side, points, ..] => {
            format!("degree {side} {points} {}", ending::degree(read(side)?, read(points)?))
        }
        ["lost", side, ..] => {
            let side: Side = read(side)?;
            format!("lost {side} {} half points", ending::casualty_points(state, side))
        }
        ["cut", "off", ..] => {
            let all: Vec<String> = ending::cut_off(state).iter().map(ToString::to_string).collect();
            format!("cut off {}", if all.is_empty() { "nobody".into() } else { all.join(" ") })
        }
        ["at", place, ..] => match state.standing_at(read(place)?) {
            Some((id, _)) => format!("at {place} {id}"),
            None => format!("at {place} nobody"),
        },
        ["turn", ..] => match state.phase {
            Some((side, phase)) => format!("turn {} {side} {phase}", state.turn),
            None => "turn none".to_owned(),
        },
        ["holder", hex, ..] => {
            let side: Side = state.holder(read(hex)?);
            format!("holder {hex} {side}")
        }
        _ => return Err(format!("`{claim}` claims nothing; see README.md")),
    })
}

fn why(blocked: Blocked) -> String {
    let clause = blocked.clause();
    match blocked {
        Blocked::Obstruction { hex, thales, .. } => format!(
            "{clause} {hex} {}x{} < {}x{}",
            thales.apart, thales.before, thales.between, thales.above
        ),
        Blocked::TooNear { edge, distance, needed, .. } => {
            format!("{clause} {edge} {distance} of {needed}")
        }
        Blocked::InnerParapet { hex } | Blocked::SetBack { hex, .. } => format!("{clause} {hex}"),
        Blocked::Nowhere => clause.to_string(),
    }
}
