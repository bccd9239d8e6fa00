//! Is what waits for a signature what was sent? A server that lies must not get a signature under anything else:
//! not under another command, nor under a second order beside the one that was meant.

mod corrections;
mod devices;

use crate::device::Unsigned;
use campaign::{CampaignCommand, System};
use chronicle::{CampaignId, IntentTold, OrderGiven, Scope, Signature, Uuid};
use projections::first_scope;
use referee::DeskCommand;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use server::body::{
    Accepted, AmendedBody, DeskBody, DoneBody, OrderBody, ReplaceKeyBody, SeatKeyBody,
};

/// What is sent that a device may have to sign.
pub(super) trait Sent: Serialize {
    /// Where under the campaign.
    const PATH: &'static str;
    /// Does it bring orders in the players' stead, when the organiser sends it?
    const BRINGS: bool = false;
    /// What is answered.
    type Answer: Answered;

    /// The id under which it is recorded.
    fn batch(&self) -> Option<Uuid>;

    /// Does an order want what was sent?
    fn is_wanted_by(&self, order: &IntentTold) -> bool;

    /// What of an order as it was recorded is another than what was sent.
    fn other_in(&self, _given: &OrderGiven) -> Option<&'static str> {
        None
    }

    /// Takes the proof of a binding, if it has a place for one.
    fn prove(&mut self, _proof: Signature) {}
}

/// What is answered to it.
pub(super) trait Answered: DeserializeOwned {
    /// The record of the order, if it names one.
    fn order(&self) -> Option<u64>;
}

impl Answered for Accepted {
    fn order(&self) -> Option<u64> {
        self.records.first().map(|record| record.seq)
    }
}

impl Answered for DoneBody {
    fn order(&self) -> Option<u64> {
        self.accepted.order()
    }
}

impl Answered for AmendedBody {
    fn order(&self) -> Option<u64> {
        self.accepted.order()
    }
}

impl Answered for SeatKeyBody {
    fn order(&self) -> Option<u64> {
        None
    }
}

/// Looks at everything that is to be signed. `reader`: who has sent it, `organiser` or `seat/<name>`.
///
/// # Errors
/// What of it is something else.
pub(super) fn check<S: Sent>(
    sent: &S,
    (campaign, reader): (CampaignId, &str),
    to_sign: &[Unsigned],
) -> Result<(), &'static str> {
    for Unsigned { order, .. } in to_sign {
        if CampaignId::from_genesis(&order.campaign) != campaign {
            return Err("it is of another campaign");
        }
        if order.by.to_string() != reader {
            return Err("it is somebody else's");
        }
    }
    // What the organiser corrects or goes on with brings orders in the players' stead.
    let brings = S::BRINGS && reader == "organiser";
    let [Unsigned { order: first, .. }, rest @ ..] = to_sign else { return Ok(()) };
    let for_another = first.stead.is_some() || first.replaces.is_some();
    if !brings && (!rest.is_empty() || for_another) {
        return Err("it holds more than was sent");
    }
    if sent.batch() != Some(first.batch) {
        return Err("the batch is another");
    }
    if sent.is_wanted_by(first) { Ok(()) } else { Err("the command is another") }
}

/// Reads the command of an order.
fn wanted<T: DeserializeOwned>(order: &IntentTold) -> Option<T> {
    T::deserialize(&order.command).ok()
}

impl Sent for OrderBody {
    const PATH: &'static str = "orders";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    /// An order as JSON is told as it was sent; one that was typed is read here once more.
    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let nonce = self.nonce.is_none() || self.nonce == order.nonce;
        let here = order.scope == self.scope.clone().unwrap_or_else(first_scope);
        let wanted = match &self.notation {
            None => here && self.command.as_ref() == Some(&order.command),
            Some(typed) => here && is_typed(typed, order) || is_about_a_fight(typed, order),
        };
        nonce && self.has_thrown(order.thrown.as_deref()) && wanted
    }

    fn other_in(&self, given: &OrderGiven) -> Option<&'static str> {
        let command = || serde_json::from_str::<Value>(given.command.get()).ok();
        if self.nonce.is_some() && self.nonce != given.nonce {
            Some("nonce")
        } else if self.is_typed() && !self.has_thrown(given.thrown.as_deref()) {
            Some("thrown")
        } else if self.command.is_some() && self.command != command() {
            Some("command")
        } else {
            None
        }
    }
}

