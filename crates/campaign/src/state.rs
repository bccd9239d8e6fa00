//! How a campaign stands.

use crate::carry::Carried;
use crate::systems::Watch;
use crate::systems::realm::RealmOf;
use crate::titles::fight_name;
use crate::{
    AnyEvent, Command, Created, EngagementAbandoned, EngagementClosed, EngagementOpened,
    EngagementPaused, EngagementResumed, Game, Played, RealmClosed, Roles, System, Title,
};
use decider::{Audience, By, Clause, Contradiction, Seat};
use messages::{Language, Part};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::Arc,
};

/// Engagements are numbered from 1 in the order in which they were opened.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct EngagementNumber(pub u32);

impl fmt::Display for EngagementNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One siege, battle, assault or realm game inside a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engagement {
    /// What it is called.
    pub title: Title,
    /// The version of the rules that it is played by.
    pub rules: String,
    /// Which seat plays which of its roles.
    pub roles: Roles,
    /// How it stands.
    pub game: Game,
    /// The fight on the map that it plays.
    pub carried: Option<Carried>,
    /// The map for which it is played, of a game for the realm.
    pub realm_of: Option<RealmOf>,
    /// Has the map heard of its end?
    pub closed: bool,
    /// What the map will hear of it, where it plays a fight ([CAR-13](crate::clauses::CAR_13)).
    pub(crate) watch: Option<Watch>,
}

impl Engagement {
    /// Which rules it is played by.
    #[must_use]
    pub const fn system(&self) -> System {
        self.game.system()
    }
}

/// An engagement as sentences call it: by its title, in quotation marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// Which.
    pub engagement: EngagementNumber,
    /// Its title; none: there is no such engagement.
    pub title: Option<Title>,
}

impl Called {
    /// Within a sentence: “Battle of Baken, turn 3”.
    #[must_use]
    pub fn part(&self) -> Part {
        Part::Each(Language::ALL.map(|language| self.said(language)))
    }

    /// For those who may type it: “Battle of Baken, turn 3” (engagement/4).
    #[must_use]
    pub fn to_type(&self) -> Part {
        let typed = |language| format!("{} (engagement/{})", self.said(language), self.engagement);
        Part::Each(Language::ALL.map(typed))
    }

    fn said(&self, language: Language) -> String {
        match &self.title {
            Some(title) => format!("“{}”", title.said(language)),
            None => format!("engagement/{}", self.engagement),
        }
    }
}

/// A campaign: everything that later decisions depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Its name; empty before genesis.
    pub name: String,
    /// Who sits at the table.
    pub seats: Vec<Seat>,
    /// What the people are called who sit there, where somebody said it.
    pub players: BTreeMap<Seat, String>,
    /// By number. Copies of a campaign share those that go on as they were: an order changes one of them, and most are over.
    pub engagements: BTreeMap<EngagementNumber, Arc<Engagement>>,
    /// The rules by which an order of the past opened engagements, while it is decided once more.
    #[serde(skip)]
    opened_by: BTreeMap<EngagementNumber, String>,
    /// Do engagements go by the version that they name even where the name says little?
    #[serde(skip)]
    goes_by_names: bool,
}

