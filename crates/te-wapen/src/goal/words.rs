//! What an army wins by, as people say it.

use super::{Goal, Hold};
use crate::pieces::PieceId;
use crate::refusal::NAMES;
use board::Hex;
use messages::{Catalogue, Language, Words, say};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("en.ftl");
const DUTCH: &str = include_str!("nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// What is to be done: `hold 6,4 at the end of turn 8`. Whoever asks has names for pieces; of what counts over turns
/// running, `so_far` says how many there were.
pub fn in_words(
    goal: &Goal,
    so_far: u32,
    name: &dyn Fn(&PieceId) -> String,
    language: Language,
) -> String {
    let words = CATALOGUE.in_language(language);
    let all = |pieces: &[PieceId]| words.list(&pieces.iter().map(name).collect::<Vec<_>>());
    match goal {
        Goal::Hold(hold) => {
            let ground = ground(hold, words);
            match (hold.turn, hold.turns.unwrap_or(1)) {
                (Some(turn), _) => say!(words, "hold-at-turn", ground = ground, turn = turn),
                (None, 1) => say!(words, "hold", ground = ground),
                (None, turns) => {
                    say!(words, "hold-running", ground = ground, turns = turns, so_far = so_far)
                }
            }
        }
        Goal::Kill(kill) => say!(words, "kill", pieces = all(&kill.pieces)),
        Goal::Keep(keep) => {
            say!(words, "keep", pieces = all(&keep.pieces), turn = keep.turn.unwrap_or(0))
        }
        Goal::Reach(reach) => {
            say!(words, "reach", units = reach.units, edge = reach.edge.word())
        }
    }
}

/// What is held: `6,4 and 7,4`, or `2 of 6,4, 7,4 and 8,4`.
#[must_use]
pub fn ground_in_words(hold: &Hold, language: Language) -> String {
    ground(hold, CATALOGUE.in_language(language))
}

fn ground(hold: &Hold, words: Words<'_>) -> String {
    let hexes: Vec<String> = hold.hexes.iter().map(Hex::to_string).collect();
    let (count, hexes) = (rulebook::count(hexes.len()), words.list(&hexes));
    if hold.wanted() == count {
        return hexes;
    }
    say!(words, "some-of", number = hold.wanted(), hexes = hexes)
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, in_words};
    use crate::goal::Goal;
    use messages::{Language, faults};

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [include_str!("words.rs")];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    #[test]
    fn every_goal_is_told_in_both_languages() {
        for (goal, so_far, english, dutch) in [
            (
                r#"{"hold":{"hexes":["6,4","7,4"],"turn":8}}"#,
                0,
                "hold 6,4 and 7,4 at the end of turn 8",
                "6,4 en 7,4 bezet houden aan het einde van beurt 8",
            ),
            (
                r#"{"hold":{"hexes":["6,4","7,4","8,4"],"number":2,"turns":3}}"#,
                1,
                "hold 2 of 6,4, 7,4 and 8,4 at the ends of 3 turns running (1 so far)",
                "2 van 6,4, 7,4 en 8,4 bezet houden aan het einde van 3 beurten achtereen (1 tot nu toe)",
            ),
            (
                r#"{"hold":{"hexes":["6,4"]}}"#,
                0,
                "hold 6,4 at the end of a turn",
                "6,4 bezet houden aan het einde van een beurt",
            ),
            (r#"{"kill":{"pieces":["red-king-1"]}}"#, 0, "kill red-king-1", "red-king-1 doden"),
            (
                r#"{"keep":{"pieces":["red-king-1"],"turn":9}}"#,
                0,
                "keep red-king-1 on the table until the end of turn 9",
                "red-king-1 op tafel houden tot het einde van beurt 9",
            ),
            (
                r#"{"reach":{"edge":"bottom","units":1}}"#,
                0,
                "have 1 unit at the bottom edge at the end of a turn",
                "1 eenheid aan de onderrand hebben aan het einde van een beurt",
            ),
        ] {
            let goal: Goal = serde_json::from_str(goal).unwrap();
            let name = |id: &crate::pieces::PieceId| id.to_string();
            let told = Language::ALL.map(|language| in_words(&goal, so_far, &name, language));
            assert_eq!(told, [english, dutch]);
        }
    }
}
