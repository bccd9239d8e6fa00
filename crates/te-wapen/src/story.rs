//! The story in plain English: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod clause;
mod fate;

pub use clause::clause_of;
pub use fate::{draw_sentence, roll_sentence};

use crate::cards::Card;
use crate::event::{AssassinationTried, AttackFought, BuildingStruck, Event, TurnEnded};
use crate::pieces::{Colour, PieceId};
use crate::state::Outcome;
use decider::Audience;

/// What happened, in one sentence or two.
#[must_use]
pub fn sentence(event: &Event) -> String {
    match event {
        Event::BattleOpened(it) => {
            let names: Vec<&str> = it.armies.values().map(String::as_str).collect();
            let field = match it.drawn {
                None => "the field".to_owned(),
                Some(from) => format!(
                    "a field that eight dice have made ({}, {:08})",
                    from.ground.name().to_lowercase(),
                    from.seed
                ),
            };
            format!("{}: {} take {field}.", it.title, names.join(" and "))
        }
        Event::PiecePlaced(it) if it.counters > 0 => {
            format!("{} appears in {}.", name(&it.piece), it.hex)
        }
        Event::PiecePlaced(it) => format!("{} stands in {}.", name(&it.piece), it.hex),
        Event::TurnBegun(it) => format!("Turn {} begins with a full deck.", it.turn),
        Event::CardTurned(it) => {
            let activates = count(it.activations, "unit");
            format!("{}: the {} army activates {activates}.", card(it.card), it.colour)
        }
        Event::CardIgnored(it) => format!("{}: nobody is ready.", card(it.card)),
        Event::TurnEnded(it) => turn_ended(it),
        Event::PiecesActivated(it) => {
            let all: Vec<String> = it.pieces.iter().chain(&it.along).map(name).collect();
            format!("{} acts.", listed(&all))
        }
        Event::PieceHealed(it) => {
            format!("{} is healed and endures {} again.", name(&it.piece), count(it.wounds, "hit"))
        }
        Event::PieceMoved(it) => {
            let to = it.path.last().map_or_else(String::new, |hex| format!(" to {hex}"));
            format!("{} moves{to}{}.", name(&it.piece), with(&it.along))
        }
        Event::MovingEnded(_) => "Now they fight.".to_owned(),
        Event::AttackFought(it) => attack_fought(it),
        Event::PieceWounded(it) => {
            let lost = count(it.lost, "wound");
            format!("{} loses {lost} and has {} left.", name(&it.piece), it.left)
        }
        Event::PieceEliminated(it) => format!("{} is gone.", name(&it.piece)),
        Event::PieceRetreated(it) => {
            format!("{} is driven back to {}{}.", name(&it.piece), it.hex, with(&it.along))
        }
        Event::FollowUpOffered(it) => format!("{} may follow to {}.", name(&it.piece), it.hex),
        Event::FollowedUp(it) => {
            format!("{} follows to {}{}.", name(&it.piece), it.hex, with(&it.along))
        }
        Event::SpellCast(it) => {
            let (caster, spell) = (name(&it.caster), it.spell.name());
            match it.ring {
                Some(left) => {
                    format!("{caster} casts {spell} from the ring, which holds {left} more.")
                }
                None => format!("{caster} casts {spell} and has {} left.", count(it.left, "point")),
            }
        }
        Event::SpellFailed(it) => format!("The spell of {} does nothing.", name(&it.caster)),
        Event::SpellStruck(it) => {
            format!("It strikes {} with {}.", name(&it.target), count(it.hits, "hit"))
        }
        Event::CountersChanged(it) => {
            let counters = count(it.counters, "activation counter");
            format!("{} now has {counters}.", name(&it.piece))
        }
        Event::PieceTeleported(it) => {
            let all: Vec<String> = it.with.iter().map(name).collect();
            format!("{} is in {} at once.", listed(&all), it.hex)
        }
        Event::CloudRaised(it) => {
            let (centre, last) = (it.cloud.centre, it.cloud.last_turn);
            format!("Fog lies round {centre} until the end of turn {last}.")
        }
        Event::PieceRaised(it) => format!("{} stands again in {}.", name(&it.piece), it.hex),
        Event::ThornsGrown(it) => format!("Thorns grow in {}.", it.hex),
        Event::ThornsSprung(it) => format!("{} walks into thorns in {}.", name(&it.piece), it.hex),
        Event::TrapSprung(it) => format!("{} is caught in a trap in {}.", name(&it.piece), it.hex),
        Event::MagicRegained(it) => {
            let points = count(it.magic_points, "magic point");
            format!("The stones give strength: {} has {points}.", name(&it.piece))
        }
        Event::AssassinationTried(it) => assassination(it),
        Event::FormChanged(it) => match it.until {
            Some(last) => format!("{} is an animal until turn {last} ends.", name(&it.piece)),
            None => format!("{} takes its own form again.", name(&it.piece)),
        },
        Event::ItemUsed(it) => format!("{} uses the {}.", name(&it.piece), it.item.name()),
        Event::HitsSaved(it) => {
            format!("Armour saves {} from {}.", name(&it.piece), count(it.saved, "hit"))
        }
        Event::BuildingStruck(it) => building_struck(it),
        Event::OilPoured(it) => {
            format!("{} pours boiling oil on {}.", name(&it.piece), name(&it.target))
        }
        Event::CardPlayed(it) => format!("{} is played.", card(it.card)),
        Event::BattleEnded(it) => match it.outcome {
            Outcome::Won(Colour::Red) => "The red army has won the battle.".to_owned(),
            Outcome::Won(Colour::Black) => "The black army has won the battle.".to_owned(),
            Outcome::Drawn => "The battle is drawn.".to_owned(),
        },
    }
}

