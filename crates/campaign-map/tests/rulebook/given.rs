//! `given` lines: how things stand.

use crate::rulebook::host::order;
use crate::table::{Host, Numbers, opened, rows};
use campaign_map::event::{
    BannerDestroyed, BannerMoved, BannerRaised, DamageDone, FallenReturned, FightBegun,
    FightUndecided, IncomePaid, PhaseBegun, PieceMustered, PiecesHealed, PiecesLost, SiegeLaid,
    SpaceTaken,
};
use campaign_map::map::{Link, SpaceId};
use campaign_map::names::Name;
use campaign_map::pieces::{BannerId, MapPlace, PieceId};
use campaign_map::state::{Damage, Fight, Ground, Held, Party, Phase};
use campaign_map::{CampaignMap, Event, State};
use decider::{Decider as _, Seat, run};
use std::str::FromStr;

type Done = Result<(), String>;

/// Four crowns, in the first muster; every banner is called after its seat.
pub(crate) fn start() -> State {
    opened(campaign_map::scenario::SCENARIOS[0].1, &mut Numbers::new(1)).0
}

/// Applies an event that a test brings about.
fn happen(state: &mut State, event: impl Into<Event>) {
    CampaignMap::evolve(state, &event.into()).expect("the event fits");
}

/// What a line says.
pub(crate) fn line(state: &mut State, line: &str) -> Done {
    if let Some(told) = line.strip_prefix("do ") {
        let (by, wish) = order(told)?;
        return match run::<Host>(state, &by, &mut Numbers::new(7), &wish) {
            Ok(_) => Ok(()),
            Err(stop) => Err(format!("{stop:?}")),
        };
    }
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["nothing", "yet"] => *state = State::default(),
        ["turn", turn, phase] => {
            happen(state, PhaseBegun { turn: read(turn)?, phase: read(phase)? });
        }
        ["crowns", seat, crowns] => {
            let (seat, now): (Seat, u32) = (read(seat)?, read(crowns)?);
            let (regions, castles, provinces, crowns) = (0, 0, 0, 0);
            happen(state, IncomePaid { seat, regions, castles, provinces, crowns, now });
        }
        ["banner", banner, "at", at] => {
            let banner: BannerId = read(banner)?;
            let owner: Seat = read(banner.word().rsplit_once('-').map_or("", |(seat, _)| seat))?;
            let at = read(at)?;
            let name = Name::Given(banner.to_string());
            happen(state, BannerRaised { name, banner, owner, at });
        }
        [banner, "at", at] => {
            let banner: BannerId = read(banner)?;
            let from = state.banners.get(&banner).ok_or("no such banner")?.at.clone();
            happen(state, BannerMoved { banner, from, to: read(at)? });
        }
        ["own", seat, spaces @ ..] => {
            for space in spaces {
                happen(
                    state,
                    SpaceTaken {
                        space: read(space)?,
                        by: read(seat)?,
                        from: None,
                        with: Vec::new(),
                    },
                );
            }
        }
        ["join", to, troops @ ..] => {
            for troop in troops {
                join(state, to, troop)?;
            }
        }
        ["empty", castle] => {
            let keeps = MapPlace::Garrison(read(castle)?);
            let pieces = state.pieces_in(&keeps).map(|(id, _)| id.clone()).collect();
            let clause = campaign_map::clauses::MAP_7.into();
            happen(state, PiecesLost { pieces, clause });
        }
        ["without", banner] => {
            let clause = campaign_map::clauses::MAP_8.into();
            happen(state, BannerDestroyed { banner: read(banner)?, clause });
        }
        ["damage", castle, word, crowns, turns] => {
            let (crowns, turns) = (read(crowns)?, read(turns)?);
            let damage = Damage { crowns, turns, cause: None, whole_after: None };
            let damage = [((*word).to_owned(), damage)].into();
            happen(state, DamageDone { castle: read(castle)?, damage });
        }
        [piece, "wounds", wounds] => {
            let (piece, wounds): (PieceId, u32) = (read(piece)?, read(wounds)?);
            let clause = campaign_map::clauses::WAP_249.into();
            happen(state, PiecesHealed { wounds: [(piece, wounds)].into(), clause });
        }
        [piece, "is", "back"] => {
            let piece: PieceId = read(piece)?;
            let (fight, at_least) = (0, 0);
            let (faces, lost) = ([].into(), Vec::new());
            let back = [(piece, 1)].into();
            happen(state, FallenReturned { fight, at_least, faces, back, lost });
        }
        // A siege that has lasted a turn, and who holds what of the town behind it.
        ["siege", castle, "by", banner, held @ ..] => siege(state, castle, banner, held)?,
        ["castle", castle, "of", "nobody"] => {
            state.spaces.get_mut(&read(castle)?).ok_or("no such castle")?.owner = None;
        }
        // All other units of a seat are lost.
        ["units", seat, left] => {
            let seat: Seat = read(seat)?;
            let gone = |(id, piece): &(&PieceId, &campaign_map::pieces::MapPiece)| {
                piece.owner.as_ref() == Some(&seat) && !piece.individual && id.word() != *left
            };
            let pieces = state.pieces.iter().filter(gone).map(|(id, _)| id.clone()).collect();
            let clause = campaign_map::clauses::MAP_7.into();
            happen(state, PiecesLost { pieces, clause });
        }
        [piece, "captive", "of", seat] => {
            let piece: PieceId = read(piece)?;
            let holder = MapPlace::Captive(read(seat)?);
            state.pieces.get_mut(&piece).ok_or("no such piece")?.place = holder;
        }
        _ => return Err(format!("`{line}` is told in no way that I know")),
    }
    Ok(())
}

