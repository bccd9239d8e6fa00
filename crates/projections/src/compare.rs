//! What changed between two records, wherever they lie: as sentences, as a table and on the board.
//!
//! Views are compared as the reader sees them, member by member, so nothing is told that the views
//! would not show; and any system's view can be compared.

use crate::{Listener, LogLine, rewinding::last_lines, view::part_as_json};
use campaign::{EngagementNumber, State, desk::DeskEvent};
use chronicle::{CampaignId, Scope};
use referee::{LocatedState, Referee, Rejected, codec::scope_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

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
    /// Every table at which something reads otherwise, in the sequence in which they were opened.
    pub tables: Vec<TableCompared>,
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

/// A table at which something reads otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableCompared {
    /// Which.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// What it is called.
    pub title: String,
    /// How much reads otherwise.
    pub differs: u64,
    /// Where it is not there at all: at the one record, or at the other.
    pub missing: Option<ComparedSide>,
}

/// One of two records that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComparedSide {
    /// The record that is compared.
    From,
    /// The record that it is compared with.
    To,
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
    /// What the place is called where it stood, if that has a name.
    pub from_name: Option<String>,
    /// What the place is called where it stands, if that has a name.
    pub to_name: Option<String>,
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

/// What changed between two records at one table, as the reader may see it; where none is named, at the table that
/// differs most.
///
/// # Errors
/// `unknown_campaign`, `unknown_record`, `unknown_scope`.
pub fn compare<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    scope: Option<&Scope>,
    from: u64,
    to: u64,
) -> Result<Comparison, Rejected> {
    let apart = referee.apart(campaign, from, to)?;
    let (before, after) =
        (referee.place(campaign, Some(from))?, referee.place(campaign, Some(to))?);
    let two = Compared {
        common: apart.common,
        from: (&before, &[(campaign, &apart.one)]),
        to: (&after, &[(campaign, &apart.other)]),
    };
    compared(referee, reader.into(), scope, two)
}

/// What is compared.
pub(crate) struct Compared<'c> {
    /// The last record that the timelines of both hold.
    pub(crate) common: u64,
    pub(crate) from: OneSide<'c>,
    pub(crate) to: OneSide<'c>,
}

/// How it stands at the record, and what happened on the way there only, in which campaign.
type OneSide<'c> = (&'c LocatedState, &'c [(CampaignId, &'c [RangeInclusive<u64>])]);

/// What differs between two states, whose way there may lie in two campaigns.
pub(crate) fn compared(
    referee: &Referee,
    listener: Listener<'_>,
    scope: Option<&Scope>,
    two: Compared<'_>,
) -> Result<Comparison, Rejected> {
    let Compared { common, from: (before, undone), to: (after, done) } = two;
    let (tables, mut differing) = tables(&before.standing.state, &after.standing.state, listener);
    let scope = match scope {
        Some(scope) => scope.clone(),
        None => tables
            .iter()
            .rev()
            .max_by_key(|table| table.differs)
            .map_or_else(crate::first_scope, |table| table.scope.clone()),
    };
    let (pieces, table) = match differing.remove(&scope.to_string()) {
        Some(found) => found,
        None => {
            // Nothing differs there: it must be there at all.
            Referee::engagement(&after.standing, &scope)?;
            (Vec::new(), Vec::new())
        }
    };
    let told = |ways: &[(CampaignId, &[RangeInclusive<u64>])]| -> Result<Vec<LogLine>, Rejected> {
        let mut lines = Vec::new();
        for (campaign, runs) in ways {
            lines.extend(last_lines(referee, *campaign, listener, runs)?);
        }
        // Orders are told by what came of them, and what was said at the desk lies on no timeline.
        lines.retain(|line| line.kind != chronicle::kind::ORDER_GIVEN && !is_of_desk(line));
        Ok(lines)
    };
    Ok(Comparison {
        from: before.standing.at.seq,
        to: after.standing.at.seq,
        scope,
        tables,
        reader: listener.reader.to_string(),
        common,
        undone: told(undone)?,
        done: told(done)?,
        pieces,
        table,
    })
}

/// Was it said at the audit desk? That counts wherever the head is.
pub(crate) fn is_of_desk(line: &LogLine) -> bool {
    DeskEvent::KINDS.contains(&line.kind.as_str())
}

type Differing = BTreeMap<String, (Vec<PieceChange>, Vec<Change>)>;

