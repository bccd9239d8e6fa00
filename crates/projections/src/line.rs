//! One record as a line that people read.

use crate::listener::Listener;
use campaign::{
    CampaignEvent, Engagement, EngagementNumber, Event, Game, State, System,
    desk::{Desk, DiceWitnessed},
};
use chronicle::{
    CardDrawn, DiceRolled, EngagementId, Line, OrderGiven, Scope, TimelineRewound, Timestamp, Uuid,
    kind,
};
use decider::{Audience, By};
use messages::{Catalogue, Fact, Language, Words};
use referee::{DeskCommand, OnBehalf, Referee, ReplayedRecord, StateAt};
use rulebook::Reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{cell::RefCell, collections::BTreeSet, fmt::Display, sync::LazyLock};

mod desk;
mod sealing;

const ENGLISH: &str = include_str!("line/en.ftl");
const DUTCH: &str = include_str!("line/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

fn text(it: impl Display) -> Fact {
    it.to_string().into()
}

/// One record as a sentence, with what one needs to find one's way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LogLine {
    /// Position in the stream.
    pub seq: u64,
    /// The record that it follows on its timeline.
    pub parent: Option<u64>,
    /// When its order was accepted.
    #[schemars(with = "String")]
    pub at: Timestamp,
    /// Who caused it: `organiser`, `seat/<name>` or `rules`.
    pub by: String,
    /// What it is about.
    pub scope: String,
    /// The name of the fact.
    pub kind: String,
    /// The order that caused it.
    #[schemars(with = "String")]
    pub batch: Uuid,
    /// Is it the last of its batch?
    pub last: bool,
    /// What happened, in one sentence or two; what the reader may not see is not in it.
    pub sentence: String,
    /// The clause that it carries out.
    pub clause: Option<String>,
    /// Does it lie on the live timeline, or was it greyed out by a rewind?
    pub live: bool,
    /// The turn behind it.
    pub turn: Option<u32>,
    /// The step of the turn behind it, by its word.
    pub step: Option<String>,
    /// Is its payload hidden from the reader?
    pub hidden: bool,
    /// The dice that fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceSeen>,
    /// How dice that fell before were read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
}

/// Dice that fell, as everybody saw them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DiceSeen {
    /// How many of how many sides, such as `2d6`.
    pub dice: String,
    /// One face for each die.
    pub faces: Vec<u32>,
    /// Where they came from.
    pub source: SourceSeen,
    /// Who typed them, when they were thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<String>,
    /// Who else saw them fall, when they were thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witness: Option<WitnessSeen>,
}

/// Who else saw thrown dice fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WitnessSeen {
    /// Nobody has said so.
    Nobody,
    /// Somebody confirms the faces.
    Confirmed,
    /// Somebody contests them, whoever else may confirm them.
    Contested,
}

impl WitnessSeen {
    /// What is known of a thrown roll: what was said when it was typed, and at the desk since.
    pub(crate) fn of(at_once: bool, said: &[DiceWitnessed]) -> Self {
        if said.iter().any(|word| !word.confirms) {
            Self::Contested
        } else if at_once || !said.is_empty() {
            Self::Confirmed
        } else {
            Self::Nobody
        }
    }
}

/// Where faces came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SourceSeen {
    /// From a sealed envelope: everybody can check them.
    Sealed,
    /// Thrown at the table: nothing more can be proved than who typed them.
    Thrown,
}

impl DiceSeen {
    /// The same dice with what was said of them at the desk.
    fn seen_by(mut self, said: &[DiceWitnessed]) -> Self {
        self.witness =
            self.witness.map(|seen| WitnessSeen::of(seen == WitnessSeen::Confirmed, said));
        self
    }
}

/// What a record says: the sentence, and what goes with it.
struct Said {
    sentence: String,
    clause: Option<String>,
    dice: Option<DiceSeen>,
    reading: Option<Reading>,
}

