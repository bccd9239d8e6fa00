//! The realm as the test harness sees it: opened, then played.

use crate::rulebook::{claims, given};
use crate::table::{Host, Order};
use decider::By;
use lowenherz::scenario::{SCENARIOS, Scenario};
use lowenherz::{Command, Event, Refusal, State};
use testkit::{Rulebook, compact};

/// The rulebook under test.
pub(crate) struct TheRealm;

impl Rulebook for TheRealm {
    type Rules = Host;

    fn start(&self) -> State {
        given::start("first-realm")
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, line)
    }

    fn order(&self, line: &str) -> Result<(By, Order), String> {
        let (who, order) = line
            .split_once(": ")
            .ok_or_else(|| format!("`{line}` is no order; write `ochre: turn-up`"))?;
        let by = match who {
            "organiser" => By::Organiser,
            _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
        };
        if let Some(opened) = order.strip_prefix("open ") {
            return Ok((by, Order::Open(Box::new(changed(opened)?))));
        }
        let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
        let written = command.to_string();
        if written != order {
            return Err(format!("`{order}` is written `{written}`"));
        }
        Ok((by, Order::Play(command)))
    }

    fn event(&self, event: &Event) -> String {
        let kind = event.kind().trim_start_matches("lowenherz.");
        match event {
            Event::RealmOpened(it) => {
                let names = |all: Vec<&'static str>| all.join("+");
                let players = names(it.players.iter().map(|it| it.colour.word()).collect());
                let neutral = it.neutral.map_or("none", |colour| colour.word());
                let each = |of: &std::collections::BTreeMap<_, u32>| {
                    of.values().map(u32::to_string).collect::<Vec<_>>().join("+")
                };
                let tiles = it.tiles.iter().map(|it| format!("{}{}", it.tile, it.turns));
                let tiles = tiles.collect::<Vec<_>>().join(" ");
                format!(
                    "{kind} {} players={players} neutral={neutral} castles={} knights={} \
                     boundaries={} ducats={} deck={} tiles={tiles}",
                    it.set_up,
                    each(&it.castles),
                    each(&it.knights),
                    it.boundaries,
                    it.ducats,
                    it.deck.len()
                )
            }
            Event::PoliticsDealt(it) => {
                let sizes = it.piles.iter().map(|(pile, cards)| format!("{pile}={}", cards.len()));
                format!("{kind} {}", sizes.collect::<Vec<_>>().join(" "))
            }
            Event::BoardLaid(it) => format!(
                "{kind} castles={} knights={} boundaries={} founded={}",
                it.castles.len(),
                it.knights.len(),
                it.boundaries.len(),
                it.founded.len()
            ),
            Event::CardTurned(it) => {
                format!("{kind} {} by={} left={} {}", it.card, it.by, it.left, it.card.face)
            }
            Event::RealmEnded(it) => {
                let payload = serde_json::to_value(&it.outcome).unwrap_or_default();
                format!("{kind} {}", compact(&payload))
            }
            _ => {
                let payload = event.serialize_payload(serde_json::value::Serializer);
                format!("{kind} {}", compact(&payload.unwrap_or_default())).trim_end().to_owned()
            }
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} {}", refusal.reason.code(), refusal.clause_id())
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        match lowenherz::invariants::check(state).first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}

/// `first-realm with OLD -> NEW`: a built-in scenario with a piece of its text replaced.
fn changed(opened: &str) -> Result<Scenario, String> {
    let (word, change) = opened.split_once(" with ").unwrap_or((opened, ""));
    let text = SCENARIOS.iter().find(|(name, _)| *name == word).ok_or("no such scenario")?.1;
    let mut text = text.to_owned();
    if let Some((old, new)) = change.split_once(" -> ") {
        let [old, new] = [old, new].map(|it| it.replace("\\n", "\n"));
        if !text.contains(&old) {
            return Err(format!("the scenario has no `{old}`"));
        }
        text = text.replacen(&old, &new, 1);
    }
    toml::from_str(&text).map_err(|wrong| wrong.to_string())
}
