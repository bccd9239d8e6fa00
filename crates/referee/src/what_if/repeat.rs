//! What a what-if begins with: the other campaign's orders up to a record, with all that came of them, once more.

use crate::{
    Referee, Rejected, amend::on_behalf, codec, correction::like, parsed_order, past_order::Past,
    rejected::unrecordable,
};
use campaign::desk::{DeskEvent, WhatIfBegun};
use campaign::{Created, Event};
use chance::{Secret, Source};
use chronicle::{
    Batch, BatchWriter, CardDrawn, DiceRolled, NewLog, NewRecord, Opening, OrderGiven, Record,
    Scope, Timestamp, Tip, kind,
};
use decider::{Audience, By, Seat};
use serde_json::{json, value::RawValue};

impl Referee {
    /// The first batches of a what-if: its own genesis, the orders, and the word that it is one.
    pub(super) fn repeated(
        &self,
        secret: &Secret,
        created: &Created,
        past: &[Past],
        begun: WhatIfBegun,
    ) -> Result<Vec<Batch>, Rejected> {
        let at: Timestamp = self.now().into();
        let by = By::Organiser;
        let genesis =
            chronicle::genesis(secret, &NewLog::One, self.new_batch(), at, by.clone(), created)
                .map_err(unrecordable)?;
        let mut writing = Writing { secret, at, batches: Vec::new(), tip: None };
        writing.add(genesis)?;
        // What the desk says, new keys and rewinds are the other campaign's own.
        for past in past.iter().filter(|past| !past.is_bookkeeping()) {
            writing.repeat(self, past)?;
        }
        let command = parsed_order::raw(&json!({ "what_if": {
            "campaign": begun.campaign, "record": begun.record,
        } }))?;
        let mut writer =
            writing.begin(self, (by.clone(), Scope::Campaign, Audience::Everyone), command)?;
        let event = DeskEvent::from(begun);
        let record = NewRecord {
            by,
            scope: Scope::Campaign,
            kind: event.kind(),
            v: event.version(),
            audience: Audience::Everyone,
            opens: None,
            copy_of: None,
        };
        writer.push(record, &codec::Payload(&Event::Desk(event))).map_err(Rejected::bug)?;
        let batch = writer.finish();
        writing.add(batch)?;
        Ok(writing.batches)
    }
}

struct Writing<'s> {
    secret: &'s Secret,
    at: Timestamp,
    batches: Vec<Batch>,
    tip: Option<Tip>,
}

impl<'s> Writing<'s> {
    fn add(&mut self, batch: Batch) -> Result<(), Rejected> {
        let envelope = self.tip.map_or(0, |tip| tip.next_envelope);
        let tip = batch.tip(envelope).ok_or_else(|| Rejected::bug("a batch without records"))?;
        self.tip = Some(tip);
        self.batches.push(batch);
        Ok(())
    }

    fn begin(
        &self,
        referee: &Referee,
        (by, scope, audience): (By, Scope, Audience),
        command: Box<RawValue>,
    ) -> Result<BatchWriter<'s>, Rejected> {
        let tip = self.tip.ok_or_else(|| Rejected::bug("an order before genesis"))?;
        let (batch, at) = (referee.new_batch(), self.at);
        let parent = tip.last.seq;
        let given = OrderGiven { command, head: parent, nonce: None, thrown: None };
        let opening =
            Opening { parent, batch, at, by, scope, audience, copy_of: None, intended: None };
        BatchWriter::begin(self.secret, &tip, opening, &given).map_err(unrecordable)
    }

    /// An order of the other campaign, with all that came of it.
    fn repeat(&mut self, referee: &Referee, past: &Past) -> Result<(), Rejected> {
        let order = past.order();
        let command = past.given()?.command;
        // Version 1 of the log says in the command in whose stead the organiser gave it.
        let command = match past.fixed.stead() {
            Some(seat) => {
                let seat: Seat = seat.parse().map_err(Rejected::damaged)?;
                on_behalf(&By::Seat(seat), command, false)?
            }
            None => command,
        };
        let about = (order.by.clone(), order.scope.clone(), order.audience.clone());
        let mut writer = self.begin(referee, about, command)?;
        for (record, _) in past.came_of_it() {
            let meta = like(record);
            let written = match record.kind.as_str() {
                kind::DICE_ROLLED => {
                    let rolled: DiceRolled = record.read_data().map_err(Rejected::damaged)?;
                    let rolled = DiceRolled { source: elsewhere(), ..rolled };
                    writer.push(NewRecord { v: 1, ..meta }, &rolled)
                }
                kind::CARD_DRAWN => {
                    let drawn: CardDrawn = record.read_data().map_err(Rejected::damaged)?;
                    let drawn = CardDrawn { source: elsewhere(), ..drawn };
                    writer.push(NewRecord { v: 1, ..meta }, &drawn)
                }
                _ => writer.push(meta, payload(record)?),
            };
            written.map_err(Rejected::bug)?;
        }
        let batch = writer.finish();
        self.add(batch)
    }
}

/// It fell in another campaign, where its proof is; here it is the organiser's word.
fn elsewhere() -> Source {
    Source::thrown("organiser")
}

fn payload(record: &Record) -> Result<&RawValue, Rejected> {
    let hidden = || Rejected::damage(crate::rejected::said!("damaged-hidden").into());
    record.data.as_deref().ok_or_else(hidden)
}
