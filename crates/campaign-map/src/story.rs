//! Sentences for what happened; only here, never in a payload. Names of spaces come from the map, names of
//! banners from the state in which the event happened.

use crate::command::Side;
use crate::event::{Event, FallenReturned, FightBegun, FightSettled, How};
use crate::map::SpaceId;
use crate::pieces::{BannerId, Fate, PieceId, Place};
use crate::state::{Ground, Party, State};
use decider::{Audience, Seat};

/// An event as a sentence, told with the state just before it.
#[must_use]
pub fn sentence(state: &State, event: &Event) -> String {
    let place = |space: &SpaceId| state.map.name(space).to_owned();
    let who = |seat: &Seat| player_name(state, seat);
    let army = |banner: &BannerId| {
        let named = state.banners.get(banner).map(|banner| banner.name.clone());
        named.unwrap_or_else(|| banner.to_string())
    };
    match event {
        Event::MapOpened(it) => {
            let names: Vec<String> = it.players.iter().map(|player| player.name.clone()).collect();
            format!("On the map of {}, {} begin “{}”.", it.map.title, listed(&names), it.title)
        }
        Event::BannerRaised(it) => {
            format!("{} raises a banner for {} in {}.", it.name, who(&it.owner), place(&it.at))
        }
        Event::PieceMustered(it) => {
            let owner = it.owner.as_ref().map_or_else(|| "Nobody's men".to_owned(), who);
            let at = match (&it.place, &it.castle) {
                (Place::Banner(banner), _) => format!("with {}", army(banner)),
                (Place::Garrison(castle), _) => format!("in {}", place(castle)),
                (Place::Captive(_) | Place::Lost, _) => "nowhere".to_owned(),
            };
            let what = it.called.clone().unwrap_or_else(|| thing(&it.piece));
            match it.cost {
                0 => format!("{owner}: {what} stands {at}."),
                cost => format!("{owner}: {what} is mustered {at} for {}.", crowns(cost)),
            }
        }
        Event::PhaseBegun(it) => format!("Turn {}: {}.", it.turn, it.phase.name().to_lowercase()),
        Event::IncomePaid(it) => {
            format!("{} receives {} and has {}.", who(&it.seat), crowns(it.crowns), it.now)
        }
        Event::PiecesTransferred(it) => {
            let names: Vec<String> =
                it.pieces.iter().map(|piece| piece_name(state, piece)).collect();
            let to = match &it.place {
                Place::Banner(banner) => format!("to {}", army(banner)),
                Place::Garrison(castle) => format!("into the garrison of {}", place(castle)),
                Place::Captive(_) | Place::Lost => "away".to_owned(),
            };
            let change = if names.len() == 1 { "changes" } else { "change" };
            format!("{} {change} {to}.", listed(&names))
        }
        Event::RepairBegun(it) => {
            let (who, what) = (who(&it.seat), words(&it.damage));
            format!("{who} pays {} to repair {what} in {}.", crowns(it.crowns), place(&it.castle))
        }
        Event::DamageRepaired(it) => {
            format!("In {}, {} is whole again.", place(&it.castle), words(&it.damage))
        }
        Event::CaptiveRansomed(it) => {
            let (by, to) = (who(&it.by), who(&it.to));
            format!(
                "{by} pays {} to {to}: {} is free.",
                crowns(it.crowns),
                piece_name(state, &it.piece)
            )
        }
        Event::SeatDone(it) => format!("{} musters no more.", who(&it.seat)),
        Event::OrdersWritten(it) => format!("{} has written orders.", who(&it.seat)),
        Event::OrdersRevealed(_) => "All orders are revealed.".to_owned(),
        Event::BannerMoved(it) => {
            format!("{} marches from {} to {}.", army(&it.banner), place(&it.from), place(&it.to))
        }
        Event::SpaceTaken(it) => match &it.from {
            Some(from) => format!("{} takes {} from {}.", who(&it.by), place(&it.space), who(from)),
            None => format!("{} takes {}.", who(&it.by), place(&it.space)),
        },
        Event::SpaceFortified(it) => match &it.by {
            Some(by) => format!("{} digs in at {}.", who(by), place(&it.space)),
            None => format!("The walls dug at {} are no more.", place(&it.space)),
        },
        Event::SpaceRazed(it) => {
            format!(
                "{} burns {}: nothing comes from there until turn {} is over.",
                army(&it.banner),
                place(&it.space),
                it.until
            )
        }
        Event::PiecesHealed(it) => {
            let names: Vec<String> =
                it.wounds.keys().map(|piece| piece_name(state, piece)).collect();
            let heal = if names.len() == 1 { "heals" } else { "heal" };
            format!("{} {heal} a wound.", listed(&names))
        }
        Event::FightBegun(it) => fight_begun(state, it),
        Event::FightSettled(it) => fight_settled(state, it),
        Event::DamageDone(it) => {
            let broken: Vec<String> = it.damage.keys().map(|word| words(word)).collect();
            format!("In {} is broken: {}.", place(&it.castle), broken.join(", "))
        }
        Event::BannerRetreated(it) => {
            format!("{} retreats from {} to {}.", army(&it.banner), place(&it.from), place(&it.to))
        }
        Event::BannerDestroyed(it) => format!("The banner of {} is no more.", army(&it.banner)),
        Event::FallenReturned(it) => fallen_returned(state, it),
        Event::PiecesLost(it) => {
            let names: Vec<String> =
                it.pieces.iter().map(|piece| piece_name(state, piece)).collect();
            let is = if names.len() == 1 { "is" } else { "are" };
            format!("{} {is} lost.", listed(&names))
        }
        Event::MapEnded(it) => {
            let names: Vec<String> = it.outcome.winners.iter().map(who).collect();
            let how = if it.outcome.by_castles { "by castles" } else { "by what they hold" };
            format!("The campaign is over: {} win {how}.", listed(&names))
        }
    }
}

