//! The fights of a map that bots play: the first of every turn is opened, fought out and closed, and all
//! others are settled by a ruling, so that a campaign of twelve turns takes seconds.

use crate::{Dealt, Trouble};
use campaign::{EngagementNumber, State, System};
use chronicle::{CampaignId, Scope};
use decider::By;
use referee::{Order, Referee, Wanted};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The engagement that is the map.
pub(crate) const MAP: EngagementNumber = EngagementNumber(1);

/// The scope of the engagement that a new campaign opens with.
pub(crate) fn first_engagement() -> Scope {
    #[expect(clippy::expect_used, reason = "the text is a scope")]
    "engagement/1".parse().expect("engagement/1 is a scope")
}

/// Who settles the fights of a map: its organiser.
pub(crate) struct Fights<'r> {
    referee: &'r Referee,
    numbers: &'r Dealt,
    campaign: CampaignId,
    /// The last turn in which a fight was opened.
    turn: u32,
    /// Fights that were settled by a ruling.
    pub(crate) rulings: u32,
}

impl<'r> Fights<'r> {
    pub(crate) const fn new(
        referee: &'r Referee,
        numbers: &'r Dealt,
        campaign: CampaignId,
    ) -> Self {
        Self { referee, numbers, campaign, turn: 0, rulings: 0 }
    }

    /// Goes on with the fight that is open; none where there is no map, or all is over.
    pub(crate) fn settle(&mut self) -> Result<Option<String>, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let Some((scope, command)) = self.wanted(&place.standing.state) else { return Ok(None) };
        let notation = match &command {
            Wanted::Notation(text) => text.clone(),
            Wanted::Json(value) => value.to_string(),
        };
        let order = Order {
            batch: self.referee.new_batch(),
            head: place.head.seq,
            by: By::Organiser,
            scope,
            command,
            nonce: Some(self.numbers.nonce()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        match self.referee.give(self.campaign, &order) {
            Ok(_) => Ok(Some(notation)),
            Err(rejected) => {
                Err(Trouble::Rejected { by: By::Organiser, notation, rejected: Box::new(rejected) })
            }
        }
    }

    fn wanted(&mut self, state: &State) -> Option<(Scope, Wanted)> {
        let map = state.map(MAP).filter(|map| map.outcome.is_none())?;
        let (&fight, about) = map.fights.iter().find(|(_, fight)| fight.is_open())?;
        let draw = self.numbers.below(2);
        let whole = |order: Value| Some((Scope::Campaign, Wanted::Json(order)));
        if let Some(number) = state.fought_as(MAP, fight) {
            let engagement = state.engagement(number);
            let over = engagement.is_some_and(|it| it.game.is_played_out());
            let word = if over { "close_fight" } else { "fight_out" };
            return whole(json!({ word: { "engagement": number } }));
        }
        // A siege that has begun goes on.
        let besieged = about.castle.as_ref().is_some_and(|it| map.sieges.contains_key(it));
        if self.turn < map.turn || besieged {
            self.turn = map.turn;
            return whole(json!({ "open_fight": { "map": MAP, "fight": fight } }));
        }
        self.rulings += 1;
        let winner = if draw == 0 { "attacker" } else { "defender" };
        let text = format!("rule {fight} {winner} because nobody plays it");
        Some((first_engagement(), Wanted::Notation(text)))
    }

    /// Fights that were fought out, by their rules.
    pub(crate) fn fought(&self, state: &State) -> BTreeMap<System, u32> {
        let mut fought = BTreeMap::new();
        for engagement in state.engagements.values().filter(|it| it.closed) {
            *fought.entry(engagement.game.system()).or_default() += 1;
        }
        fought
    }
}