impl From<String> for Said {
    fn from(sentence: String) -> Self {
        Self { sentence, clause: None, dice: None, reading: None }
    }
}

impl LogLine {
    /// The line for one reader, in their language.
    pub(crate) fn new(step: &ReplayedRecord<'_>, listener: Listener<'_>, desk: &Desk) -> Self {
        let language = listener.language;
        let line = step.line;
        let audience = line.audience();
        let hidden = !audience.admits(listener.reader.by());
        let engagement = engagement_of(step.standing, line.scope);
        let said = if hidden {
            hidden_sentence(line.kind, &audience, engagement, language).into()
        } else {
            said(step, engagement, language)
        };
        let dice = said.dice.map(|dice| {
            let roll = line.copy_of.unwrap_or(line.seq);
            dice.seen_by(desk.witnessed.get(&roll).map_or(&[], Vec::as_slice))
        });
        let progress = engagement.map(|it| it.game.progress());
        let step_word = progress.and_then(|it| it.step).map(|step| step.word.to_owned());
        Self {
            seq: line.seq,
            parent: line.parent,
            at: line.at,
            by: line.by.to_owned(),
            scope: line.scope.to_owned(),
            kind: line.kind.to_owned(),
            batch: line.batch,
            last: line.last,
            sentence: said.sentence,
            clause: said.clause,
            // What was said at the desk counts wherever the head is.
            live: step.live || matches!(step.event, Some(Event::Desk(_))) || is_for_desk(line),
            turn: progress.map(|it| it.turn),
            step: step_word,
            hidden,
            dice,
            reading: said.reading,
        }
    }
}

/// Is it an order to the audit desk, other than to move the head?
fn is_for_desk(line: &Line<'_>) -> bool {
    let Some(data) = line.data.filter(|_| line.kind == kind::ORDER_GIVEN) else { return false };
    let given = serde_json::from_str::<OrderGiven>(data);
    let command = given.ok().and_then(|it| serde_json::from_str(it.command.get()).ok());
    command.is_some_and(|wanted| !matches!(wanted, DeskCommand::TakeBack(_)))
}

fn engagement_of<'s>(standing: &'s StateAt, scope: &str) -> Option<&'s Engagement> {
    let id: EngagementId = scope.strip_prefix("engagement/")?.parse().ok()?;
    let number = Referee::engagement(standing, &Scope::Engagement(id)).ok()?;
    standing.state.engagement(number)
}

/// What those may know who may not read a payload: whose it is, by their roles.
fn hidden_sentence(
    of: &str,
    audience: &Audience,
    engagement: Option<&Engagement>,
    language: Language,
) -> String {
    let Some(engagement) = engagement else {
        let words = words(language);
        return match audience {
            Audience::Seats(seats) if !seats.is_empty() => {
                let owner = seat_name(seats[0].name(), language);
                words.say("hidden", &[("owner", owner.into())])
            }
            _ if of == kind::ORDER_GIVEN => words.say("hidden-order", &[]),
            _ => words.say("hidden-organiser", &[]),
        };
    };
    let roles = match audience {
        Audience::Everyone => Audience::Everyone,
        Audience::Seats(seats) => {
            let roles = seats.iter().filter_map(|seat| engagement.roles.role_of(seat));
            Audience::Seats(roles.collect())
        }
    };
    engagement.game.hidden_sentence(of, &roles, language)
}

