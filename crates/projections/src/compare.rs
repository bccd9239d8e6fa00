//! What changed between two records, wherever they lie: as sentences, as a table and on the board.
//!
//! Views are compared as the reader sees them, member by member, so nothing is told that the views
//! would not show; and any system's view can be compared.

use crate::{Listener, LogLine, rewinding::last_lines, view::part_as_json};
use chronicle::{CampaignId, Scope};
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Two records, and what lies between them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Comparison {
    /// The record that is compared.
    pub from: u64,
    /// The record that it is compared with.
    pub to: u64,
    /// What both are about.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// Who is reading.
    pub reader: String,
    /// The last record that the timelines of both hold.
    pub common: u64,
    /// What happened on the way to `from` only: it would have to be undone.
    pub undone: Vec<LogLine>,
    /// What happened on the way to `to` only.
    pub done: Vec<LogLine>,
    /// What stands otherwise on the board.
    pub pieces: Vec<PieceChange>,
    /// Everything that reads otherwise in the view.
    pub table: Vec<Change>,
}

/// A piece that stands otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PieceChange {
    /// Its id.
    pub id: String,
    /// Its name as people say it.
    pub name: String,
    /// What became of it.
    pub change: PieceOutcome,
    /// Where it stood.
    pub from: Option<String>,
    /// Where it stands.
    pub to: Option<String>,
    /// What else differs in it.
    pub members: Vec<String>,
}

/// What became of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PieceOutcome {
    /// It was not there before.
    Appeared,
    /// It is there no more.
    Gone,
    /// It stands elsewhere.
    Moved,
    /// It stands where it stood, and is not as it was.
    Changed,
}

/// Something that reads otherwise in the view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ViewChange")]
pub struct Change {
    /// Where in the view, such as `factions/cathay/hand_count`.
    pub path: String,
    /// How it read; null: it was not there.
    pub from: Value,
    /// How it reads; null: it is not there.
    pub to: Value,
}

/// What changed between two records in one scope, as the reader may see it.
///
/// # Errors
/// `unknown_campaign`, `unknown_record`, `unknown_scope`.
pub fn compare<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    scope: &Scope,
    from: u64,
    to: u64,
) -> Result<Comparison, Rejected> {
    let listener = reader.into();
    let apart = referee.apart(campaign, from, to)?;
    let seen = |at| -> Result<Value, Rejected> {
        let place = referee.place(campaign, Some(at))?;
        let number = Referee::engagement(&place.standing, scope)?;
        Ok(part_as_json(&place.standing.state, number, listener).unwrap_or_default())
    };
    let (before, after) = (seen(from)?, seen(to)?);
    let told = |runs| -> Result<Vec<LogLine>, Rejected> {
        let mut lines = last_lines(referee, campaign, listener, runs)?;
        // Orders are told by what came of them.
        lines.retain(|line| line.kind != chronicle::kind::ORDER_GIVEN);
        Ok(lines)
    };
    let (pieces, table) = differences(&before, &after);
    Ok(Comparison {
        from,
        to,
        scope: scope.clone(),
        reader: listener.reader.to_string(),
        common: apart.common,
        undone: told(&apart.one)?,
        done: told(&apart.other)?,
        pieces,
        table,
    })
}

/// What differs between two views: on the board, and in all.
pub(crate) fn differences(before: &Value, after: &Value) -> (Vec<PieceChange>, Vec<Change>) {
    let mut table = Vec::new();
    changes("", before, after, &mut table);
    let mut pieces = Vec::new();
    for list in ["figures", "units", "pieces"] {
        let (before, after) = (&before[list], &after[list]);
        if before.is_array() || after.is_array() {
            piece_changes(before, after, &mut pieces);
        }
    }
    (pieces, table)
}

/// What is drawn, not played: it follows from the rest.
const DRAWN: &[&str] = &["city/hexes", "city/rows", "field/hexes", "field/rows"];

fn changes(path: &str, before: &Value, after: &Value, table: &mut Vec<Change>) {
    if before == after || DRAWN.contains(&path) {
        return;
    }
    let deeper = |name: &str| match path {
        "" => name.to_owned(),
        path => format!("{path}/{name}"),
    };
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for name in names(before, after) {
                let part =
                    |members: &Map<String, Value>| members.get(name).cloned().unwrap_or_default();
                changes(&deeper(name), &part(before), &part(after), table);
            }
        }
        (Value::Array(one), Value::Array(other)) => match (by_name(one), by_name(other)) {
            (Some(one), Some(other)) => {
                for name in names(&one, &other) {
                    let part = |members: &Map<String, Value>| {
                        members.get(name).cloned().unwrap_or_default()
                    };
                    changes(&deeper(name), &part(&one), &part(&other), table);
                }
            }
            _ => table.push(change(path, before, after)),
        },
        _ => table.push(change(path, before, after)),
    }
}

