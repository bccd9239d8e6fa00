//! The files of `schemas/`: what programs and the pages' types are made from.

use crate::{body::CommandShape, openapi, problem, routes};
use campaign::{CampaignEvent, desk::DeskEvent};
use projections::CampaignView;
use referee::Code;
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

/// A fact of the campaign or of an engagement, by its kind: what a record's `kind` and `data` are.
#[derive(JsonSchema)]
#[schemars(rename = "AnyEvent", untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum EventShape {
    Campaign(CampaignEvent),
    Desk(DeskEvent),
    Engagement(Box<campaign::AnyEvent>),
}

/// Every generated schema: the file's name inside `schemas/`, and its text. Always the same for the
/// same program.
#[must_use]
pub fn schemas() -> Vec<(String, String)> {
    let files = [
        ("openapi.json", openapi::document(&routes::endpoints())),
        ("commands.json", schema::<CommandShape>()),
        ("events.json", schema::<EventShape>()),
        ("views.json", schema::<CampaignView>()),
        ("army.json", schema::<te_wapen::troops::ArmyBook>()),
        ("battle-scenario.json", schema::<te_wapen::Scenario>()),
        ("codes.json", codes()),
    ];
    files.map(|(name, value)| (name.to_owned(), text(&value))).into()
}

fn schema<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>().to_value()
}

/// Every stable code that a problem can carry, with its status.
fn codes() -> Value {
    let entry = |code: &str, status: u16, from: &str, meaning: Option<&str>| {
        let mut entry = json!({ "code": code, "status": status, "from": from });
        if let Some(meaning) = meaning {
            entry["meaning"] = json!(meaning.trim());
        }
        (code.to_owned(), entry)
    };
    let referee = Code::ALL
        .iter()
        .map(|code| entry(code.text(), code.class().status(), "referee", Some(code.meaning())));
    let campaign = campaign::Refusal::CODES.iter().map(|(code, verdict, meaning)| {
        let status = match verdict {
            campaign::Verdict::Forbidden => 422,
            campaign::Verdict::NotYours => 403,
            campaign::Verdict::Missing => 404,
        };
        entry(code, status, "campaign", Some(meaning))
    });
    let systems = campaign::System::ALL.iter().flat_map(|system| {
        let codes = system.refusal_codes().into_iter();
        codes.map(|code| entry(code, 422, system.word(), None))
    });
    let server = problem::CODES
        .iter()
        .map(|(code, status, meaning)| entry(code, status.as_u16(), "server", Some(meaning)));
    // The same word never means two things: the first to name it explains it.
    let mut all: Map<String, Value> = Map::new();
    for (code, entry) in referee.chain(campaign).chain(systems).chain(server) {
        all.entry(code).or_insert(entry);
    }
    Value::Array(
        sorted(Value::Object(all))
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, entry)| entry.clone())
            .collect(),
    )
}

/// Members in one order, whatever order the program's maps have.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<(String, Value)> = members.into_iter().collect();
            members.sort_by(|(one, _), (other, _)| one.cmp(other));
            members.into_iter().map(|(name, value)| (name, sorted(value))).collect()
        }
        Value::Array(items) => items.into_iter().map(sorted).collect(),
        other => other,
    }
}

fn text(value: &Value) -> String {
    format!("{:#}\n", sorted(value.clone()))
}