fn said(step: &ReplayedRecord<'_>, engagement: Option<&Engagement>, language: Language) -> Said {
    let words = words(language);
    let line = step.line;
    let data = line.data.unwrap_or("null");
    let game = engagement.map(|engagement| &engagement.game);
    match (line.kind, step.event) {
        (_, Some(event)) => {
            let mut said = event_said(event, &step.standing.state, game, language);
            if let Some(engagement) = engagement.filter(|_| line.kind.ends_with("_opened")) {
                said.sentence = with_names(&said.sentence, engagement, language);
            }
            said
        }
        (kind::ORDER_GIVEN, _) => {
            let system = game.map(Game::system);
            read(data, words, |order| order_given(line, &order, system, words))
        }
        (kind::TIMELINE_REWOUND, _) => read(data, words, |rewound: TimelineRewound| {
            let record = ("record", text(rewound.to));
            match line.by.parse() {
                // Seats do not rewind: they take back what is their own.
                Ok(by @ By::Seat(_)) => {
                    let who = ("who", by_name(&by, words).into());
                    words.say("taken-back", &[who, record]).into()
                }
                _ => words.say("head-back", &[record, ("reason", rewound.reason.into())]).into(),
            }
        }),
        (kind::DICE_ROLLED, _) => read(data, words, |dice| rolled(dice, game, language)),
        (kind::CARD_DRAWN, _) => read(data, words, |drawn: CardDrawn| {
            let system = game.map(Game::system).or_else(|| System::of_clause(&drawn.clause));
            let CardDrawn { deck, card, of, clause, .. } = drawn;
            let sentence = system.map(|it| it.draw_sentence(&deck, &card, of, language));
            match sentence {
                Some(sentence) => {
                    Said { sentence, clause: Some(clause), dice: None, reading: None }
                }
                None => unreadable(words),
            }
        }),
        _ => sealing::said(line, data, words).unwrap_or_else(|| unreadable(words)),
    }
}

/// An engagement as the lobby calls it: by its title; with its number where another one has the same.
fn engagement_called(state: &State, number: EngagementNumber, language: Language) -> String {
    let all = || state.engagements.iter().map(|(number, it)| (*number, it.title.said(language)));
    let Some((_, title)) = all().find(|(other, _)| *other == number) else {
        return number.to_string();
    };
    let alike = all().any(|(other, said)| other != number && said == title);
    if alike { format!("{title} ({number})") } else { title }
}

/// What an engagement and its armies were called when it was opened, in the language of who listens.
fn with_names(sentence: &str, engagement: &Engagement, language: Language) -> String {
    let names = RefCell::new(BTreeSet::new());
    engagement.game.view(None, language).say_names(&|name| {
        names.borrow_mut().insert(name.to_owned());
        name.to_owned()
    });
    let title = &engagement.title;
    let said = sentence.replace(&title.to_string(), &title.said(language));
    names
        .into_inner()
        .iter()
        .filter(|name| !name.is_empty())
        .fold(said, |said, name| said.replace(name, &campaign::title_of_scenario(name, language)))
}

fn event_said(event: &Event, state: &State, game: Option<&Game>, language: Language) -> Said {
    let words = words(language);
    let title = |number| ("title", engagement_called(state, number, language).into());
    match event {
        Event::Campaign(CampaignEvent::Created(created)) => {
            words.say("campaign-begins", &[("name", text(&created.name))]).into()
        }
        Event::Campaign(CampaignEvent::SeatKeyReplaced(replaced)) => {
            let name = seat_name(replaced.seat.name(), language);
            words.say("key-replaced", &[("seat", name.into())]).into()
        }
        Event::Desk(event) => desk::desk_said(event, state, words).into(),
        Event::Campaign(CampaignEvent::EngagementOpened(opened)) => {
            let leads = opened.roles.given().map(|(role, seat)| {
                let names = [("seat", seat), ("role", role)];
                let names = names.map(|(key, it)| (key, seat_name(it.name(), language).into()));
                words.say("leads", &names)
            });
            let leads: String = leads.collect();
            let opened = words.say(
                "engagement-opened",
                &[
                    ("system", opened.system.word().into()),
                    ("title", opened.title.said(language).into()),
                ],
            );
            format!("{opened}{leads}").into()
        }
        Event::Campaign(CampaignEvent::EngagementClosed(closed)) => {
            let title = title(closed.engagement);
            let winner = ("winner", closed.winner.word().into());
            words.say("engagement-closed", &[title, winner]).into()
        }
        Event::Campaign(CampaignEvent::EngagementPaused(paused)) => {
            let title = title(paused.engagement);
            words.say("engagement-paused", &[title]).into()
        }
        Event::Campaign(CampaignEvent::EngagementResumed(resumed)) => {
            let title = title(resumed.engagement);
            words.say("engagement-resumed", &[title]).into()
        }
        Event::Campaign(CampaignEvent::EngagementAbandoned(left)) => {
            let title = title(left.engagement);
            words.say("engagement-abandoned", &[title]).into()
        }
        Event::Campaign(CampaignEvent::RealmClosed(closed)) => {
            let title = title(closed.engagement);
            let how = ("how", if closed.broken_off { "broken" } else { "over" }.into());
            words.say("realm-closed", &[title, how]).into()
        }
        Event::Played { event, .. } => match game.and_then(|game| game.sentence(event, language)) {
            Some(sentence) => Said {
                sentence,
                clause: event.clause().map(str::to_owned),
                dice: None,
                reading: game.and_then(|game| game.reading(event)),
            },
            None => unreadable(words),
        },
    }
}

