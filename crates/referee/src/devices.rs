//! Devices: which of them sign for whom (version 2 of the log, section 2).

use crate::{
    Answer, Code, Referee, Rejected, Signatures,
    accept::{answer, publish},
    attest::name_of,
    book,
    correction::{Correction, NewOrder},
    live_campaign::{LiveCampaign, Now},
    panic_guard::guarded,
    parsed_order,
    rejected::{said, unrecordable},
    unconfirmed::throw_waits,
};
use chance::Bytes32;
use chronicle::{
    BatchWriter, CampaignId, Chain, DeviceBound, DeviceReleased, Format, NewRecord, Opening,
    OrderGiven, PublicKey, Scope, Signature, Uuid, bind_message, kind,
};
use decider::{Audience, By};
use serde::Serialize;
use serde_json::json;

/// The longest name of a device, in characters.
const LONGEST_LABEL: usize = 40;

/// A device that signs for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// For whom: a seat, or `organiser`.
    pub seat: String,
    /// Its public key.
    pub device: PublicKey,
    /// What its owner calls it; everybody reads it.
    pub label: String,
    /// The chain of which it gives links, if it has laid one.
    pub chain: Option<Chain>,
}

/// Binds a device to whoever sends this: it signs for them from now on, and from the first one on each of their
/// orders is signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BindDevice {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// Who sends it.
    pub by: By,
    /// The new device.
    pub device: PublicKey,
    /// What its owner calls it, 1 to 40 characters.
    pub label: String,
    /// The new device's signature over [`chronicle::bind_message`]; none before it is known what it signs.
    pub proof: Option<Signature>,
}

/// Releases a device: it signs for the seat no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReleaseDevice {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// Who sends it: the seat itself, or the organiser for one that was lost.
    pub by: By,
    /// Whose it is: a seat, or `organiser`.
    pub seat: String,
    /// Which.
    pub device: PublicKey,
    /// Why, 1 to 500 characters.
    pub why: String,
}

