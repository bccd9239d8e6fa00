//! What one reader sees of an engagement at one record, along that record's timeline.

use crate::{Listener, shape::HeadBody, words::WORDS};
use campaign::{EngagementNumber, Game};
use chronicle::{CampaignId, Head, Scope};
use decider::By;
use lowenheim::view::SiegeView;
use messages::{Language, saying};
use referee::{Code, Referee, Rejected};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use te_wapen::view::View as BattleView;

/// One reader's view of an engagement at one place of the log, by the rules that it is played by.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum AnyView {
    /// A siege.
    Siege(Box<CampaignView>),
    /// A battle.
    Battle(Box<BattleAtPlace>),
    /// The map.
    Map(Box<MapAtPlace>),
}

impl AnyView {
    /// The siege's, if it is a siege.
    #[must_use]
    pub fn siege(&self) -> Option<&CampaignView> {
        match self {
            Self::Siege(siege) => Some(siege),
            Self::Battle(_) | Self::Map(_) => None,
        }
    }

    /// The battle's, if it is a battle.
    #[must_use]
    pub fn battle(&self) -> Option<&BattleAtPlace> {
        match self {
            Self::Battle(battle) => Some(battle),
            Self::Siege(_) | Self::Map(_) => None,
        }
    }

    /// The map's, if it is a map.
    #[must_use]
    pub fn map(&self) -> Option<&MapAtPlace> {
        match self {
            Self::Map(map) => Some(map),
            Self::Siege(_) | Self::Battle(_) => None,
        }
    }
}

/// Where a view was taken, and for whom.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Taken {
    /// The campaign.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Who is reading: `organiser`, `seat/<name>` or `public`.
    pub reader: String,
    /// The role that the reader plays in the engagement, such as `city-guard` or `red`.
    pub role: Option<String>,
    /// The engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The record behind which this is how things stand.
    #[schemars(with = "HeadBody")]
    pub at: Head,
    /// Does that record lie on the live timeline?
    pub live: bool,
    /// The head now.
    #[schemars(with = "HeadBody")]
    pub head: Head,
}

/// One reader's view of a siege at one place of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CampaignView {
    /// Where it was taken.
    #[serde(flatten)]
    pub taken: Taken,
    /// The siege.
    pub siege: SiegeView,
}

/// One reader's view of a battle at one place of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "BattleCampaignView")]
pub struct BattleAtPlace {
    /// Where it was taken.
    #[serde(flatten)]
    pub taken: Taken,
    /// The battle.
    pub battle: BattleView,
}

/// One reader's view of the campaign's map at one place of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "MapCampaignView")]
pub struct MapAtPlace {
    /// Where it was taken.
    #[serde(flatten)]
    pub taken: Taken,
    /// The map.
    pub map: campaign_map::view::View,
    /// As which engagement each fight is played, by the number of the fight.
    pub fought_as: BTreeMap<u32, EngagementNumber>,
}

/// What a reader sees of an engagement at a record; at the head where none is named.
///
/// # Errors
/// `unknown_campaign`, `unknown_record`, `unknown_scope`.
pub fn view<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    scope: &Scope,
    at: Option<u64>,
) -> Result<AnyView, Rejected> {
    let Listener { reader, language } = reader.into();
    let place = referee.place(campaign, at)?;
    let number = Referee::engagement(&place.standing, scope)?;
    let state = &place.standing.state;
    let role = reader.by().and_then(|by| state.as_role(number, by));
    let taken = Taken {
        campaign,
        name: state.name.clone(),
        reader: reader.to_string(),
        role: role.as_ref().and_then(decider::By::seat).map(ToString::to_string),
        scope: scope.clone(),
        at: place.standing.at,
        live: place.live,
        head: place.head,
    };
    let engagement = state.engagements.get(&number).ok_or_else(|| {
        let message = saying!(&WORDS, "no-such-scope", scope = scope.to_string());
        Rejected::new(Code::UnknownScope, message)
    })?;
    Ok(match &engagement.game {
        Game::Siege(siege) => {
            let siege = siege_seen(siege, role.as_ref(), language);
            AnyView::Siege(Box::new(CampaignView { taken, siege }))
        }
        Game::Map(map) => {
            let numbers = map.fights.keys();
            let fought_as =
                numbers.filter_map(|fight| Some((*fight, state.fought_as(number, *fight)?)));
            let (fought_as, map) =
                (fought_as.collect(), campaign_map::view::view_for(map, role.as_ref(), language));
            AnyView::Map(Box::new(MapAtPlace { taken, map, fought_as }))
        }
        Game::Battle(battle) => {
            let battle = battle_seen(battle, role.as_ref(), language);
            AnyView::Battle(Box::new(BattleAtPlace { taken, battle }))
        }
    })
}