/// What a fact says, behind which a state stands.
pub(crate) fn event_sentence(event: &Event, state: &campaign::State, language: Language) -> String {
    let engagement = event.engagement().and_then(|number| state.engagement(number));
    event_said(event, state, engagement.map(|engagement| &engagement.game), language).sentence
}

/// A payload of the chronicle's own; it was checked when it was written or imported.
fn read<T: serde::de::DeserializeOwned>(
    data: &str,
    words: Words<'_>,
    say: impl FnOnce(T) -> Said,
) -> Said {
    serde_json::from_str(data).map_or_else(|_| unreadable(words), say)
}

fn unreadable(words: Words<'_>) -> Said {
    words.say("unreadable", &[]).into()
}

/// What can be wanted of the audit desk; what came of it is told by the next record.
const DESK: &[&str] = &[
    "witness",
    "raise",
    "state",
    "rule",
    "ask_consent",
    "answer",
    "set_house_rules",
    "pause",
    "resume",
    "set_deadline",
    "lift_deadline",
    "advance",
    "blind",
    "name_deputy",
    "dismiss_deputy",
    "close",
];

fn order_given(
    line: &Line<'_>,
    order: &OrderGiven,
    system: Option<System>,
    words: Words<'_>,
) -> Said {
    let who = line.by.parse().map_or_else(|_| line.by.to_owned(), |by| by_name(&by, words));
    let who = ("who", Fact::from(who));
    let text = order.command.get();
    let typed = |text: &str| {
        let mut data = serde_json::Deserializer::from_str(text);
        Some(system?.read_command(&mut data).ok()?.notation())
    };
    if let Some(seat) = line.stead.and_then(|seat| seat.parse().ok()) {
        let meant = ("meant", by_name(&By::Seat(seat), words).into());
        let order = typed(text).unwrap_or_else(|| words.say("order-of-campaign", &[]));
        return words.say("order-for", &[who, meant, ("order", order.into())]).into();
    }
    if let Ok(OnBehalf { on_behalf }) = serde_json::from_str(text) {
        let meant = ("meant", by_name(&on_behalf.by, words).into());
        let order = typed(on_behalf.command.get());
        let order = order.unwrap_or_else(|| words.say("order-of-campaign", &[]));
        return words.say("order-for", &[who, meant, ("order", order.into())]).into();
    }
    if let Some(typed) = typed(text) {
        return words.say("order", &[who, ("order", typed.into())]).into();
    }
    let names = |word: &str| text.starts_with(&format!("{{\"{word}\":"));
    let key = match () {
        () if names("rewind") => "order-rewind",
        () if names("take_back") => "order-take_back",
        () if names("amend") => "order-amend",
        () if names("open_siege") => "order-open_siege",
        () if names("open_battle") => "order-open_battle",
        () if names("open_map") => "order-open_map",
        () if names("open_fight") => "order-open_fight",
        () if names("fight_out") => "order-fight_out",
        () if names("close_fight") => "order-close_fight",
        () if names("replace_key") => "order-replace_key",
        () if names("adopt") => "order-adopt",
        () if names("what_if") => "order-what_if",
        () if names(kind::DEVICE_BOUND) => "order-bind_device",
        () if names(kind::DEVICE_RELEASED) => "order-release_device",
        () if names("kept_by") => "order-kept_by",
        () if DESK.iter().any(|word| names(word)) => "order-desk",
        () => "order-given",
    };
    words.say(key, &[who]).into()
}