/// What an order that was sent says of dice and cards on the table.
trait AtTheTable {
    /// Was anything of it typed?
    fn is_typed(&self) -> bool;

    /// Is this what was thrown, as its record tells it? Of a card it tells the place in a pile, which the sender does
    /// not know: the faces stand in their order, and so many numbers between them as there are cards.
    fn has_thrown(&self, told: Option<&[u32]>) -> bool;
}

impl AtTheTable for OrderBody {
    fn is_typed(&self) -> bool {
        self.thrown.is_some() || self.cards.is_some()
    }

    fn has_thrown(&self, told: Option<&[u32]>) -> bool {
        let Some(cards) = &self.cards else { return self.thrown.as_deref() == told };
        let (faces, told) = (self.thrown.as_deref().unwrap_or_default(), told.unwrap_or_default());
        let mut rest = faces.iter().peekable();
        let between =
            told.iter().filter(|number| rest.next_if(|face| face == number).is_none()).count();
        rest.peek().is_none() && between <= cards.len()
    }
}

/// Does a system read what was typed as this order?
fn is_typed(typed: &str, order: &IntentTold) -> bool {
    let read = System::ALL.iter().filter_map(|system| system.parse(typed).ok());
    let mut read = read.filter_map(|read| serde_json::to_value(&read).ok());
    read.any(|read| read == order.command)
}

/// Orders about a fight are typed at its map, and stand in the log as the campaign's.
fn is_about_a_fight(typed: &str, order: &IntentTold) -> bool {
    let verb = match wanted::<CampaignCommand>(order) {
        Some(CampaignCommand::OpenFight(_)) => "open-fight",
        Some(CampaignCommand::FightOut(_)) => "fight-out",
        Some(CampaignCommand::CloseFight(_)) => "close-fight",
        _ => return false,
    };
    order.scope == Scope::Campaign && typed.split_whitespace().next() == Some(verb)
}

impl Sent for DeskBody {
    const PATH: &'static str = "desk";
    const BRINGS: bool = true;
    type Answer = DoneBody;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        wanted::<DeskCommand>(order).as_ref() == Some(&self.command)
    }
}

impl Sent for ReplaceKeyBody {
    const PATH: &'static str = "keys";
    type Answer = SeatKeyBody;

    fn batch(&self) -> Option<Uuid> {
        self.batch
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        let Some(CampaignCommand::ReplaceKey(replace)) = wanted(order) else { return false };
        replace.seat.name() == self.seat
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::{BOT, Bytes32, Policy};
    use serde_json::json;
    use server::body::{
        AmendBody, BindDeviceBody, LayChainBody, LendDeviceBody, PolicyBody, ReleaseDeviceBody,
        RewindBody, SetPolicyBody,
    };

    const BATCH: &str = "01890000-0000-7000-8000-000000000000";

    fn sent<S: Sent + DeserializeOwned>(
        body: &Value,
        orders: &[Value],
    ) -> Result<(), &'static str> {
        sent_as::<S>("seat/red", body, orders)
    }

