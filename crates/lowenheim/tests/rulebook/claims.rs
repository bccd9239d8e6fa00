//! `now` lines: what a test claims about the state, answered with what is true.

use crate::rulebook::words::{faction, figures, named, number, read};
use board::{Hex, Hexside};
use decider::By;
use lowenheim::State;
use lowenheim::city::Place;
use lowenheim::decks::{ActionCard, CommandCard, EventCard, Pile};
use lowenheim::figures::{Faction, FigureId, FigureKind, Side};
use lowenheim::state::{Marker, Whereabouts};
use lowenheim::view::view_for;
use messages::Language;
use serde::Serialize;

type Answer = Result<String, String>;

/// The true version of a claim.
pub(crate) fn answer(state: &State, claim: &str) -> Answer {
    let words: Vec<&str> = claim.split(' ').collect();
    match words.as_slice() {
        ["turn", ..] => Ok(format!(
            "turn {} step {}",
            state.turn,
            state.step.map_or_else(|| "none".to_owned(), |step| word(&step))
        )),
        ["acting", ..] => Ok(format!("acting {}", list(&state.to_act))),
        ["hand", who, ..] => {
            let hand = state.hands.get(&faction(who)?).cloned().unwrap_or_default();
            Ok(format!("hand {who} {}", counts(&hand, ActionCard::PRINTED)))
        }
        ["cards", "of", who, ..] => {
            let held = state.hands.get(&faction(who)?).map_or(0, Pile::len);
            Ok(format!("cards of {who} {held}"))
        }
        ["pile", deck, ..] => {
            let left = match *deck {
                "action" => counts(&state.draw_pile, ActionCard::PRINTED),
                "event" => counts(&state.event_pile, EventCard::PRINTED),
                "command" => counts(&state.command_pile, CommandCard::PRINTED),
                "discard" => counts(&state.discard_pile, ActionCard::PRINTED),
                _ => return Err(format!("there is no {deck} pile")),
            };
            Ok(format!("pile {deck} {left}"))
        }
        ["left", deck, ..] => {
            let left = match *deck {
                "action" => state.draw_pile.len(),
                "event" => state.event_pile.len(),
                "command" => state.command_pile.len(),
                "discard" => state.discard_pile.len(),
                _ => return Err(format!("there is no {deck} pile")),
            };
            Ok(format!("left {deck} {left}"))
        }
        ["figures", whose, ..] => {
            let count = match *whose {
                "city" => state.on_map(Side::City).count(),
                "enemy" => state.on_map(Side::Enemy).count(),
                who => state.obeying(faction(who)?).count(),
            };
            Ok(format!("figures {whose} {count}"))
        }
        ["home", who, ..] => {
            let home = Place::home_of(faction(who)?);
            Ok(format!("home {who} {}", home.letter()))
        }
        ["stands", who, ..] => {
            let places = state.obeying(faction(who)?).map(|(_, hex)| place_of(state, hex));
            let mut places: Vec<&str> = places.collect();
            places.dedup();
            Ok(format!("stands {who} {}", places.join(" ")))
        }
        ["hex", hex, ..] => about_hex(state, read(hex)?),
        ["open", from, to, ..] => {
            let (from, to): (Hex, Hex) = (read(from)?, read(to)?);
            let open = if state.is_open(from, to) { "yes" } else { "no" };
            Ok(format!("open {from} {to} {open}"))
        }
        ["wall", side, ..] => {
            let side: Hexside = read(side)?;
            let now = match (state.city.is_wall(side), state.opened.contains(&side)) {
                (false, _) => "none",
                (true, true) => "blown open",
                (true, false) => "stands",
            };
            Ok(format!("wall {side} {now}"))
        }
        ["way", from, to, ..] => {
            let (from, to): (Hex, Hex) = (read(from)?, read(to)?);
            let reached = board::distances([from], |from, to| state.is_open(from, to));
            let steps = reached.get(&to).map_or_else(|| "none".to_owned(), ToString::to_string);
            Ok(format!("way {from} {to} {steps}"))
        }
        ["barricades", ..] => Ok(format!("barricades {}", list(state.barricades.keys()))),
        ["water", "walls", ..] => {
            let walls = state.water_walls.iter().map(|(side, until)| format!("{side}={until}"));
            Ok(format!("water walls {}", list(walls)))
        }
        ["fires", ..] => {
            let fires = state.fires.iter().map(|(hex, turns)| format!("{hex}={turns}"));
            Ok(format!("fires {}", list(fires)))
        }
        ["ruins", ..] => Ok(format!("ruins {}", list(&state.ruins))),
        ["bridges", "down", ..] => {
            let down: Vec<&str> = state.bridges_down.iter().map(|place| place.letter()).collect();
            Ok(format!("bridges down {}", or_none(&down.join(" "))))
        }
        ["marker", marker, ..] => {
            let marker: Marker = named(marker)?;
            let entry = state.markers.get(&marker).ok_or_else(|| "no such marker".to_owned())?;
            let captured = match (entry.captured, entry.escaped) {
                (true, _) => " captured",
                (false, true) => " escaped",
                (false, false) => "",
            };
            let place = place_of(state, entry.hex);
            Ok(format!("marker {} {} {place}{captured}", marker.word(), entry.hex))
        }
        ["demand", id, ..] => {
            let id = number(id)?;
            let entry = state.demands.get(&id).ok_or_else(|| format!("no demand {id}"))?;
            let due = entry.deadline.map_or_else(String::new, |turn| format!(" due {turn}"));
            let settled = if entry.settled { " settled" } else { "" };
            let (kind, paid, needed, card) =
                (word(&entry.kind), entry.paid, entry.needed, entry.card);
            Ok(format!("demand {id} {kind} {paid} of {needed} {card}{due}{settled}"))
        }
        ["reserve", ..] => {
            let reserve = &state.reserve;
            let state = if reserve.awake { "awake" } else { "asleep" };
            Ok(format!("reserve {state} stock {}", reserve.stock))
        }
        ["gun", gun, ..] => {
            let number = number(gun)?;
            let there = state.guns.get(&number).map_or_else(String::new, |it| it.hex.to_string());
            let view = view_for(state, None, Language::English)
                .guns
                .into_iter()
                .find(|it| it.gun == number);
            let served = view.filter(|it| it.served).map_or("", |_| " served");
            Ok(format!("gun {gun} at {}{served}", or_none(&there)))
        }
        ["ogres", "waiting", ..] => Ok(format!("ogres waiting {}", state.enemy.ogres_waiting)),
        ["arrival", "number", ..] => Ok(format!("arrival number {}", state.options.arrival_number)),
        ["face", "down", ..] => {
            Ok(format!("face down {}", counts(&state.face_down, ActionCard::PRINTED)))
        }
        ["craters", ..] => Ok(format!("craters {}", list(&state.enemy.craters))),
        ["band", band, ..] => about_band(state, number(band)?),
        ["place", place, ..] => {
            let place: Place = named(place)?;
            let entry = state.holdings.get(&place).copied();
            let entry = entry.ok_or_else(|| format!("{} cannot fall", place.letter()))?;
            let fallen = if entry.fallen { " fallen" } else { "" };
            Ok(format!("place {} held {}{fallen}", place.letter(), entry.counter))
        }
        ["places", "that", "fall", ..] => {
            let places: Vec<&str> = state.holdings.keys().map(|place| place.letter()).collect();
            Ok(format!("places that fall {}", places.join(" ")))
        }
        ["outcome", ..] => {
            let outcome = state.outcome.map_or_else(|| "none".to_owned(), |outcome| word(&outcome));
            Ok(format!("outcome {outcome}"))
        }
        ["objective", who, objective, ..] => about_objective(state, faction(who)?, objective),
        ["rank", who, ..] => {
            let faction = faction(who)?;
            let score = state.scores.iter().find(|score| score.faction == faction);
            let score = score.ok_or_else(|| "no points are counted yet".to_owned())?;
            let wins = if score.wins { " wins" } else { "" };
            Ok(format!("rank {who} {} with {}{wins}", score.rank, score.points))
        }
        ["door", door, ..] => {
            let door = number(door)?;
            let there =
                state.city.map().doors.get(&door).ok_or_else(|| "no such door".to_owned())?;
            Ok(format!("door {door} {} {} exit {}", there.group, there.house, there.exit))
        }
        ["groups", "without", "a", "door", ..] => {
            let map = state.city.map();
            let houses = map.groups.keys().filter(|group| group.len() == 3 || *group == "L");
            let shut = houses.filter(|&group| map.doors.values().all(|door| door.group != **group));
            Ok(format!("groups without a door {}", list(shut)))
        }
        ["reader", who, rest @ ..] => reader(state, who, rest),
        [who, rest @ ..] => about_figures(state, &figures(who)?, who, rest),
        [] => Err("an empty claim".to_owned()),
    }
}