/// What those may know who may not read an event; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(state: &State, audience: &Audience) -> String {
    match audience {
        Audience::Seats(seats) if !seats.is_empty() => {
            format!("{} has written orders.", player_name(state, &seats[0]))
        }
        Audience::Seats(_) | Audience::Everyone => {
            "Something happens that only the organiser may see.".to_owned()
        }
    }
}

/// Dice as a sentence, by their purpose.
#[must_use]
pub fn roll_sentence(why: &str, faces: &[u32]) -> String {
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    let faces = faces.join(", ");
    let what = match why {
        "title" => "The general's title",
        "name" => "The general's name",
        "origin" => "Where the general is from",
        "reputation" => "What the general is known for",
        "who-attacks" => "Who attacks",
        "return" => "Who comes back",
        "fate" => "What becomes of who has fallen",
        "bots" => "The seed of the bots",
        other => return format!("{}: {faces}.", thing_of(other)),
    };
    format!("{what}: {faces}.")
}

fn thing_of(word: &str) -> String {
    let text = words(word);
    let mut letters = text.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

fn side(state: &State, party: &Party) -> String {
    match &party.seat {
        Some(seat) => player_name(state, seat),
        None => "nobody's garrison".to_owned(),
    }
}

fn fight_begun(state: &State, begun: &FightBegun) -> String {
    let about = &begun.about;
    let (attacker, defender) = (side(state, &about.attacker), side(state, &about.defender));
    match (&about.ground, &about.castle) {
        (Ground::Space(space), Some(_)) => {
            format!("{attacker} assaults {}, which {defender} defends.", state.map.name(space))
        }
        (Ground::Space(space), None) => {
            format!("{attacker} attacks {defender} in {}.", state.map.name(space))
        }
        (Ground::Link(from, to), _) => {
            let (from, to) = (state.map.name(from), state.map.name(to));
            format!("{attacker} meets {defender} on the way from {from} to {to}.")
        }
    }
}

fn fight_settled(state: &State, settled: &FightSettled) -> String {
    let about = state.fights.get(&settled.fight);
    let winner = about.map_or_else(
        || {
            if settled.winner == Side::Attacker { "The attacker" } else { "The defender" }
                .to_owned()
        },
        |about| side(state, about.party(settled.winner)),
    );
    let how = match &settled.how {
        How::Played(engagement) => format!(" in engagement {engagement}"),
        How::Ruled(reason) => format!(", as the organiser has ruled ({reason})"),
    };
    let fallen = settled.pieces.values().filter(|after| after.wounds == 0).count();
    let mut told = format!("{winner} has won fight {}{how}.", settled.fight);
    if fallen > 0 {
        told.push_str(&format!(" {fallen} of both sides fell."));
    }
    for (id, after) in &settled.pieces {
        if let Some(fate) = after.fate {
            let became = match fate {
                Fate::Killed => "is dead",
                Fate::Lamed => "has a wound for good",
                Fate::Captured => "is captured",
                Fate::Saved => "was carried off the field",
            };
            told.push_str(&format!(" {} {became}.", piece_name(state, id)));
        }
        for title in &after.titles {
            told.push_str(&format!(" {} is now called {title}.", piece_name(state, id)));
        }
    }
    told
}

fn fallen_returned(state: &State, returned: &FallenReturned) -> String {
    let back: Vec<String> = returned.back.keys().map(|piece| piece_name(state, piece)).collect();
    let lost: Vec<String> = returned.lost.iter().map(|piece| piece_name(state, piece)).collect();
    let one = |names: &[String], single: &str, many: &str| match names {
        [] => String::new(),
        [name] => format!("{name} {single}"),
        names => format!("{} {many}", listed(names)),
    };
    let parts = [one(&back, "comes back", "come back"), one(&lost, "is lost", "are lost")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("After fight {}: {}.", returned.fight, parts.join("; "))
}

/// A player as people say it.
#[must_use]
pub fn player_name(state: &State, seat: &Seat) -> String {
    state.players.get(seat).map_or_else(|| seat.to_string(), |player| player.name.clone())
}

/// A piece by its own name, or by its id as people say it.
#[must_use]
pub fn piece_name(state: &State, id: &PieceId) -> String {
    let called = state.pieces.get(id).and_then(|piece| piece.called.clone());
    called.unwrap_or_else(|| thing(id))
}

fn thing(id: &PieceId) -> String {
    thing_of(id.word())
}

fn words(word: &str) -> String {
    word.replace('-', " ")
}

/// `1 crown`, `3 crowns`.
#[must_use]
pub fn crowns(number: u32) -> String {
    match number {
        1 => "1 crown".to_owned(),
        _ => format!("{number} crowns"),
    }
}

/// `One, two and three`.
#[must_use]
pub fn listed(names: &[String]) -> String {
    match names {
        [] => "Nobody".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
