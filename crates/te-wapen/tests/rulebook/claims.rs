//! `now` lines: what a test claims, answered with what is true.

use crate::rulebook::given::read;
use board::Hex;
use te_wapen::abilities::Ability;
use te_wapen::combat::{AttackPlan, plan};
use te_wapen::event::DicePart;
use te_wapen::pieces::{Colour, PieceId};
use te_wapen::spells::{School, Spell};
use te_wapen::troops::{Column, Library, Troop, TroopId};
use te_wapen::{State, cards::Card, sight, verdict};

/// The true version of a claim.
pub(crate) fn answer(state: &State, library: &Library, claim: &str) -> Result<String, String> {
    let words: Vec<&str> = claim.split(' ').collect();
    Ok(match words.as_slice() {
        ["turn", ..] => format!("turn {}", state.turn),
        ["deck", ..] => format!("deck {}", state.deck.len()),
        ["whole", "deck", ..] => {
            let deck = Card::deck();
            let of = |colour| deck.iter().filter(|card| card.colour() == Some(colour)).count();
            let activations: u32 = deck.iter().map(|card| card.activations()).sum();
            let jokers = deck.iter().filter(|card| card.colour().is_none()).count();
            let (red, black) = (of(Colour::Red), of(Colour::Black));
            format!("whole deck {red} red {black} black {jokers} jokers {activations} activations")
        }
        ["open", ..] => match &state.card {
            None => "open nothing".to_owned(),
            Some(open) => format!("open {} for {}", open.card, open.colour),
        },
        ["losses", ..] => {
            let losses = verdict::losses(state);
            let told: Vec<String> = losses
                .iter()
                .map(|(colour, (lost, of))| format!("{colour} {lost} of {of}"))
                .collect();
            format!("losses {}", told.join(" "))
        }
        ["troop", id, ..] => {
            let id: TroopId = read(id)?;
            let troop = library.get(&id).ok_or(format!("there is no troop {id}"))?;
            let ours: Vec<&str> = troop.ours.iter().map(|column| column.word()).collect();
            let ours =
                if ours.is_empty() { String::new() } else { format!(" | ours {}", ours.join(" ")) };
            let more = match (troop.mounted, troop.school) {
                (Some(far), _) => format!(" | mounted {far}"),
                _ => String::new(),
            };
            format!("troop {id} {troop}{more}{ours}")
        }
        ["troops", "of", people, ..] => {
            let of = library.troops().filter(|troop| troop.people == *people).count();
            format!("troops of {people} {of}")
        }
        ["named", "only", ..] => {
            let named = named_only(library);
            let named: Vec<String> = named.iter().map(|troop| troop.id.to_string()).collect();
            format!("named only {}: {}", named.len(), named.join(", "))
        }
        ["shapechangers", ..] => {
            let forms = library.troops().filter_map(|troop| {
                Some(format!("{} > {}", troop.id, troop.animal_form.as_ref()?))
            });
            format!("shapechangers {}", forms.collect::<Vec<_>>().join(", "))
        }
        ["individuals", "of", people, ..] => {
            let of = library.troops().filter(|troop| troop.people == *people);
            format!("individuals of {people} {}", of.filter(|troop| troop.is_individual()).count())
        }
        ["price", school, spell, ..] => {
            let (school, spell): (School, Spell) = (read(school)?, read(spell)?);
            match school.price(spell) {
                Some(price) => format!("price {school} {spell} {price}"),
                None => format!("price {school} {spell} never"),
            }
        }
        ["wall", side, ..] => {
            let built = if state.field.is_wall(read(side)?) { "built" } else { "not built" };
            format!("wall {side} {built}")
        }
        ["moves", piece, ..] => {
            let of = state.pieces.get(&read::<PieceId>(piece)?).ok_or("no such piece")?;
            let moves: Vec<String> = of.profile.moves.iter().map(u32::to_string).collect();
            format!("moves {piece} {}", moves.join(" or "))
        }
        ["terrain", hex, ..] => {
            let at: Hex = read(hex)?;
            let terrain = state.field.terrain(at).ok_or(format!("{at} is not on the table"))?;
            format!("terrain {hex} {terrain} height {}", terrain.height())
        }
        ["building", hex, ..] => {
            let left = state.buildings.get(&read(hex)?).copied().unwrap_or(0);
            format!("building {hex} endures {left}")
        }
        ["distance", from, to, ..] => {
            let (a, b): (Hex, Hex) = (read(from)?, read(to)?);
            format!("distance {from} {to} {}", a.distance(b))
        }
        ["sight", from, to, ..] => match sight::look(state, read(from)?, read(to)?) {
            Ok(()) => format!("sight {from} {to} clear"),
            Err(blocked) => {
                let wall = blocked.wall.map_or_else(String::new, |side| format!(" wall {side}"));
                format!("sight {from} {to} blocked {}{wall} {}", blocked.hex, blocked.clause)
            }
        },
        ["plan", attacker, target, ..] => {
            let told = match plan(state, &read(attacker)?, &read(target)?) {
                Ok(plan) => planned(&plan),
                Err(refusal) => {
                    format!("refused {} {}", refusal.reason.code(), refusal.clause_id())
                }
            };
            format!("plan {attacker} {target} {told}")
        }
        [piece, ..] => {
            let id: PieceId = read(piece)?;
            let piece = state.pieces.get(&id).ok_or(format!("there is no {id}"))?;
            let hex = piece.hex.map_or_else(|| "gone".to_owned(), |hex| format!("at {hex}"));
            let mut told =
                format!("{id} {hex} wounds {} counters {}", piece.wounds, piece.counters);
            if piece.magic_at_start > 0 {
                told.push_str(&format!(" magic {}", piece.magic_points));
            }
            if !piece.items.weapons.is_empty() || !piece.items.banners.is_empty() {
                let weapons = piece.items.weapons.iter().map(|weapon| weapon.word());
                let banners = piece.items.banners.iter().map(|banner| banner.word());
                told.push_str(&format!(
                    " has {}",
                    weapons.chain(banners).collect::<Vec<_>>().join("+")
                ));
            }
            if let Some(unit) = state.unit_of(&id) {
                told.push_str(&format!(" attached to {unit}"));
            }
            told
        }
        [] => return Err("a claim says something".to_owned()),
    })
}

/// Monsters of which the rulebook says nothing but the name: every figure is ours, and so is whatever they can do.
fn named_only(library: &Library) -> Vec<&Troop> {
    let figures = [Column::Moves, Column::Dice, Column::HitAt, Column::Wounds];
    let silent = |troop: &Troop| {
        figures.iter().all(|figure| troop.ours.contains(figure))
            && (troop.abilities.is_empty() || troop.ours.contains(&Column::Abilities))
    };
    let forms: Vec<&TroopId> =
        library.troops().filter_map(|troop| troop.animal_form.as_ref()).collect();
    let named = library.troops().filter(|troop| troop.people == "monsters" && silent(troop));
    // An animal form is no monster of its own, and a howdah has a clause.
    named.filter(|troop| !forms.contains(&&troop.id) && !troop.has(Ability::Howdah)).collect()
}

fn planned(plan: &AttackPlan) -> String {
    let part = |&(clause, dice): &(decider::Clause, i32)| DicePart { clause: clause.into(), dice };
    let parts: Vec<DicePart> = plan.parts.iter().map(part).collect();
    format!("{} dice = {} at {}+", plan.dice, crate::rulebook::shown::sum(&parts), plan.hit_at)
}