impl Referee {
    /// Every device that signs for somebody, by seat.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn devices(&self, campaign: CampaignId) -> Result<Vec<Device>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let all = now.terms.bindings.all().map(|(seat, device, label)| Device {
            seat: seat.to_owned(),
            device: *device,
            label: label.to_owned(),
            chain: now.terms.chains.of(seat, device),
        });
        Ok(all.collect())
    }

    /// Of which version the log of a campaign is.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn format(&self, campaign: CampaignId) -> Result<Format, Rejected> {
        Ok(self.table(campaign)?.now().terms.format)
    }

    /// Binds a device. Asked without signatures, it answers `signature_needed` with what is to be signed:
    /// by the new device as the binding's proof, and by it, or by another of the seat's where there is one, as the order.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn bind_device(
        &self,
        campaign: CampaignId,
        bind: &BindDevice,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        self.bind_proved(campaign, bind, signatures, &|_| bind.proof)
    }

    /// As [`Self::bind_device`]; `prove` gives the new device's signature over its binding's intent.
    pub(crate) fn bind_proved(
        &self,
        campaign: CampaignId,
        bind: &BindDevice,
        signatures: &Signatures,
        prove: &dyn Fn(&Bytes32) -> Option<Signature>,
    ) -> Result<Answer, Rejected> {
        let BindDevice { batch, by, device, label, .. } = bind;
        let label = label.trim();
        let (device, seat) = (*device, name_of(by));
        let length = label.chars().count();
        if !(1..=LONGEST_LABEL).contains(&length) || label.chars().any(char::is_control) {
            return Err(Rejected::new(Code::BadText, said!("bad-label")));
        }
        let command =
            json!({ kind::DEVICE_BOUND: { "device": device, "label": label, "seat": seat } });
        self.recorded(campaign, (batch, by, &command), signatures, |now, correction| {
            if now.terms.bindings.is_bound(&seat, &device) {
                let (device, sender) = (device.to_string(), seat.clone());
                let message = said!("device-bound-already", device = device, sender = sender);
                return Err(Rejected::new(Code::DeviceBound, message));
            }
            correction.attestor.binds = Some(device);
            let (opening, given) = asked(correction, by, &command)?;
            let intent = opening.intended.as_ref().map(|intended| intended.intent);
            let proof = intent.and_then(|intent| {
                let proof = prove(&intent)?;
                device.has_signed(&bind_message(&intent), &proof).then_some(proof)
            });
            let proof =
                proof.ok_or_else(|| Rejected::new(Code::SignatureWrong, said!("proof-wrong")))?;
            let (seat, label) = (seat.clone(), label.to_owned());
            let bound = DeviceBound { seat, device, label, proof };
            write(correction, (opening, &given), kind::DEVICE_BOUND, &bound)
        })
    }

    /// Releases a device. What it signed stays good.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn release_device(
        &self,
        campaign: CampaignId,
        release: &ReleaseDevice,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let ReleaseDevice { batch, by, seat, device, why } = release;
        book::check_reason(why)?;
        let (seat, device, why) = (seat.clone(), *device, why.trim().to_owned());
        let released = DeviceReleased { seat, device, why };
        let command = json!({ kind::DEVICE_RELEASED: released });
        self.recorded(campaign, (batch, by, &command), signatures, |now, correction| {
            let (seat, device) = (released.seat.as_str(), released.device.to_string());
            if name_of(by) != seat && *by != By::Organiser {
                return Err(Rejected::new(
                    Code::NotOrganiser,
                    said!("only-own-devices", seat = seat),
                ));
            }
            if !now.terms.bindings.is_bound(seat, &released.device) {
                let message = said!("device-not-bound", device = device, seat = seat);
                return Err(Rejected::new(Code::DeviceForeign, message));
            }
            if let Some(waits) = &now.private.unconfirmed
                && waits.order.is_signed_by(&released.device)
                && waits.order.sender() == seat
            {
                // Its order could not be written then, and an order that waits is not withdrawn.
                return Err(throw_waits(waits, &now.terms));
            }
            correction.attestor.must_sign = true;
            let (opening, given) = asked(correction, by, &command)?;
            write(correction, (opening, &given), kind::DEVICE_RELEASED, &released)
        })
    }

    /// Writes a batch that holds nothing but what is recorded of the log itself.
    pub(crate) fn recorded(
        &self,
        campaign: CampaignId,
        (batch, by, command): (&Uuid, &By, &impl Serialize),
        signatures: &Signatures,
        mut decide: impl FnMut(&Now, &mut Correction) -> Result<(), Rejected>,
    ) -> Result<Answer, Rejected> {
        guarded(|| {
            parsed_order::check_batch_id(batch)?;
            let answer = self.writing(campaign, |table| {
                let _giving = table.giving_of_devices()?;
                self.handed_over(table, by, signatures)?;
                self.recorded_at(table, (batch, by, command), signatures, &mut decide)
            })?;
            if !answer.again {
                self.published(campaign, answer.head);
            }
            Ok(answer)
        })
    }

    fn recorded_at(
        &self,
        table: &LiveCampaign,
        (batch, by, command): (&Uuid, &By, &impl Serialize),
        signatures: &Signatures,
        decide: &mut dyn FnMut(&Now, &mut Correction) -> Result<(), Rejected>,
    ) -> Result<Answer, Rejected> {
        let now = table.now();
        let command = chronicle::canonical::canonical(command).map_err(unrecordable)?;
        let again = self.batch_before(table, &now, batch, |record| {
            let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
            Ok(record.by == *by && given.command.get() == command.get())
        })?;
        if let Some(answer) = again {
            return Ok(answer);
        }
        parsed_order::check_sender(&now.standing.state, by)?;
        book::check_open(&now.desk)?;
        if now.terms.format == Format::One {
            return Err(Rejected::new(Code::NoDevicesHere, said!("no-devices-here")));
        }
        let at = self.moment(&now.terms);
        let mut correction = Correction::new(&now, at, *batch, signatures);
        decide(&now, &mut correction)?;
        let before = now.tip;
        drop(now);
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |standing| standing.after(None, &correction.batches))?;
        let written =
            correction.batches.first().ok_or_else(|| Rejected::bug("nothing was written"))?;
        answer(*batch, written)
    }
}

/// The order that wants it, which is public and signed.
pub(crate) fn asked(
    correction: &mut Correction,
    by: &By,
    command: &impl Serialize,
) -> Result<(Opening, OrderGiven), Rejected> {
    let command = parsed_order::raw(command)?;
    let order = NewOrder::plain(by.clone(), Scope::Campaign, Audience::Everyone, command);
    let opened = correction.opening(order)?;
    correction.attestor.complete()?;
    Ok(opened)
}

pub(crate) fn write(
    correction: &mut Correction,
    (opening, given): (Opening, &OrderGiven),
    kind: &str,
    data: &impl Serialize,
) -> Result<(), Rejected> {
    let by = opening.by.clone();
    let secret = correction.secret.clone();
    let mut writer =
        BatchWriter::begin(&secret, &correction.tip, opening, given).map_err(unrecordable)?;
    let record = NewRecord {
        by,
        scope: Scope::Campaign,
        kind,
        v: 1,
        audience: Audience::Everyone,
        opens: None,
        copy_of: None,
    };
    writer.push(record, data).map_err(Rejected::bug)?;
    let batch = writer.finish();
    correction.add(batch)
}