    /// `body` and `orders`: what is not said of them is the same in both.
    fn sent_as<S: Sent + DeserializeOwned>(
        reader: &str,
        body: &Value,
        orders: &[Value],
    ) -> Result<(), &'static str> {
        let with = |value: &Value, rest: &[(&str, Value)]| {
            let mut value = value.clone();
            for (name, member) in rest {
                value.as_object_mut().unwrap().entry(*name).or_insert(member.clone());
            }
            value
        };
        let order = |order: &Value| {
            let hash = Bytes32::ZERO.to_string();
            let rest = [
                ("campaign", json!(hash)),
                ("by", json!(reader)),
                ("batch", json!(BATCH)),
                ("scope", json!("campaign")),
                ("head", json!(4)),
                ("upon", json!(hash)),
            ];
            Unsigned::of(serde_json::from_value(with(order, &rest)).unwrap()).unwrap()
        };
        let to_sign: Vec<Unsigned> = orders.iter().map(order).collect();
        let body = with(body, &[("batch", json!(BATCH))]);
        let body: S = serde_json::from_value(body).unwrap();
        check(&body, (CampaignId::from_genesis(&Bytes32::ZERO), reader), &to_sign)
    }

    #[test]
    fn nothing_is_signed_but_what_was_sent() {
        let tell = json!({ "tell": { "text": "x" } });
        let body = json!({ "head": 4, "scope": "engagement/1", "command": tell, "nonce": "0f" });
        let good = json!({ "command": tell, "scope": "engagement/1", "nonce": "0f" });
        let one = std::slice::from_ref(&good);
        assert_eq!(sent::<OrderBody>(&body, one), Ok(()));
        for (member, other) in [
            ("batch", json!("01890000-0000-7000-8000-000000000001")),
            ("by", json!("seat/black")),
            ("campaign", json!("f".repeat(64))),
            ("thrown", json!([6])),
            ("nonce", json!("10")),
            ("scope", json!("engagement/2")),
            ("stead", json!("black")),
            ("replaces", json!(3)),
            ("command", json!({ "tell": { "text": "y" } })),
        ] {
            let mut changed = good.clone();
            changed[member] = other;
            assert!(sent::<OrderBody>(&body, &[changed]).is_err(), "{member}");
        }
        let two = [good.clone(), json!({ "command": "done", "scope": "engagement/1" })];
        assert_eq!(sent::<OrderBody>(&body, &two), Err("it holds more than was sent"));
    }

    #[test]
    fn what_was_typed_is_read_here_once_more() {
        let typed = |text: &str| json!({ "head": 4, "scope": "engagement/1", "notation": text });
        let order = |command: Value| json!({ "command": command, "scope": "engagement/1" });
        let body = typed("tell Hold.");
        let hold = order(json!({ "tell": { "text": "Hold." } }));
        assert_eq!(sent::<OrderBody>(&body, std::slice::from_ref(&hold)), Ok(()));
        let run = order(json!({ "tell": { "text": "Run." } }));
        assert!(sent::<OrderBody>(&body, &[run]).is_err());
        assert!(sent::<OrderBody>(&body, &[order(json!("done"))]).is_err());
        let elsewhere = json!({ "command": hold["command"], "scope": "engagement/2" });
        assert!(sent::<OrderBody>(&body, &[elsewhere]).is_err());

        let body = typed("open-fight 3");
        let fight = json!({ "open_fight": { "map": 1, "fight": 3 } });
        let told = json!({ "command": fight, "scope": "campaign" });
        assert_eq!(sent::<OrderBody>(&body, &[told]), Ok(()));
        let other = json!({ "command": { "close_fight": { "engagement": 2 } } });
        assert!(sent::<OrderBody>(&body, &[other]).is_err());
        assert!(sent::<OrderBody>(&body, &[order(fight)]).is_err(), "of the campaign's scope");
    }

    #[test]
    fn only_the_organiser_brings_orders_in_the_players_stead() {
        let body = json!({ "command":
            { "rule": { "dispute": 1, "ruling": "struck", "reason": "x", "faces": {} } } });
        let filled = json!({ "rule": { "dispute": 1, "ruling": "struck", "reason": "x",
                                       "leave_out": false } });
        let orders = [json!({ "command": filled }), json!({ "command": "x", "stead": "black" })];
        assert_eq!(sent_as::<DeskBody>("organiser", &body, &orders), Ok(()));
        assert_eq!(sent::<DeskBody>(&body, &orders), Err("it holds more than was sent"));
        for (member, other) in
            [("dispute", json!(2)), ("leave_out", json!(true)), ("notation", json!("done"))]
        {
            let mut other_rule = filled.clone();
            other_rule["rule"][member] = other;
            let other = json!({ "command": other_rule });
            assert!(sent_as::<DeskBody>("organiser", &body, &[other]).is_err(), "{member}");
        }
    }

    #[test]
    fn a_rewind_of_an_engagement_is_an_order_of_the_campaign() {
        let rewind = |body: &Value, back: &Value| {
            sent_as::<RewindBody>("organiser", body, &[json!({ "command": { "rewind": back } })])
        };
        let body = json!({ "head": 9, "turn": 2, "scope": "engagement/1", "reason": "x" });
        assert_eq!(rewind(&body, &json!({ "to": 7 })), Ok(()));
        assert!(rewind(&body, &json!({ "to": 7, "only": "engagement/1" })).is_err());
        let further = json!({ "head": 9, "to": 9, "reason": "x" });
        assert!(rewind(&further, &json!({ "to": 7 })).is_err());
        assert_eq!(rewind(&further, &json!({ "to": 9 })), Ok(()));
    }

    #[test]
    fn an_amendment_corrects_what_was_sent_and_nothing_else() {
        let amend = |edit: &Value, told: &Value| {
            let body = json!({ "head": 9, "edit": edit, "faces": { "5": [6] } });
            sent_as::<AmendBody>("organiser", &body, &[json!({ "command": { "amend": told } })])
        };
        let replace = json!({ "replace": { "order": 5, "with": { "notation": "tell Two." } } });
        let with = json!({ "notation": "tell Two." });
        let faces = json!({ "5": [6] });
        let told = json!({ "replace": 5, "by": null, "with": with, "faces": faces });
        assert_eq!(amend(&replace, &told), Ok(()));
        for (member, other) in [
            ("replace", json!(6)),
            ("by", json!("seat/black")),
            ("with", json!({ "notation": "tell Three." })),
            ("faces", json!({ "5": [1] })),
            ("strike", json!(7)),
        ] {
            let mut changed = told.clone();
            changed[member] = other;
            assert!(amend(&replace, &changed).is_err(), "{member}");
        }
        let strike = json!({ "strike": { "order": 5 } });
        assert_eq!(amend(&strike, &json!({ "strike": 5, "faces": faces })), Ok(()));
        assert!(amend(&strike, &json!({ "throw_again": 5, "faces": faces })).is_err());
        let insert =
            json!({ "insert": { "after": 5, "by": "seat/red", "with": { "command": 1 } } });
        let told = json!({ "insert_after": 5, "by": "seat/red", "scope": "engagement/1", "with": 1,
                           "faces": faces });
        assert_eq!(amend(&insert, &told), Ok(()));
    }

    #[test]
    fn a_device_is_bound_and_released_for_its_own_seat_alone() {
        let device = "ab".repeat(32);
        let bound = |seat: &str, device: &str, label: &str| {
            json!({ "command": { "seat.device_bound":
            { "seat": seat, "device": device, "label": label } } })
        };
        let body = json!({ "device": device, "label": " Mei's " });
        let bind = |order: Value| sent::<BindDeviceBody>(&body, &[order]);
        assert_eq!(bind(bound("red", &device, "Mei's")), Ok(()));
        assert!(bind(bound("black", &device, "Mei's")).is_err());
        assert!(bind(bound("red", &"cd".repeat(32), "Mei's")).is_err());
        assert!(bind(bound("red", &device, "bot")).is_err());

        let lend = |reader, order| sent_as::<LendDeviceBody>(reader, &json!({}), &[order]);
        assert_eq!(lend("seat/red", bound("red", &device, BOT)), Ok(()));
        assert!(lend("seat/red", bound("black", &device, BOT)).is_err());
        assert!(lend("seat/red", bound("red", &device, "Mei's")).is_err());
        assert!(lend("organiser", bound("organiser", &device, BOT)).is_err());

        let body = json!({ "seat": "red", "device": device, "why": "Lost. " });
        let release = |seat: &str, why: &str| {
            let released = json!({ "seat": seat, "device": device, "why": why });
            let order = json!({ "command": { "seat.device_released": released } });
            sent_as::<ReleaseDeviceBody>("organiser", &body, &[order])
        };
        assert_eq!(release("red", "Lost."), Ok(()));
        assert!(release("black", "Lost.").is_err());
        assert!(release("red", "Stolen.").is_err());
    }

    #[test]
    fn what_is_laid_set_and_replaced_is_what_was_sent() {
        let (device, anchor) = ("ab".repeat(32), "cd".repeat(32));
        let body = json!({ "device": device, "anchor": anchor, "length": 8 });
        let lay = |seat: &str, length: u64| {
            let laid =
                json!({ "seat": seat, "device": device, "anchor": anchor, "length": length });
            sent::<LayChainBody>(&body, &[json!({ "command": { "chance.chain_laid": laid } })])
        };
        assert_eq!(lay("red", 8), Ok(()));
        assert!(lay("red", 9).is_err());
        assert!(lay("black", 8).is_err());

        let policy = |policy: &Policy| {
            let body = json!({ "policy": PolicyBody::from(&Policy::together()) });
            let order = json!({ "command": { "chance.policy_set": policy } });
            sent_as::<SetPolicyBody>("organiser", &body, &[order])
        };
        assert_eq!(policy(&Policy::together()), Ok(()));
        assert!(policy(&Policy::alone()).is_err());

        let replace = |seat: &str| {
            let order = json!({ "command": { "replace_key": { "seat": seat } } });
            sent_as::<ReplaceKeyBody>("organiser", &json!({ "seat": "red" }), &[order])
        };
        assert_eq!(replace("red"), Ok(()));
        assert!(replace("black").is_err());
    }
}
