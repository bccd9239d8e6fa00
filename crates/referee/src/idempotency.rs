//! The same order sent again gets the first answer again, also after a restart.

use crate::{
    Answer, Code, Order, Referee, Rejected,
    correction::following_id,
    live_campaign::{LiveCampaign, Now, fault},
    parsed_order,
    rejected::said,
};
use chance::Source;
use chronicle::{CardDrawn, DiceRolled, Format, OrderGiven, Record, Uuid, kind};

impl Referee {
    pub(crate) fn given_before(
        &self,
        table: &LiveCampaign,
        now: &Now,
        order: &Order,
    ) -> Result<Option<Answer>, Rejected> {
        let same = |record: &Record| {
            let Ok(parsed) = parsed_order::read(&now.standing.state, &order.scope, &order.command)
            else {
                return Ok(false);
            };
            let command = canonical(&parsed.json)?;
            let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
            let second = now.terms.format == Format::Two;
            // A hidden order that came without a nonce was given one.
            let nonce = given.nonce == order.nonce || (second && order.nonce.is_none());
            // In version 2 the head is part of what was meant.
            let upon = !second || given.head == order.head;
            Ok(record.by == order.by
                && record.scope == order.scope
                && given.command.get() == command
                && nonce
                && upon
                && self.is_typed_alike(table, record, &given, order)?)
        };
        self.batch_before(table, now, &order.batch, same)
    }

    /// Was the same typed? A card is known by its name, and its place in the pile by what was drawn.
    fn is_typed_alike(
        &self,
        table: &LiveCampaign,
        record: &Record,
        given: &OrderGiven,
        order: &Order,
    ) -> Result<bool, Rejected> {
        let Some(typed) = &order.cards else { return Ok(given.thrown == order.thrown) };
        let (mut faces, mut cards) = (Vec::new(), Vec::new());
        let mut seq = record.seq;
        let mut is_last = record.last;
        while !is_last {
            seq += 1;
            self.each_line(table.campaign, seq..=seq, |line| {
                is_last = line.last;
                let data = line.data.unwrap_or("null");
                if line.kind == kind::DICE_ROLLED {
                    let rolled: DiceRolled =
                        serde_json::from_str(data).map_err(Rejected::damaged)?;
                    if matches!(rolled.source, Source::Thrown { .. }) {
                        faces.extend(rolled.faces);
                    }
                } else if line.kind == kind::CARD_DRAWN {
                    let drawn: CardDrawn = serde_json::from_str(data).map_err(Rejected::damaged)?;
                    if matches!(drawn.source, Source::Thrown { .. }) {
                        cards.push(drawn.card);
                    }
                }
                Ok(())
            })?;
        }
        let thrown = order.thrown.as_deref().unwrap_or_default();
        Ok(faces == thrown && cards == *typed)
    }

    /// The answer to a batch that was accepted before; `same` says whether it was the same order.
    pub(crate) fn batch_before(
        &self,
        table: &LiveCampaign,
        now: &Now,
        batch: &Uuid,
        same: impl FnOnce(&Record) -> Result<bool, Rejected>,
    ) -> Result<Option<Answer>, Rejected> {
        let Some((first, last)) = now.timelines.batch(batch) else {
            return Ok(None);
        };
        let read = |seq: u64| {
            let lines = self.parts.store.read(table.campaign, seq, seq).map_err(fault)?;
            let line = lines.first();
            let line =
                line.ok_or_else(|| Rejected::damage(said!("damaged-missing", seq = seq).into()))?;
            Record::from_line(line).map_err(Rejected::damaged)
        };
        if !same(&read(first)?)? {
            return Err(Rejected::new(
                Code::BatchReused,
                said!("batch-reused", batch = batch.to_string()),
            ));
        }
        // A correction goes on: what followed again has ids that follow from the first.
        let mut last = last;
        let mut number = 1;
        while let Some((_, end)) = now.timelines.batch(&following_id(batch, number)) {
            (last, number) = (end, number + 1);
        }
        let head = read(last)?.head();
        Ok(Some(Answer { batch: *batch, head, records: (first..=last).collect(), again: true }))
    }
}

fn canonical(json: &serde_json::value::RawValue) -> Result<String, Rejected> {
    let text = chronicle::canonical::canonical(json).map_err(crate::rejected::unrecordable)?;
    Ok(text.get().to_owned())
}
