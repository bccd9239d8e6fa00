//! What one reader sees of an engagement at one record, along that record's timeline.

use crate::shape::HeadBody;
use campaign::{EngagementNumber, Game};
use chronicle::{CampaignId, Head, Scope};
use lowenheim::view::SiegeView;
use referee::{Code, Reader, Referee, Rejected};
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
pub fn view(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    scope: &Scope,
    at: Option<u64>,
) -> Result<AnyView, Rejected> {
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
        Rejected::new(Code::UnknownScope, format!("There is no `{scope}` in this campaign."))
    })?;
    Ok(match &engagement.game {
        Game::Siege(siege) => {
            let siege = lowenheim::view::view_for(siege, role.as_ref());
            AnyView::Siege(Box::new(CampaignView { taken, siege }))
        }
        Game::Map(map) => {
            let numbers = map.fights.keys();
            let fought_as =
                numbers.filter_map(|fight| Some((*fight, state.fought_as(number, *fight)?)));
            let (fought_as, map) =
                (fought_as.collect(), campaign_map::view::view_for(map, role.as_ref()));
            AnyView::Map(Box::new(MapAtPlace { taken, map, fought_as }))
        }
        Game::Battle(battle) => {
            let battle = te_wapen::view::view_for(battle, role.as_ref());
            AnyView::Battle(Box::new(BattleAtPlace { taken, battle }))
        }
    })
}

/// What a reader sees of a siege.
///
/// # Errors
/// As [`view`]; `wrong_system` where other rules are played.
pub(crate) fn siege_view(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    scope: &Scope,
) -> Result<CampaignView, Rejected> {
    match view(referee, campaign, reader, scope, None)? {
        AnyView::Siege(siege) => Ok(*siege),
        AnyView::Battle(_) | AnyView::Map(_) => Err(Rejected::new(
            Code::WrongSystem,
            format!("`{scope}` is no siege, and only a siege has this."),
        )),
    }
}

/// What a reader sees of an engagement in a state that lies nowhere yet.
pub(crate) fn part_of(
    state: &campaign::State,
    number: campaign::EngagementNumber,
    reader: &Reader,
) -> Option<serde_json::Value> {
    let role = reader.by().and_then(|by| state.as_role(number, by));
    match &state.engagements.get(&number)?.game {
        Game::Siege(siege) => {
            serde_json::to_value(lowenheim::view::view_for(siege, role.as_ref())).ok()
        }
        Game::Battle(battle) => {
            serde_json::to_value(te_wapen::view::view_for(battle, role.as_ref())).ok()
        }
        Game::Map(map) => {
            serde_json::to_value(campaign_map::view::view_for(map, role.as_ref())).ok()
        }
    }
}
