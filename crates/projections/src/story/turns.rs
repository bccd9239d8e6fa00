//! A turn of the map in sentences: what belongs together is put into one.

use super::Told;
use campaign_map::Event;
use campaign_map::event::{DamageDone, PieceMustered};
use campaign_map::map::SpaceId;
use campaign_map::pieces::{BannerId, Place};
use campaign_map::state::State;
use campaign_map::story::{crowns, listed, piece_name, player_name};
use decider::Seat;

/// What waits to be told together.
#[derive(Default)]
pub(super) struct Waiting {
    income: Vec<(String, u32, u64)>,
    mustered: Vec<Mustered>,
    marches: Vec<March>,
    taken: Vec<Taken>,
}

struct Mustered {
    owner: Option<Seat>,
    who: String,
    /// By place: how many of each name.
    places: Vec<(String, Vec<(String, u32)>)>,
    cost: u32,
    records: Vec<u64>,
}

struct March {
    banner: BannerId,
    name: String,
    stations: Vec<String>,
    records: Vec<u64>,
}

struct Taken {
    by: Seat,
    who: String,
    spaces: Vec<String>,
    records: Vec<u64>,
}

/// What a siege or an assault has broken, counted.
pub(super) fn broken(map: &State, done: &DamageDone) -> String {
    let kinds = [
        ("ruin-", "a house", "houses"),
        ("bridge-", "a bridge", "bridges"),
        ("wall-", "a stretch of the wall", "stretches of the wall"),
        ("works-", "a building of the works", "buildings of the works"),
        ("enlist-", "a soldier who is missing", "soldiers who are missing"),
    ];
    let counted = kinds.iter().filter_map(|(prefix, one, many)| {
        match done.damage.keys().filter(|word| word.starts_with(prefix)).count() {
            0 => None,
            1 => Some((*one).to_owned()),
            count => Some(format!("{count} {many}")),
        }
    });
    let counted = listed(&counted.collect::<Vec<_>>());
    format!("In {} remain to be repaired: {counted}.", map.map.name(&done.castle))
}

/// Is it worth a sentence of its own?
pub(super) const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::PhaseBegun(_)
            | Event::SeatDone(_)
            | Event::OrdersWritten(_)
            | Event::OrdersRevealed(_)
    )
}

impl Waiting {
    /// Takes what is told together with others; otherwise what waits has to be told before.
    pub(super) fn takes(&mut self, map: &State, event: &Event, seq: u64) -> bool {
        match event {
            Event::IncomePaid(it) => {
                self.income.push((player_name(map, &it.seat), it.crowns, seq));
            }
            Event::PieceMustered(it) => self.muster(map, it, seq),
            Event::BannerMoved(it) => self.march(map, &it.banner, &it.from, &it.to, seq),
            Event::SpaceTaken(it) => {
                let name = map.map.name(&it.space);
                let from = it.from.as_ref().map(|seat| format!(" from {}", player_name(map, seat)));
                let space = format!("{name}{}", from.unwrap_or_default());
                let taken = self.taken.iter_mut().find(|taken| taken.by == it.by);
                if let Some(taken) = taken {
                    taken.spaces.push(space);
                    taken.records.push(seq);
                } else {
                    let who = player_name(map, &it.by);
                    let (by, spaces, records) = (it.by.clone(), vec![space], vec![seq]);
                    self.taken.push(Taken { by, who, spaces, records });
                }
            }
            // Who musters nobody has nothing to tell.
            Event::SeatDone(_) => {}
            _ => return false,
        }
        true
    }

    fn muster(&mut self, map: &State, it: &PieceMustered, seq: u64) {
        let row = map.roster.get(&it.troop).map(|row| row.name.clone());
        let row = row.unwrap_or_else(|| piece_name(map, &it.piece));
        let name = it.called.as_ref().map_or(row.clone(), |called| format!("{called} ({row})"));
        let place = match &it.place {
            Place::Banner(banner) => {
                let banner = map.banners.get(banner).map(|banner| banner.name.clone());
                banner.map_or_else(String::new, |name| format!("with {name}"))
            }
            Place::Garrison(castle) => format!("in {}", map.map.name(castle)),
            Place::Captive(_) | Place::Lost => String::new(),
        };
        let known = self.mustered.iter().position(|known| known.owner == it.owner);
        let at = known.unwrap_or_else(|| {
            let who = it.owner.as_ref().map(|seat| player_name(map, seat));
            self.mustered.push(Mustered {
                owner: it.owner.clone(),
                who: who.unwrap_or_else(|| "Nobody's garrisons".to_owned()),
                places: Vec::new(),
                cost: 0,
                records: Vec::new(),
            });
            self.mustered.len() - 1
        });
        let mustered = &mut self.mustered[at];
        mustered.cost += it.cost;
        mustered.records.push(seq);
        let here = mustered.places.iter().position(|(known, _)| *known == place);
        let here = here.unwrap_or_else(|| {
            mustered.places.push((place, Vec::new()));
            mustered.places.len() - 1
        });
        let names = &mut mustered.places[here].1;
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }

    fn march(&mut self, map: &State, banner: &BannerId, from: &SpaceId, to: &SpaceId, seq: u64) {
        let to = map.map.name(to).to_owned();
        if let Some(march) = self.marches.iter_mut().find(|march| march.banner == *banner) {
            march.stations.push(to);
            march.records.push(seq);
            return;
        }
        let name = map.banners.get(banner).map(|banner| banner.name.clone());
        self.marches.push(March {
            banner: banner.clone(),
            name: name.unwrap_or_else(|| banner.to_string()),
            stations: vec![map.map.name(from).to_owned(), to],
            records: vec![seq],
        });
    }

    /// What has waited, as sentences.
    pub(super) fn told(&mut self) -> Vec<Told> {
        let Self { income, mustered, marches, taken } = std::mem::take(self);
        let mut told = Vec::new();
        if !income.is_empty() {
            let parts: Vec<String> =
                income.iter().map(|(who, paid, _)| format!("{who} {paid}")).collect();
            let records = income.iter().map(|(_, _, seq)| *seq).collect();
            told.push(Told { text: format!("Crowns come in: {}.", parts.join(", ")), records });
        }
        for it in mustered {
            let verb = if it.cost == 0 { "begin with" } else { "muster" };
            let cost =
                if it.cost == 0 { String::new() } else { format!(" for {}", crowns(it.cost)) };
            let places = it.places.iter().map(|(place, names)| {
                let names = names.iter().map(|(name, count)| match count {
                    1 => name.clone(),
                    count => format!("{count} × {name}"),
                });
                format!("{} {place}", listed(&names.collect::<Vec<_>>()))
            });
            let places = places.collect::<Vec<_>>().join("; ");
            let text = format!("{} {verb} {places}{cost}.", it.who);
            told.push(Told { text, records: it.records });
        }
        for march in marches {
            let (from, to) = (&march.stations[0], &march.stations[march.stations.len() - 1]);
            let over = match &march.stations[1..march.stations.len() - 1] {
                [] => String::new(),
                between => format!(" over {}", listed(between)),
            };
            let text = format!("{} marches from {from}{over} to {to}.", march.name);
            told.push(Told { text, records: march.records });
        }
        for it in taken {
            let text = format!("{} take {}.", it.who, listed(&it.spaces));
            told.push(Told { text, records: it.records });
        }
        told
    }
}
