//! Campaigns that nobody asks for leave the memory.

use referee::Referee;
use std::{sync::Arc, time::Duration};
use tokio_util::sync::CancellationToken;

/// Nobody has asked for it in so long: the players have gone home, or think.
const IN_SO_LONG: Duration = Duration::from_secs(10 * 60);

/// How often they are looked for.
const EVERY: Duration = Duration::from_secs(60);

/// Lets go of idle campaigns until `shutdown`, or until the referee has gone.
pub(crate) fn let_go_again_and_again(referee: &Arc<Referee>, shutdown: CancellationToken) {
    let referee = Arc::downgrade(referee);
    tokio::spawn(async move {
        let mut again = tokio::time::interval(EVERY);
        loop {
            tokio::select! {
                _ = again.tick() => (),
                () = shutdown.cancelled() => return,
            }
            let Some(referee) = referee.upgrade() else { return };
            // To give back the memory of many takes a while.
            let gone = tokio::task::spawn_blocking(move || referee.let_go_of_idle(IN_SO_LONG));
            match gone.await {
                Ok(gone) if gone > 0 => {
                    tracing::debug!(campaigns = gone, "idle campaigns have left the memory")
                }
                _ => (),
            }
        }
    });
}
