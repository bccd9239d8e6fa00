//! What a seat sees of the map, ready to draw: by allow-list, so that what is not named here stays unseen.
//! Hidden is only what is ordered, until all is revealed; that somebody has written is no secret
//! ([WAP-245](crate::clauses::WAP_245)).

use crate::engines::SiegeEngine;
use crate::map::{Link, SpaceId, Terrain};
use crate::muster::{banners_allowed, is_under_attack};
use crate::pending::owes;
use crate::pieces::Order;
use crate::pieces::{BannerId, Cause, MapPlace, PieceId};
use crate::realm::{Prologue, Won};
use crate::renegades::{self, Waiting};
use crate::roster::{Body, TroopId};
use crate::state::{Damage, Fight, Outcome, Phase, State};
use crate::story::{said, said_name, said_reputation};
use crate::{income, relief, retreats, verdict};
use decider::{By, Seat};
use messages::Language;
use std::collections::{BTreeMap, BTreeSet};

rulebook::views! {
    /// The map as one reader sees it.
    #[schemars(rename = "MapView")]
    View {
        /// The scenario's name.
        title: String,
        /// The map's name.
        map: String,
        /// From 1.
        turn: u32,
        /// The last turn.
        last_turn: u32,
        /// So many castles win.
        castles_to_win: u32,
        /// Where the turn is.
        phase: Phase,
        /// Who plays.
        players: Vec<PlayerView>,
        /// The names of the provinces.
        provinces: BTreeMap<u32, String>,
        /// What troops and magic items are called, by their words in orders and pieces.
        names: BTreeMap<String, String>,
        /// Regions, then castles.
        spaces: Vec<SpaceView>,
        /// Armies.
        banners: Vec<BannerView>,
        /// Units and individuals, also those who are lost.
        pieces: Vec<PieceView>,
        /// Crowns that engines for a siege cost.
        prices: BTreeMap<SiegeEngine, u32>,
        /// The troops of the reader's peoples, while they may be mustered.
        troops: BTreeMap<TroopId, TroopView>,
        /// The fights of this turn.
        fights: BTreeMap<u32, Fight>,
        /// What the reader has written.
        written: BTreeMap<BannerId, Order>,
        /// What was revealed this turn.
        revealed: BTreeMap<BannerId, Order>,
        /// Who came to relieve a town of another this turn, and whether they were welcome.
        admitted: BTreeMap<BannerId, bool>,
        /// The game for the realm before the map.
        prologue: Option<PrologueView>,
        /// What the next renegade of the realm waits for.
        renegade: Option<RenegadeView>,
        /// Truces that hold.
        truces: Vec<TruceView>,
        /// The estates, since they were called.
        estates: Option<EstatesView>,
        /// How it ended.
        outcome: Option<Outcome>,
    }
    /// A troop that can be mustered.
    #[schemars(rename = "MapTroopView")]
    TroopView {
        /// As people say it.
        name: String,
        /// Its people.
        people: String,
        /// What kind of troop it is.
        body: Body,
        /// Crowns that it costs.
        cost: u32,
        /// The most dice that it ever has; an individual has none of its own.
        dice: u32,
        /// How many wounds it endures.
        wounds: u32,
        /// Its longest move.
        moves: u32,
        /// May a banner be raised under it?
        leads: bool,
        /// Does it cast spells?
        casts: bool,
    }
    /// The game for the realm before the map, and what it has brought.
    #[schemars(rename = "MapPrologueView")]
    PrologueView {
        /// Is it still being played for?
        played: bool,
        /// Who chooses a home now.
        #[schemars(with = "Option<String>")]
        chooses: Option<Seat>,
        /// Homes that nobody has chosen.
        free_homes: Vec<SpaceId>,
        /// Homes that are chosen.
        #[schemars(with = "BTreeMap<String, SpaceId>")]
        homes: BTreeMap<Seat, SpaceId>,
        /// Everybody in the order in which they choose.
        #[schemars(with = "Vec<String>")]
        order: Vec<Seat>,
        /// What each has won, the first in rank first.
        won: Vec<Won>,
    }
    /// What a renegade of the realm waits for.
    #[schemars(rename = "MapRenegadeView")]
    RenegadeView {
        /// Who has the card.
        #[schemars(with = "String")]
        holder: Seat,
        /// Whom it leaves, if that is said.
        #[schemars(with = "Option<String>")]
        opponent: Option<Seat>,
        /// Whom it could leave, while that is asked.
        #[schemars(with = "Vec<String>")]
        opponents: Vec<Seat>,
        /// The units that could go, while that is asked.
        units: Vec<PieceId>,
    }
    /// A truce.
    #[schemars(rename = "MapTruceView")]
    TruceView {
        /// Of which two.
        #[schemars(with = "Vec<String>")]
        seats: [Seat; 2],
        /// The last turn in which it holds.
        until: u32,
    }
    /// The estates.
    #[schemars(rename = "MapEstatesView")]
    EstatesView {
        /// The turn at whose end they meet.
        turn: u32,
        /// Does the next turn wait for them?
        sit: bool,
        /// Who plays, since they have met.
        #[schemars(with = "Vec<String>")]
        seats: Vec<Seat>,
    }
    /// Who plays.
    #[schemars(rename = "MapPlayerView")]
    PlayerView {
        /// Their seat.
        #[schemars(with = "String")]
        seat: Seat,
        /// As people say it.
        name: String,
        /// The army books that they muster from.
        peoples: BTreeSet<String>,
        /// What they have to spend.
        crowns: u32,
        /// What they would get now.
        income: u32,
        /// Their points.
        points: u32,
        /// Their castles.
        castles: u32,
        /// How many banners they may have.
        banners_allowed: u32,
        /// What has given them their home, of a player who played for the realm.
        cause: Option<Cause>,
        /// Does the map wait for an order of theirs? What its fights wait for stands beside the view.
        owes: bool,
    }
    /// A region or a castle.
    #[schemars(rename = "MapSpaceView")]
    SpaceView {
        /// Its id.
        id: SpaceId,
        /// As people say it.
        name: String,
        /// Its province; none: a castle.
        province: Option<u32>,
        /// What it is like; none: a castle.
        terrain: Option<Terrain>,
        /// The word of the city that it is.
        city: Option<String>,
        /// The word of the walled town that it is.
        town: Option<String>,
        /// Rations in its store, for its owner.
        rations: Option<u32>,
        /// Who besieges it.
        #[schemars(with = "Option<String>")]
        besieged_by: Option<Seat>,
        /// Do the besiegers hold a part of its ramparts?
        foothold: bool,
        /// Are they shut in there by a relief?
        refuge: bool,
        /// The banners that relieve it.
        relief: Vec<BannerId>,
        /// Where it is drawn.
        at: [u32; 2],
        /// What it is linked to, and how.
        links: BTreeMap<SpaceId, Link>,
        /// Whose it is.
        #[schemars(with = "Option<String>")]
        owner: Option<Seat>,
        /// The last turn in which it gives no income, while it does not.
        razed_until: Option<u32>,
        /// Who has dug in there.
        #[schemars(with = "Option<String>")]
        fortified_by: Option<Seat>,
        /// What a siege has broken.
        damage: BTreeMap<String, Damage>,
        /// What has given it to its owner, of a region of the realm.
        cause: Option<Cause>,
        /// Is it an own castle that an enemy banner stands beside?
        under_attack: bool,
    }
    /// An army.
    BannerView {
        /// Its id.
        id: BannerId,
        /// Whose it is.
        #[schemars(with = "String")]
        owner: Seat,
        /// The name of its general.
        name: String,
        /// Where it stands.
        at: SpaceId,
        /// Must it retreat?
        beaten: bool,
        /// Where it may retreat to, while it must.
        ways_out: Vec<SpaceId>,
    }
    /// A unit or an individual.
    #[schemars(rename = "MapPieceView")]
    PieceView {
        /// Its id.
        id: PieceId,
        /// Whose it is.
        #[schemars(with = "Option<String>")]
        owner: Option<Seat>,
        /// As people say it.
        name: String,
        /// A name of its own.
        called: Option<String>,
        /// Is it an individual?
        individual: bool,
        /// Where it is.
        place: MapPlace,
        /// Where it was with its own, of one that was lost or captured.
        left: Option<MapPlace>,
        /// What it endures.
        wounds: u32,
        /// And when whole.
        of: u32,
        /// Is it slower for good?
        lame: bool,
        /// The words of its magic items.
        items: BTreeSet<String>,
        /// What it is called since it earned that.
        titles: Vec<String>,
        /// What has last changed it.
        cause: Option<Cause>,
    }
}

