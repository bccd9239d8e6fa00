//! Taking a link that a device gives: to what is asked now, or late.

use crate::{
    Ask, Code, Referee, Rejected,
    asked::{Asked, Gathered},
    attest::name_of,
    live_campaign::{LiveCampaign, Now},
    panic_guard::guarded,
    parsed_order,
    rejected::said,
};
use chance::Bytes32;
use chronicle::{
    CampaignId, Contributed, Format, Given, PublicKey, Signature, Spent, asked_message,
    given_message, kind,
};
use decider::By;

/// What a device answers to an ask. It brings the ask, too: so a house that has forgotten it, or never wrote what it
/// asked for, is shown its own signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The ask.
    pub ask: Bytes32,
    /// The number of the record behind which it was asked.
    pub after: u64,
    /// The order that it was asked for.
    pub intent: Bytes32,
    /// The envelope that lay on the table.
    pub envelope: u64,
    /// Who sent that order.
    pub sender: By,
    /// The house's word that it asked this.
    pub asked: Signature,
    /// Which device answers.
    pub device: PublicKey,
    /// The link's place in its chain, from 1.
    pub index: u64,
    /// The link.
    pub value: Bytes32,
    /// The device's signature over it.
    pub signature: Signature,
}

/// What became of a link that is none of the ask that waits.
enum Earlier {
    /// It stands in the log.
    Known,
    /// It is to be told.
    Untold(Spent),
}

impl Referee {
    /// Takes a link of a seat's device: to the ask that waits, or to an earlier one that the log does not tell of, which
    /// is told then. Sent again, it changes nothing.
    ///
    /// # Errors
    /// `not_asked_for`, `link_wrong`, `signature_wrong`, `no_devices_here`.
    pub fn give_link(&self, campaign: CampaignId, by: &By, link: &Link) -> Result<(), Rejected> {
        guarded(|| {
            self.reach(campaign, link.after)?;
            let told = self.writing(campaign, |table| {
                let _giving = table.giving();
                self.link_at(table, by, link)
            })?;
            if told {
                self.published(campaign, self.table(campaign)?.now().tip.last);
            }
            Ok(())
        })
    }

    /// Takes it; was something written?
    fn link_at(&self, table: &LiveCampaign, by: &By, link: &Link) -> Result<bool, Rejected> {
        let now = table.now();
        parsed_order::check_sender(&now.standing.state, by)?;
        if now.terms.format == Format::One {
            return Err(Rejected::new(Code::NoDevicesHere, said!("no-devices-here")));
        }
        let seat = name_of(by);
        let given = Given {
            seat: seat.clone(),
            device: link.device,
            index: link.index,
            value: link.value,
            signature: link.signature,
        };
        let message = given_message(&link.ask, link.index, &link.value);
        if !link.device.has_signed(&message, &link.signature) {
            return Err(Rejected::new(Code::SignatureWrong, said!("link-unsigned")));
        }
        if now.terms.chains.of(&seat, &link.device).is_none() {
            return Err(not_asked());
        }
        let asked = now.private.asked.as_ref().filter(|asked| asked.ask() == link.ask);
        let mut gathered = table.gathered();
        if let Some(asked) = asked {
            if asked.devices.get(&seat) != Some(&link.device) {
                return Err(not_asked());
            }
            if !gathered.given.contains_key(&seat) {
                check_next(&now, &gathered, &given)?;
                if self.is_shared() {
                    // The server that asked must know of it.
                    let mut private = now.private.clone();
                    if let Some(asked) = &mut private.asked {
                        asked.given.insert(seat.clone(), given.clone());
                    }
                    drop((gathered, now));
                    self.keep(table, private)?;
                    gathered = table.gathered();
                }
                gathered.given.insert(seat, given);
            }
            return Ok(false);
        }
        if now.private.asked.is_none() {
            gathered.spent.clear();
        }
        let spent = match self.earlier(table, &now, &gathered, link, given)? {
            Earlier::Known => return Ok(false),
            Earlier::Untold(spent) => spent,
        };
        if now.private.asked.is_some() {
            gathered.spent.push(spent);
            return Ok(false);
        }
        drop((gathered, now));
        self.account_for(table, &[spent])?;
        Ok(true)
    }