fn change(path: &str, from: &Value, to: &Value) -> Change {
    Change { path: path.to_owned(), from: from.clone(), to: to.clone() }
}

fn names<'m>(one: &'m Map<String, Value>, other: &'m Map<String, Value>) -> Vec<&'m String> {
    one.keys().chain(other.keys().filter(|name| !one.contains_key(*name))).collect()
}

/// A list of things that have names, as an object by name; none: they have no names that differ.
fn by_name(list: &[Value]) -> Option<Map<String, Value>> {
    const NAMES: [&str; 9] =
        ["id", "faction", "place", "hexside", "hex", "demand", "card", "name", "number"];
    NAMES.iter().find_map(|member| {
        let mut named = Map::new();
        for thing in list {
            let name = match thing.get(member)? {
                Value::String(name) => name.clone(),
                Value::Number(number) => number.to_string(),
                _ => return None,
            };
            if named.insert(name, thing.clone()).is_some() {
                return None;
            }
        }
        Some(named)
    })
}

fn piece_changes(before: &Value, after: &Value, changes: &mut Vec<PieceChange>) {
    let list = |value: &Value| by_name(value.as_array().map_or(&[][..], |list| list));
    let (Some(before), Some(after)) = (list(before), list(after)) else { return };
    let place = |piece: &Value| {
        ["hex", "place", "at"].iter().find_map(|member| piece[*member].as_str().map(str::to_owned))
    };
    for id in names(&before, &after) {
        let (was, is) = (before.get(id), after.get(id));
        if was == is {
            continue;
        }
        let from = was.and_then(place);
        let to = is.and_then(place);
        let change = match (was, is) {
            (None, _) => PieceOutcome::Appeared,
            (_, None) => PieceOutcome::Gone,
            _ if from != to => PieceOutcome::Moved,
            _ => PieceOutcome::Changed,
        };
        let members = match (was, is) {
            (Some(Value::Object(was)), Some(Value::Object(is))) => {
                names(was, is).into_iter().filter(|name| was.get(*name) != is.get(*name)).collect()
            }
            _ => Vec::new(),
        };
        let name = is.or(was).and_then(|piece| piece["name"].as_str()).unwrap_or(id);
        changes.push(PieceChange {
            id: id.clone(),
            name: name.to_owned(),
            change,
            from,
            to,
            members: members.into_iter().cloned().collect(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn pieces_and_members_are_told_apart_by_their_names() {
        let before = json!({ "turn": 1, "figures": [
            { "id": "a", "name": "A", "hex": "1,1", "wounds": 1 },
            { "id": "b", "name": "B", "hex": "2,1", "wounds": 2 },
            { "id": "c", "name": "C", "hex": "3,1" },
        ]});
        let after = json!({ "turn": 2, "figures": [
            { "id": "d", "name": "D", "hex": "4,1" },
            { "id": "b", "name": "B", "hex": "2,1", "wounds": 1 },
            { "id": "a", "name": "A", "hex": "1,2", "wounds": 1 },
        ]});
        let (pieces, table) = differences(&before, &after);
        let told: Vec<_> = pieces.iter().map(|piece| (piece.id.as_str(), piece.change)).collect();
        assert_eq!(
            told,
            [
                ("a", PieceOutcome::Moved),
                ("b", PieceOutcome::Changed),
                ("c", PieceOutcome::Gone),
                ("d", PieceOutcome::Appeared)
            ]
        );
        assert_eq!(pieces[1].members, ["wounds"]);
        let paths: Vec<&str> = table.iter().map(|change| change.path.as_str()).collect();
        assert_eq!(paths, ["figures/a/hex", "figures/b/wounds", "figures/c", "figures/d", "turn"]);
        assert_eq!(differences(&after, &after), (vec![], vec![]));
    }

    #[test]
    fn lists_without_names_are_compared_whole() {
        let (_, table) = differences(&json!({ "walls": ["1,1"] }), &json!({ "walls": [] }));
        assert_eq!(table.len(), 1);
        assert_eq!(table[0].path, "walls");
    }
}
