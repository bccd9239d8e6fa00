//! What servers that share a store tell each other: who follows which campaign, whose devices listen there, and whose keys
//! were shown. Nothing of it is stored, and a server of which nothing is heard for a while has nobody any more.

use crate::app::App;
use chronicle::{CampaignId, PublicKey};
use decider::By;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    mem,
    sync::Arc,
    time::Duration,
};
use tokio::{
    sync::{Notify, mpsc},
    time::Instant,
};

/// So often a server tells of itself, though nothing has changed.
const AGAIN: Duration = Duration::from_secs(5);

/// A server of which nothing was heard for so long has nobody.
const GONE: Duration = Duration::from_secs(16);

/// Several changes that come together are told together.
const TOGETHER: Duration = Duration::from_millis(20);

/// What a server tells of itself. Longer words of many tables are told in several.
#[derive(Debug, Serialize, Deserialize)]
struct Word {
    /// Its name for as long as it runs.
    server: String,
    /// Does it tell of all its tables? Then it has nobody at others.
    whole: bool,
    tables: Vec<There>,
}

/// One campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct There {
    campaign: CampaignId,
    /// Who follows it: `organiser` or `seat/<name>`.
    here: BTreeSet<String>,
    /// Whose devices listen.
    devices: BTreeSet<(String, PublicKey)>,
    /// Whose keys were shown.
    shown: BTreeSet<String>,
}

/// Another server, as far as it has told.
#[derive(Debug)]
struct Neighbour {
    heard: Instant,
    campaigns: BTreeSet<CampaignId>,
}

/// So many tables are told of in one word: it must fit into a message.
const MOST_TABLES: usize = 500;

/// Tells the others and listens to them, until the server ends.
pub(crate) fn start(app: &App) {
    if !app.referee.is_shared() {
        return;
    }
    let (sender, heard) = mpsc::unbounded_channel::<Vec<u8>>();
    let hears = app.referee.hear_others(move |word| {
        // Nobody listens any more where the server ends.
        let _ = sender.send(word.to_vec());
    });
    if let Err(error) = hears {
        tracing::warn!(%error, "of other servers nothing is heard here");
    }
    let changed = Arc::new(Notify::new());
    let stirred = Arc::clone(&changed);
    app.presence.when_changed(move || stirred.notify_one());
    let (used, shown) = mpsc::unbounded_channel();
    app.referee.when_key_used(move |campaign, by| {
        let _ = used.send((campaign, by.to_string()));
    });
    let neighbours = Neighbours {
        app: app.clone(),
        name: app.referee.new_batch().to_string(),
        shown: BTreeMap::new(),
        fresh: BTreeSet::new(),
        others: HashMap::new(),
    };
    tokio::spawn(neighbours.run(heard, shown, changed));
}

struct Neighbours {
    app: App,
    name: String,
    /// Whose keys were shown, here or elsewhere.
    shown: BTreeMap<CampaignId, BTreeSet<String>>,
    /// Where a key was shown of which the others were not told yet.
    fresh: BTreeSet<CampaignId>,
    others: HashMap<String, Neighbour>,
}

impl Neighbours {
    async fn run(
        mut self,
        mut heard: mpsc::UnboundedReceiver<Vec<u8>>,
        mut shown: mpsc::UnboundedReceiver<(CampaignId, String)>,
        changed: Arc<Notify>,
    ) {
        let shutdown = self.app.shutdown.clone();
        let mut again = tokio::time::interval(AGAIN);
        loop {
            tokio::select! {
                () = shutdown.cancelled() => {
                    // It has nobody any more, and says so.
                    return self.tell(Vec::new()).await;
                }
                Some(word) = heard.recv() => self.hear(&word),
                Some((campaign, by)) = shown.recv() => {
                    if self.shown.entry(campaign).or_default().insert(by) {
                        self.fresh.insert(campaign);
                        changed.notify_one();
                    }
                }
                () = changed.notified() => {
                    tokio::time::sleep(TOGETHER).await;
                    self.tell_all().await;
                }
                _ = again.tick() => {
                    self.forget_the_silent();
                    self.tell_all().await;
                }
            }
        }
    }

    /// Tells of every table at which somebody is, and of those where a key was shown since it told last.
    async fn tell_all(&mut self) {
        let mut here: BTreeMap<CampaignId, BTreeSet<String>> =
            self.app.presence.here().into_iter().collect();
        for campaign in mem::take(&mut self.fresh) {
            here.entry(campaign).or_default();
        }
        let table = |(campaign, here)| There {
            campaign,
            here,
            devices: self.app.asking.follow_here(campaign).into_iter().collect(),
            shown: self.shown.get(&campaign).cloned().unwrap_or_default(),
        };
        self.tell(here.into_iter().map(table).collect()).await;
    }

    async fn tell(&self, tables: Vec<There>) {
        let words: Vec<Word> = match tables.len() {
            0..=MOST_TABLES => vec![Word { server: self.name.clone(), whole: true, tables }],
            _ => tables
                .chunks(MOST_TABLES)
                .map(|some| Word { server: self.name.clone(), whole: false, tables: some.to_vec() })
                .collect(),
        };
        for word in words {
            let Ok(word) = serde_json::to_vec(&word) else { continue };
            let referee = Arc::clone(&self.app.referee);
            let told = tokio::task::spawn_blocking(move || referee.tell_others(word)).await;
            if let Ok(Err(error)) = told {
                tracing::debug!(%error, "other servers are told nothing");
            }
        }
    }

    fn hear(&mut self, word: &[u8]) {
        // Another version may tell what this one does not understand.
        let Ok(word) = serde_json::from_slice::<Word>(word) else { return };
        if word.server == self.name {
            return;
        }
        let known = self
            .others
            .entry(word.server.clone())
            .or_insert_with(|| Neighbour { heard: Instant::now(), campaigns: BTreeSet::new() });
        known.heard = Instant::now();
        let told: BTreeSet<CampaignId> = word.tables.iter().map(|table| table.campaign).collect();
        let left: Vec<CampaignId> = match word.whole {
            true => known.campaigns.difference(&told).copied().collect(),
            false => Vec::new(),
        };
        known.campaigns.extend(told);
        for campaign in left {
            known.campaigns.remove(&campaign);
            nobody_there(&self.app, campaign, &word.server);
        }
        for There { campaign, here, devices, shown } in word.tables {
            self.app.presence.elsewhere(campaign, &word.server, here);
            self.app.asking.follow_elsewhere(campaign, &word.server, devices);
            let known = self.shown.entry(campaign).or_default();
            for name in shown {
                let by = name.parse::<By>();
                if known.insert(name)
                    && let Ok(by) = by
                {
                    self.app.referee.key_used(campaign, &by);
                }
            }
        }
    }

    fn forget_the_silent(&mut self) {
        let app = &self.app;
        self.others.retain(|server, neighbour| {
            let is_there = neighbour.heard.elapsed() < GONE;
            if !is_there {
                for campaign in &neighbour.campaigns {
                    nobody_there(app, *campaign, server);
                }
            }
            is_there
        });
    }
}

fn nobody_there(app: &App, campaign: CampaignId, server: &str) {
    app.presence.elsewhere(campaign, server, BTreeSet::new());
    app.asking.follow_elsewhere(campaign, server, BTreeSet::new());
}