    /// A link to an ask that is not waited for.
    fn earlier(
        &self,
        table: &LiveCampaign,
        now: &Now,
        gathered: &Gathered,
        link: &Link,
        given: Given,
    ) -> Result<Earlier, Rejected> {
        let asked = now.private.asked.as_ref();
        let chain = gathered.chains(&now.terms, asked).of(&given.seat, &given.device);
        if chain.is_some_and(|chain| link.index <= chain.index) {
            return Ok(Earlier::Known);
        }
        let earlier = asked.into_iter().flat_map(Asked::earlier).map(|share| &share.told);
        let told = match earlier.into_iter().find(|told| told.ask == link.ask) {
            // An earlier batch of the correction that waits: it stands in no log yet.
            Some(told) => Some(told.clone()),
            None => {
                self.check_asked(table, now, link)?;
                self.contributed_behind(table, now, link.after)?
            }
        };
        let late = match told {
            Some(told) if told.ask == link.ask => {
                if !told.silent.contains(&given.seat) {
                    return Ok(Earlier::Known);
                }
                true
            }
            _ => false,
        };
        check_next(now, gathered, &given)?;
        Ok(Earlier::Untold(Spent {
            ask: link.ask,
            after: link.after,
            intent: link.intent,
            envelope: link.envelope,
            sender: link.sender.to_string(),
            given: vec![given],
            why: if late { "late" } else { "not_used" }.to_owned(),
        }))
    }

    /// Has the house asked this, behind a record of this log?
    fn check_asked(&self, table: &LiveCampaign, now: &Now, link: &Link) -> Result<(), Rejected> {
        if link.after > now.tip.last.seq {
            return Err(not_asked());
        }
        let prev = self.hash_of(table, now, link.after)?;
        let house = now.private.log_key().ok_or_else(not_asked)?.public();
        let ours = house.has_signed(&asked_message(&link.ask), &link.asked);
        if !ours || chronicle::ask(&prev, &link.intent, link.envelope) != link.ask {
            return Err(not_asked());
        }
        Ok(())
    }

    /// Who gave to the batch that stands behind a record.
    fn contributed_behind(
        &self,
        table: &LiveCampaign,
        now: &Now,
        after: u64,
    ) -> Result<Option<Contributed>, Rejected> {
        let Some((first, last)) = now.timelines.batch_of(after + 1) else { return Ok(None) };
        let mut found = None;
        self.each_line(table.campaign, first..=last, |line| {
            if line.kind == kind::CONTRIBUTED {
                let data = line.data.unwrap_or("null");
                found = Some(serde_json::from_str(data).map_err(Rejected::damaged)?);
            }
            Ok(())
        })?;
        Ok(found)
    }
}

/// Is it the next link of its chain? One that skips others is not taken: nobody could account for them.
fn check_next(now: &Now, gathered: &Gathered, given: &Given) -> Result<(), Rejected> {
    let asked = now.private.asked.as_ref();
    let chain = gathered.chains(&now.terms, asked).of(&given.seat, &given.device);
    let wrong = |next: u64| {
        let message = said!("link-wrong", index = given.index, next = next);
        Err(Rejected::new(Code::LinkWrong, message))
    };
    let Some(chain) = chain else { return wrong(0) };
    match chain.skipped(&now.terms.campaign, given.index, given.value) {
        Some(0) => Ok(()),
        _ => wrong(chain.index + 1),
    }
}

fn not_asked() -> Rejected {
    Rejected::new(Code::NotAskedFor, said!("not-asked-for"))
}

impl Ask {
    /// The next link of a device, as an answer to this.
    #[must_use]
    pub fn answered(&self, device: &chronicle::SigningKey, index: u64, value: Bytes32) -> Link {
        Link {
            ask: self.ask,
            after: self.after,
            intent: self.intent,
            envelope: self.envelope,
            sender: self.by.clone(),
            asked: self.signature,
            device: device.public(),
            index,
            value,
            signature: device.sign(&given_message(&self.ask, index, &value)),
        }
    }
}