fn siege(state: &mut State, castle: &str, banner: &str, held: &[&str]) -> Done {
    let (castle, banner): (SpaceId, BannerId) = (read(castle)?, read(banner)?);
    let by = state.banners.get(&banner).ok_or("no such banner")?.owner.clone();
    let with = state.with_banner(&banner).map(|(id, _)| id.clone()).collect();
    let keeps = state.garrison(&castle).map(|(id, _)| id.clone()).collect();
    let party = |seat, banners, pieces| Party { seat, banners, pieces };
    let about = Fight {
        terrain: state.map.terrain(&castle),
        castle: Some(castle.clone()),
        city: None,
        town: state.map.castle(&castle).and_then(|castle| castle.town.clone()),
        over: Link::Gate,
        walls: 0,
        attacker: party(Some(by), vec![banner], with),
        defender: party(state.owner(&castle).cloned(), Vec::new(), keeps),
        next: Vec::new(),
        winner: None,
        undecided: false,
        blockade: false,
        lifted: false,
        laid: false,
        engines: [].into(),
        ground: Ground::Space(castle),
    };
    let fight = state.fights_begun + 1;
    let holds = |what| held.contains(&what);
    let held = Held { foothold: holds("rampart"), refuge: holds("refuge"), gate: holds("gate") };
    happen(state, FightBegun { fight, about });
    happen(state, SiegeLaid { fight });
    happen(state, FightUndecided { fight, pieces: [].into(), held, beaten: Vec::new() });
    let turn = state.turn;
    happen(state, PhaseBegun { turn, phase: Phase::Income });
    happen(state, PhaseBegun { turn: turn + 1, phase: Phase::Orders });
    Ok(())
}

fn join(state: &mut State, to: &str, troop: &str) -> Done {
    let rows = rows();
    let row = rows.get(&read(troop)?).ok_or_else(|| format!("there is no troop {troop}"))?;
    let (owner, place) =
        match to.parse::<BannerId>().ok().filter(|id| state.banners.contains_key(id)) {
            Some(banner) => (Some(state.banners[&banner].owner.clone()), MapPlace::Banner(banner)),
            None => (state.owner(&read(to)?).cloned(), MapPlace::Garrison(read(to)?)),
        };
    let number = 1 + state.pieces.values().filter(|piece| piece.troop == row.id).count();
    let mut roster = (*state.roster).clone();
    roster.insert(row.id.clone(), row.clone());
    state.roster = roster.into();
    let mustered = PieceMustered {
        figure: None,
        piece: read(&format!("{troop}-{number}"))?,
        owner,
        troop: row.id.clone(),
        individual: row.is_individual(),
        called: None,
        place,
        castle: None,
        wounds: row.wounds,
        items: [].into(),
        cost: 0,
    };
    happen(state, mustered);
    Ok(())
}

pub(crate) fn read<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not what belongs here"))
}
