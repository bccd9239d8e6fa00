//! Intents, and what a device has signed: who gives an order fixes it before any die falls, and nobody puts it
//! in their mouth (version 2 of the log).

pub(crate) use crate::signatures::name_of;
use crate::{
    Code, Rejected, Signatures, ToSign,
    beacons::beacon_silent,
    live_campaign::Now,
    rejected::{said, unrecordable},
    terms::Terms,
};
use chance::{Bytes32, Secret};
use chronicle::{
    Asker, Contributed, Format, Head, Intended, Intent, OrderGiven, PublicKey, Round, Scope,
    Signed, Spent, Uuid, Way, order_message,
};
use data_encoding::HEXLOWER;
use decider::{By, Seat};
use sha2::{Digest as _, Sha256};

/// So many hex digits a nonce has at least where an order is hidden: the command could be guessed else.
const SHORTEST_NONCE: usize = 32;

/// Gives each order of a request its intent, and checks that its sender's device has signed it.
pub(crate) struct Attestor {
    terms: Terms,
    secret: Secret,
    /// The head as the request found it.
    pub(crate) seen: Head,
    signatures: Signatures,
    /// A device that is about to be bound to its sender.
    pub(crate) binds: Option<PublicKey>,
    /// It has to be signed, whoever sends it.
    pub(crate) must_sign: bool,
    wanting: Vec<ToSign>,
}

/// An order, as far as its payload does not say it.
pub(crate) struct Unsigned<'o> {
    pub(crate) batch: Uuid,
    pub(crate) by: &'o By,
    pub(crate) scope: &'o Scope,
    pub(crate) hidden: bool,
    pub(crate) stead: Option<&'o Seat>,
    pub(crate) replaces: Option<u64>,
    /// The hash of the record that the order names as its head.
    pub(crate) upon: Bytes32,
}

/// What came to an ask, and the way that the policy leaves then.
///
/// # Errors
/// `nobody_gave`, where it leaves none; `beacon_silent`, where it is a beacon's round and none has come.
pub(crate) fn came_to(
    terms: &Terms,
    (ask, asker): (Bytes32, &Asker<'_>),
    (given, silent): (Vec<chronicle::Given>, Vec<String>),
    round: Option<Round>,
) -> Result<Contributed, Rejected> {
    match asker.way(&terms.policy, &terms.bindings, given.len(), silent.len()) {
        None => Err(nobody_gave(&silent)),
        Some(Way::Beacon) => {
            let beacon = Some(round.ok_or_else(beacon_silent)?);
            Ok(Contributed { ask, given, silent, way: Way::Beacon, beacon })
        }
        Some(way) => Ok(Contributed { ask, given, silent, way, beacon: None }),
    }
}

fn nobody_gave(silent: &[String]) -> Rejected {
    Rejected::new(Code::NobodyGave, said!("nobody-gave", silent = silent.join(", ")))
}

impl Attestor {
    pub(crate) fn new(now: &Now, signatures: &Signatures) -> Self {
        Self {
            terms: now.terms.clone(),
            secret: now.private.secret(),
            seen: now.tip.last,
            signatures: signatures.clone(),
            binds: None,
            must_sign: false,
            wanting: Vec::new(),
        }
    }

    pub(crate) const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Is the log of version 2?
    pub(crate) fn is_second(&self) -> bool {
        self.terms.format == Format::Two
    }

    /// What an order says of itself beyond version 1. A hidden order without a nonce gets one, since its
    /// intent is for everybody.
    ///
    /// # Errors
    /// `bad_nonce`, `device_needed`, `device_foreign`, `signature_wrong`. A signature that is missing is
    /// told by [`Attestor::complete`].
    pub(crate) fn intended(
        &mut self,
        of: &Unsigned<'_>,
        given: &mut OrderGiven,
    ) -> Result<Option<Intended>, Rejected> {
        if !self.is_second() {
            return Ok(None);
        }
        if of.hidden {
            let nonce = given.nonce.get_or_insert_with(|| self.nonce(&of.batch));
            if nonce.len() < SHORTEST_NONCE {
                let message = said!("short-nonce", shortest = SHORTEST_NONCE);
                return Err(Rejected::new(Code::BadNonce, message));
            }
        }
        let stead = of.stead.map(|seat| seat.name().to_owned());
        let order = Intent {
            batch: of.batch,
            by: of.by,
            campaign: self.terms.campaign,
            order: given,
            replaces: of.replaces,
            scope: of.scope,
            stead: stead.as_deref(),
            upon: of.upon,
        };
        let intent = order.hash().map_err(unrecordable)?;
        let signed = self.signed(of, &order, intent)?;
        Ok(Some(Intended { intent, signed, stead, replaces: of.replaces }))
    }

    fn signed(
        &mut self,
        of: &Unsigned<'_>,
        order: &Intent<'_>,
        intent: Bytes32,
    ) -> Result<Option<Signed>, Rejected> {
        let sender = name_of(of.by);
        let device = self.signatures.device;
        let signature = self.signatures.by_intent.get(&intent).copied();
        let Some(signed) =
            device.zip(signature).map(|(device, signature)| Signed { device, signature })
        else {
            let always = of.stead.is_some() || self.binds.is_some() || self.must_sign;
            if !always && !self.terms.bindings.signs(&sender) {
                return Ok(None);
            }
            if self.binds.is_none() && !self.terms.bindings.has_device(&sender) {
                let message = said!("device-needed", sender = sender);
                return Err(Rejected::new(Code::DeviceNeeded, message));
            }
            let order = serde_json::to_value(order).map_err(Rejected::bug)?;
            self.wanting.push(ToSign { intent, order });
            return Ok(None);
        };
        let new = self.binds == Some(signed.device) && !self.terms.bindings.has_device(&sender);
        if !new && !self.terms.bindings.is_bound(&sender, &signed.device) {
            let device = signed.device.to_string();
            let message = match self.binds {
                Some(_) => said!("device-not-let-in", device = device, sender = sender),
                None => said!("device-foreign", device = device, sender = sender),
            };
            return Err(Rejected::new(Code::DeviceForeign, message));
        }
        if !signed.device.has_signed(&order_message(&intent), &signed.signature) {
            return Err(Rejected::new(Code::SignatureWrong, said!("signature-wrong")));
        }
        Ok(Some(signed))
    }

    /// Is every order signed that has to be? Asked before any envelope is opened.
    ///
    /// # Errors
    /// `signature_needed`, with what is to be signed.
    pub(crate) fn complete(&mut self) -> Result<(), Rejected> {
        if self.wanting.is_empty() {
            return Ok(());
        }
        let message = said!("signature-needed", orders = self.wanting.len());
        let mut rejected = Rejected::new(Code::SignatureNeeded, message);
        rejected.to_sign = std::mem::take(&mut self.wanting);
        Err(rejected)
    }

    /// What a batch of the request has told: the next one is asked of those who have links left.
    pub(crate) fn gave(&mut self, spent: &[Spent], given: &[chronicle::Given]) {
        spent.iter().for_each(|spent| self.terms.links(&spent.given));
        self.terms.links(given);
    }

    /// Sixteen bytes that follow from the secret and the batch alone: sent again, the order is the same.
    fn nonce(&self, batch: &Uuid) -> String {
        let mut hash = Sha256::new();
        hash.update(b"wapenrol nonce\0");
        hash.update(self.secret.expose());
        hash.update(batch.as_bytes());
        HEXLOWER.encode(&hash.finalize()[..SHORTEST_NONCE / 2])
    }
}
