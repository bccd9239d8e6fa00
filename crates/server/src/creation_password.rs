//! The password that a host asks of whoever begins a campaign.

use sha2::{Digest as _, Sha256};
use std::{fmt, sync::Arc, time::Duration};
use subtle::ConstantTimeEq as _;
use tokio::{sync::Mutex, time::sleep};

/// How long whoever guessed wrong waits for the answer.
const GUESS: Duration = Duration::from_secs(1);

/// The host's password, as its hash: hashes are of one length, so that comparing tells nothing.
#[derive(Clone)]
pub struct CreationPassword {
    hash: [u8; 32],
    /// Wrong guesses wait one after the other, however many come at once.
    guesses: Arc<Mutex<()>>,
}

impl CreationPassword {
    /// The password that a host wants; blanks around it, such as the end of a file's line, do not
    /// count. None when nothing is left.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty())
            .then(|| Self { hash: Sha256::digest(text).into(), guesses: Arc::default() })
    }

    /// Is it this one? Takes as long for every wrong one.
    pub(crate) fn is(&self, said: &str) -> bool {
        let said: [u8; 32] = Sha256::digest(said.trim()).into();
        bool::from(self.hash.ct_eq(&said))
    }

    /// Lets a wrong guess wait, so that nobody tries a dictionary. A right one never waits.
    pub(crate) async fn slow_down(&self) {
        let _turn = self.guesses.lock().await;
        sleep(GUESS).await;
    }
}

impl fmt::Debug for CreationPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CreationPassword(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::{CreationPassword, GUESS};
    use tokio::time::Instant;

    #[tokio::test(start_paused = true)]
    async fn wrong_guesses_wait_one_after_the_other() {
        let password = CreationPassword::new("zeven takken").unwrap();
        let begun = Instant::now();
        tokio::join!(password.slow_down(), password.slow_down(), password.slow_down());
        assert!(begun.elapsed() >= 3 * GUESS);
    }
}
