//! What one address may take of a server on the open net: so many connections at once, and so many campaigns, trials of
//! an address for messages, and bytes in an hour. This machine itself has no bounds: a proxy on it brings everybody.

use crate::traffic::Traffic;
use chronicle::CampaignId;
use governor::{
    Quota, RateLimiter,
    clock::{Clock as _, MonotonicClock},
    state::keyed::HashMapStateStore,
};
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// So many connections at once has one address: a household of browsers that each hold six.
const CONNECTIONS: u32 = 128;

/// So many campaigns are begun from one address at once, and as many again in an hour.
const CAMPAIGNS: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// So often a webhook is tried at once, for one campaign or from one address, and as often again in an hour.
const TRIALS: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// One address; of version 6 one network, since whoever has one address of it has them all.
pub(crate) fn network(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(network))
        }
        short @ IpAddr::V4(_) => short,
    }
}

/// What each address has taken.
#[derive(Debug)]
pub(crate) struct Budgets {
    campaigns: RateLimiter<IpAddr, HashMapStateStore<IpAddr>, MonotonicClock>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    trials: RateLimiter<Tried, HashMapStateStore<Tried>, MonotonicClock>,
    pub(crate) traffic: Traffic,
    most: u32,
    /// Is this machine bound as well?
    here_too: bool,
}

/// For whom a webhook is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Tried {
    For(CampaignId),
    From(IpAddr),
}

impl Default for Budgets {
    fn default() -> Self {
        Self::with(CONNECTIONS, false)
    }
}

/// A connection that counts until it is closed.
#[derive(Debug)]
pub(crate) struct Connected {
    budgets: Arc<Budgets>,
    from: Option<IpAddr>,
}

impl Budgets {
    fn with(most: u32, here_too: bool) -> Self {
        let quota = Quota::per_hour(CAMPAIGNS);
        let campaigns = RateLimiter::new(quota, HashMapStateStore::default(), MonotonicClock);
        let quota = Quota::per_hour(TRIALS);
        let trials = RateLimiter::new(quota, HashMapStateStore::default(), MonotonicClock);
        let traffic = Traffic::default();
        Self { campaigns, connections: Mutex::default(), trials, traffic, most, here_too }
    }

    /// As many connections as are named, from this machine, too: for tests.
    #[cfg(test)]
    pub(crate) fn of_connections(most: u32) -> Arc<Self> {
        Arc::new(Self::with(most, true))
    }

    /// So many bytes, from this machine, too: for tests.
    #[cfg(test)]
    pub(crate) fn of_bytes(most: u64) -> Arc<Self> {
        Arc::new(Self { traffic: Traffic::of(most), ..Self::with(CONNECTIONS, true) })
    }

    /// Who is counted; none: this machine, which has no bounds.
    pub(crate) fn bound(&self, from: IpAddr) -> Option<IpAddr> {
        (self.here_too || !from.to_canonical().is_loopback()).then(|| network(from))
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection; none: this address has as many as it may have.
    pub(crate) fn connect(self: &Arc<Self>, from: IpAddr) -> Option<Connected> {
        let from = self.bound(from);
        if let Some(from) = from {
            let mut connections = self.connections();
            let open = connections.entry(from).or_default();
            if *open >= self.most {
                return None;
            }
            *open += 1;
        }
        Some(Connected { budgets: Arc::clone(self), from })
    }

    /// Counts a campaign that is begun from here.
    ///
    /// # Errors
    /// How long it is until the next may be begun.
    pub(crate) fn begin_campaign(&self, from: IpAddr) -> Result<(), Duration> {
        let Some(from) = self.bound(from) else { return Ok(()) };
        let begun = self.campaigns.check_key(&from);
        // Who has not been here for long is forgotten.
        self.campaigns.retain_recent();
        begun.map_err(|wait| wait.wait_time_from(MonotonicClock.now()))
    }

    /// Counts a webhook that is tried: a message that goes out to wherever somebody says.
    ///
    /// # Errors
    /// How long it is until the next may be tried.
    pub(crate) fn try_webhook(
        &self,
        campaign: CampaignId,
        from: Option<IpAddr>,
    ) -> Result<(), Duration> {
        let from = from.and_then(|from| self.bound(from)).map(Tried::From);
        let mut tried = [Some(Tried::For(campaign)), from].into_iter().flatten();
        let tried = tried.try_for_each(|tried| self.trials.check_key(&tried));
        self.trials.retain_recent();
        tried.map_err(|wait| wait.wait_time_from(MonotonicClock.now()))
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(from) = self.from else { return };
        let mut connections = self.budgets.connections();
        if let Some(open) = connections.get_mut(&from) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_so_many_connections_at_once() {
        let budgets = Arc::new(Budgets::with(2, false));
        let there = address("203.0.113.7");
        let first = budgets.connect(there).unwrap();
        let _second = budgets.connect(address("::ffff:203.0.113.7")).unwrap();
        assert!(budgets.connect(there).is_none());
        assert!(budgets.connect(address("203.0.113.8")).is_some(), "another has its own");
        drop(first);
        assert!(budgets.connect(there).is_some());
        let here: Vec<_> = (0..9).map(|_| budgets.connect(address("127.0.0.1")).unwrap()).collect();
        assert_eq!(budgets.connections().len(), 1, "this machine is not counted: {here:?}");
    }

    #[test]
    fn a_network_of_version_6_is_one_address() {
        let budgets = Arc::new(Budgets::with(1, false));
        let _first = budgets.connect(address("2001:db8:1:2::1")).unwrap();
        assert!(budgets.connect(address("2001:db8:1:2:ffff::2")).is_none());
        assert!(budgets.connect(address("2001:db8:1:3::1")).is_some());
    }

    #[test]
    fn an_address_begins_so_many_campaigns_in_an_hour() {
        let budgets = Budgets::default();
        let there = address("203.0.113.7");
        for _ in 0..CAMPAIGNS.get() {
            budgets.begin_campaign(there).unwrap();
        }
        let wait = budgets.begin_campaign(there).unwrap_err();
        assert!(wait > Duration::ZERO && wait <= Duration::from_secs(120), "{wait:?}");
        budgets.begin_campaign(address("203.0.113.8")).unwrap();
        budgets.begin_campaign(address("::1")).unwrap();
    }

    #[test]
    fn a_webhook_is_tried_so_often_for_one_campaign_and_from_one_address() {
        let campaign = |number: u32| format!("{number:010}").parse().unwrap();
        let (here, there) = (Some(address("::1")), Some(address("203.0.113.7")));
        let budgets = Budgets::default();
        for _ in 0..TRIALS.get() {
            budgets.try_webhook(campaign(1), here).unwrap();
        }
        let wait = budgets.try_webhook(campaign(1), here).unwrap_err();
        assert!(wait > Duration::ZERO && wait <= Duration::from_secs(180), "{wait:?}");
        for number in 0..TRIALS.get() {
            budgets.try_webhook(campaign(2 + number), there).unwrap();
        }
        assert!(budgets.try_webhook(campaign(99), there).is_err());
        budgets.try_webhook(campaign(99), None).unwrap();
    }
}
