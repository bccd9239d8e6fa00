//! How much one address, or whoever has one key, was sent.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::time::Instant;

/// So many bytes one of them is sent at once, and as many again in an hour.
const BYTES: u64 = 512 << 20;
const HOUR: Duration = Duration::from_secs(3600);

/// Who is sent something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Receiver {
    Address(IpAddr),
    /// Whoever has a key of a campaign, by its hash.
    Key([u8; 32]),
}

/// What somebody was sent and has not yet been forgiven.
#[derive(Clone, Copy, Debug)]
struct Sent {
    bytes: u64,
    at: Instant,
}

/// What everybody was sent. An answer that has begun is sent to its end, so somebody can owe more than an hour; of the
/// crates that count such things none keeps a debt, therefore this does.
#[derive(Debug)]
pub(crate) struct Traffic {
    sent: Mutex<HashMap<Receiver, Sent>>,
    most: u64,
}

impl Default for Traffic {
    fn default() -> Self {
        Self::of(BYTES)
    }
}

impl Traffic {
    pub(crate) fn of(most: u64) -> Self {
        Self { sent: Mutex::default(), most }
    }

    /// What is still counted of somebody's bytes.
    fn left(&self, sent: Sent, now: Instant) -> u64 {
        let share = now.duration_since(sent.at).as_secs_f64() / HOUR.as_secs_f64();
        sent.bytes.saturating_sub((share * self.most as f64) as u64)
    }

    pub(crate) fn add(&self, receiver: Receiver, bytes: u64) {
        let now = Instant::now();
        let mut all = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever owes nothing any more is forgotten, when somebody new comes.
        if !all.contains_key(&receiver) {
            all.retain(|_, sent| self.left(*sent, now) > 0);
        }
        let sent = all.entry(receiver).or_insert(Sent { bytes: 0, at: now });
        *sent = Sent { bytes: self.left(*sent, now).saturating_add(bytes), at: now };
    }

    /// May somebody be sent more?
    ///
    /// # Errors
    /// How long it is until then.
    pub(crate) fn check(&self, receiver: &Receiver) -> Result<(), Duration> {
        let all = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get(receiver).map_or(0, |sent| self.left(*sent, Instant::now()));
        match left.checked_sub(self.most) {
            None => Ok(()),
            Some(over) => Err(HOUR.mul_f64((over + 1) as f64 / self.most as f64)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Receiver {
        Receiver::Address(IpAddr::from([203, 0, 113, last]))
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_was_sent_too_much_waits_until_it_is_forgiven() {
        let traffic = Traffic::of(3600);
        traffic.add(address(1), 3599);
        assert_eq!(traffic.check(&address(1)), Ok(()));
        // The answer that has begun is sent to its end.
        traffic.add(address(1), 3601);
        let wait = traffic.check(&address(1)).unwrap_err();
        assert!(Duration::from_secs(3600) < wait && wait < Duration::from_secs(3603), "{wait:?}");
        assert_eq!(traffic.check(&address(2)), Ok(()), "another has their own");
        tokio::time::advance(wait - Duration::from_secs(3)).await;
        assert!(traffic.check(&address(1)).is_err());
        tokio::time::advance(Duration::from_secs(4)).await;
        assert_eq!(traffic.check(&address(1)), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_owes_nothing_is_forgotten() {
        let traffic = Traffic::of(3600);
        (0..9).for_each(|last| traffic.add(address(last), 5));
        tokio::time::advance(Duration::from_secs(6)).await;
        traffic.add(address(10), 5);
        assert_eq!(traffic.sent.lock().unwrap().len(), 1);
    }
}
