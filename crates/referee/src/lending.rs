//! A seat whose device signs lets the house sign in its name what it leaves ahead of time: with a device of its own for
//! each seat, whose label says that the house holds its key (version 2 of the log, section 2).

use crate::{
    Answer, BindDevice, Code, Order, Referee, Rejected, Signatures, live_campaign::Now,
    rejected::said,
};
use chance::Bytes32;
use chronicle::{BOT, CampaignId, PublicKey, SigningKey, Uuid, bind_message, order_message};
use decider::{By, Seat};

/// The key that the house holds for a seat, if that seat lets it sign now.
fn lent(now: &Now, seat: &Seat) -> Option<SigningKey> {
    let key = SigningKey::from_seed(&now.private.lent.get(seat)?.0);
    now.terms.bindings.is_bound(seat.name(), &key.public()).then_some(key)
}

/// Are orders that this seat leaves ahead of time signed by nobody when their step comes?
pub(crate) fn needs_lending(now: &Now, seat: &Seat) -> bool {
    now.terms.bindings.signs(seat.name()) && lent(now, seat).is_none()
}

impl Referee {
    /// Binds a device to the sender's seat whose key the house holds, so that it can sign what the seat leaves ahead
    /// of time. It gives no links and witnesses nothing, and is released like any other. Asked without signatures, it
    /// answers `signature_needed` with what the seat's own device has to sign.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then. `device_needed` where the seat has no device: nothing of it is signed.
    pub fn lend_device(
        &self,
        campaign: CampaignId,
        (batch, by): (Uuid, &By),
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let By::Seat(seat) = by else {
            return Err(Rejected::new(Code::NotASeat, said!("only-players-leave-ahead")));
        };
        let key = self.key_for(campaign, seat)?;
        let bind = BindDevice {
            batch,
            by: by.clone(),
            device: key.public(),
            label: BOT.to_owned(),
            proof: None,
        };
        let prove = |intent: &Bytes32| Some(key.sign(&bind_message(intent)));
        self.bind_proved(campaign, &bind, signatures, &prove)
    }

    /// The key that the house holds for a seat, made where there is none.
    fn key_for(&self, campaign: CampaignId, seat: &Seat) -> Result<SigningKey, Rejected> {
        let known = |seat: &Seat| -> Result<Option<Bytes32>, Rejected> {
            let table = self.table(campaign)?;
            let now = table.now();
            if !now.terms.bindings.has_device(seat.name()) {
                let message = said!("device-needed", sender = seat.name().to_owned());
                return Err(Rejected::new(Code::DeviceNeeded, message));
            }
            Ok(now.private.lent.get(seat).copied())
        };
        if let Some(seed) = known(seat)? {
            return Ok(SigningKey::from_seed(&seed.0));
        }
        let seed = Bytes32(crate::random_bytes(&*self.parts.randomness)?);
        self.change_private(campaign, |private| {
            private.lent.entry(seat.clone()).or_insert(seed);
        })?;
        let seed = known(seat)?.ok_or_else(|| Rejected::bug("a key that was kept is gone"))?;
        Ok(SigningKey::from_seed(&seed.0))
    }

    /// Gives an order that was left ahead of time, or a pass, signed where the seat lets the house sign.
    pub(crate) fn give_left(
        &self,
        campaign: CampaignId,
        seat: &Seat,
        order: &Order,
    ) -> Result<Answer, Rejected> {
        let refused = match self.give_alone(campaign, order, &Signatures::none()) {
            Err(refused) if refused.code == Code::SignatureNeeded.text() => refused,
            answer => return answer,
        };
        let Some(key) = lent(&self.table(campaign)?.now(), seat) else { return Err(refused) };
        let device: Option<PublicKey> = Some(key.public());
        let sign = |it: &crate::ToSign| (it.intent, key.sign(&order_message(&it.intent)));
        let by_intent = refused.to_sign.iter().map(sign).collect();
        self.give_alone(campaign, order, &Signatures { device, by_intent, deputy: None })
    }
}
