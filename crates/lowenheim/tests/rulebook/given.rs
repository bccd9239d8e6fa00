//! `given` lines: how things stand, brought about by events.

use crate::rulebook::words::{counted, faction, figures, named, number, read};
use board::{Hex, Hexside};
use lowenheim::city::{Place, Section};
use lowenheim::decks::{ActionCard, CommandCard, EventCard};
use lowenheim::event::{
    AmbassadorTurned, ArrivalSettled, ArtefactUsed, AttackCardPlayed, BandArrived, BandsOrdered,
    BarricadeBuilt, BridgeDestroyed, CardTaken, CardsDiscarded, CommandCardRevealed,
    DamageSuffered, DemandMade, DemandPaid, ElvesHelped, EventCardRevealed, FactionFed,
    FigureAbsent, FigureDeployed, FigureFell, FigurePlaced, FigureStarved, FigureStunned,
    FigureWounded, FiguresEscaped, FireGrown, FireStarted, GunBrought, MarkerCaptured,
    MarkerPlaced, MindSeized, OgreAwaited, PassageRuled, PlaceHeld, RageRolled, RuinStood,
    SecondCards, Secret, SecretKept, SectionMined, SiegeEnded, SiegeOpened, StepBegun, TurnBegun,
    VoteCast,
};
use lowenheim::figures::{Faction, FigureId, FigureKind, Side};
use lowenheim::state::Aim;
use lowenheim::state::{Actors, Artefact, Marker, Outcome, Step};
use lowenheim::tables::DemandKind;
use lowenheim::{Event, State, tables};

type Events = Result<Vec<Event>, String>;

/// What a line says, as events.
pub(crate) fn events(state: &State, line: &str) -> Events {
    let words: Vec<&str> = line.split(' ').collect();
    let Some((&subject, rest)) = words.split_first() else { return Ok(Vec::new()) };
    match (subject, rest) {
        ("empty", ["city"]) => Ok(empty_city(state)),
        ("turn", [turn, "step", step, acting @ ..]) => turn_and_step(state, turn, step, acting),
        ("hand", [who, cards @ ..]) => {
            let faction = faction(who)?;
            let cards: Vec<ActionCard> = counted(cards)?;
            Ok(cards.into_iter().map(|card| CardTaken { faction, card }.into()).collect())
        }
        ("pile", [deck, cards @ ..]) => pile(state, deck, cards),
        ("barricade", [side]) => reopened(state, |opened| {
            opened.barricades.push(read::<Hexside>(side)?);
            Ok(())
        }),
        ("barricade", [side, "built", "by", who]) => {
            let (faction, card, hexside) = (faction(who)?, ActionCard::Peasants, read(side)?);
            let taken = CardTaken { faction, card };
            Ok(vec![taken.into(), BarricadeBuilt { faction, hexside }.into()])
        }
        ("option", [option, value]) => reopened(state, |opened| {
            let value = number(value)?;
            match *option {
                "arrival-number" => opened.options.arrival_number = value,
                "turns" => opened.options.turns = value,
                "places-to-fall" => opened.options.places_to_fall = value,
                "game-master" => opened.options.game_master = value > 0,
                _ => return Err(format!("there is no option `{option}`")),
            }
            Ok(())
        }),
        ("fire", [hex, more @ ..]) => fire(read(hex)?, more),
        ("ruin", hexes) => {
            hexes.iter().map(|hex| Ok(RuinStood { hex: read(hex)? }.into())).collect()
        }
        ("bridge", [place, "down"]) => one(BridgeDestroyed { bridge: named(place)? }),
        ("mined", [section]) => mined(state, read_section(section)?),
        ("crater", ["used"]) => used_crater(state),
        ("gun", [gun, "at", hex]) => one(GunBrought { gun: number(gun)?, hex: read(hex)? }),
        ("werewolf", ["from", "now"]) => {
            let figure = FigureId::new(FigureKind::JeanJacques, 0);
            one(AmbassadorTurned { figure, until: state.turn + tables::WEREWOLF_TURNS })
        }
        ("werewolf", ["runs", "wild"]) => {
            let figure = FigureId::new(FigureKind::JeanJacques, 0);
            one(RageRolled { figure, die: tables::RAGE, raging: true })
        }
        ("spirit", ["called", need]) => {
            let secret = Secret::SpiritCalled { necessary: *need == "necessarily" };
            one(SecretKept { faction: Faction::Cathay, secret })
        }
        ("ogre", ["waits"]) => one(OgreAwaited { waiting: state.enemy.ogres_waiting + 1 }),
        ("band", [band, "aims", aim]) => {
            let entry = Hex::new(0, 0);
            Ok(vec![arrived(number(band)?, named(aim)?, entry).into()])
        }
        ("arrival", ["settled"]) => one(ArrivalSettled { band: None }),
        ("bands", ["act", order @ ..]) => {
            let order: Result<_, String> = order.iter().map(|band| number(band)).collect();
            one(BandsOrdered { order: order? })
        }
        ("demand", [kind, more @ ..]) => demand(state, named(kind)?, more),
        ("place", [place, "held", counter]) => {
            let place: Place = named(place)?;
            one(PlaceHeld { place, counter: number(counter)?, fallen: false })
        }
        ("place", [place, "fallen"]) => {
            let place: Place = named(place)?;
            one(PlaceHeld { place, counter: tables::HELD_UNTIL_FALLEN, fallen: true })
        }
        ("vote", [who, "for", leader]) => {
            one(VoteCast { faction: faction(who)?, leader: faction(leader)? })
        }
        ("marker", [marker, "captured"]) => {
            let marker: Marker = named(marker)?;
            let hex = state.markers.get(&marker).map_or(Hex::new(0, 0), |entry| entry.hex);
            one(MarkerCaptured { marker, hex })
        }
        ("marker", [marker, hex]) => one(MarkerPlaced { marker: named(marker)?, hex: read(hex)? }),
        ("passage", [mover, "refused", "by", owner]) => {
            let (owner, mover) = (faction(owner)?, faction(mover)?);
            one(PassageRuled { owner, mover, allowed: false })
        }
        ("attack-card", [who, hex]) => {
            let (faction, card) = (faction(who)?, ActionCard::Attack);
            let taken = CardTaken { faction, card };
            Ok(vec![taken.into(), AttackCardPlayed { faction, hex: read(hex)? }.into()])
        }
        ("bound", [who, "on", "turn", turn]) => {
            let order = state.order.clone();
            let mut events = vec![TurnBegun { turn: number(turn)?, order: order.clone() }.into()];
            events.extend(figures(who)?.into_iter().map(|figure| MindSeized { figure }.into()));
            events.push(TurnBegun { turn: state.turn, order }.into());
            Ok(events)
        }
        ("helped", ["on", "turns", turns @ ..]) => {
            let helped = |turn: &&str| Ok(ElvesHelped { turn: number(turn)? }.into());
            turns.iter().map(helped).collect()
        }
        ("fed", [who]) => {
            let (faction, card) = (faction(who)?, ActionCard::Food);
            Ok(vec![CardTaken { faction, card }.into(), FactionFed { faction, card }.into()])
        }
        ("artefact", [artefact, rest @ ..]) => artefact_line(state, artefact, rest),
        (who, rest) => people(state, &figures(who)?, rest),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "every arm of the match answers alike")]
