//! `given` lines: how things stand.

use crate::rulebook::host::order;
use crate::table::{MAP, Numbers, give};
use campaign::{AnyEvent, Campaign, EngagementNumber, Event, State};
use campaign_map::event::{
    BannerDestroyed, BannerMoved, BannerRaised, DamageDone, PieceMustered, PiecesHealed,
    PiecesTransferred, SpaceTaken,
};
use campaign_map::names::Name;
use campaign_map::pieces::{BannerId, MapPlace};
use campaign_map::state::Damage;
use decider::Decider as _;
use std::collections::BTreeMap;
use std::str::FromStr;

type Done = Result<(), String>;

fn happen(state: &mut State, event: &Event) -> Done {
    Campaign::evolve(state, event).map_err(|wrong| wrong.to_string())
}

fn on_map(state: &mut State, event: impl Into<campaign_map::Event>) -> Done {
    happen(state, &Event::Played { engagement: MAP, event: AnyEvent::Map(event.into()) })
}

/// What a line says.
pub(crate) fn line(state: &mut State, line: &str) -> Done {
    if let Some(told) = line.strip_prefix("do ") {
        let (by, command) = order(told)?;
        return match give(state, &by, &command, &mut Numbers::new(7)) {
            Ok(_) => Ok(()),
            Err(stop) => Err(format!("{stop:?}")),
        };
    }
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        [banner, "at", at] => {
            let banner: BannerId = read(banner)?;
            let map = state.map(MAP).ok_or("no map")?;
            let from = map.banners.get(&banner).ok_or("no such banner")?.at.clone();
            on_map(state, BannerMoved { banner, from, to: read(at)? })
        }
        // Some of a banner march with another of the same seat.
        [other, "from", banner, "at", at, "with", pieces @ ..] => {
            let (other, banner) = (read::<BannerId>(other)?, read::<BannerId>(banner)?);
            let owner = state.map(MAP).and_then(|map| map.banners.get(&banner)).ok_or("no such")?;
            let (owner, name) = (owner.owner.clone(), Name::Given((*pieces[0]).to_owned()));
            let at = read(at)?;
            on_map(state, BannerRaised { banner: other.clone(), owner, name, at })?;
            let pieces = pieces.iter().map(|piece| read(piece)).collect::<Result<_, _>>()?;
            on_map(state, PiecesTransferred { pieces, place: MapPlace::Banner(other) })
        }
        ["own", seat, spaces @ ..] => {
            for space in spaces {
                let (space, by) = (read(space)?, read(seat)?);
                on_map(state, SpaceTaken { space, by, from: None, with: Vec::new() })?;
            }
            Ok(())
        }
        ["without", banner] => {
            let clause = campaign_map::clauses::MAP_8.into();
            on_map(state, BannerDestroyed { banner: read(banner)?, clause })
        }
        ["damage", castle, word] => {
            let damage = Damage { crowns: 1, turns: 1, cause: None, whole_after: None };
            let damage = [((*word).to_owned(), damage)].into();
            on_map(state, DamageDone { castle: read(castle)?, damage })
        }
        [piece, "wounds", wounds] => {
            let wounds = [(read(piece)?, read(wounds)?)].into();
            on_map(state, PiecesHealed { wounds, clause: campaign_map::clauses::WAP_249.into() })
        }
        ["leader", figure, "at", castle] => {
            on_map(state, leader(figure, MapPlace::Garrison(read(castle)?))?)
        }
        ["leader", figure, "with", banner] => {
            on_map(state, leader(figure, MapPlace::Banner(read(banner)?))?)
        }
        [piece, "lame"] => {
            let id = read::<campaign_map::pieces::PieceId>(piece)?;
            with_map(state, |map| map.pieces.get_mut(&id).map(|piece| piece.lame = true))
        }
        ["last", "turn", turn] => {
            let turns = read(turn)?;
            with_map(state, |map| {
                map.options.turns = turns;
                Some(())
            })
        }
        ["garrison", castle, "of", seat] => {
            let (castle, owner) = (read(castle)?, read::<decider::Seat>(seat)?);
            with_map(state, |map| {
                let there = |piece: &&mut campaign_map::pieces::MapPiece| matches!(&piece.place, MapPlace::Garrison(at) if *at == castle);
                let garrison = map.pieces.values_mut().filter(there);
                garrison.for_each(|piece| piece.owner = Some(owner.clone()));
                map.spaces.get_mut(&castle).map(|space| space.owner = Some(owner))
            })
        }
        [piece, "called", name] => {
            let id = read::<campaign_map::pieces::PieceId>(piece)?;
            let name = Name::of_text(&name.replace('-', " "));
            if matches!(name, Name::Given(_)) {
                return Err(format!("the tables have no such name: {name:?}"));
            }
            with_map(state, |map| map.pieces.get_mut(&id).map(|piece| piece.called = Some(name)))
        }
        [piece, "carries", item] => {
            let id = read::<campaign_map::pieces::PieceId>(piece)?;
            let item = (*item).to_owned();
            with_map(state, |map| map.pieces.get_mut(&id).map(|piece| piece.items.insert(item)))
        }
        ["battle", number, rest @ ..] => battle(state, EngagementNumber(read(number)?), rest),
        ["siege", number, rest @ ..] => siege(state, EngagementNumber(read(number)?), rest),
        ["town", number, rest @ ..] => town(state, EngagementNumber(read(number)?), rest),
        _ => Err(format!("`{line}` is told in no way that I know")),
    }
}