/// What those may know who may not read an event; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(audience: &Audience) -> String {
    match audience {
        Audience::Seats(seats) if !seats.is_empty() => {
            format!("The {} army does something that the enemy does not see.", seats[0])
        }
        Audience::Seats(_) | Audience::Everyone => {
            "Something happens that only the organiser may see.".to_owned()
        }
    }
}

fn turn_ended(ended: &TurnEnded) -> String {
    let by = match ended.joker {
        Some(_) => "A Joker ends",
        None => "Everybody has acted: that ends",
    };
    match ended.marked.len() {
        0 => format!("{by} turn {}.", ended.turn),
        1 => format!("{by} turn {}; one keeps a counter.", ended.turn),
        kept => format!("{by} turn {}; {kept} keep counters.", ended.turn),
    }
}

fn attack_fought(fought: &AttackFought) -> String {
    let faces: Vec<String> = fought.faces.iter().map(u32::to_string).collect();
    let rolled = if faces.is_empty() { "no dice".to_owned() } else { faces.join(", ") };
    let hits = count(fought.hits, "hit");
    let back = if fought.retreat > 0 { " and drives back" } else { "" };
    let (attacker, target) = (name(&fought.attacker), name(&fought.target));
    format!("{attacker} attacks {target} and rolls {rolled}: {hits}{back}.")
}

fn assassination(tried: &AssassinationTried) -> String {
    let (assassin, victim) = (name(&tried.assassin), name(&tried.victim));
    let came = match tried.difference {
        ..=-3 => "is caught and slain",
        -2..=0 => "slips away unseen",
        1..=2 => "strikes home, in plain sight",
        3.. => "strikes home and is gone",
    };
    format!("{assassin} steals up on {victim} and {came}.")
}

fn building_struck(struck: &BuildingStruck) -> String {
    let (attacker, hex, hits) = (name(&struck.attacker), struck.hex, count(struck.hits, "hit"));
    if struck.destroyed {
        format!("{attacker} strikes the building in {hex}: {hits}, and it falls to rubble.")
    } else {
        format!(
            "{attacker} strikes the building in {hex}: {hits}, it endures {} more.",
            struck.left
        )
    }
}

/// `red-mounted-knights-2` as people say it: Red mounted knights 2.
fn name(id: &PieceId) -> String {
    id.word().split('-').enumerate().fold(String::new(), |mut name, (at, word)| {
        if at == 0 {
            let mut letters = word.chars();
            name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
            name.extend(letters);
        } else {
            name.push(' ');
            name.push_str(word);
        }
        name
    })
}

fn card(card: Card) -> String {
    match card {
        Card::Joker(_) => "A Joker".to_owned(),
        Card::Of(suit, rank) => {
            let rank = match rank {
                11 => "jack".to_owned(),
                12 => "queen".to_owned(),
                13 => "king".to_owned(),
                14 => "ace".to_owned(),
                number => number.to_string(),
            };
            format!("The {rank} of {suit}")
        }
    }
}

fn count(number: u32, what: &str) -> String {
    match number {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

fn with(along: &[PieceId]) -> String {
    let names: Vec<String> = along.iter().map(name).collect();
    if names.is_empty() { String::new() } else { format!(" with {}", listed(&names)) }
}

fn listed(names: &[String]) -> String {
    match names {
        [] => "Nobody".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{hidden_sentence, sentence};
    use crate::event::{AttackFought, CardTurned, Event, TurnEnded};
    use crate::pieces::Colour;
    use decider::Audience;

    #[test]
    fn people_hear_names_and_not_ids() {
        let fought = AttackFought {
            attacker: "red-mounted-knights-2".parse().unwrap(),
            target: "black-zombies-1".parse().unwrap(),
            distance: 1,
            dice: Vec::new(),
            hit_at: 4,
            faces: vec![1, 4],
            hits: 1,
            retreat: 1,
        };
        assert_eq!(
            sentence(&Event::from(fought)),
            "Red mounted knights 2 attacks Black zombies 1 and rolls 1, 4: 1 hit and drives back."
        );
        let turned = CardTurned {
            card: "spades-queen".parse().unwrap(),
            colour: Colour::Black,
            activations: 2,
        };
        let told = "The queen of spades: the black army activates 2 units.";
        assert_eq!(sentence(&turned.into()), told);
        let ended = TurnEnded { turn: 3, joker: None, marked: [].into() };
        assert_eq!(sentence(&ended.into()), "Everybody has acted: that ends turn 3.");
    }

    #[test]
    fn what_is_hidden_names_the_army_and_no_more() {
        let hidden = hidden_sentence(&Audience::Seats(vec![Colour::Red.seat()]));
        assert_eq!(hidden, "The red army does something that the enemy does not see.");
    }
}