fn rolled(rolled: DiceRolled, game: Option<&Game>, language: Language) -> Said {
    let DiceRolled { clause, why, dice, faces, source } = rolled;
    let (source, entered_by, witness) = match source {
        chance::Source::Thrown { entered_by, witness, .. } => {
            let seen = WitnessSeen::of(witness.is_some(), &[]);
            (SourceSeen::Thrown, Some(entered_by), Some(seen))
        }
        chance::Source::Sealed { .. } | chance::Source::Scripted {} => {
            (SourceSeen::Sealed, None, None)
        }
    };
    let of_clause = System::of_clause(&clause);
    // What passes between the map and a fight is rolled in the fight, by a clause of the map.
    let passes = of_clause.filter(|system| *system == System::Map);
    let system = passes.or_else(|| game.map(Game::system)).or(of_clause);
    let sentence = match system {
        Some(system) => system.roll_sentence(&clause, &why, dice, &faces, language),
        None => words(language).say("unreadable", &[]),
    };
    let dice = Some(DiceSeen { dice: dice.to_string(), faces, source, entered_by, witness });
    Said { sentence, clause: Some(clause), dice, reading: None }
}

/// A sender as people say it.
fn by_name(by: &By, words: Words<'_>) -> String {
    match by {
        By::Organiser => words.say("organiser", &[]),
        By::Rules => words.say("rules", &[]),
        By::Seat(seat) => seat_name(seat.name(), words.language()),
    }
}

/// Somebody who gave orders, `organiser` or `seat/<name>`, as people say it.
pub(crate) fn person_name(by: &str, language: Language) -> String {
    by.parse().map_or_else(|_| by.to_owned(), |by| by_name(&by, words(language)))
}

pub use campaign::seat_name;

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, seat_name};
    use lowenheim::figures::Faction;
    use messages::{Language, faults};

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(
            faults(
                ENGLISH,
                DUTCH,
                &[
                    include_str!("line.rs"),
                    include_str!("line/desk.rs"),
                    include_str!("line/sealing.rs")
                ]
            ),
            Vec::<String>::new()
        );
    }

    #[test]
    fn seats_are_called_as_in_their_game() {
        for faction in Faction::ALL {
            assert_eq!(seat_name(faction.seat_name(), Language::English), faction.name());
            assert_ne!(seat_name(faction.seat_name(), Language::Dutch), faction.seat_name());
        }
        let master = seat_name(rulebook::game_master::SEAT, Language::English);
        assert_eq!(master, rulebook::game_master::NAME);
        assert_eq!(seat_name("red", Language::English), "Red");
        assert_eq!(seat_name("red", Language::Dutch), "Rood");
        for (word, text) in campaign_map::scenario::SCENARIOS {
            let seats = text.lines().filter_map(|line| line.strip_prefix("seat = "));
            for seat in seats.map(|seat| seat.trim_matches('"')) {
                for language in Language::ALL {
                    let name = seat_name(seat, language);
                    assert!(name != seat && name.starts_with(char::is_uppercase), "{word}: {name}");
                }
            }
        }
        assert_eq!(seat_name("north", Language::English), "North");
        assert_eq!(seat_name("north", Language::Dutch), "Noord");
        assert_eq!(seat_name(campaign::carry::NEUTRAL, Language::Dutch), "Niemands mannen");
        assert_eq!(seat_name("left-bank", Language::Dutch), "left-bank");
    }
}