/// Somebody who leads in the city: nobody's while they are there, else of the north.
fn leader(figure: &str, place: MapPlace) -> Result<PieceMustered, String> {
    let owner = matches!(place, MapPlace::Banner(_)).then(|| read("north")).transpose()?;
    Ok(PieceMustered {
        piece: read(figure)?,
        owner,
        troop: read("king")?,
        individual: true,
        called: Some(Name::Given(figure.to_owned())),
        place,
        castle: None,
        wounds: 1,
        items: std::collections::BTreeSet::new(),
        cost: 0,
        figure: Some(figure.to_owned()),
    })
}

fn with_map<T>(
    state: &mut State,
    change: impl FnOnce(&mut campaign_map::State) -> Option<T>,
) -> Done {
    let game = state.own(MAP).map(|engagement| &mut engagement.game);
    match game {
        Some(campaign::Game::Map(map)) => change(map).map(drop).ok_or("nobody".to_owned()),
        _ => Err("there is no map".to_owned()),
    }
}

/// What has happened in a battle.
fn battle(state: &mut State, engagement: EngagementNumber, words: &[&str]) -> Done {
    use te_wapen::event::{
        BattleEnded, BuildingStruck, CardPlayed, CardTurned, PieceEliminated, PieceWounded,
        PiecesActivated,
    };
    use te_wapen::pieces::Colour;
    use te_wapen::state::Outcome;
    let clause = rulebook::ClauseId("WAP-014".to_owned());
    let top = state.played_by::<te_wapen::Battle>(engagement).and_then(|battle| {
        battle.deck.iter().copied().find(|card| card.colour() == Some(Colour::Red))
    });
    let mut happened = |event: te_wapen::Event| {
        happen(state, &Event::Played { engagement, event: AnyEvent::Battle(event) })
    };
    match words {
        ["gone", pieces @ ..] => {
            for piece in pieces {
                let (piece, clause) = (read(piece)?, clause.clone());
                happened(PieceEliminated { piece, clause }.into())?;
            }
            Ok(())
        }
        ["hurt", piece, "left", left] => {
            let (lost, left) = (1, read(left)?);
            happened(PieceWounded { piece: read(piece)?, lost, left, clause }.into())
        }
        ["broken", hex] => {
            let (attacker, hex) = (read("red-ram-1")?, read(hex)?);
            let (faces, hits, left, destroyed) = (Vec::new(), 1, 0, true);
            let card = top.ok_or("no card is left")?;
            happened(CardTurned { card, colour: Colour::Red, activations: 1 }.into())?;
            let pieces = vec![read("red-ram-1")?];
            happened(PiecesActivated { pieces, along: Vec::new() }.into())?;
            happened(BuildingStruck { attacker, hex, faces, hits, left, destroyed }.into())?;
            happened(CardPlayed { card }.into())
        }
        ["won", colour] => {
            let outcome = Outcome::Won(read::<Colour>(colour)?);
            happened(BattleEnded { outcome, losses: BTreeMap::new() }.into())
        }
        _ => Err(format!("`{}` happens in no battle that I know", words.join(" "))),
    }
}

