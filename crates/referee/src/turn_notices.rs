//! Telling a player that it is their turn: where to, and of what they have been told. Beside the log: it is no fact of the
//! game, and whoever knows an address may write there.

use crate::{
    Code, Referee, Rejected, TurnNotices, live_campaign::fault, private_blob::PrivateBlob,
    rejected::said,
};
use chronicle::CampaignId;
use decider::{By, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// The longest address.
const LONGEST: usize = 500;

impl Referee {
    /// Says where the notices of the sender's seat go, in which language, or that they go nowhere. Whether the host allows
    /// the address is not for the referee to say.
    ///
    /// # Errors
    /// `not_a_seat` for the organiser, `bad_address`, `unknown_campaign`, or when the store fails.
    pub fn set_turn_notices(
        &self,
        campaign: CampaignId,
        by: &By,
        to: Option<(&str, &str)>,
    ) -> Result<(), Rejected> {
        let By::Seat(seat) = by else {
            return Err(Rejected::new(Code::NotASeat, said!("only-players-are-noticed")));
        };
        to.map_or(Ok(()), |(address, _)| check_notice_address(address))?;
        self.check_no_what_if(campaign)?;
        self.change_private(campaign, |private| match to {
            Some((to, language)) => {
                let (to, language) = (to.to_owned(), language.to_owned());
                let notices = TurnNotices { to, language, told: BTreeSet::new(), newest: None };
                private.turn_notices.insert(seat.clone(), notices);
            }
            None => drop(private.turn_notices.remove(seat)),
        })
    }

    /// Where the notices of each seat go that wants any.
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn turn_notices(
        &self,
        campaign: CampaignId,
    ) -> Result<BTreeMap<Seat, TurnNotices>, Rejected> {
        Ok(self.table(campaign)?.now().private.turn_notices.clone())
    }

    /// Does anybody want notices of a campaign? It is not opened for that.
    ///
    /// # Errors
    /// When the store fails.
    pub fn has_turn_notices(&self, campaign: CampaignId) -> Result<bool, Rejected> {
        if let Some(table) = self.table_in_memory(campaign) {
            return Ok(!table.now().private.turn_notices.is_empty());
        }
        let Some(kept) = self.parts.store.kept(campaign).map_err(fault)? else { return Ok(false) };
        Ok(!PrivateBlob::from_bytes(&kept)?.turn_notices.is_empty())
    }

    /// Notes of what a seat has been told and what has become of that, if `before` is what was noted last; when this answers
    /// true, it is on stable storage. False: the notices of the seat go elsewhere by now, or another server has noted something else,
    /// and nothing was noted.
    ///
    /// # Errors
    /// When the store fails; `unknown_campaign`.
    pub fn note_turn_notice(
        &self,
        campaign: CampaignId,
        seat: &Seat,
        (before, notices): (&TurnNotices, &TurnNotices),
    ) -> Result<bool, Rejected> {
        self.change_private_if(campaign, |private| {
            let is_ours = private.turn_notices.get(seat) == Some(before);
            if is_ours {
                private.turn_notices.insert(seat.clone(), notices.clone());
            }
            is_ours
        })
    }
}

/// Could notices go to an address, as far as can be seen from it?
///
/// # Errors
/// `bad_address`.
pub fn check_notice_address(address: &str) -> Result<(), Rejected> {
    if is_address(address) {
        return Ok(());
    }
    Err(Rejected::new(Code::BadAddress, said!("bad-notice-address")))
}

/// Does it look like the address of a webhook or of mail?
fn is_address(address: &str) -> bool {
    let is_web = address.starts_with("https://") || address.starts_with("http://");
    let is_mail = address
        .rsplit_once('@')
        .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('/'));
    address.len() <= LONGEST
        && (is_web || is_mail)
        && address.chars().all(|letter| letter.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::is_address;

    #[test]
    fn an_address_is_one_of_the_web_or_of_mail() {
        for address in ["https://discord.example/api/1", "http://box/hook", "anna@war.example"] {
            assert!(is_address(address), "{address}");
        }
        let long = format!("anna@{}.example", "a".repeat(500));
        for wrong in ["", "anna", "anna@", "@war.example", "anna@war", "ftp://x", "a b@c.d", &long]
        {
            assert!(!is_address(wrong), "{wrong}");
        }
    }
}
