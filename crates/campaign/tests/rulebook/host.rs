//! A campaign as the test harness sees it.

use crate::rulebook::{claims, given};
use crate::table::{MAP, Numbers, open_fight, opened};
use campaign::{
    AnyCommand, AnyEvent, Campaign, CampaignEvent, CloseFight, Command, EngagementNumber, Event,
    FightOut, Refusal, State,
};
use decider::By;
use testkit::{Rulebook, compact};

/// The table under test: two kings, in the first muster.
pub(crate) struct TheCampaign;

/// Reads `organiser: close 2`, `north: open fight 1`, or an order on the map.
pub(crate) fn order(line: &str) -> Result<(By, Command), String> {
    let (who, order) = line
        .split_once(": ")
        .ok_or_else(|| format!("`{line}` is no order; write `north: proceed`"))?;
    let by = match who {
        "organiser" => By::Organiser,
        _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
    };
    let number = |text: &str| -> Result<u32, String> {
        text.parse().map_err(|_| format!("`{text}` is no number"))
    };
    let command = if let Some(fight) = order.strip_prefix("open fight ") {
        open_fight(number(fight)?)
    } else if let Some(engagement) = order.strip_prefix("close ") {
        let engagement = EngagementNumber(number(engagement)?);
        Command::CloseFight(CloseFight { engagement })
    } else if let Some(engagement) = order.strip_prefix("let fight ") {
        let engagement = EngagementNumber(number(engagement)?);
        Command::FightOut(FightOut { engagement })
    } else {
        let command = order.parse::<campaign_map::Command>().map_err(|wrong| wrong.to_string())?;
        Command::Play { engagement: MAP, command: AnyCommand::Map(command) }
    };
    Ok((by, command))
}

impl Rulebook for TheCampaign {
    type Rules = Campaign;

    fn start(&self) -> State {
        opened(campaign_map::scenario::SCENARIOS[1].1, &mut Numbers::new(1)).0
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, line)
    }

    fn order(&self, line: &str) -> Result<(By, Command), String> {
        order(line)
    }

    fn event(&self, event: &Event) -> String {
        let shown = |kind: &str, payload: serde_json::Value| {
            format!("{kind} {}", compact(&payload)).trim_end().to_owned()
        };
        match event {
            Event::Campaign(CampaignEvent::EngagementOpened(it)) => {
                let carried = it.carried.as_ref().map(|carried| {
                    let pieces = carried.pieces.iter();
                    let pieces = pieces.map(|(id, there)| format!("{id}={}", there.join("+")));
                    pieces.collect::<Vec<_>>().join(" ")
                });
                format!(
                    "opened {} \"{}\" {}",
                    it.system.word(),
                    it.title,
                    carried.unwrap_or_default()
                )
            }
            Event::Played { event: AnyEvent::Map(event), .. } => {
                let payload = event.serialize_payload(serde_json::value::Serializer);
                shown(event.kind().trim_start_matches("campaign-map."), payload.unwrap())
            }
            Event::Campaign(CampaignEvent::EngagementPaused(it)) => {
                shown("paused", serde_json::to_value(it).unwrap())
            }
            Event::Campaign(CampaignEvent::EngagementResumed(it)) => {
                shown("resumed", serde_json::to_value(it).unwrap())
            }
            Event::Played { event: AnyEvent::Assault(event), .. } => {
                let payload = event.serialize_payload(serde_json::value::Serializer);
                shown(event.kind().trim_start_matches("fortified-"), payload.unwrap())
            }
            Event::Campaign(CampaignEvent::EngagementClosed(it)) => {
                shown("closed", serde_json::to_value(it).unwrap())
            }
            other => other.kind().to_owned(),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        let clause = refusal.clause().map_or("", |clause| clause.id());
        format!("{} {clause}", refusal.code()).trim_end().to_owned()
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        let broken = state.map(MAP).map(campaign_map::invariants::check).unwrap_or_default();
        match broken.first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}