fn word(value: &impl Serialize) -> String {
    serde_json::to_value(value)
        .map_or_else(|wrong| wrong.to_string(), |value| testkit::compact(&value))
}

fn or_none(text: &str) -> &str {
    if text.is_empty() { "none" } else { text }
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    or_none(&items.join(" ")).to_owned()
}

fn counts<C: Copy + Ord + ToString>(pile: &Pile<C>, printed: &[(C, u32)]) -> String {
    let held = printed.iter().map(|&(card, _)| (card, pile.count(card)));
    let held = held.filter(|&(_, count)| count > 0);
    list(held.map(|(card, count)| format!("{} {count}", card.to_string())))
}

fn place_of(state: &State, hex: Hex) -> &'static str {
    state.city.place(hex).map_or("none", Place::letter)
}

fn about_hex(state: &State, hex: Hex) -> Answer {
    let enter = if state.can_enter(hex) { "open" } else { "closed" };
    let quarter = state.quarter(hex).map_or_else(|| "none".to_owned(), |it| word(&it));
    Ok(format!("hex {hex} {enter} place {} quarter {quarter}", place_of(state, hex)))
}

fn about_band(state: &State, band: u32) -> Answer {
    let entry = state.enemy.bands.get(&band).ok_or_else(|| format!("there is no band {band}"))?;
    let of_band = |kind: FigureKind| {
        let own = |figure: &FigureId| {
            figure.kind() == kind
                && state.figures.get(figure).and_then(|entry| entry.band) == Some(band)
        };
        state.on_map(Side::Enemy).filter(|(figure, _)| own(figure)).count()
    };
    let (skaven, ogres) = (of_band(FigureKind::Skaven), of_band(FigureKind::RatOgre));
    Ok(format!("band {band} aims {} skaven {skaven} ogres {ogres}", word(&entry.aim)))
}

