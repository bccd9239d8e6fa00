//! Telling of links that came and were not used: nobody asks in vain without a mark.

use crate::{
    Referee, Rejected, Signatures,
    accept::publish,
    correction::{Correction, NewOrder},
    decision::write_spent,
    live_campaign::LiveCampaign,
    parsed_order,
    rejected::unrecordable,
};
use chronicle::{BatchWriter, Scope, Spent};
use decider::{Audience, By};
use serde_json::json;

impl Referee {
    /// An order of the rules that does nothing else. Whoever calls holds the campaign's lock.
    pub(crate) fn account_for(
        &self,
        table: &LiveCampaign,
        spent: &[Spent],
    ) -> Result<(), Rejected> {
        if spent.is_empty() {
            return Ok(());
        }
        let (before, correction) = {
            let now = table.now();
            let at = self.moment(&now.terms);
            let (batch, unsigned) = (self.new_batch(), Signatures::none());
            let mut correction = Correction::new(&now, at, batch, &unsigned);
            let asks: Vec<_> = spent.iter().map(|spent| spent.ask).collect();
            let command = parsed_order::raw(&json!({ "account_for": asks }))?;
            let order = NewOrder::plain(By::Rules, Scope::Campaign, Audience::Everyone, command);
            let (opening, given) = correction.opening(order)?;
            let secret = correction.secret.clone();
            let mut writer = BatchWriter::begin(&secret, &correction.tip, opening, &given)
                .map_err(unrecordable)?;
            spent.iter().try_for_each(|spent| write_spent(&mut writer, spent))?;
            correction.add(writer.finish())?;
            (now.tip, correction)
        };
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |standing| standing.after(None, &correction.batches))
    }
}