fn one(event: impl Into<Event>) -> Events {
    Ok(vec![event.into()])
}

/// All city figures leave, so that a test names those that matter.
fn empty_city(state: &State) -> Vec<Event> {
    let city = state.on_map(Side::City);
    city.map(|(figure, _)| FigureAbsent { figure }.into()).collect()
}

/// `turn 4 step movement`, with those who have something to do; nobody named: everybody.
fn turn_and_step(state: &State, turn: &str, step: &str, acting: &[&str]) -> Events {
    let (turn, step): (u32, Step) = (number(turn)?, named(step)?);
    let mut order = Faction::ALL.to_vec();
    order.rotate_left((turn as usize).saturating_sub(1) % Faction::ALL.len());
    let factions = match (acting, step.actors()) {
        ([], Actors::Together | Actors::InOrder) => order.clone(),
        ([], Actors::Rules | Actors::Nobody) => Vec::new(),
        (["acting", names @ ..], _) => {
            names.iter().map(|name| faction(name)).collect::<Result<_, _>>()?
        }
        _ => return Err("after the step comes `acting` and the factions".to_owned()),
    };
    let mut events: Vec<Event> = vec![TurnBegun { turn, order }.into()];
    if step == Step::Vote {
        events.push(SiegeEnded { outcome: Outcome::CityStands }.into());
    }
    events.push(StepBegun { step, factions }.into());
    if step == Step::EnemyCombat {
        let order = state.enemy.bands.keys().copied().collect();
        events.push(BandsOrdered { order }.into());
    }
    Ok(events)
}