/// A siege; where the map has led to it, its title says so.
fn siege_seen(siege: &lowenheim::State, role: Option<&By>, language: Language) -> SiegeView {
    let mut seen = lowenheim::view::view_for(siege, role, language);
    seen.title = campaign::title(&seen.title, language);
    seen
}

/// A battle; where the map has led to it, its title says so, and armies are called as their players.
fn battle_seen(battle: &te_wapen::State, role: Option<&By>, language: Language) -> BattleView {
    let mut seen = te_wapen::view::view_for(battle, role, language);
    seen.title = campaign::title(&seen.title, language);
    for name in seen.armies.values_mut() {
        *name = campaign_map::story::said_name(name, language);
    }
    seen
}

/// What a reader sees of a siege.
///
/// # Errors
/// As [`view`]; `wrong_system` where other rules are played.
pub(crate) fn siege_view(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    scope: &Scope,
) -> Result<CampaignView, Rejected> {
    match view(referee, campaign, listener, scope, None)? {
        AnyView::Siege(siege) => Ok(*siege),
        AnyView::Battle(_) | AnyView::Map(_) => {
            let message = saying!(&WORDS, "no-siege", scope = scope.to_string());
            Err(Rejected::new(Code::WrongSystem, message))
        }
    }
}

/// What a reader sees of an engagement in a state that lies nowhere yet.
pub(crate) fn part_of(
    state: &campaign::State,
    number: campaign::EngagementNumber,
    Listener { reader, language }: Listener<'_>,
) -> Option<serde_json::Value> {
    let role = reader.by().and_then(|by| state.as_role(number, by));
    let seen = match &state.engagements.get(&number)?.game {
        Game::Siege(siege) => serde_json::to_value(siege_seen(siege, role.as_ref(), language)),
        Game::Battle(battle) => serde_json::to_value(battle_seen(battle, role.as_ref(), language)),
        Game::Map(map) => {
            serde_json::to_value(campaign_map::view::view_for(map, role.as_ref(), language))
        }
    };
    seen.ok()
}

#[cfg(test)]
mod tests {
    use super::{battle_seen, siege_seen};
    use messages::Language;
    use te_wapen::pieces::Colour;

    #[test]
    fn what_the_map_has_led_to_is_titled_in_the_language_of_who_looks() {
        let (mut siege, mut battle) = (lowenheim::State::default(), te_wapen::State::default());
        siege.title = "The siege of Lowenheim at Middelpoort, turn 5".to_owned();
        battle.title = "Battle of Vissersbaai, turn 5".to_owned();
        battle.armies.insert(Colour::Red, "The Orcs of Astoren".to_owned());
        let titles = |language| {
            let battle = battle_seen(&battle, None, language);
            let army = battle.armies[&Colour::Red].clone();
            [siege_seen(&siege, None, language).title, battle.title, army]
        };
        let english = [&*siege.title, &*battle.title, "The Orcs of Astoren"];
        assert_eq!(titles(Language::English), english);
        assert_eq!(
            titles(Language::Dutch),
            [
                "De belegering van Lowenheim bij Middelpoort, beurt 5",
                "Slag bij Vissersbaai, beurt 5",
                "De orken van Astoren",
            ]
        );
    }
}