impl State {
    /// Lets what an order of the past opened be opened by the rules that were known then, as far as this program still
    /// decides by them; others are opened by its own.
    pub fn open_as_then<'e>(&mut self, opened: impl IntoIterator<Item = &'e EngagementOpened>) {
        let known = opened.into_iter().filter(|opened| opened.system.decides_by(&opened.rules));
        self.opened_by = known.map(|it| (it.engagement, it.rules.clone())).collect();
    }

    /// Lets every engagement go by the version that it names, also where several states of the rules had that name. An order
    /// that does not follow from today's may follow from those.
    pub fn go_by_names(&mut self) {
        self.goes_by_names = true;
        for engagement in self.engagements.values_mut() {
            let Engagement { game, rules, .. } = Arc::make_mut(engagement);
            game.play_by(rules);
        }
    }

    /// The rules by which the next engagement is opened.
    pub(crate) fn rules_of_next(&self, system: System) -> String {
        let then = self.opened_by.get(&self.next_engagement());
        then.map_or_else(|| system.rules().to_owned(), Clone::clone)
    }

    /// An engagement of this campaign that is played by the rules named.
    #[must_use]
    pub fn played_by<S: Played>(&self, engagement: EngagementNumber) -> Option<&S::State> {
        self.engagement(engagement)?.game.played_by::<S>()
    }

    /// Clauses of private briefings that everybody may read by now.
    #[must_use]
    pub fn open_clauses(&self) -> BTreeSet<Clause> {
        self.engagements.values().flat_map(|engagement| engagement.game.open_clauses()).collect()
    }

    /// An engagement as sentences call it.
    #[must_use]
    pub fn called(&self, engagement: EngagementNumber) -> Called {
        let title = self.engagement(engagement).map(|there| there.title.clone());
        Called { engagement, title }
    }

    /// A fight of a map within a sentence: “the battle of Baken”.
    #[must_use]
    pub(crate) fn fight_called(&self, map: EngagementNumber, fight: u32) -> Part {
        Part::Each(Language::ALL.map(|language| match self.map(map) {
            Some(map) => fight_name(map, fight, language),
            None => fight.to_string(),
        }))
    }

    /// The map of this campaign.
    #[must_use]
    pub fn map(&self, engagement: EngagementNumber) -> Option<&campaign_map::State> {
        self.played_by::<campaign_map::CampaignMap>(engagement)
    }

    /// The engagement that plays a fight of a map.
    #[must_use]
    pub fn fought_as(&self, map: EngagementNumber, fight: u32) -> Option<EngagementNumber> {
        let plays = |engagement: &Engagement| {
            let carried = engagement.carried.as_ref();
            carried.is_some_and(|carried| carried.map == map && carried.fight == fight)
        };
        let found = self.engagements.iter().find(|(_, engagement)| plays(engagement));
        found.map(|(number, _)| *number)
    }

    /// The engagement in which the siege goes on to which a fight of the map belongs
    /// ([CAR-25](crate::clauses::CAR_25)).
    pub(crate) fn besieging(
        &self,
        map: EngagementNumber,
        fight: &campaign_map::state::Fight,
    ) -> Option<EngagementNumber> {
        let siege = self.map(map)?.sieges.get(fight.castle.as_ref()?)?;
        let goes_on = |engagement: &Engagement| {
            let carried = engagement.carried.as_ref();
            let of_it = carried.is_some_and(|it| it.map == map && siege.fights.contains(&it.fight));
            of_it && !engagement.closed
        };
        let found = self.engagements.iter().find(|(_, engagement)| goes_on(engagement));
        found.map(|(number, _)| *number)
    }

    /// Does a game master sit at the table?
    #[must_use]
    pub fn has_game_master(&self) -> bool {
        self.seats.contains(&rulebook::game_master::seat())
    }

    /// Who may read what an engagement, or none, means for some of its roles: their seats, and the
    /// game master too, where there is one.
    #[must_use]
    pub fn audience(&self, engagement: Option<EngagementNumber>, meant: Audience) -> Audience {
        let engagement = engagement.and_then(|number| self.engagement(number));
        let meant = match engagement {
            Some(engagement) => engagement.roles.audience(meant),
            None => meant,
        };
        match meant {
            Audience::Seats(mut seats) if self.has_game_master() => {
                let master = rulebook::game_master::seat();
                if !seats.contains(&master) {
                    seats.push(master);
                }
                Audience::Seats(seats)
            }
            other => other,
        }
    }

    /// Who may read an order.
    #[must_use]
    pub fn audience_of(&self, command: &Command, by: &By) -> Audience {
        let engagement = command.engagement();
        let meant = match engagement {
            Some(number) => self.as_role(number, by).map(|by| command.meant_for(&by)),
            None => Some(command.meant_for(by)),
        };
        // Who has no part gives no order: it will be refused.
        self.audience(engagement, meant.unwrap_or(Audience::Seats(Vec::new())))
    }

    /// A sender or reader as the rules of an engagement know them; none: they have no part in it.
    #[must_use]
    pub fn as_role(&self, engagement: EngagementNumber, by: &By) -> Option<By> {
        self.engagement(engagement)?.roles.as_role(by)
    }

    pub(crate) fn next_engagement(&self) -> EngagementNumber {
        EngagementNumber(self.engagements.keys().last().map_or(0, |last| last.0) + 1)
    }

    pub(crate) fn create(&mut self, created: &Created) -> Result<(), Contradiction> {
        if !self.name.is_empty() {
            return Err(Contradiction::new("the campaign was created before"));
        }
        self.name.clone_from(&created.name);
        self.seats.clone_from(&created.seats);
        self.players.clone_from(&created.players);
        Ok(())
    }

    pub(crate) fn open(&mut self, opened: &EngagementOpened) -> Result<(), Contradiction> {
        let next = self.next_engagement();
        if opened.engagement != next {
            let number = opened.engagement;
            return Err(Contradiction::new(format!(
                "engagement {number} was opened where {next} comes next"
            )));
        }
        let EngagementOpened { system, title, rules, roles, carried, realm_of, .. } =
            opened.clone();
        let mut game = system.nothing();
        if self.goes_by_names || system.is_settled(&rules) {
            game.play_by(&rules);
        }
        let watched = carried.is_some() || realm_of.is_some();
        let watch = watched.then(|| Watch::over(&game));
        let closed = false;
        let engagement = Engagement { title, rules, roles, game, carried, realm_of, closed, watch };
        self.engagements.insert(next, Arc::new(engagement));
        Ok(())
    }

    /// An engagement of this campaign.
    #[must_use]
    pub fn engagement(&self, number: EngagementNumber) -> Option<&Engagement> {
        self.engagements.get(&number).map(Arc::as_ref)
    }

    /// An engagement to be changed: from now on it is shared with no copy of this campaign.
    pub fn own(&mut self, number: EngagementNumber) -> Option<&mut Engagement> {
        self.engagements.get_mut(&number).map(Arc::make_mut)
    }

    /// An engagement that is played by the rules named, and what is seen of it for the map.
    pub(crate) fn watched<S: Played>(
        &mut self,
        number: EngagementNumber,
    ) -> Option<(&mut S::State, &mut Option<Watch>)> {
        let Engagement { game, watch, .. } = self.own(number)?;
        Some((S::of_mut(game)?, watch))
    }

    pub(crate) fn play(
        &mut self,
        number: EngagementNumber,
        event: &AnyEvent,
    ) -> Result<(), Contradiction> {
        let Engagement { game, watch, .. } = self
            .own(number)
            .ok_or_else(|| Contradiction::new(format!("there is no engagement {number}")))?;
        game.evolve(event)?;
        if let Some(watch) = watch {
            watch.look(game);
        }
        Ok(())
    }

    pub(crate) fn pause(&mut self, paused: &EngagementPaused) -> Result<(), Contradiction> {
        self.carried_by(paused.engagement).map(|_| ())
    }

    pub(crate) fn resume(&mut self, resumed: &EngagementResumed) -> Result<(), Contradiction> {
        let carried = self.carried_by(resumed.engagement)?;
        carried.fight = resumed.fight;
        carried.pieces.extend(resumed.pieces.clone());
        Ok(())
    }

    fn carried_by(&mut self, number: EngagementNumber) -> Result<&mut Carried, Contradiction> {
        let engagement = self.own(number).filter(|it| !it.closed);
        engagement
            .and_then(|it| it.carried.as_mut())
            .ok_or_else(|| Contradiction::new(format!("engagement {number} plays no fight")))
    }

    pub(crate) fn close(&mut self, closed: &EngagementClosed) -> Result<(), Contradiction> {
        self.shut(closed.engagement)
    }

    pub(crate) fn abandon(&mut self, left: &EngagementAbandoned) -> Result<(), Contradiction> {
        self.shut(left.engagement)
    }

    pub(crate) fn close_realm(&mut self, closed: &RealmClosed) -> Result<(), Contradiction> {
        self.shut(closed.engagement)
    }

    fn shut(&mut self, number: EngagementNumber) -> Result<(), Contradiction> {
        match self.own(number) {
            Some(engagement) if !engagement.closed => {
                engagement.closed = true;
                Ok(())
            }
            _ => Err(Contradiction::new(format!("no engagement {number} is open"))),
        }
    }
}
