//! An order of version 2: its intent, and who signed it.

use super::{Second, exactly, flaw, links::Shared};
use crate::{Flaw, Intent, Line, OrderGiven, PublicKey, Scope, Signed, ask, order_message};
use chance::Bytes32;
use decider::By;
use serde_json::value::RawValue;
use std::ops::RangeInclusive;

/// The batch that is being read.
#[derive(Debug)]
pub(super) struct Open {
    pub(super) seq: u64,
    pub(super) by: String,
    pub(super) stead: Option<String>,
    pub(super) public: bool,
    /// What its dice are bound to: its own intent, or that of the order that it repeats.
    pub(super) intent: Bytes32,
    /// What a new device signs; for a copy there is none.
    pub(super) own_intent: Option<Bytes32>,
    pub(super) signed: Option<Signed>,
    /// None where the payload is hidden.
    pub(super) command: Option<Box<RawValue>>,
    pub(super) thrown: Option<Vec<u32>>,
    pub(super) hidden: bool,
    pub(super) copy_of: Option<u64>,
    pub(super) replaces: Option<u64>,
    /// It is part of what a correction repeats or puts in.
    pub(super) corrects: bool,
    /// The ask for its dice.
    pub(super) ask: Bytes32,
    /// Whether others give to its dice.
    pub(super) shared: bool,
    pub(super) contributed: Option<Shared>,
    pub(super) opened: bool,
    /// What was thrown in it, in order.
    pub(super) threw: Vec<u32>,
    /// Witnesses, whose signatures wait for the end of the batch.
    pub(super) witnesses: Vec<(u64, PublicKey, String)>,
    /// The kinds of the records behind the order so far.
    pub(super) behind: Vec<String>,
    /// The copies so far, by the numbers of their originals.
    pub(super) copies: Vec<u64>,
    /// The timeline before it.
    pub(super) live: Vec<RangeInclusive<u64>>,
    pub(super) parent: u64,
}

impl Second {
    pub(super) fn order(
        &mut self,
        line: &Line<'_>,
        live: &[RangeInclusive<u64>],
        on_table: u64,
    ) -> Result<(), Flaw> {
        let seq = line.seq;
        self.sender_sits(line)?;
        if line.device.is_some() != line.signature.is_some() {
            let message = format!("record {seq} has only one of `device` and `signature`");
            return flaw("signature_wrong", message);
        }
        let given: Option<OrderGiven> = line.data.map(|data| exactly(line, data)).transpose()?;
        let own_intent = self.intent(line, given.as_ref())?;
        let corrects = self.run.takes(line, &mut self.trust)?;
        let intent = match line.copy_of {
            None => own_intent.unwrap_or(Bytes32::ZERO),
            Some(original) => self.run.intent_of(original),
        };
        self.run.remember(seq, intent);
        let signed =
            line.device.zip(line.signature).map(|(device, signature)| Signed { device, signature });
        let rewinds = line.parent.is_some_and(|parent| parent + 1 != seq);
        let open = Open {
            seq,
            by: line.by.to_owned(),
            stead: line.stead.map(str::to_owned),
            public: line.audience == "null",
            intent,
            own_intent,
            signed,
            hidden: given.is_none(),
            thrown: given.as_ref().and_then(|given| given.thrown.clone()),
            command: given.map(|given| given.command),
            copy_of: line.copy_of,
            replaces: line.replaces,
            corrects,
            ask: ask(&line.prev, &intent, on_table),
            shared: self.policy.sealed == crate::SealedBy::Shared,
            contributed: None,
            opened: false,
            threw: Vec::new(),
            witnesses: Vec::new(),
            behind: Vec::new(),
            copies: Vec::new(),
            live: if rewinds { live.to_vec() } else { Vec::new() },
            parent: line.parent.unwrap_or(0),
        };
        self.signature(line, &open)?;
        self.open = Some(open);
        Ok(())
    }

    fn sender_sits(&self, line: &Line<'_>) -> Result<(), Flaw> {
        let seat = line.by.strip_prefix("seat/").or(line.stead);
        match seat.filter(|seat| !self.seats.contains(*seat)) {
            None => Ok(()),
            Some(seat) => flaw(
                "sender_wrong",
                format!("the order of record {} is of `{seat}`, which is no seat here", line.seq),
            ),
        }
    }