/// What holds from the opening on: the siege is opened anew, with the same city and decks.
fn reopened(state: &State, change: impl FnOnce(&mut SiegeOpened) -> Result<(), String>) -> Events {
    if state.hands.values().any(|hand| !hand.is_empty()) || state.turn > 0 {
        return Err("barricades and options stand before hands and turns".to_owned());
    }
    let mut opened = SiegeOpened {
        title: state.title.clone(),
        city: state.city.map().clone(),
        options: state.options,
        action_deck: state.draw_pile.clone(),
        event_deck: state.event_deck.clone(),
        command_deck: state.command_deck.clone(),
        barricades: state.barricades.keys().copied().collect(),
    };
    change(&mut opened)?;
    one(opened)
}

/// `pile event rat-ogre 1`: only these are left to draw; the others were seen or are discarded.
fn pile(state: &State, deck: &str, cards: &[&str]) -> Events {
    match deck {
        "action" => {
            let mut gone = state.draw_pile.clone();
            for card in counted::<ActionCard>(cards)? {
                if !gone.take(card) {
                    return Err(format!("the pile has no further {card}"));
                }
            }
            let cards = gone.in_order();
            let faction = Faction::CityGuard;
            let taken = cards.iter().map(|&card| CardTaken { faction, card }.into());
            let mut events: Vec<Event> = taken.collect();
            events.push(CardsDiscarded { faction, cards }.into());
            Ok(events)
        }
        "event" => {
            let mut gone = state.event_pile.clone();
            for card in counted::<EventCard>(cards)? {
                if !gone.take(card) {
                    return Err(format!("the pile has no further {card}"));
                }
            }
            let seen = gone.in_order().into_iter();
            Ok(seen.map(|card| EventCardRevealed { card, reshuffled: false }.into()).collect())
        }
        "command" => {
            let mut gone = state.command_pile.clone();
            for card in counted::<CommandCard>(cards)? {
                if !gone.take(card) {
                    return Err(format!("the pile has no further {card}"));
                }
            }
            let seen = gone.in_order().into_iter();
            Ok(seen.map(|card| CommandCardRevealed { card, reshuffled: false }.into()).collect())
        }
        _ => Err(format!("there is no {deck} pile; write action, event or command")),
    }
}

fn read_section(word: &str) -> Result<Section, String> {
    named(word)
}

fn mined(state: &State, section: Section) -> Events {
    let there = state.city.map().sections.get(&section);
    let there = there.ok_or_else(|| "this section is not on the map".to_owned())?;
    one(SectionMined {
        section,
        hex: there.hex,
        opened: there.opens.clone(),
        barricades: Vec::new(),
    })
}

/// `fire 20,7` that has just broken out, or `fire 20,7 burnt 2`.
fn fire(hex: Hex, more: &[&str]) -> Events {
    let mut events: Vec<Event> = vec![FireStarted { hex, spread_from: None }.into()];
    match more {
        [] => {}
        ["burnt", turns] => events.push(FireGrown { hex, turns: number(turns)? }.into()),
        _ => return Err("after the burning hex comes `burnt 2`".to_owned()),
    }
    Ok(events)
}

/// The oldest crater has served a band that is long gone.
fn used_crater(state: &State) -> Events {
    let crater = state.enemy.craters.first();
    let &entry = crater.ok_or_else(|| "there is no crater".to_owned())?;
    let band = next_band(state);
    let (skaven, ogres) = (0, 0);
    one(BandArrived { band, aim: Aim::Nearest, entry, door: None, skaven, ogres, breach: false })
}

fn next_band(state: &State) -> u32 {
    state.enemy.bands.keys().next_back().map_or(1, |last| last + 1)
}

/// A band whose figures the test places itself.
fn arrived(band: u32, aim: Aim, entry: Hex) -> BandArrived {
    BandArrived { band, aim, entry, door: Some(11), skaven: 0, ogres: 0, breach: false }
}

/// `demand food-short [due 4] [paid 2]`.
fn demand(state: &State, kind: DemandKind, more: &[&str]) -> Events {
    let number_of = state.demands.keys().next_back().map_or(1, |last| last + 1);
    let (_, card, needed, moves) = tables::DEMANDS
        .iter()
        .find(|&&(listed, ..)| listed == kind)
        .ok_or_else(|| "nothing is asked for that".to_owned())?;
    let mut deadline = moves.map(|moves| state.turn + moves - 1);
    let mut paid = 0;
    for pair in more.chunks(2) {
        match pair {
            ["due", turn] => deadline = Some(number(turn)?),
            ["paid", count] => paid = number(count)?,
            _ => return Err("after the demand comes `due 4` or `paid 2`".to_owned()),
        }
    }
    let second = tables::SECOND_CARDS.iter().find(|&&(listed, ..)| listed == kind);
    let second = second.map(|&(_, card, needed)| SecondCards { card, needed });
    let figures = tables::FIGURES.iter().find(|&&(listed, _)| listed == kind);
    let figures = figures.map_or(0, |&(_, figures)| figures);
    let made = DemandMade {
        demand: number_of,
        kind,
        card: *card,
        needed: *needed,
        deadline,
        second,
        figures,
    };
    let mut events: Vec<Event> = vec![made.into()];
    if paid > 0 {
        let (faction, cards) = (Faction::CityGuard, vec![*card; paid as usize]);
        events.extend(cards.iter().map(|&card| CardTaken { faction, card }.into()));
        events.push(DemandPaid { demand: number_of, faction, cards, paid }.into());
    }
    Ok(events)
}