fn about_objective(state: &State, faction: Faction, objective: &str) -> Answer {
    let score = state.scores.iter().find(|score| score.faction == faction);
    let line =
        score.and_then(|score| score.objectives.iter().find(|line| line.objective == objective));
    let line = line.ok_or_else(|| format!("{faction} has no objective `{objective}` counted"))?;
    Ok(format!("objective {faction} {objective} {}", if line.met { "met" } else { "missed" }))
}

/// What a reader sees: `reader cathay briefings cathay`, `reader public hands none`.
fn reader(state: &State, who: &str, rest: &[&str]) -> Answer {
    let by = match who {
        "public" => None,
        "organiser" => Some(By::Organiser),
        rulebook::game_master::SEAT => Some(By::Seat(rulebook::game_master::seat())),
        who => Some(By::Seat(faction(who)?.seat())),
    };
    let view = view_for(state, by.as_ref(), Language::English);
    match rest {
        ["briefings", ..] => {
            let own = view.briefing.iter().flat_map(|_| view.you);
            let others =
                view.factions.iter().filter(|it| it.briefing.is_some()).map(|it| it.faction);
            let mut read: Vec<Faction> = own.chain(others).collect();
            read.sort_unstable();
            read.dedup();
            Ok(format!("reader {who} briefings {}", list(read)))
        }
        ["hand", ..] => {
            let hand = view
                .hand
                .map_or_else(|| "hidden".to_owned(), |hand| counts(&hand, ActionCard::PRINTED));
            Ok(format!("reader {who} hand {hand}"))
        }
        ["backgrounds", ..] => {
            let told = view.factions.iter().filter(|it| !it.background.is_empty());
            Ok(format!("reader {who} backgrounds {}", list(told.map(|it| it.faction))))
        }
        ["profile", figure, ..] => {
            let id: FigureId = read(figure)?;
            let seen = view.figures.iter().find(|it| it.id == id);
            let known = seen.and_then(|it| it.profile).is_some();
            Ok(format!("reader {who} profile {figure} {}", if known { "known" } else { "hidden" }))
        }
        ["fires", ..] => {
            let fires = view.city.fires.iter().map(|fire| {
                let fought = if fire.fought_by.is_empty() { "" } else { " fought by " };
                let by: Vec<String> = fire.fought_by.iter().map(ToString::to_string).collect();
                format!("{}={}{fought}{}", fire.hex, fire.turns, by.join(" "))
            });
            Ok(format!("reader {who} fires {}", list(fires)))
        }
        ["spells", ..] => {
            let spells = view.spells.iter().map(|it| it.spell.word());
            Ok(format!("reader {who} spells {}", list(spells)))
        }
        ["water", "walls", ..] => {
            let walls = view.city.water_walls.iter();
            let walls = walls.map(|it| format!("{} until {}", it.hexside, it.until));
            Ok(format!("reader {who} water walls {}", list(walls)))
        }
        ["barricades", ..] => {
            let built = view.city.barricades_built.iter();
            let built = built.map(|it| format!("{} of turn {}", it.hexside, it.built));
            Ok(format!("reader {who} barricades {}", list(built)))
        }
        ["artefacts", ..] => {
            let seen = view.artefacts.iter().map(|it| {
                let now = it.now.as_ref().map_or_else(String::new, |now| format!(" \"{now}\""));
                format!("{} {}{now}", word(&it.artefact), it.used.len())
            });
            Ok(format!("reader {who} artefacts {}", list(seen)))
        }
        ["limit", ..] => Ok(format!("reader {who} limit {}", view.hand_limit)),
        ["card", "counts", ..] => {
            let counts = view.factions.iter().map(|it| it.hand_count);
            Ok(format!("reader {who} card counts {}", list(counts)))
        }
        ["pending", ..] => {
            let pending = view.game_master.and_then(|master| master.pending);
            let sentence = pending.map_or_else(|| "nothing".to_owned(), |it| it.sentence);
            let proceeds = if view.can_proceed { "proceeds" } else { "waits" };
            Ok(format!("reader {who} pending {proceeds}: {sentence}"))
        }
        ["tunnel", ..] => {
            let tunnel = view.city.tunnel.map_or_else(|| "hidden".to_owned(), |it| it.to_string());
            Ok(format!("reader {who} tunnel {tunnel}"))
        }
        ["werewolf", ..] => {
            let seen = view.werewolf.map_or_else(
                || "hidden".to_owned(),
                |it| {
                    let due = it.card_due.map_or("card unknown", |due| if due { "card due" } else { "no card due" });
                    let until = it.until.map_or_else(String::new, |turn| format!(" until {turn}"));
                    format!("{due}{until}{}", if it.runs_wild { " wild" } else { "" })
                },
            );
            Ok(format!("reader {who} werewolf {seen}"))
        }
        ["silver", "hair", ..] => {
            let seen = view.silver_hair.map_or("hidden", |it| match (it.used, it.called) {
                (true, _) => "used",
                (false, true) => "called",
                (false, false) => "kept",
            });
            Ok(format!("reader {who} silver hair {seen}"))
        }
        ["doors", ..] => {
            let doors = view.city.doors.map_or(0, |doors| doors.len());
            Ok(format!("reader {who} doors {doors}"))
        }
        _ => Err("a reader reads briefings, backgrounds, hand, limit, artefacts, profile, doors, tunnel, werewolf, silver hair, fires, barricades, pending, card counts"
            .to_owned()),
    }
}