    /// Checks that what the order says of itself is what it holds.
    fn intent(
        &mut self,
        line: &Line<'_>,
        given: Option<&OrderGiven>,
    ) -> Result<Option<Bytes32>, Flaw> {
        let seq = line.seq;
        if line.copy_of.is_some() {
            let own = line.intent.is_some() || line.device.is_some() || line.replaces.is_some();
            if own || line.stead.is_some() {
                let message =
                    format!("the order of record {seq} is a copy; the original's intent holds");
                return flaw("member_misplaced", message);
            }
            return Ok(None);
        }
        let Some(told) = line.intent else {
            return flaw("intent_missing", format!("the order of record {seq} tells no intent"));
        };
        let Some(given) = given else {
            self.trust.intents_hidden += 1;
            return Ok(Some(told));
        };
        if line.audience != "null"
            && line.by != "rules"
            && given.nonce.as_ref().is_none_or(|nonce| nonce.len() < 32)
        {
            let message = format!(
                "the order of record {seq} is hidden, and its nonce is shorter than 16 bytes: \
                 the command could be guessed"
            );
            return flaw("nonce_short", message);
        }
        let foreign = |what: String| Flaw::new("member_wrong", what);
        let by: By = line.by.parse().map_err(|error| foreign(format!("{error}")))?;
        let scope: Scope = line.scope.parse().map_err(|error| foreign(format!("{error}")))?;
        let Some(upon) = usize::try_from(given.head).ok().and_then(|head| self.hashes.get(head))
        else {
            let message = format!("the order of record {seq} was given upon a record to come");
            return flaw("order_head_wrong", message);
        };
        let intent = Intent {
            batch: line.batch,
            by: &by,
            campaign: self.campaign,
            order: given,
            replaces: line.replaces,
            scope: &scope,
            stead: line.stead,
            upon: *upon,
        };
        let computed =
            intent.hash().map_err(|error| Flaw::new("payload_wrong", error.to_string()))?;
        if computed == told {
            return Ok(Some(told));
        }
        flaw(
            "intent_wrong",
            format!("the intent of record {seq} should be {computed}, but it says {told}"),
        )
    }

    /// Is the order signed by a device of its sender, where it has to be?
    fn signature(&mut self, line: &Line<'_>, open: &Open) -> Result<(), Flaw> {
        let seq = line.seq;
        if line.copy_of.is_some() {
            return Ok(());
        }
        let sender = people_name(line.by);
        if line.by == "rules" {
            self.trust.by_rules += 1;
            if open.signed.is_none() && line.stead.is_none() {
                return Ok(());
            }
            return flaw("signature_wrong", format!("record {seq}: nobody signs for the rules"));
        }
        if line.stead.is_some() && line.by != "organiser" {
            let message =
                format!("only the organiser gives orders in somebody's stead (record {seq})");
            return flaw("stead_wrong", message);
        }
        let Some(signed) = open.signed else {
            if line.stead.is_some() || open.corrects {
                let message = format!("the order of record {seq} must be signed by the organiser");
                // Who never had a device corrects without one: there is nothing to sign with.
                if line.stead.is_some() || self.people.bindings.signs(sender) {
                    return flaw("signature_missing", message);
                }
            }
            if self.people.bindings.signs(sender) && !self.blind {
                let message =
                    format!("the order of record {seq} is not signed, and {sender} signs");
                return flaw("signature_missing", message);
            }
            self.trust.unsigned += 1;
            return Ok(());
        };
        let bound = self.people.bindings.is_bound(sender, &signed.device);
        // The first device of a seat signs the order that binds it: said again where it is bound.
        let binds =
            !self.people.bindings.has_device(sender) && self.binds(open, sender, &signed.device);
        if !bound && !binds {
            if self.blind {
                self.trust.not_checked += 1;
                return Ok(());
            }
            let device = signed.device;
            let message =
                format!("the order of record {seq} is signed by {device}, no device of {sender}");
            return flaw("device_foreign", message);
        }
        if !signed.device.has_signed(&order_message(&open.intent), &signed.signature) {
            let message = format!("the signature of record {seq} is not its device's");
            return flaw("signature_wrong", message);
        }
        self.trust.signed += 1;
        self.trust.in_stead += u64::from(line.stead.is_some());
        Ok(())
    }

    fn binds(&self, open: &Open, sender: &str, device: &PublicKey) -> bool {
        let command = open.command.as_ref().map_or("null", |command| command.get());
        let command: serde_json::Value = serde_json::from_str(command).unwrap_or_default();
        let bound = &command[crate::kind::DEVICE_BOUND];
        bound["seat"] == sender && bound["device"] == device.to_string()
    }
}

/// How bindings name who sends: the seat, or `organiser`.
pub(super) fn people_name(by: &str) -> &str {
    by.strip_prefix("seat/").unwrap_or(by)
}
