//! The map of a campaign as text: who plays, whose the land is, the armies and who marches with them.

use crate::terminal::{Moment, StepName, counted, put, table, yes};
use campaign_map::atlas::{links_away, state_of};
use campaign_map::map::Link;
use campaign_map::pieces::MapPlace;
use campaign_map::state::{Fight, Ground, Party, Phase};
use campaign_map::view::{BannerView, PieceView, SpaceView, View};
use decider::Seat;
use rulebook::notation::written;
use std::fmt::{Display, Write as _};

pub(super) fn moment(map: &View) -> Moment {
    let (number, open) = (None, None);
    let step = |phase: &Phase| {
        let (word, name) = (phase.word().to_owned(), phase.name().to_owned());
        StepName { number: number.clone(), word, name }
    };
    let phases: Vec<Phase> = match map.phase {
        Phase::Prologue => vec![Phase::Prologue],
        _ => Phase::of_a_turn().collect(),
    };
    let now = phases.iter().position(|phase| *phase == map.phase);
    Moment { turn: map.turn, steps: phases.iter().map(step).collect(), now, open }
}

pub(super) fn now(map: &View) -> String {
    format!("turn {} of {}, {}", map.turn, map.last_turn, map.phase.name())
}

pub(super) fn text(map: &View, text: &mut String) {
    let owing: Vec<&str> =
        map.players.iter().filter(|player| player.owes).map(|player| &*player.name).collect();
    if let Some(outcome) = &map.outcome {
        let how = if outcome.by_castles { "by castles" } else { "by points" };
        let _ = writeln!(text, "it ended: {} won {how}", joined(&outcome.winners));
    } else if map.prologue.as_ref().is_some_and(|prologue| prologue.played)
        || map.estates.as_ref().is_some_and(|estates| estates.sit)
    {
        text.push_str("the realm is played for, in an engagement of its own\n");
    } else if owing.is_empty() {
        text.push_str("the rules go on when somebody says proceed\n");
    } else {
        let _ = writeln!(text, "to act: {}", owing.join(", "));
    }
    let _ = writeln!(text, "{} castles win\n", map.castles_to_win);
    realm(map, text);
    players(map, text);
    land(map, text);
    armies(map, text);
    pieces(map, text);
    fights(map, text);
}

/// What a game for the realm has brought, and what is asked of it.
fn realm(map: &View, text: &mut String) {
    if let Some(prologue) = map.prologue.as_ref().filter(|_| map.phase == Phase::Prologue) {
        if let Some(seat) = &prologue.chooses {
            let free = joined(&prologue.free_homes);
            let _ = writeln!(text, "{seat} chooses a home of {free}");
        }
        for (seat, home) in &prologue.homes {
            let _ = writeln!(text, "{seat} begins in {home}");
        }
    }
    if let Some(renegade) = &map.renegade {
        let holder = &renegade.holder;
        let _ = match &renegade.opponent {
            None => {
                let opponents = joined(&renegade.opponents);
                writeln!(text, "{holder} names whom a renegade leaves: {opponents}")
            }
            Some(opponent) => {
                let units = joined(&renegade.units);
                writeln!(text, "{opponent} says which unit goes over to {holder}: {units}")
            }
        };
    }
    for truce in &map.truces {
        let [one, other] = &truce.seats;
        let _ = writeln!(text, "{one} and {other} keep a truce until turn {} is over", truce.until);
    }
    if let Some(estates) = map.estates.as_ref().filter(|estates| estates.seats.is_empty()) {
        let _ = writeln!(text, "the estates meet at the end of turn {}", estates.turn);
    }
}

fn players(map: &View, text: &mut String) {
    let head = ["player", "seat", "crowns", "income", "castles", "points", "armies", "to act"];
    let mut all = table(&head);
    for player in &map.players {
        let armies = map.banners.iter().filter(|banner| banner.owner == player.seat).count();
        all.add_row([
            player.name.clone(),
            player.seat.to_string(),
            player.crowns.to_string(),
            player.income.to_string(),
            player.castles.to_string(),
            player.points.to_string(),
            format!("{armies} of {}", player.banners_allowed),
            yes(player.owes),
        ]);
    }
    put(text, &all);
}

/// Regions, then castles.
fn land(map: &View, text: &mut String) {
    let mut all = table(&["space", "", "what it is", "province", "next to", "owner", "now"]);
    for space in &map.spaces {
        let province = space.province.and_then(|province| map.provinces.get(&province));
        all.add_row([
            space.id.to_string(),
            space.name.clone(),
            match (space.terrain, &space.town) {
                (Some(terrain), _) => terrain.name().to_lowercase(),
                (None, Some(_)) => "walled town".to_owned(),
                (None, None) => "castle".to_owned(),
            },
            province.cloned().unwrap_or_default(),
            next_to(space),
            space.owner.as_ref().map_or_else(String::new, Seat::to_string),
            state_of(space),
        ]);
    }
    put(text, &all);
}

