//! Deputies: who do the organiser's work with a key of their own. The log says `organiser` of everything that the organiser's
//! side does, as its format has it; before another person's first act the house notes by whose key the organiser acts from there on.

use crate::{
    Code, Key, Referee, Rejected, Signatures,
    accept::publish,
    book, codec,
    correction::{Correction, NewOrder},
    live_campaign::LiveCampaign,
    panic_guard::guarded,
    parsed_order,
    rejected::{said, unrecordable},
};
use campaign::desk::{Desk, DeskEvent, KeptBy};
use chronicle::{BatchWriter, CampaignId, NewRecord, Scope};
use decider::{Audience, By};
use serde_json::json;

/// So many characters of a name are repeated.
const LONGEST: usize = 40;

impl Referee {
    /// Makes a new key for a deputy; an old one opens nothing any more. When this answers, it is on stable storage.
    ///
    /// # Errors
    /// `not_organiser`, `unknown_deputy`, `unknown_campaign`, or when the store fails.
    pub fn deputy_key(&self, campaign: CampaignId, by: &By, name: &str) -> Result<Key, Rejected> {
        guarded(|| {
            book::organiser_only(by, said!("only-organiser-names-deputies"))?;
            let named = known(&self.table(campaign)?.now().desk, name)?;
            let key = Key::random(&*self.parts.randomness)?;
            self.change_private(campaign, |private| {
                private.deputies.insert(name.to_owned(), (named, key.hash()));
            })?;
            Ok(key)
        })
    }

    /// Notes by whose key the organiser acts from here on, if that is another's than before.
    pub(crate) fn handed_over(
        &self,
        table: &LiveCampaign,
        by: &By,
        signatures: &Signatures,
    ) -> Result<(), Rejected> {
        if *by != By::Organiser || table.now().desk.keeper == signatures.deputy {
            return Ok(());
        }
        let now = table.now();
        // What others are being asked for is overtaken by nothing; when it was sent first, this was noted.
        if now.private.asked.is_some() || now.private.unconfirmed.is_some() {
            return Ok(());
        }
        book::check_open(&now.desk)?;
        let deputy = signatures.deputy.clone();
        let unsigned = Signatures::none();
        let mut correction =
            Correction::new(&now, self.moment(&now.terms), self.new_batch(), &unsigned);
        let kept = KeptBy { deputy };
        let command = parsed_order::raw(&json!({ "kept_by": kept }))?;
        // Nobody signs it: the house says whose key it saw, and nobody's device knows of keys.
        let order = NewOrder::plain(By::Rules, Scope::Campaign, Audience::Everyone, command);
        let (opening, given) = correction.opening(order)?;
        let secret = correction.secret.clone();
        let mut writer =
            BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(unrecordable)?;
        let event = DeskEvent::from(kept);
        let record = NewRecord {
            by: By::Rules,
            scope: Scope::Campaign,
            kind: event.kind(),
            v: event.version(),
            audience: Audience::Everyone,
            opens: None,
            copy_of: None,
        };
        let event = campaign::Event::Desk(event);
        writer.push(record, &codec::Payload(&event)).map_err(Rejected::bug)?;
        correction.add(writer.finish())?;
        let before = now.tip;
        drop(now);
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |standing| standing.after(None, &correction.batches))?;
        let head = table.now().tip.last;
        self.published(table.campaign, head);
        Ok(())
    }
}

/// The record that names a deputy.
pub(crate) fn known(desk: &Desk, name: &str) -> Result<u64, Rejected> {
    if let Some(named) = desk.deputies.get(name) {
        return Ok(*named);
    }
    let name: String = name.chars().take(LONGEST).collect();
    if desk.deputies.is_empty() {
        return Err(Rejected::new(Code::UnknownDeputy, said!("no-deputies", name = name)));
    }
    let known: Vec<&str> = desk.deputies.keys().map(String::as_str).collect();
    let message = said!("deputy-unknown", name = name, known = known.join(", "));
    Err(Rejected::new(Code::UnknownDeputy, message))
}

/// Is a head still that of whoever saw it, since only who keeps the book was noted behind it?
pub(crate) fn is_handed_over(desk: &Desk, head: u64, end: u64) -> bool {
    desk.handed_over == Some((end, head))
}

/// Only the organiser themselves does this.
#[must_use]
pub fn not_deputys() -> Rejected {
    Rejected::new(Code::NotDeputys, said!("not-deputys"))
}
