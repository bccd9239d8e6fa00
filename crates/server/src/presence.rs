//! Who is at the table: whose pages follow the stream now. It is in no log, and a restart forgets it.

use crate::body::Arrival;
use chronicle::CampaignId;
use referee::Reader;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};
use tokio::sync::watch;

/// Everybody who has been somewhere since the server began, by `organiser` or `seat/<name>`.
pub(crate) type Arrivals = Arc<[Arrival]>;

/// All campaigns that somebody with a key has followed.
#[derive(Default)]
pub(crate) struct Presence {
    tables: Mutex<HashMap<CampaignId, Attendance>>,
    changed: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl fmt::Debug for Presence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Presence").field("tables", &self.tables).finish_non_exhaustive()
    }
}

#[derive(Debug)]
struct Attendance {
    /// How many streams each reader has open.
    open: BTreeMap<String, usize>,
    /// Who follows other servers, by server.
    elsewhere: HashMap<String, BTreeSet<String>>,
    told: watch::Sender<Arrivals>,
}

impl Default for Attendance {
    fn default() -> Self {
        Self {
            open: BTreeMap::new(),
            elsewhere: HashMap::new(),
            told: watch::Sender::new(Arrivals::from([])),
        }
    }
}

impl Attendance {
    fn tell(&self) {
        let is_elsewhere =
            |reader: &String| self.elsewhere.values().any(|there| there.contains(reader));
        let arrival = |(reader, open): (&String, &usize)| Arrival {
            reader: reader.clone(),
            here: *open > 0 || is_elsewhere(reader),
        };
        let arrivals: Arrivals = self.open.iter().map(arrival).collect();
        // Whoever opens a second page arrives nowhere.
        self.told.send_if_modified(|told| {
            let changed = *told != arrivals;
            *told = arrivals;
            changed
        });
    }
}

impl Presence {
    fn change<T>(&self, campaign: CampaignId, change: impl FnOnce(&mut Attendance) -> T) -> T {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        change(tables.entry(campaign).or_default())
    }

    /// Somebody follows the stream, for as long as the answer is kept. Spectators have no place at the
    /// table, and are told of nobody.
    pub(crate) fn arrive(
        self: &Arc<Self>,
        campaign: CampaignId,
        reader: &Reader,
    ) -> Option<Sitting> {
        let reader = reader.holder()?.to_string();
        let told = self.change(campaign, |table| {
            *table.open.entry(reader.clone()).or_default() += 1;
            table.tell();
            table.told.subscribe()
        });
        self.stirred();
        Some(Sitting { presence: Arc::clone(self), campaign, reader, told })
    }

    /// Campaigns that somebody follows here, and who.
    pub(crate) fn here(&self) -> Vec<(CampaignId, BTreeSet<String>)> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let open = |table: &Attendance| {
            let open = table.open.iter().filter(|(_, open)| **open > 0);
            open.map(|(reader, _)| reader.clone()).collect::<BTreeSet<_>>()
        };
        let all = tables.iter().map(|(campaign, table)| (*campaign, open(table)));
        all.filter(|(_, here)| !here.is_empty()).collect()
    }

    /// These follow another server.
    pub(crate) fn elsewhere(&self, campaign: CampaignId, server: &str, there: BTreeSet<String>) {
        self.change(campaign, |table| {
            for reader in &there {
                table.open.entry(reader.clone()).or_default();
            }
            match there.is_empty() {
                true => drop(table.elsewhere.remove(server)),
                false => drop(table.elsewhere.insert(server.to_owned(), there)),
            }
            table.tell();
        });
    }

    /// Is told whenever somebody comes or goes here.
    pub(crate) fn when_changed(&self, changed: impl Fn() + Send + Sync + 'static) {
        let _ = self.changed.set(Box::new(changed));
    }

    fn stirred(&self) {
        if let Some(changed) = self.changed.get() {
            changed();
        }
    }

    /// Who has been at a table, and who is there.
    pub(crate) fn at(&self, campaign: CampaignId) -> Arrivals {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables
            .get(&campaign)
            .map_or_else(|| Arrivals::from([]), |table| table.told.borrow().clone())
    }
}

/// One open page of somebody with a key; when it is let go, they have left.
#[derive(Debug)]
pub(crate) struct Sitting {
    presence: Arc<Presence>,
    campaign: CampaignId,
    reader: String,
    /// Changes when somebody comes or goes.
    pub(crate) told: watch::Receiver<Arrivals>,
}

impl Drop for Sitting {
    fn drop(&mut self) {
        self.presence.change(self.campaign, |table| {
            if let Some(open) = table.open.get_mut(&self.reader) {
                *open = open.saturating_sub(1);
            }
            table.tell();
        });
        self.presence.stirred();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_gone_was_here_and_a_second_page_tells_nobody() {
        let presence = Arc::new(Presence::default());
        let campaign = "0000000001".parse().unwrap();
        let reader = |text: &str| Reader::Keyed(text.parse().unwrap());
        assert!(presence.arrive(campaign, &Reader::Public).is_none());
        assert!(presence.at(campaign).is_empty());
        let mut organiser = presence.arrive(campaign, &reader("organiser")).unwrap();
        let first = presence.arrive(campaign, &reader("seat/cathay")).unwrap();
        assert!(organiser.told.has_changed().unwrap());
        organiser.told.mark_unchanged();
        let second = presence.arrive(campaign, &reader("seat/cathay")).unwrap();
        drop(first);
        assert!(!organiser.told.has_changed().unwrap());
        drop(second);
        assert!(organiser.told.has_changed().unwrap());
        let here: Vec<_> =
            presence.at(campaign).iter().map(|it| (it.reader.clone(), it.here)).collect();
        assert_eq!(here, [("organiser".to_owned(), true), ("seat/cathay".to_owned(), false)]);
        assert!(presence.at("0000000002".parse().unwrap()).is_empty());
    }
}
