//! Whose devices there are, which chains they have laid, and which seats one person holds.

use super::{Second, exactly, flaw, order::people_name};
use crate::{Bindings, ChainLaid, Chains, DeviceBound, DeviceReleased, Flaw, Line, bind_message};
use chance::Bytes32;

#[derive(Debug, Default)]
pub(super) struct People {
    pub(super) bindings: Bindings,
    pub(super) chains: Chains,
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
        if !self.people.chains.lay(&laid) {
            let message =
                format!("the chain of record {seq} is empty, too long, or was laid before");
            return flaw("chain_wrong", message);
        }
        Ok(())
    }
}