fn about_figures(state: &State, figures: &[FigureId], who: &str, rest: &[&str]) -> Answer {
    let mut answers: Vec<String> = Vec::new();
    for figure in figures {
        answers.push(about_figure(state, *figure, rest)?);
    }
    answers.dedup();
    Ok(format!("{who} {}", answers.join(" | ")))
}

fn about_figure(state: &State, figure: FigureId, rest: &[&str]) -> Answer {
    let Some(entry) = state.figures.get(&figure) else { return Ok("is nobody".to_owned()) };
    match rest {
        ["at" | "in" | "starved" | "gone" | "escaped", ..] => Ok(match entry.whereabouts {
            Whereabouts::Map(hex) => format!("at {hex}"),
            Whereabouts::Temple => "in temple".to_owned(),
            Whereabouts::Starved => "starved".to_owned(),
            Whereabouts::Gone if state.escaped.contains(&figure) => "escaped".to_owned(),
            Whereabouts::Gone => "gone".to_owned(),
        }),
        ["wounds", ..] => Ok(format!("wounds {}", entry.wounds)),
        ["stunned" | "upright", ..] => {
            Ok(if entry.stunned.is_some() { "stunned" } else { "upright" }.to_owned())
        }
        ["moved" | "unmoved", ..] => Ok(if entry.moved { "moved" } else { "unmoved" }.to_owned()),
        ["marks", ..] => Ok(format!("marks {}", list(entry.damages.iter().map(word)))),
        ["busy" | "free", ..] => Ok(if state.is_busy(figure) { "busy" } else { "free" }.to_owned()),
        ["obeys", ..] => {
            let master = state.master_of(figure);
            Ok(format!("obeys {}", master.map_or("nobody".to_owned(), |it| it.to_string())))
        }
        ["side", ..] => Ok(format!("side {}", word(&state.side_of(figure)))),
        ["size", ..] => Ok(format!("size {}", figure.kind().size())),
        ["odds", target, ..] => {
            let odds = lowenheim::combat::odds(state, figure, read(target)?);
            let odds = odds.ok_or_else(|| "nobody fights there".to_owned())?;
            let (hit, wound, stun) = (odds.hit, odds.wound, odds.stun);
            Ok(format!("odds {target} hit {hit} wound {wound} stun {stun} of 1296"))
        }
        ["moves", ..] => {
            let line = state.profile_of(figure).ok_or_else(|| "no stat line".to_owned())?;
            Ok(format!(
                "moves {} fights {} attacks {} strength {} toughness {} wounds {}",
                line.movement, line.fight, line.attacks, line.strength, line.toughness, line.wounds
            ))
        }
        _ => Err(format!("nothing can be said of {figure} with `{}`", rest.join(" "))),
    }
}