/// Every table that differs, and in what, by its scope.
fn tables(
    before: &State,
    after: &State,
    listener: Listener<'_>,
) -> (Vec<TableCompared>, Differing) {
    let numbers: BTreeSet<EngagementNumber> =
        before.engagements.keys().chain(after.engagements.keys()).copied().collect();
    let (mut tables, mut differing) = (Vec::new(), BTreeMap::new());
    for number in numbers {
        let seen = |state| part_as_json(state, number, listener);
        let (was, is) = (seen(before), seen(after));
        let missing = match (&was, &is) {
            (None, _) => Some(ComparedSide::From),
            (_, None) => Some(ComparedSide::To),
            _ => None,
        };
        let found = differences(&was.unwrap_or_default(), &is.unwrap_or_default());
        let Some(engagement) = after.engagement(number).or(before.engagement(number)) else {
            continue;
        };
        if found.1.is_empty() {
            continue;
        }
        let scope = scope_of(Some(number));
        tables.push(TableCompared {
            scope: scope.clone(),
            title: engagement.title.said(listener.language),
            differs: found.1.len() as u64,
            missing,
        });
        differing.insert(scope.to_string(), found);
    }
    (tables, differing)
}

/// What differs between two views: on the board, and in all.
pub(crate) fn differences(before: &Value, after: &Value) -> (Vec<PieceChange>, Vec<Change>) {
    let mut table = Vec::new();
    changes("", before, after, &mut table);
    let mut pieces = Vec::new();
    for list in ["figures", "units", "men", "banners", "pieces", "spaces"] {
        let (was, is) = (&before[list], &after[list]);
        if was.is_array() || is.is_array() {
            piece_changes(list, was, is, &mut pieces);
        }
    }
    for piece in &mut pieces {
        piece.from_name = piece.from.as_deref().and_then(|id| space_name(before, id));
        piece.to_name = piece.to.as_deref().and_then(|id| space_name(after, id));
    }
    (pieces, table)
}

/// What a space of a map is called.
fn space_name(view: &Value, id: &str) -> Option<String> {
    let spaces = view["spaces"].as_array()?;
    let space = spaces.iter().find(|space| space["id"].as_str() == Some(id))?;
    space["name"].as_str().map(str::to_owned)
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
    const NAMES: [&str; 11] = [
        "id", "piece", "seat", "faction", "place", "hexside", "hex", "demand", "card", "name",
        "number",
    ];
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

fn piece_changes(list: &str, before: &Value, after: &Value, changes: &mut Vec<PieceChange>) {
    let named = |value: &Value| by_name(value.as_array().map_or(&[][..], |list| list));
    let (Some(before), Some(after)) = (named(before), named(after)) else { return };
    // A space is where it is.
    let places: &[&str] = if list == "spaces" { &["id"] } else { &["hex", "place", "at"] };
    let place =
        |piece: &Value| places.iter().find_map(|member| piece[*member].as_str().map(str::to_owned));
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
            from_name: None,
            to_name: None,
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
    fn units_go_by_their_own_names_and_not_by_their_hexes() {
        let before = json!({ "pieces": [
            { "piece": "red-1", "name": "Archers 1", "hex": "1,1" },
            { "piece": "red-2", "name": "Archers 2", "hex": "2,1" },
        ]});
        let after = json!({ "pieces": [
            { "piece": "red-1", "name": "Archers 1", "hex": "2,1" },
            { "piece": "red-2", "name": "Archers 2", "hex": "3,1" },
        ]});
        let (pieces, _) = differences(&before, &after);
        let told: Vec<_> =
            pieces.iter().map(|it| (it.name.as_str(), it.change, it.to.as_deref())).collect();
        assert_eq!(
            told,
            [
                ("Archers 1", PieceOutcome::Moved, Some("2,1")),
                ("Archers 2", PieceOutcome::Moved, Some("3,1")),
            ]
        );
    }

    #[test]
    fn a_space_that_has_another_owner_is_told_where_it_is_and_by_its_name() {
        let land = |owner: &str, at: &str| {
            json!({
                "spaces": [{ "id": "11", "name": "IJskaap", "owner": owner },
                           { "id": "12", "name": "Vissersbaai", "owner": "east" }],
                "banners": [{ "id": "east-1", "name": "Ashgoz", "at": at }],
            })
        };
        let (pieces, _) = differences(&land("north", "11"), &land("east", "12"));
        let told: Vec<_> = pieces
            .iter()
            .map(|it| (it.id.as_str(), it.change, it.from_name.as_deref(), it.to_name.as_deref()))
            .collect();
        assert_eq!(
            told,
            [
                ("east-1", PieceOutcome::Moved, Some("IJskaap"), Some("Vissersbaai")),
                ("11", PieceOutcome::Changed, Some("IJskaap"), Some("IJskaap")),
            ]
        );
    }

    #[test]
    fn lists_without_names_are_compared_whole() {
        let (_, table) = differences(&json!({ "walls": ["1,1"] }), &json!({ "walls": [] }));
        assert_eq!(table.len(), 1);
        assert_eq!(table[0].path, "walls");
    }
}
