//! What one reader sees of an engagement at one record, along that record's timeline.

use crate::{Listener, WaitSeen, shape::HeadBody, waiting::waits, words::WORDS};
use campaign::{AnyView, EngagementNumber, System, Title};
use chronicle::{CampaignId, Head, Scope};
use messages::{Language, saying};
use referee::{Code, Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;
use std::collections::BTreeMap;

/// Where a view was taken, and for whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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

/// One reader's view of an engagement at one place of the log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CampaignView {
    /// Where it was taken.
    #[serde(flatten)]
    pub taken: Taken,
    /// As which engagement each fight is played, by the number of the fight on the map.
    pub fought_as: BTreeMap<u32, EngagementNumber>,
    /// As which engagement the realm is played for which the map waits; none: it waits for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub realm_as: Option<EngagementNumber>,
    /// What the whole campaign waits for, as it stands there; of the past without deadlines. Left out: nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub waits: Vec<WaitSeen>,
    /// What is seen, by the rules that it is played by.
    #[serde(flatten)]
    pub seen: AnyView,
}

/// A place of a board, described for whoever cannot look at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceInWords {
    /// As it is called in orders.
    pub place: String,
    /// As people say it.
    pub name: String,
    /// English sentences: what it is, what lies next to it, who stands there, how far the reader's own are.
    pub words: String,
    /// Nobody stands there or next to it, and nothing is to be said of it.
    #[serde(skip)]
    pub bare: bool,
}

/// Not derived: what is flattened is read by way of a buffer in which the keys of a map are words, and
/// some of a view's are numbers.
impl<'de> Deserialize<'de> for CampaignView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let member = |view: &Value, member: &str| view.get(member).cloned().unwrap_or_default();
        let view = Value::deserialize(deserializer)?;
        let taken = Taken::deserialize(&view).map_err(D::Error::custom)?;
        let system = System::deserialize(member(&view, "system")).map_err(D::Error::custom)?;
        let seen = system.read_view(member(&view, system.word())).map_err(D::Error::custom)?;
        let fought_as =
            BTreeMap::deserialize(member(&view, "fought_as")).map_err(D::Error::custom)?;
        let realm_as = Option::deserialize(member(&view, "realm_as")).map_err(D::Error::custom)?;
        // Where nothing is waited for, nothing is said.
        let waits = view.get("waits").cloned().unwrap_or_else(|| Value::Array(Vec::new()));
        let waits = Vec::deserialize(waits).map_err(D::Error::custom)?;
        Ok(Self { taken, fought_as, realm_as, waits, seen })
    }
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
) -> Result<CampaignView, Rejected> {
    let Listener { reader, language } = reader.into();
    let place = referee.place(campaign, at)?;
    let number = Referee::engagement(&place.standing, scope)?;
    let state = &place.standing.state;
    let role = reader.holder().and_then(|by| state.as_role(number, by));
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
    let fights = state.engagements.iter().filter_map(|(played, engagement)| {
        let carried = engagement.carried.as_ref().filter(|carried| carried.map == number)?;
        Some((carried.fight, *played))
    });
    let fought_as = fights.collect();
    let (desk, now) = referee.desk(campaign)?;
    let is_now = place.standing.at == place.head;
    let (desk, since) = match is_now {
        true => (desk, referee.pending_since(campaign)?),
        false => Default::default(),
    };
    let waits = waits(state, (&desk, &since), Listener { reader, language }, now);
    let seen = part_of(state, number, Listener { reader, language }).ok_or_else(|| {
        let message = saying!(&WORDS, "no-such-scope", scope = scope.to_string());
        Rejected::new(Code::UnknownScope, message)
    })?;
    Ok(CampaignView { taken, fought_as, realm_as: state.realm_of(number), waits, seen })
}

/// What a reader sees of an engagement in a state, wherever that lies.
pub(crate) fn part_of(
    state: &campaign::State,
    number: EngagementNumber,
    Listener { reader, language }: Listener<'_>,
) -> Option<AnyView> {
    let engagement = state.engagement(number)?;
    let role = reader.by().and_then(|by| engagement.roles.as_role(by));
    let mut seen = engagement.game.view(role.as_ref(), language);
    say_names(&mut seen, &engagement.title, language);
    Some(seen)
}

/// Lets the names be said that stand in a view as they were opened: the title, and the armies of a battle.
fn say_names(seen: &mut AnyView, title: &Title, language: Language) {
    let opened_as = title.to_string();
    seen.say_names(&|name| {
        if name == opened_as {
            title.said(language)
        } else {
            campaign::title_of_scenario(name, language)
        }
    });
}

/// The same as JSON, without the tag that says of which system it is.
pub(crate) fn part_as_json(
    state: &campaign::State,
    number: EngagementNumber,
    listener: Listener<'_>,
) -> Option<serde_json::Value> {
    let seen = part_of(state, number, listener)?;
    let mut tagged = serde_json::to_value(&seen).ok()?;
    Some(tagged.get_mut(seen.system().word())?.take())
}

#[cfg(test)]
mod tests {
    use super::say_names;
    use campaign::{AnyView, FightTitle, Game, Occasion, Title};
    use messages::Language;
    use te_wapen::pieces::Colour;

    #[test]
    fn what_the_map_has_led_to_is_titled_in_the_language_of_who_looks() {
        let (mut siege, mut battle) = (lowenheim::State::default(), te_wapen::State::default());
        let at = |occasion, place: &str| {
            Title::Fight(FightTitle { occasion, place: place.to_owned(), turn: 5 })
        };
        let (besieged, fought) =
            (at(Occasion::Siege, "Middelpoort"), at(Occasion::Battle, "Vissersbaai"));
        battle.armies.insert(Colour::Red, "The Orcs of Astoren".to_owned());
        (siege.title, battle.title) = (besieged.to_string(), fought.to_string());
        let games =
            [(Game::Siege(Box::new(siege)), besieged), (Game::Battle(Box::new(battle)), fought)];
        let titles = |language| {
            let mut told = Vec::new();
            for (game, title) in &games {
                let mut seen = game.view(None, language);
                say_names(&mut seen, title, language);
                match seen {
                    AnyView::Siege { siege } => told.push(siege.title),
                    AnyView::Battle { battle } => {
                        told.push(battle.title);
                        told.push(battle.armies[&Colour::Red].clone());
                    }
                    AnyView::Assault { .. } | AnyView::Realm { .. } | AnyView::Map { .. } => {}
                }
            }
            told
        };
        let english = [
            "The siege of Lowenheim at Middelpoort, turn 5",
            "Battle of Vissersbaai, turn 5",
            "The Orcs of Astoren",
        ];
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