/// `artefact teleporter used on turns 1 2`, `artefact box with amon`.
fn artefact_line(state: &State, word: &str, rest: &[&str]) -> Events {
    let faction = Faction::WizardsCouncil;
    match (word, rest) {
        ("box", ["with", who]) => {
            one(SecretKept { faction, secret: Secret::BoxTaken { wizard: read(who)? } })
        }
        (word, ["used", "on", "turns", turns @ ..]) => {
            let artefact: Artefact = named(word)?;
            let order = state.order.clone();
            let begun = |turn| Event::from(TurnBegun { turn, order: order.clone() });
            let wizard = state.artefacts.bearer.unwrap_or(read("severus")?);
            let mut events = Vec::new();
            for (uses, turn) in (1..).zip(turns) {
                events.push(begun(number(turn)?));
                let busy = artefact != Artefact::Box;
                let cards = Vec::new();
                events.push(ArtefactUsed { wizard, artefact, uses, cards, busy }.into());
            }
            events.push(begun(state.turn));
            Ok(events)
        }
        _ => Err("an artefact is `used on turns 1 2`, the box is `with amon`".to_owned()),
    }
}

/// `foot-soldier-1 10,12 stunned`, `mannheim in temple`, `wen-jiao-bao arm`.
fn people(state: &State, figures: &[FigureId], words: &[&str]) -> Events {
    let mut events = Vec::new();
    let mut words = words.iter().copied();
    let mut hex: Option<Hex> = None;
    let mut band = 1;
    let mut later: Vec<Event> = Vec::new();
    while let Some(word) = words.next() {
        for &figure in figures {
            match word {
                "stunned" => later.push(FigureStunned { figure }.into()),
                "escaped" => {
                    let (figures, markers) = (vec![figure], Vec::new());
                    later.push(FiguresEscaped { figures, hex: Hex::new(22, 8), markers }.into());
                }
                "starved" => later.push(FigureStarved { figure }.into()),
                "gone" => later.push(FigureAbsent { figure }.into()),
                _ => {}
            }
        }
        match word {
            "stunned" | "starved" | "gone" | "escaped" => {}
            "with" => {
                let markers = vec![named(words.next().unwrap_or_default())?];
                let (figures, hex) = (Vec::new(), Hex::new(22, 8));
                later.push(FiguresEscaped { figures, hex, markers }.into());
            }
            "in" if words.next() == Some("temple") => {
                for &figure in figures {
                    later.push(FigureWounded { figure, left: Some(0) }.into());
                    later.push(FigureFell { figure, to_temple: true }.into());
                }
            }
            "band" => band = number(words.next().unwrap_or_default())?,
            "wounds" => {
                let left = number(words.next().unwrap_or_default())?;
                later.extend(
                    figures.iter().map(|&figure| FigureWounded { figure, left: Some(left) }.into()),
                );
            }
            "has" => {
                let damage = named(words.next().unwrap_or_default())?;
                later
                    .extend(figures.iter().map(|&figure| DamageSuffered { figure, damage }.into()));
            }
            place => hex = Some(read(place)?),
        }
    }
    if let Some(hex) = hex {
        let enemy = figures.iter().any(|figure| figure.kind().side() == Side::Enemy);
        if enemy && !state.enemy.bands.contains_key(&band) {
            events.push(arrived(band, Aim::Nearest, hex).into());
        }
        for &figure in figures {
            events.push(match figure.kind().side() {
                Side::City if !state.figures.contains_key(&figure) => {
                    FigurePlaced { figure, hex, band: None, wounds: None }.into()
                }
                Side::City => FigureDeployed { figure, hex }.into(),
                Side::Enemy => FigurePlaced { figure, hex, band: Some(band), wounds: None }.into(),
            });
        }
    }
    events.extend(later);
    Ok(events)
}
