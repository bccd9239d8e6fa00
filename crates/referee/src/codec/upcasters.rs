//! What the first versions of some payloads said in words, as ids and numbers.

use super::Upcaster;
use campaign::{Title, pending::Moment};
use campaign_map::names::{Name, Reputation};
use serde_json::{Value, json};

/// All that there are. A log of version 1 stays readable for ever: when a payload changes its
/// form, its version is raised and a line is added here.
pub const UPCASTERS: &[Upcaster] = &[
    Upcaster { kind: "campaign.engagement_opened", from: 1, upcast: titled },
    Upcaster { kind: "campaign.engagement_closed", from: 1, upcast: reputed },
    Upcaster { kind: "campaign.deadline_set", from: 1, upcast: awaited },
    Upcaster { kind: "campaign.advanced", from: 1, upcast: awaited },
    Upcaster { kind: "campaign-map.banner_raised", from: 1, upcast: |data| named(data, "name") },
    Upcaster { kind: "campaign-map.piece_mustered", from: 1, upcast: |data| named(data, "called") },
    Upcaster { kind: "campaign-map.fight_settled", from: 1, upcast: reputed },
    Upcaster { kind: "lowenheim.siege_opened", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.briefing_given", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.figure_placed", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.figure_wounded", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.figure_healed", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.wound_healed", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.figure_discharged", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.figure_regained", from: 1, upcast: all_told },
    Upcaster { kind: "lowenheim.air_spirit_appeared", from: 1, upcast: all_told },
];

/// What may be left out today was always told: the Wounds of whom nobody has met, and the sewers' doors.
const fn all_told(data: Value) -> Value {
    data
}

/// What stands in a member, changed; what is not there, or is no text, stays as it is.
fn changed(at: Option<&mut Value>, change: impl FnOnce(&str) -> Value) {
    if let Some(at) = at
        && let Some(text) = at.as_str()
    {
        *at = change(text);
    }
}

/// The title of a fight of the map was a sentence.
fn titled(mut data: Value) -> Value {
    changed(data.get_mut("title"), |text| json!(Title::of_text(text)));
    data
}

/// So was the moment that a deadline waits in.
fn awaited(mut data: Value) -> Value {
    changed(data.get_mut("step"), |text| json!(Moment::of_text(text)));
    data
}

/// So was the name of a general.
fn named(mut data: Value, member: &str) -> Value {
    changed(data.get_mut(member), |text| json!(Name::of_text(text)));
    data
}

/// And what somebody was known for from then on.
fn reputed(mut data: Value) -> Value {
    let pieces = data.get_mut("pieces").and_then(Value::as_object_mut);
    for after in pieces.into_iter().flat_map(|pieces| pieces.values_mut()) {
        let titles = after.get_mut("titles").and_then(Value::as_array_mut);
        for title in titles.into_iter().flatten() {
            changed(Some(title), |text| {
                let known = Reputation::ALL.iter().find(|known| known.name() == text);
                known.map_or_else(|| json!(text), |known| json!(known))
            });
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use super::UPCASTERS;
    use crate::codec::raised;
    use serde_json::json;

    #[test]
    fn what_was_said_in_words_is_read_as_what_it_says() {
        for (kind, old, new) in [
            (
                "campaign.engagement_opened",
                json!({ "title": "Assault on Koperhof, turn 3" }),
                json!({ "title": { "fight": {
                    "occasion": "assault", "place": "Koperhof", "turn": 3
                } } }),
            ),
            (
                "campaign.engagement_opened",
                json!({ "title": "Our battle of Tuesday, turn left" }),
                json!({ "title": { "given": "Our battle of Tuesday, turn left" } }),
            ),
            (
                "campaign.engagement_closed",
                json!({ "pieces": { "king-1": { "titles": ["the Besieger"] }, "king-2": {} } }),
                json!({ "pieces": { "king-1": { "titles": ["besieger"] }, "king-2": {} } }),
            ),
            (
                "campaign.deadline_set",
                json!({ "step": "53 cards left" }),
                json!({ "step": { "cards_left": 53 } }),
            ),
            (
                "campaign.advanced",
                json!({ "step": "Discard and refill" }),
                json!({ "step": { "step": "refill" } }),
            ),
            (
                "campaign-map.fight_settled",
                json!({ "pieces": { "king-1": { "titles": ["the Bold"] } } }),
                json!({ "pieces": { "king-1": { "titles": ["bold"] } } }),
            ),
            (
                "campaign-map.banner_raised",
                json!({ "name": "Lord Norgoz the Slayer from the Desert" }),
                json!({ "name": { "general": {
                    "title": "lord", "syllables": ["nor", "goz"], "origin": "desert",
                    "reputation": "slayer"
                } } }),
            ),
            (
                "campaign-map.piece_mustered",
                json!({ "called": "Captain Mannheim" }),
                json!({ "called": { "given": "Captain Mannheim" } }),
            ),
            ("campaign-map.piece_mustered", json!({ "called": null }), json!({ "called": null })),
        ] {
            assert_eq!(raised(UPCASTERS, kind, 1, old), (2, new), "{kind}");
        }
    }
}