/// What a reader sees, with names in their language: everything but the orders of others.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>, language: Language) -> View {
    let name = |name: &str| said_name(name, language);
    let written = match reader {
        Some(By::Seat(seat)) => state.written.get(seat).cloned().unwrap_or_default(),
        // The organiser may read everything.
        Some(By::Organiser | By::Rules) => {
            let all = state.written.values().flatten();
            all.map(|(banner, order)| (banner.clone(), order.clone())).collect()
        }
        None => BTreeMap::new(),
    };
    View {
        title: name(&state.title),
        map: name(&state.map.title),
        turn: state.turn,
        last_turn: state.options.turns,
        castles_to_win: state.options.castles,
        phase: state.phase,
        players: state
            .all_seats()
            .iter()
            .filter_map(|seat| player_view(state, seat, language))
            .collect(),
        provinces: state
            .map
            .provinces
            .iter()
            .map(|province| (province.id, name(&province.name)))
            .collect(),
        names: names(state, language),
        spaces: state
            .map
            .spaces()
            .filter_map(|id| space_view(state, id, reader, language))
            .collect(),
        banners: state.banners.keys().filter_map(|id| banner_view(state, id, language)).collect(),
        pieces: state.pieces.keys().filter_map(|id| piece_view(state, id, language)).collect(),
        prices: SiegeEngine::ALL.iter().map(|engine| (*engine, engine.cost())).collect(),
        troops: troops(state, reader, language),
        fights: state.fights.clone(),
        written,
        revealed: state.revealed.clone(),
        admitted: state.admitted.clone(),
        prologue: state.prologue.as_ref().map(|it| prologue_view(state, it)),
        renegade: renegades::waiting(state).map(|waiting| renegade_view(&waiting)),
        truces: standing(state),
        estates: state.estates.as_ref().map(|it| EstatesView {
            turn: it.turn,
            sit: state.estates_sit(),
            seats: it.seats.clone(),
        }),
        outcome: state.outcome.clone(),
    }
}

