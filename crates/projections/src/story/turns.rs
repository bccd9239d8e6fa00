//! A turn of the map in sentences: what belongs together is put into one.

use super::Told;
use campaign_map::Event;
use campaign_map::event::{DamageDone, PieceMustered};
use campaign_map::map::SpaceId;
use campaign_map::pieces::{BannerId, MapPlace};
use campaign_map::state::State;
use campaign_map::story::{piece_name, player_name, said, said_name};
use decider::Seat;
use messages::{Words, say};

/// What waits to be told together.
pub(super) struct Waiting {
    words: Words<'static>,
    income: Vec<(String, u32, u64)>,
    mustered: Vec<Mustered>,
    marches: Vec<March>,
    taken: Vec<Taken>,
}

struct Mustered {
    owner: Option<Seat>,
    who: String,
    places: Vec<MusteredAt>,
    cost: u32,
    records: Vec<u64>,
}

/// Who is mustered in one place.
struct MusteredAt {
    /// `in Koperhof`.
    place: String,
    /// Whose banner it is, if they are mustered with it.
    leader: Option<String>,
    /// How many of each name.
    names: Vec<(String, u32)>,
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
pub(super) fn broken(map: &State, done: &DamageDone, words: Words<'_>) -> String {
    let kinds = [
        ("ruin-", "broken-ruin"),
        ("bridge-", "broken-bridge"),
        ("wall-", "broken-wall"),
        ("works-", "broken-works"),
        ("enlist-", "broken-enlist"),
        ("gate-", "broken-gate"),
        ("burnt-", "broken-burnt"),
        ("rubble-", "broken-rubble"),
    ];
    let counted = kinds.iter().filter_map(|(prefix, key)| {
        let count = done.damage.keys().filter(|word| word.starts_with(prefix)).count();
        (count > 0).then(|| words.say(key, &[("count", count.into())]))
    });
    let counted = words.list(&counted.collect::<Vec<_>>());
    let castle = map.map.name(&done.castle).to_owned();
    say!(words, "to-be-repaired", castle = castle, counted = counted)
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
    pub(super) fn new(words: Words<'static>) -> Self {
        let (income, mustered) = (Vec::new(), Vec::new());
        Self { words, income, mustered, marches: Vec::new(), taken: Vec::new() }
    }

    /// Takes what is told together with others; otherwise what waits has to be told before.
    pub(super) fn takes(&mut self, map: &State, event: &Event, seq: u64) -> bool {
        match event {
            Event::IncomePaid(it) => {
                self.income.push((self.player(map, &it.seat), it.crowns, seq));
            }
            Event::PieceMustered(it) => self.muster(map, it, seq),
            Event::BannerMoved(it) => self.march(map, &it.banner, &it.from, &it.to, seq),
            Event::SpaceTaken(it) => {
                let name = map.map.name(&it.space).to_owned();
                let space = match &it.from {
                    None => name,
                    Some(seat) => {
                        let player = self.player(map, seat);
                        say!(self.words, "taken-from", space = name, player = player)
                    }
                };
                let taken = self.taken.iter_mut().find(|taken| taken.by == it.by);
                if let Some(taken) = taken {
                    taken.spaces.push(space);
                    taken.records.push(seq);
                } else {
                    let who = self.player(map, &it.by);
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
        let language = self.words.language();
        let row = map.roster.get(&it.troop).map(|row| said_name(&row.name, language));
        let row = row.unwrap_or_else(|| piece_name(map, &it.piece, language));
        let name = match &it.called {
            Some(called) => format!("{} ({row})", said(called, language)),
            None => row,
        };
        let mut leads = false;
        let place = match &it.place {
            MapPlace::Banner(banner) => {
                let banner = map.banners.get(banner);
                leads = banner.is_some_and(|banner| it.called.as_ref() == Some(&banner.name));
                let banner = banner.map(|banner| said(&banner.name, language));
                banner
                    .map_or_else(String::new, |name| say!(self.words, "with-banner", banner = name))
            }
            MapPlace::Garrison(castle) => {
                say!(self.words, "in-castle", castle = map.map.name(castle).to_owned())
            }
            MapPlace::Captive(_) | MapPlace::Lost => String::new(),
        };
        let known = self.mustered.iter().position(|known| known.owner == it.owner);
        let at = known.unwrap_or_else(|| {
            let who = it.owner.as_ref().map(|seat| self.player(map, seat));
            self.mustered.push(Mustered {
                owner: it.owner.clone(),
                who: who.unwrap_or_else(|| say!(self.words, "nobodys-garrisons")),
                places: Vec::new(),
                cost: 0,
                records: Vec::new(),
            });
            self.mustered.len() - 1
        });
        let mustered = &mut self.mustered[at];
        mustered.cost += it.cost;
        mustered.records.push(seq);
        let here = mustered.places.iter().position(|known| known.place == place);
        let here = here.unwrap_or_else(|| {
            mustered.places.push(MusteredAt { place, leader: None, names: Vec::new() });
            mustered.places.len() - 1
        });
        let here = &mut mustered.places[here];
        if leads {
            here.leader = Some(name);
            return;
        }
        let names = &mut here.names;
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => names.push((name, 1)),
        }
    }

    fn player(&self, map: &State, seat: &Seat) -> String {
        player_name(map, seat, self.words.language())
    }

    fn march(&mut self, map: &State, banner: &BannerId, from: &SpaceId, to: &SpaceId, seq: u64) {
        let to = map.map.name(to).to_owned();
        if let Some(march) = self.marches.iter_mut().find(|march| march.banner == *banner) {
            march.stations.push(to);
            march.records.push(seq);
            return;
        }
        let known = map.banners.get(banner);
        let name = known.map(|banner| said(&banner.name, self.words.language()));
        self.marches.push(March {
            banner: banner.clone(),
            name: name.unwrap_or_else(|| banner.to_string()),
            stations: vec![map.map.name(from).to_owned(), to],
            records: vec![seq],
        });
    }

    /// What has waited, as sentences.
    pub(super) fn told(&mut self) -> Vec<Told> {
        let words = self.words;
        let Self { income, mustered, marches, taken, .. } =
            std::mem::replace(self, Self::new(words));
        let mut told = Vec::new();
        if !income.is_empty() {
            let parts: Vec<String> =
                income.iter().map(|(who, paid, _)| format!("{who} {paid}")).collect();
            let records = income.iter().map(|(_, _, seq)| *seq).collect();
            let text = say!(words, "crowns-come", parts = words.list(&parts));
            told.push(Told { text, records });
        }
        for it in mustered {
            let places = it.places.iter().map(|at| {
                let names = at.names.iter().map(|(name, count)| match count {
                    1 => name.clone(),
                    count => format!("{count} × {name}"),
                });
                let names: Vec<String> = names.collect();
                match (&at.leader, names.as_slice()) {
                    (None, names) => format!("{} {}", words.list(names), at.place),
                    (Some(leader), []) => leader.clone(),
                    (Some(leader), names) => {
                        say!(words, "leading", leader = leader.clone(), names = words.list(names))
                    }
                }
            });
            let places = places.collect::<Vec<_>>().join("; ");
            let text = say!(words, "muster", cost = it.cost, who = it.who, places = places);
            told.push(Told { text, records: it.records });
        }
        for march in marches {
            let last = march.stations.len() - 1;
            let (from, to) = (march.stations[0].clone(), march.stations[last].clone());
            let banner = march.name;
            let text = match &march.stations[1..last] {
                [] => say!(words, "marches", banner = banner, from = from, to = to),
                between => {
                    let over = words.list(between);
                    say!(words, "marches-over", banner = banner, from = from, over = over, to = to)
                }
            };
            told.push(Told { text, records: march.records });
        }
        for it in taken {
            let text = say!(words, "take", who = it.who, spaces = words.list(&it.spaces));
            told.push(Told { text, records: it.records });
        }
        told
    }
}
