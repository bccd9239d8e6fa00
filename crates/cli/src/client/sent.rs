//! Is what waits for a signature what was sent? A server that lies must not get a signature under anything else:
//! not under another command, nor under a second order beside the one that was meant.

use campaign::System;
use chronicle::{BOT, CampaignId};
use serde_json::{Map, Value};
use server::ToSign;

/// Something that was sent, with where and as whom.
pub(super) struct Sent<'s> {
    pub(super) campaign: CampaignId,
    /// `organiser` or `seat/<name>`.
    pub(super) reader: &'s str,
    /// Where under the campaign: `orders`, `desk`, …
    pub(super) path: &'s str,
    pub(super) body: &'s Value,
}

impl Sent<'_> {
    /// Looks at everything that is to be signed.
    ///
    /// # Errors
    /// What of it is something else.
    pub(super) fn check(&self, to_sign: &[ToSign]) -> Result<(), &'static str> {
        for ToSign { order, .. } in to_sign {
            let genesis = order["campaign"].as_str().and_then(|hash| hash.parse().ok());
            if genesis.is_none_or(|hash| CampaignId::from_genesis(&hash) != self.campaign) {
                return Err("it is of another campaign");
            }
            if order["by"] != self.reader {
                return Err("it is somebody else's");
            }
        }
        // What the organiser corrects or goes on with brings orders in the players' stead.
        let brings = matches!(self.path, "desk" | "amendments") && self.reader == "organiser";
        let [first, rest @ ..] = to_sign else { return Ok(()) };
        if !brings && (!rest.is_empty() || !first.order["stead"].is_null()) {
            return Err("it holds more than was sent");
        }
        if self.body["batch"] != first.order["batch"] {
            return Err("the batch is another");
        }
        if self.says_what_was_sent(&first.order) { Ok(()) } else { Err("the command is another") }
    }

    fn says_what_was_sent(&self, order: &Value) -> bool {
        let (body, command) = (self.body, &order["command"]);
        match self.path {
            "orders" => {
                let nonce = body["nonce"].is_null() || body["nonce"] == order["nonce"];
                nonce && body["thrown"] == order["thrown"] && self.orders(order)
            }
            "rewinds" => {
                let back = &command["rewind"];
                let to = body["to"].is_null() || body["to"] == back["to"];
                !back.is_null() && to && body["only"] == back["only"]
            }
            "desk" => holds(command, &body["command"]),
            "amendments" => !command["amend"].is_null(),
            "keys" => command["replace_key"]["seat"] == body["seat"],
            "devices" => names(&command["seat.device_bound"], body, &["device", "label"]),
            "devices/lent" => {
                let bound = &command["seat.device_bound"];
                let seat = self.reader.strip_prefix("seat/");
                bound["label"] == BOT && bound["seat"].as_str() == seat
            }
            "devices/release" => {
                names(&command["seat.device_released"], body, &["device", "seat", "why"])
            }
            "devices/chain" => {
                let laid = &command["chance.chain_laid"];
                ["device", "anchor", "length"].iter().all(|it| laid[*it] == body[*it])
            }
            "dice-policy" => holds(&command["chance.policy_set"], &body["policy"]),
            _ => false,
        }
    }

    /// An order as JSON is told as it was sent; one that was typed is read here once more.
    fn orders(&self, order: &Value) -> bool {
        let (body, command) = (self.body, &order["command"]);
        let Some(typed) = body["notation"].as_str() else {
            return body["command"] == *command && body["scope"] == order["scope"];
        };
        let read = System::ALL.iter().filter_map(|system| system.parse(typed).ok());
        let mut read = read.filter_map(|read| serde_json::to_value(&read).ok());
        // Orders about a fight are typed at its map, and stand in the log as the campaign's.
        let about_a_fight = || {
            let verb = typed.split_whitespace().next().unwrap_or_default().replace('-', "_");
            order["scope"] == "campaign" && command.get(verb).is_some()
        };
        read.any(|read| read == *command) || about_a_fight()
    }
}

/// Does an object say all that another says? What was left out is the other side's to fill in.
fn holds(whole: &Value, part: &Value) -> bool {
    let all = |part: &Map<String, Value>| {
        part.iter().all(|(name, value)| value.is_null() || holds(&whole[name], value))
    };
    match part {
        // What is empty may be left out, too.
        Value::Object(part) => (whole.is_object() || whole.is_null()) && all(part),
        part => whole == part,
    }
}