fn troops(state: &State, reader: Option<&By>, language: Language) -> BTreeMap<TroopId, TroopView> {
    let Some(By::Seat(seat)) = reader else { return BTreeMap::new() };
    let Some(player) = state.players.get(seat).filter(|_| state.phase == Phase::Muster) else {
        return BTreeMap::new();
    };
    let own = state.roster.iter().filter(|(_, row)| player.peoples.contains(&row.people));
    own.map(|(id, row)| {
        let view = TroopView {
            name: said_name(&row.name, language),
            people: row.people.clone(),
            body: row.body,
            cost: row.cost(),
            dice: row.dice,
            wounds: row.wounds,
            moves: row.moves,
            leads: row.leads,
            casts: row.casts,
        };
        (id.clone(), view)
    })
    .collect()
}

fn prologue_view(state: &State, prologue: &Prologue) -> PrologueView {
    let before = state.phase == Phase::Prologue;
    PrologueView {
        played: before && prologue.order.is_empty(),
        chooses: prologue.next_to_choose().cloned(),
        free_homes: prologue.free_homes().filter(|_| before).cloned().collect(),
        homes: prologue.homes.clone(),
        order: prologue.order.clone(),
        won: prologue.won.clone(),
    }
}

fn renegade_view(waiting: &Waiting<'_>) -> RenegadeView {
    match waiting {
        Waiting::Opponent { holder, opponents } => RenegadeView {
            holder: (*holder).clone(),
            opponent: None,
            opponents: opponents.iter().copied().cloned().collect(),
            units: Vec::new(),
        },
        Waiting::Unit { holder, opponent, units } => RenegadeView {
            holder: (*holder).clone(),
            opponent: Some((*opponent).clone()),
            opponents: Vec::new(),
            units: units.iter().copied().cloned().collect(),
        },
    }
}

fn standing(state: &State) -> Vec<TruceView> {
    let holds = state.truces.iter().filter(|(_, until)| state.turn <= **until);
    holds.map(|(seats, until)| TruceView { seats: seats.clone(), until: *until }).collect()
}

