//! The map as the test harness sees it: opened, then played.

use crate::table::{Host, Wish, scenario};
use crate::{claims, given};
use campaign_map::{Command, Event, Refusal, State};
use decider::By;
use testkit::{Rulebook, compact};

/// The rulebook under test.
pub(crate) struct TheMap;

impl Rulebook for TheMap {
    type Rules = Host;

    fn start(&self) -> State {
        given::start()
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, line)
    }

    fn order(&self, line: &str) -> Result<(By, Wish), String> {
        let (who, order) = line
            .split_once(": ")
            .ok_or_else(|| format!("`{line}` is no order; write `north: done`"))?;
        let by = match who {
            "organiser" => By::Organiser,
            _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
        };
        if let Some(change) = order.strip_prefix("open the campaign") {
            let mut text = campaign_map::scenario::SCENARIOS[0].1.to_owned();
            if let Some((old, new)) =
                change.trim().strip_prefix("with ").and_then(|change| change.split_once(" -> "))
            {
                if !text.contains(old) {
                    return Err(format!("the scenario has no `{old}`"));
                }
                text = text.replace(old, new);
            }
            return Ok((by, Wish::Open(Box::new(scenario(&text)))));
        }
        let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
        let written = command.to_string();
        if written != order {
            return Err(format!("`{order}` is written `{written}`"));
        }
        Ok((by, Wish::Play(command)))
    }

    fn event(&self, event: &Event) -> String {
        let kind = event.kind().trim_start_matches("campaign-map.");
        if let Event::MapOpened(opened) = event {
            let spaces: Vec<String> = opened
                .players
                .iter()
                .map(|player| {
                    let spaces: Vec<&str> =
                        player.spaces.iter().map(|space| space.word()).collect();
                    format!("{} {}", player.seat, spaces.join("+"))
                })
                .collect();
            return format!("{kind} {}", spaces.join(", "));
        }
        let payload = event.serialize_payload(serde_json::value::Serializer);
        format!("{kind} {}", compact(&payload.unwrap_or_default())).trim_end().to_owned()
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} {}", refusal.reason.code(), refusal.clause)
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        match campaign_map::invariants::check(state).first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}
