//! The map in words, place by place: for whoever reads it aloud, writes it into a letter, or sees no map.

use crate::map::{Link, SpaceId};
use crate::pieces::{MapPlace, Order};
use crate::state::{Damage, Fight, Ground};
use crate::view::{BannerView, PieceView, SpaceView, View};
use decider::Seat;
use rulebook::notation::written;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Display;

/// Every place of the map: what it is and whose, what lies next to it, who stands there, and how far the reader's own
/// armies are.
#[must_use]
pub fn atlas<'m>(map: &'m View, reader: &str) -> Vec<(&'m SpaceView, String)> {
    let spaces: BTreeMap<&SpaceId, &SpaceView> =
        map.spaces.iter().map(|space| (&space.id, space)).collect();
    let told = |space: &'m SpaceView| {
        let mut sentences = vec![format!("{} {}: {}.", space.id, space.name, nature(map, space))];
        let state = state_of(space);
        if !state.is_empty() {
            sentences.push(format!("Now: {state}."));
        }
        sentences.push(format!("Next to it: {}.", neighbours(space, &spaces)));
        for banner in map.banners.iter().filter(|banner| banner.at == space.id) {
            sentences.push(army(map, banner));
        }
        let garrison = with(map, &MapPlace::Garrison(space.id.clone()));
        if !garrison.is_empty() {
            sentences.push(format!("Garrison: {garrison}."));
        }
        for (number, fight) in map.fights.iter().filter(|(_, fight)| is_here(fight, &space.id)) {
            sentences.push(fought(*number, fight));
        }
        sentences.extend(how_far(map, reader, space));
        (space, sentences.join(" "))
    };
    map.spaces.iter().map(told).collect()
}

fn nature(map: &View, space: &SpaceView) -> String {
    let kind = match (space.terrain, &space.town) {
        (Some(terrain), _) => terrain.name().to_lowercase(),
        (None, Some(_)) => "walled town".to_owned(),
        (None, None) => "castle".to_owned(),
    };
    let province = space.province.and_then(|province| map.provinces.get(&province));
    let province = province.map(|name| format!(" in {name}")).unwrap_or_default();
    format!("{kind}{province}, {}", whose(space.owner.as_ref()))
}

fn whose(owner: Option<&Seat>) -> String {
    owner.map_or_else(|| "nobody's".to_owned(), |seat| format!("{seat}'s"))
}

fn neighbours(space: &SpaceView, spaces: &BTreeMap<&SpaceId, &SpaceView>) -> String {
    let told = space.links.iter().map(|(id, link)| {
        let way = match link {
            Link::Land | Link::Gate => "",
            Link::Bridge => ", over a bridge",
            Link::Tunnel => ", through a tunnel",
        };
        match spaces.get(id) {
            Some(other) => {
                format!("{id} {} ({}{way})", other.name, whose(other.owner.as_ref()))
            }
            None => format!("{id}{way}"),
        }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { "nothing".to_owned() } else { told.join(", ") }
}

/// Who marches with an army, or guards a castle.
fn with(map: &View, place: &MapPlace) -> String {
    let there = map.pieces.iter().filter(|piece| piece.place == *place);
    let told = there.map(|piece: &PieceView| {
        let PieceView { id, wounds, of, .. } = piece;
        let whole = if wounds == of { String::new() } else { format!(" ({wounds} of {of})") };
        format!("{id}{whole}")
    });
    told.collect::<Vec<_>>().join(", ")
}

fn army(map: &View, banner: &BannerView) -> String {
    let BannerView { id, owner, name, beaten, ways_out, .. } = banner;
    let pieces = with(map, &MapPlace::Banner(id.clone()));
    let mut text = format!("Army {id} of {owner}, {name}: {pieces}");
    if *beaten {
        text.push_str(&format!("; beaten, may go to {}", joined(ways_out)));
    } else if let Some(order) = ordered(map, banner) {
        text.push_str(&format!("; ordered: {}", written(order)));
    }
    text.push('.');
    text
}

/// What the reader may know of its orders.
fn ordered<'m>(map: &'m View, banner: &BannerView) -> Option<&'m Order> {
    map.revealed.get(&banner.id).or(map.written.get(&banner.id))
}

fn is_here(fight: &Fight, space: &SpaceId) -> bool {
    match &fight.ground {
        Ground::Space(there) => there == space,
        Ground::Link(from, to) => from == space || to == space,
    }
}