fn names(state: &State, language: Language) -> BTreeMap<String, String> {
    let troops = state.roster.keys().map(TroopId::word);
    let items = state.pieces.values().flat_map(|piece| &piece.items).map(String::as_str);
    let named = |word: &str| (word.to_owned(), said_name(&word.replace('-', " "), language));
    troops.chain(items).map(named).collect()
}

fn player_view(state: &State, seat: &Seat, language: Language) -> Option<PlayerView> {
    let player = state.players.get(seat);
    let before = state.prologue.iter().flat_map(|prologue| &prologue.scenario.players);
    let (name, peoples) = match player {
        Some(player) => (&player.name, &player.peoples),
        None => before
            .filter(|player| player.seat == *seat)
            .map(|player| (&player.name, &player.peoples))
            .next()?,
    };
    Some(PlayerView {
        seat: seat.clone(),
        name: said_name(name, language),
        peoples: peoples.clone(),
        crowns: player.map_or(0, |player| player.crowns),
        income: income::income(state, seat).crowns,
        points: verdict::points(state, seat),
        castles: rulebook::count(state.castles_of(seat).count()),
        banners_allowed: banners_allowed(state, seat),
        cause: state.won_by(seat),
        owes: owes(state, seat),
    })
}

fn space_view(
    state: &State,
    id: &SpaceId,
    reader: Option<&By>,
    language: Language,
) -> Option<SpaceView> {
    let space = state.spaces.get(id)?;
    let (region, castle) = (state.map.region(id), state.map.castle(id));
    let links = state.map.links(id).into_iter();
    // What is in a store, only its owner knows.
    let reads = match reader {
        Some(By::Seat(seat)) => space.owner.as_ref() == Some(seat),
        Some(By::Organiser | By::Rules) => true,
        None => false,
    };
    let attacked = |owner: &Seat| castle.is_some() && is_under_attack(state, owner, id);
    Some(SpaceView {
        id: id.clone(),
        name: said_name(state.map.name(id), language),
        province: region.map(|region| region.province),
        terrain: region.map(|region| region.terrain),
        city: castle.and_then(|castle| castle.city.clone()),
        town: castle.and_then(|castle| castle.town.clone()),
        rations: space.rations.filter(|_| reads),
        besieged_by: state.sieges.get(id).map(|siege| siege.by.clone()),
        foothold: state.sieges.get(id).is_some_and(|siege| siege.held.foothold),
        refuge: state.sieges.get(id).is_some_and(|siege| siege.held.refuge),
        relief: relief::banners(state, id),
        at: region.map(|region| region.at).or(castle.map(|castle| castle.at))?,
        links: links.map(|(other, link)| (other.clone(), link)).collect(),
        owner: space.owner.clone(),
        razed_until: space.razed_until.filter(|until| *until >= state.turn),
        fortified_by: space.fortified_by.clone(),
        damage: space.damage.clone(),
        cause: space.won.clone(),
        under_attack: space.owner.as_ref().is_some_and(attacked),
    })
}

fn banner_view(state: &State, id: &BannerId, language: Language) -> Option<BannerView> {
    let banner = state.banners.get(id)?;
    let ways_out = if banner.beaten { retreats::ways_out(state, id) } else { Vec::new() };
    Some(BannerView {
        id: id.clone(),
        owner: banner.owner.clone(),
        name: said(&banner.name, language),
        at: banner.at.clone(),
        beaten: banner.beaten,
        ways_out,
    })
}

fn piece_view(state: &State, id: &PieceId, language: Language) -> Option<PieceView> {
    let piece = state.pieces.get(id)?;
    let row = state.roster.get(&piece.troop);
    Some(PieceView {
        id: id.clone(),
        owner: piece.owner.clone(),
        name: row.map_or_else(|| piece.troop.to_string(), |row| said_name(&row.name, language)),
        called: piece.called.as_ref().map(|called| said(called, language)),
        individual: piece.individual,
        place: piece.place.clone(),
        left: piece.left.clone(),
        wounds: piece.wounds,
        of: piece.of,
        lame: piece.lame,
        items: piece.items.clone(),
        titles: piece.titles.iter().map(|title| said_reputation(*title, language)).collect(),
        cause: piece.cause.clone(),
    })
}