/// What has happened in a siege.
fn siege(state: &mut State, engagement: EngagementNumber, words: &[&str]) -> Done {
    use lowenheim::event::{
        BridgeDestroyed, DamageSuffered, FigureFell, FigurePlaced, FigureTaken, SiegeEnded,
    };
    use lowenheim::state::Outcome;
    let mut happened = |event: lowenheim::Event| {
        happen(state, &Event::Played { engagement, event: AnyEvent::Siege(event) })
    };
    match words {
        ["fell", figures @ ..] => {
            for figure in figures {
                happened(FigureFell { figure: read(figure)?, to_temple: false }.into())?;
            }
            Ok(())
        }
        ["taken", figure] => happened(FigureTaken { figure: read(figure)?, demand: 1 }.into()),
        ["suffered", figure, damage] => {
            let damage = serde_json::from_value(serde_json::json!(damage));
            let damage = damage.map_err(|wrong: serde_json::Error| wrong.to_string())?;
            happened(DamageSuffered { figure: read(figure)?, damage }.into())
        }
        ["slain", "skaven", count] => {
            let hex = read("1,1")?;
            for number in 1..=read::<u32>(count)? {
                let figure = read(&format!("skaven-{number}"))?;
                let (band, wounds) = (None, Some(1));
                happened(FigurePlaced { figure, hex, band, wounds }.into())?;
                happened(FigureFell { figure, to_temple: false }.into())?;
            }
            Ok(())
        }
        ["bridge", letter, "down"] => {
            let place = lowenheim::city::Place::ALL
                .into_iter()
                .find(|place| place.letter().to_string().to_lowercase() == *letter);
            happened(BridgeDestroyed { bridge: place.ok_or("no such bridge")? }.into())
        }
        ["ended", "city-stands"] => happened(SiegeEnded { outcome: Outcome::CityStands }.into()),
        ["ended", "overwhelmed"] => happened(SiegeEnded { outcome: Outcome::Overwhelmed }.into()),
        _ => Err(format!("`{}` happens in no siege that I know", words.join(" "))),
    }
}

/// What has happened in the siege of a walled town.
fn town(state: &mut State, engagement: EngagementNumber, words: &[&str]) -> Done {
    use fortified_town::event::{
        BattleEnded, FightingEnded, GateForced, ManCaptured, ManKilled, ManWounded, RationsEaten,
        RefugeTaken, SiegeEnded, SiegeRested, WallFallen,
    };
    use fortified_town::men::Side;
    use fortified_town::state::{Degree, Outcome};
    let clause = || rulebook::ClauseId("ST-09".to_owned());
    let mut happened = |event: fortified_town::Event| {
        happen(state, &Event::Played { engagement, event: AnyEvent::Assault(event) })
    };
    match words {
        ["killed", "every", class, rest @ ..] => {
            let (first, last) = match rest {
                ["to", last] => (1, read::<u32>(last)?),
                ["from", first, "to", last] => (read(first)?, read(last)?),
                _ => return Err("killed every CLASS [from NUMBER] to NUMBER".to_owned()),
            };
            (first..=last).try_for_each(|number| {
                let man = read(&format!("{class}-{number}"))?;
                happened(ManKilled { man, clause: clause() }.into())
            })
        }
        ["killed", men @ ..] => men
            .iter()
            .try_for_each(|man| happened(ManKilled { man: read(man)?, clause: clause() }.into())),
        ["wounded", men @ ..] => men
            .iter()
            .try_for_each(|man| happened(ManWounded { man: read(man)?, clause: clause() }.into())),
        ["captured", "by", by, men @ ..] => men.iter().try_for_each(|man| {
            happened(ManCaptured { man: read(man)?, by: read::<Side>(by)? }.into())
        }),
        ["forced", gate] => happened(GateForced { gate: read(gate)?, clause: clause() }.into()),
        ["rubble", hex] => happened(WallFallen { hex: read(hex)?, clause: clause() }.into()),
        ["eaten", rations, "left", left] => {
            let (side, rations, left) = (Side::Besieged, read(rations)?, read(left)?);
            happened(RationsEaten { side, rations, left }.into())
        }
        ["besiegers", "hold", hexes @ ..] => {
            let taken = hexes.iter().map(|hex| read(hex)).collect::<Result<_, _>>()?;
            let (lost, camp, engines, shut) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            let ladders = std::collections::BTreeMap::new();
            happened(FightingEnded { taken, lost, camp, ladders, engines, shut }.into())
        }
        ["refuge"] => {
            let left = std::collections::BTreeSet::new();
            happened(RefugeTaken { left, rations: 3 }.into())
        }
        ["battle", "won", "by", winner, "fled", men @ ..] => {
            let (winner, fled) = (read(winner)?, men.iter().map(|man| read(man)));
            let fled = fled.collect::<Result<_, _>>()?;
            happened(BattleEnded { winner, fled }.into())
        }
        ["rests"] => happened(SiegeRested { turn: 1 }.into()),
        ["ended", outcome] => {
            let (outcome, degree) = (read::<Outcome>(outcome)?, Degree::Marginal);
            happened(SiegeEnded { outcome, points: 0, degree }.into())
        }
        _ => Err(format!("`{}` happens in no town that I know", words.join(" "))),
    }
}

pub(crate) fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not what belongs here"))
}
