//! Going on without those who do not come: the organiser's word, then the orders by which they move the
//! engagement on, all of it stored in one go.

use crate::{
    Advance, Answer, Code, Referee, Rejected,
    accept::{publish, stopped, write},
    amend::on_behalf,
    correction::{Correction, NewOrder},
    live_campaign::{LiveCampaign, Now},
    mixing::Of,
    order_chance::{OrderChance, Unopened},
    parsed_order,
    rejected::unrecordable,
};
use campaign::desk::Advanced;
use campaign::pending::{all_pending, instead};
use campaign::{Command, State};
use chance::Sealed;
use chronicle::{Asker, BatchWriter, Scope};
use decider::By;
use serde_json::value::RawValue;
use std::sync::RwLockReadGuard;

/// More orders than any step of any system takes.
const MOST_ORDERS: u32 = 64;

impl Referee {
    pub(crate) fn advanced(
        &self,
        table: &LiveCampaign,
        now: RwLockReadGuard<'_, Now>,
        mut correction: Correction<'_>,
        advance: &Advance,
        advanced: &Advanced,
    ) -> Result<Answer, Rejected> {
        let mut state = now.standing.state.clone();
        let sealed_here = now.private.sealed_here;
        let before = now.tip;
        drop(now);
        for given in 0..MOST_ORDERS {
            let waits =
                all_pending(&state).into_iter().find(|it| it.engagement == advanced.engagement);
            // With nobody missing, the rules go on by one order.
            let goes_on = given == 0 || !advanced.missing.is_empty();
            let waits = waits.filter(|waits| goes_on && Advance::still(advanced, waits));
            let Some((by, command)) = waits.and_then(|waits| instead(&state, &waits)) else {
                break;
            };
            let put = self.put_in(
                &mut correction,
                sealed_here,
                &mut state,
                &advance.scope,
                &by,
                &command,
            );
            let opened = match put {
                // An order before this one may have opened an envelope: what was done stands.
                Err(refused) if given > 0 && refused.code != Code::BeingAsked.text() => break,
                put => put?,
            };
            // In version 2 each is signed before it is given: nobody signs what hangs on dice to come.
            if opened && correction.attestor.is_second() {
                break;
            }
        }
        correction.attestor.complete()?;
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |standing| {
            standing.after(Some(state), &correction.batches)
        })?;
        Ok(correction.answer())
    }

    /// One order of the organiser, or of theirs in a seat's place; did it open an envelope?
    fn put_in(
        &self,
        correction: &mut Correction<'_>,
        sealed_here: bool,
        state: &mut State,
        scope: &Scope,
        by: &By,
        command: &Command,
    ) -> Result<bool, Rejected> {
        let json = on_behalf(by, json_of(command)?, correction.attestor.is_second())?;
        let audience = state.audience_of(command, by);
        let plain = NewOrder::plain(By::Organiser, scope.clone(), audience, json);
        let (opening, given) = correction.opening(NewOrder { stead: by.seat(), ..plain })?;
        let (batch, head) = (opening.batch, given.head);
        let secret = correction.secret.clone();
        let mut writer =
            BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(unrecordable)?;
        let stead = by.seat().map(decider::Seat::name);
        if sealed_here {
            let mut foreseen = Unopened::new(None, "organiser");
            let decided = (self.parts.decide)(&mut state.clone(), by, &mut foreseen, command);
            if foreseen.reached {
                let asker = Asker { sender: "organiser", stead, corrects: false };
                correction.attestor.complete()?;
                let by = &By::Organiser;
                correction.mix(&mut writer, &Of { by, scope, batch, head, asker })?;
            } else {
                decided.map_err(|stop| stopped(stop, &foreseen.chance))?;
            }
        }
        let sealed =
            sealed_here.then(|| Sealed::new(&secret, correction.tip.next_envelope, writer.bound()));
        let mut chance = OrderChance::new(sealed, None, "organiser");
        // On a copy: an order that stops half way, for want of a card, leaves nothing behind.
        let mut after = state.clone();
        let entries = (self.parts.decide)(&mut after, by, &mut chance, command)
            .map_err(|stop| stopped(stop, &chance))?;
        write(&mut writer, scope, (&after, by), &entries)?;
        let before = correction.tip.next_envelope;
        correction.add(writer.finish())?;
        *state = after;
        Ok(correction.tip.next_envelope > before)
    }
}

fn json_of(command: &Command) -> Result<Box<RawValue>, Rejected> {
    match command {
        Command::Play { command, .. } => parsed_order::raw(command),
        _ => Err(Rejected::bug("only an engagement is moved on")),
    }
}
