//! Lends readers what was folded of a log before.

use crate::{Referee, Rejected};
use chronicle::CampaignId;

impl Referee {
    /// Lends the fold of this kind that is kept beside a campaign; a new one, if nobody has folded it since the campaign was read.
    /// Whoever comes meanwhile waits. One that broke is thrown away.
    ///
    /// # Errors
    /// Those of `work`; `unknown_campaign`.
    pub fn with_fold<F: Default + Send + 'static, T>(
        &self,
        campaign: CampaignId,
        work: impl FnOnce(&mut F) -> Result<T, Rejected>,
    ) -> Result<T, Rejected> {
        let table = self.table(campaign)?;
        let fold = table.folds.of::<F>();
        let mut fold = fold.lock().unwrap_or_else(|broken| {
            fold.clear_poison();
            let mut fold = broken.into_inner();
            *fold = F::default();
            fold
        });
        work(&mut fold)
    }
}