/// Does an object say these of a body, blanks around them left out?
fn names(whole: &Value, body: &Value, members: &[&str]) -> bool {
    let text = |value: &Value| value.as_str().map(|text| text.trim().to_owned());
    members.iter().all(|member| text(&body[*member]) == text(&whole[*member]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sent(path: &str, body: &Value, orders: &[Value]) -> Result<(), &'static str> {
        sent_as("seat/red", path, body, orders)
    }

    fn sent_as(
        reader: &str,
        path: &str,
        body: &Value,
        orders: &[Value],
    ) -> Result<(), &'static str> {
        let campaign = CampaignId::from_genesis(&chance::Bytes32::ZERO);
        let order = |order: &Value| {
            let mut order = order.clone();
            for (name, value) in [
                ("campaign", json!("0".repeat(64))),
                ("by", json!(reader)),
                ("batch", json!("a")),
                ("thrown", Value::Null),
                ("stead", Value::Null),
            ] {
                order.as_object_mut().unwrap().entry(name).or_insert(value);
            }
            ToSign { intent: String::new(), order }
        };
        let to_sign: Vec<ToSign> = orders.iter().map(order).collect();
        Sent { campaign, reader, path, body }.check(&to_sign)
    }

    #[test]
    fn nothing_is_signed_but_what_was_sent() {
        let tell = json!({ "tell": { "text": "x" } });
        let body =
            json!({ "batch": "a", "scope": "engagement/1", "command": tell, "thrown": null });
        let good = json!({ "command": tell, "scope": "engagement/1" });
        assert_eq!(sent("orders", &body, std::slice::from_ref(&good)), Ok(()));
        for (member, other) in [
            ("batch", json!("b")),
            ("by", json!("seat/black")),
            ("campaign", json!("f".repeat(64))),
            ("thrown", json!([6])),
            ("scope", json!("engagement/2")),
            ("stead", json!("black")),
            ("command", json!({ "tell": { "text": "y" } })),
        ] {
            let mut changed = good.clone();
            changed[member] = other;
            assert!(sent("orders", &body, &[changed]).is_err(), "{member}");
        }
        let two = [good.clone(), json!({ "command": "done", "scope": "engagement/1" })];
        assert_eq!(sent("orders", &body, &two), Err("it holds more than was sent"));
    }

    #[test]
    fn what_was_typed_is_read_here_once_more() {
        let body = json!({ "batch": "a", "scope": "engagement/1", "notation": "tell Hold." });
        let order = |command: Value| json!({ "command": command, "scope": "engagement/1" });
        assert_eq!(sent("orders", &body, &[order(json!({ "tell": { "text": "Hold." } }))]), Ok(()));
        assert!(sent("orders", &body, &[order(json!({ "tell": { "text": "Run." } }))]).is_err());
        assert!(sent("orders", &body, &[order(json!("done"))]).is_err());
        let body = json!({ "batch": "a", "scope": "engagement/1", "notation": "open-fight 3" });
        let fight = json!({ "open_fight": { "map": 1, "fight": 3 } });
        let told = json!({ "command": fight, "scope": "campaign" });
        assert_eq!(sent("orders", &body, &[told]), Ok(()));
    }

    #[test]
    fn only_the_organiser_brings_orders_in_the_players_stead() {
        let rule =
            json!({ "rule": { "dispute": 1, "ruling": "struck", "reason": "x", "faces": {} } });
        let body = json!({ "batch": "a", "command": rule });
        let filled = json!({ "rule": { "dispute": 1, "ruling": "struck", "reason": "x",
                                       "leave_out": false } });
        let orders = [json!({ "command": filled }), json!({ "command": "x", "batch": "b" })];
        assert_eq!(sent_as("organiser", "desk", &body, &orders), Ok(()));
        assert_eq!(sent("desk", &body, &orders), Err("it holds more than was sent"));
        let other = json!({ "command": { "rule": { "dispute": 2 } } });
        assert!(sent_as("organiser", "desk", &body, &[other]).is_err());
    }

    #[test]
    fn a_rewind_of_an_engagement_is_an_order_of_the_campaign() {
        let body = json!({ "batch": "a", "turn": 2, "to": null, "only": null,
                           "scope": "engagement/1" });
        let back = json!({ "command": { "rewind": { "to": 7 } }, "scope": "campaign" });
        assert_eq!(sent_as("organiser", "rewinds", &body, std::slice::from_ref(&back)), Ok(()));
        let further = json!({ "batch": "a", "to": 9, "only": null });
        assert!(sent_as("organiser", "rewinds", &further, &[back]).is_err());
    }
}