fn fought(number: u32, fight: &Fight) -> String {
    let name = |seat: &Option<Seat>| seat.as_ref().map_or("nobody", Seat::name).to_owned();
    let (attacker, defender) = (name(&fight.attacker.seat), name(&fight.defender.seat));
    let end = match fight.winner {
        Some(side) => format!(", won by the {}", side.word()),
        None if fight.undecided => ", undecided".to_owned(),
        None => String::new(),
    };
    format!("Fight {number}: {attacker} against {defender}{end}.")
}

/// Every army: where it is, who marches with it, and how many links lie between it and each place.
#[must_use]
pub fn armies(map: &View) -> Vec<(&BannerView, String)> {
    let told = |banner: &BannerView| {
        let at = map.spaces.iter().find(|space| space.id == banner.at);
        let name = at.map(|space| format!(" {}", space.name)).unwrap_or_default();
        let mut by_links: BTreeMap<u32, Vec<&SpaceId>> = BTreeMap::new();
        for (space, links) in links_away(map, &banner.at).into_iter().filter(|(_, it)| *it > 0) {
            by_links.entry(links).or_default().push(space);
        }
        let far =
            by_links.into_iter().map(|(links, all)| format!("{} {}", counted(links), joined(&all)));
        let far: Vec<String> = far.collect();
        format!("{} At {}{name}. Away: {}.", army(map, banner), banner.at, far.join("; "))
    };
    map.banners.iter().map(|banner| (banner, told(banner))).collect()
}

fn counted(links: u32) -> String {
    if links == 1 { "1 link".to_owned() } else { format!("{links} links") }
}

/// How many links lie between a place and every other that can be reached from it.
#[must_use]
pub fn links_away<'m>(map: &'m View, from: &'m SpaceId) -> BTreeMap<&'m SpaceId, u32> {
    let spaces: BTreeMap<&SpaceId, &SpaceView> =
        map.spaces.iter().map(|space| (&space.id, space)).collect();
    let mut away: BTreeMap<&SpaceId, u32> = BTreeMap::from([(from, 0)]);
    let mut next = VecDeque::from([from]);
    while let Some(at) = next.pop_front() {
        let so_far = away.get(at).copied().unwrap_or(0);
        for other in spaces.get(at).into_iter().flat_map(|space| space.links.keys()) {
            if !away.contains_key(other) {
                away.insert(other, so_far + 1);
                next.push_back(other);
            }
        }
    }
    away
}

/// How many links lie between a place and each army of the reader's.
fn how_far(map: &View, reader: &str, space: &SpaceView) -> Option<String> {
    let own = |banner: &&BannerView| format!("seat/{}", banner.owner.name()) == reader;
    let away = links_away(map, &space.id);
    let told = map.banners.iter().filter(own).filter_map(|banner| {
        let links = away.get(&banner.at).copied().filter(|links| *links > 0)?;
        Some(format!("your {} is {} away", banner.id, counted(links)))
    });
    let mut told = told.collect::<Vec<_>>().join(", ");
    let first = told.get_mut(..1)?;
    first.make_ascii_uppercase();
    Some(format!("{told}."))
}

/// What a space has suffered, and who has dug in there, as English text.
#[must_use]
pub fn state_of(space: &SpaceView) -> String {
    let broken = space.damage.iter().map(|(what, Damage { crowns, whole_after, .. })| {
        whole_after.map_or_else(
            || format!("{what} broken, {crowns} crowns"),
            |turn| format!("{what} broken until the end of turn {turn}"),
        )
    });
    let attacked = space.under_attack.then(|| "under attack".to_owned());
    let razed = space.razed_until.map(|turn| format!("razed until turn {turn}"));
    let fortified = space.fortified_by.as_ref().map(|seat| format!("fortified by {seat}"));
    let besieged = space.besieged_by.as_ref().map(|seat| format!("besieged by {seat}"));
    let holds = match (space.refuge, space.foothold) {
        (true, _) => Some("the besiegers are shut in there".to_owned()),
        (false, true) => Some("the besiegers hold a rampart".to_owned()),
        (false, false) => None,
    };
    let relief =
        (!space.relief.is_empty()).then(|| format!("relieved by {}", joined(&space.relief)));
    let store = space.rations.map(|rations| format!("{rations} rations in store"));
    let so = [attacked, razed, fortified, besieged, holds, relief, store];
    let all: Vec<String> = so.into_iter().flatten().chain(broken).collect();
    all.join("; ")
}

fn joined(all: &[impl Display]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