/// Where one marches from here: over land by number alone, else with the way named.
fn next_to(space: &SpaceView) -> String {
    let by = |way: Link| {
        let others = space.links.iter().filter(move |(_, link)| **link == way);
        others.map(|(other, _)| other.to_string()).collect::<Vec<_>>().join(" ")
    };
    let ways =
        [(Link::Land, ""), (Link::Gate, ""), (Link::Bridge, "bridge "), (Link::Tunnel, "tunnel ")];
    let named = ways.map(|(way, name)| (by(way), name));
    let told = named.into_iter().filter(|(others, _)| !others.is_empty());
    told.map(|(others, name)| format!("{name}{others}")).collect::<Vec<_>>().join(", ")
}

fn armies(map: &View, text: &mut String) {
    let mut all = table(&["army", "", "owner", "at", "pieces", "links to castles", "ordered"]);
    for banner in &map.banners {
        let marching = |piece: &&PieceView| piece.place == MapPlace::Banner(banner.id.clone());
        let order = map.revealed.get(&banner.id).or(map.written.get(&banner.id));
        let ordered = match order {
            _ if banner.beaten => format!("beaten; may go to {}", joined(&banner.ways_out)),
            Some(order) => written(order),
            None => String::new(),
        };
        all.add_row([
            banner.id.to_string(),
            banner.name.clone(),
            banner.owner.to_string(),
            banner.at.to_string(),
            map.pieces.iter().filter(marching).count().to_string(),
            to_castles(map, banner),
            ordered,
        ]);
    }
    put(text, &all);
}

/// How many links lie between an army and each castle, the nearest first.
fn to_castles(map: &View, banner: &BannerView) -> String {
    let away = links_away(map, &banner.at);
    let castles = map.spaces.iter().filter(|space| space.terrain.is_none());
    let mut far: Vec<_> =
        castles.filter_map(|space| Some((*away.get(&space.id)?, &space.id))).collect();
    far.sort();
    let far: Vec<String> = far.iter().map(|(links, castle)| format!("{castle} {links}")).collect();
    far.join(", ")
}

fn pieces(map: &View, text: &mut String) {
    let mut all = table(&["piece", "", "owner", "with", "endures", "items"]);
    for piece in counted(&map.pieces, |piece| piece.id.to_string()) {
        let called = piece.called.as_ref().unwrap_or(&piece.name);
        let with = match &piece.place {
            MapPlace::Banner(banner) => banner.to_string(),
            MapPlace::Garrison(castle) => format!("garrison of {castle}"),
            MapPlace::Captive(seat) => format!("captive of {seat}"),
            MapPlace::Lost => "lost".to_owned(),
        };
        let whole: Vec<&str> = [called].into_iter().chain(&piece.titles).map(|it| &**it).collect();
        let item = |word: &String| map.names.get(word).unwrap_or(word).clone();
        let items: Vec<String> = piece.items.iter().map(item).collect();
        all.add_row([
            piece.id.to_string(),
            whole.join(" "),
            piece.owner.as_ref().map_or_else(String::new, Seat::to_string),
            with,
            format!("{} of {}{}", piece.wounds, piece.of, if piece.lame { ", lame" } else { "" }),
            items.join(", "),
        ]);
    }
    put(text, &all);
}

fn fights(map: &View, text: &mut String) {
    if map.fights.is_empty() {
        return;
    }
    let mut all = table(&["fight", "where", "attacker", "defender", "bought", "won by"]);
    for (number, fight) in &map.fights {
        let place = match &fight.ground {
            Ground::Space(space) => space.to_string(),
            Ground::Link(from, to) => format!("between {from} and {to}"),
        };
        let party = |party: &Party| {
            let seat = party.seat.as_ref().map_or("nobody", Seat::name);
            format!("{seat}, {} pieces", party.pieces.len())
        };
        all.add_row([
            number.to_string(),
            place,
            party(&fight.attacker),
            party(&fight.defender),
            bought(fight),
            match fight.winner {
                Some(side) => side.word().to_owned(),
                None if fight.undecided => "nobody: the siege goes on".to_owned(),
                None if fight.blockade => "open: a blockade".to_owned(),
                None => String::new(),
            },
        ]);
    }
    put(text, &all);
}

/// Engines for this turn of a siege.
fn bought(fight: &Fight) -> String {
    let engines = fight.engines.iter();
    let engines = engines.map(|(engine, number)| format!("{number} {}", engine.word()));
    engines.collect::<Vec<_>>().join(", ")
}

fn joined(all: &[impl Display]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
