//! Whose devices there are, which chains they have laid, and which seats one person holds.

use super::{Second, exactly, flaw, order::people_name};
use crate::{
    BOT, Bindings, ChainLaid, DeviceBound, DeviceReleased, Flaw, LONGEST_CHAIN, Line, PublicKey,
    bind_message, link_before,
};
use chance::Bytes32;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Default)]
pub(super) struct People {
    pub(super) bindings: Bindings,
    /// By seat and device; the last one laid.
    chains: BTreeMap<(String, PublicKey), Chain>,
    anchors: BTreeSet<Bytes32>,
}

/// A chain as far as its links are known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chain {
    length: u64,
    index: u64,
    value: Bytes32,
}

impl People {
    /// The seats that can give: a device of theirs has links left.
    pub(super) fn givers(&self) -> BTreeSet<&str> {
        let can = |(seat, device, label): &(&str, &PublicKey, &str)| {
            let chain = self.chains.get(&((*seat).to_owned(), **device));
            *label != BOT && chain.is_some_and(|chain| chain.index < chain.length)
        };
        self.bindings.all().filter(can).map(|(seat, ..)| seat).collect()
    }

    /// Takes a link, and answers how many before it are accounted for nowhere.
    pub(super) fn link(
        &mut self,
        campaign: &Bytes32,
        at: &(String, PublicKey),
        index: u64,
        value: Bytes32,
    ) -> Option<u64> {
        let chain = self.chains.get_mut(at)?;
        if index <= chain.index || index > chain.length {
            return None;
        }
        let before = (chain.index..index).fold(value, |link, _| link_before(campaign, &link));
        if before != chain.value {
            return None;
        }
        let skipped = index - chain.index - 1;
        (chain.index, chain.value) = (index, value);
        Some(skipped)
    }
}

impl Second {
    pub(super) fn device_bound(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        self.alone(line)?;
        let Some(data) = line.data else { return Ok(()) };
        let bound: DeviceBound = exactly(line, data)?;
        self.ordered(line, &bound, Some("proof"))?;
        let (seq, seat) = (line.seq, &bound.seat);
        if people_name(line.by) != seat {
            let message = format!("record {seq} binds a device to {seat}, by somebody else");
            return flaw("sender_wrong", message);
        }
        let Some(open) = &self.open else { return Ok(()) };
        let intent = open.own_intent.unwrap_or(Bytes32::ZERO);
        if !bound.device.has_signed(&bind_message(&intent), &bound.proof) {
            let message = format!("record {seq} binds a device that has not signed for it");
            return flaw("proof_wrong", message);
        }
        if open.signed.is_none() {
            return flaw("signature_missing", format!("the binding of record {seq} is not signed"));
        }
        if self.people.bindings.is_bound(seat, &bound.device) {
            return flaw("device_bound_already", format!("record {seq} binds a device again"));
        }
        self.people.bindings.bind(&bound);
        Ok(())
    }

    pub(super) fn device_released(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        self.alone(line)?;
        let Some(data) = line.data else { return Ok(()) };
        let released: DeviceReleased = exactly(line, data)?;
        self.ordered(line, &released, None)?;
        let (seq, seat) = (line.seq, &released.seat);
        let own = people_name(line.by) == *seat;
        if !own && line.by != "organiser" {
            let message = format!("record {seq} releases a device of {seat}, by somebody else");
            return flaw("sender_wrong", message);
        }
        if self.open.as_ref().is_some_and(|open| open.signed.is_none()) {
            return flaw("signature_missing", format!("the release of record {seq} is not signed"));
        }
        if !self.people.bindings.release(&released) && !self.blind {
            let message = format!("record {seq} releases a device that is not bound to {seat}");
            return flaw("device_foreign", message);
        }
        self.trust.released_by_organiser += u64::from(!own);
        Ok(())
    }

    pub(super) fn chain_laid(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        self.alone(line)?;
        let Some(data) = line.data else { return Ok(()) };
        let laid: ChainLaid = exactly(line, data)?;
        self.ordered(line, &laid, None)?;
        let (seq, device) = (line.seq, laid.device);
        let signer = self.open.as_ref().and_then(|open| open.signed).map(|signed| signed.device);
        if people_name(line.by) != laid.seat || signer != Some(device) {
            let message = format!("the chain of record {seq} is not laid by its own device");
            return flaw("sender_wrong", message);
        }
        if self.people.bindings.is_bot(&laid.seat, &device) {
            return flaw("chain_wrong", format!("record {seq}: a bot's device gives no links"));
        }
        if laid.length == 0
            || laid.length > LONGEST_CHAIN
            || !self.people.anchors.insert(laid.anchor)
        {
            let message =
                format!("the chain of record {seq} is empty, too long, or was laid before");
            return flaw("chain_wrong", message);
        }
        let chain = Chain { length: laid.length, index: 0, value: laid.anchor };
        self.people.chains.insert((laid.seat, device), chain);
        Ok(())
    }
}
