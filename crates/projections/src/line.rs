//! One record as a line that people read.

use campaign::{
    Engagement, Event, Game,
    desk::{ConsentRule, Desk, DeskEvent, DiceWitnessed, DuringDispute},
};
use chronicle::{
    CardDrawn, DiceRolled, EngagementId, Line, OrderGiven, Scope, TimelineRewound, Timestamp, Uuid,
    kind,
};
use decider::{Audience, By};
use lowenheim::{city::City, figures::Faction, state::Step as SiegeStep};
use referee::{OnBehalf, Reader, Referee, Standing, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use te_wapen::pieces::Colour;

/// One record as a sentence, with what one needs to find one's way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// The step behind it.
    pub step: Option<SiegeStep>,
    /// Is its payload hidden from the reader?
    pub hidden: bool,
    /// The dice that fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceSeen>,
}

/// Dice that fell, as everybody saw them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
}

impl From<String> for Said {
    fn from(sentence: String) -> Self {
        Self { sentence, clause: None, dice: None }
    }
}

impl LogLine {
    /// The line for one reader.
    pub(crate) fn new(step: &Step<'_>, reader: &Reader, desk: &Desk) -> Self {
        let line = step.line;
        let audience = line.audience();
        let hidden = !audience.admits(reader.by());
        let engagement = engagement_of(step.standing, line.scope);
        let said = if hidden {
            hidden_sentence(line.kind, &audience, engagement).into()
        } else {
            said(step, engagement)
        };
        let dice = said.dice.map(|dice| {
            let roll = line.copy_of.unwrap_or(line.seq);
            dice.seen_by(desk.witnessed.get(&roll).map_or(&[], Vec::as_slice))
        });
        let (turn, siege_step) = match engagement.map(|it| &it.game) {
            Some(Game::Siege(siege)) => (Some(siege.turn), siege.step),
            Some(Game::Battle(battle)) => (Some(battle.turn), None),
            Some(Game::Map(map)) => (Some(map.turn), None),
            None => (None, None),
        };
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
            live: step.live || matches!(step.event, Some(Event::Desk(_))),
            turn,
            step: siege_step,
            hidden,
            dice,
        }
    }
}

fn engagement_of<'s>(standing: &'s Standing, scope: &str) -> Option<&'s Engagement> {
    let id: EngagementId = scope.strip_prefix("engagement/")?.parse().ok()?;
    let number = Referee::engagement(standing, &Scope::Engagement(id)).ok()?;
    standing.state.engagements.get(&number)
}

/// What those may know who may not read a payload: whose it is, by their roles.
fn hidden_sentence(kind: &str, audience: &Audience, engagement: Option<&Engagement>) -> String {
    let Some(engagement) = engagement else {
        return lowenheim::story::hidden_sentence(kind, audience);
    };
    let roles = match audience {
        Audience::Everyone => Audience::Everyone,
        Audience::Seats(seats) => {
            let roles = seats.iter().filter_map(|seat| engagement.roles.role_of(seat));
            Audience::Seats(roles.collect())
        }
    };
    match &engagement.game {
        Game::Siege(_) => lowenheim::story::hidden_sentence(kind, &roles),
        Game::Battle(_) => te_wapen::story::hidden_sentence(&roles),
        Game::Map(map) => campaign_map::story::hidden_sentence(map, &roles),
    }
}

fn said(step: &Step<'_>, engagement: Option<&Engagement>) -> Said {
    let line = step.line;
    let data = line.data.unwrap_or("null");
    let game = engagement.map(|engagement| &engagement.game);
    match (line.kind, step.event) {
        (_, Some(event)) => event_said(event, game),
        (kind::ORDER_GIVEN, _) => read(data, |order| order_given(line, &order, game)),
        (kind::TIMELINE_REWOUND, _) => read(data, |rewound: TimelineRewound| {
            format!("The head goes back to record {}: {}", rewound.to, rewound.reason).into()
        }),
        (kind::DICE_ROLLED, _) => read(data, |dice| rolled(dice, game)),
        (kind::CARD_DRAWN, _) => read(data, |drawn: CardDrawn| Said {
            sentence: match game {
                Some(Game::Battle(_)) => te_wapen::story::draw_sentence(&drawn.card, drawn.of),
                Some(Game::Siege(_) | Game::Map(_)) | None => {
                    lowenheim::story::draw_sentence(&drawn.deck, Some(&drawn.card), drawn.of)
                }
            },
            clause: Some(drawn.clause),
            dice: None,
        }),
        _ => unreadable(),
    }
}

fn event_said(event: &Event, game: Option<&Game>) -> Said {
    match event {
        Event::Created(created) => format!("The campaign “{}” begins.", created.name).into(),
        Event::SeatKeyReplaced(replaced) => {
            let name = seat_name(replaced.seat.name());
            format!("{name} has a new key; the old one opens nothing any more.").into()
        }
        Event::Desk(event) => desk_said(event).into(),
        Event::EngagementOpened(opened) => {
            let leads = opened.roles.given().map(|(role, seat)| {
                let (seat, role) = (seat_name(seat.name()), seat_name(role.name()));
                format!(" {seat} plays {role}.")
            });
            let word = opened.system.word();
            let leads: String = leads.collect();
            format!("A {word} is opened: “{}”.{leads}", opened.title).into()
        }
        Event::EngagementClosed(closed) => {
            let (number, fight) = (closed.engagement, closed.fight);
            let winner = closed.winner.word();
            format!("Engagement {number} is over, and with it fight {fight}: the {winner} has won.")
                .into()
        }
        Event::Map { event, .. } => match game {
            Some(Game::Map(map)) => campaign_map::story::sentence(map, event).into(),
            Some(Game::Siege(_) | Game::Battle(_)) | None => unreadable(),
        },
        Event::Siege { event, .. } => {
            let sentence = match game {
                Some(Game::Siege(siege)) => lowenheim::story::sentence(event, &siege.city),
                Some(Game::Battle(_) | Game::Map(_)) | None => {
                    lowenheim::story::sentence(event, &City::default())
                }
            };
            let clause = lowenheim::story::clause_of(event).map(|clause| clause.to_string());
            Said { sentence, clause, dice: None }
        }
        Event::Battle { event, .. } => Said {
            sentence: te_wapen::story::sentence(event),
            clause: te_wapen::story::clause_of(event).map(str::to_owned),
            dice: None,
        },
    }
}

/// What was said at the desk.
fn desk_said(event: &DeskEvent) -> String {
    match event {
        DeskEvent::HouseRules(rules) => {
            let play = match rules.disputes {
                DuringDispute::PlayOn => "Play goes on while a dispute is open",
                DuringDispute::Pause => "Play waits while a dispute is open",
            };
            let asked = match rules.consent {
                ConsentRule::Organiser => "the organiser moves the head alone",
                ConsentRule::Majority => "more than half of those affected must agree to a rewind",
                ConsentRule::AllAffected => "all who are affected must agree to a rewind",
            };
            format!("{play}; {asked}.")
        }
        DeskEvent::DiceWitnessed(said) => {
            let (who, roll) = (by_name(&said.by), said.roll);
            let saw = said.faces.as_ref().map(|faces| format!(" He saw {faces:?}."));
            let note = said.note.as_ref().map(|note| format!(" “{note}”"));
            let verb = if said.confirms { "confirms" } else { "contests" };
            let (saw, note) = (saw.unwrap_or_default(), note.unwrap_or_default());
            format!("{who} {verb} the roll of record {roll}.{saw}{note}")
        }
        DeskEvent::DisputeRaised(raised) => {
            let (who, record, text) = (by_name(&raised.by), raised.record, &raised.text);
            format!("{who} disputes record {record} (dispute {}): “{text}”", raised.dispute)
        }
        DeskEvent::DisputeStated(stated) => {
            let (who, number) = (by_name(&stated.by), stated.dispute);
            format!("{who} on dispute {number}: “{}”", stated.text)
        }
        DeskEvent::DisputeRuled(ruled) => {
            let (number, word) = (ruled.dispute, ruled.ruling.word());
            format!("The organiser rules dispute {number}: {word}. “{}”", ruled.reason)
        }
        DeskEvent::ConsentAsked(asked) => {
            let of = asked.only.as_ref().map_or_else(String::new, |only| format!(", only {only}"));
            let (number, to, reason) = (asked.request, asked.to, &asked.reason);
            format!("May the head go back to record {to}{of}? (question {number}) “{reason}”")
        }
        DeskEvent::ConsentAnswered(answered) => {
            let who = seat_name(answered.by.name());
            let verb = if answered.agrees { "agrees to" } else { "does not agree to" };
            format!("{who} {verb} question {}.", answered.request)
        }
        DeskEvent::Paused(paused) => {
            format!("The organiser pauses the campaign: “{}”", paused.reason)
        }
        DeskEvent::Resumed(resumed) => {
            let note = resumed.note.as_ref().map(|note| format!(" “{note}”"));
            format!("The campaign goes on.{}", note.unwrap_or_default())
        }
        DeskEvent::DeadlineSet(set) => {
            let until = Timestamp::from_unix_millis(set.until);
            let note = set.note.as_ref().map(|note| format!(" “{note}”")).unwrap_or_default();
            format!(
                "Engagement {} waits until {until} for those who owe orders (turn {}, {}; deadline \
                 {}).{note}",
                set.engagement, set.turn, set.step, set.deadline
            )
        }
        DeskEvent::DeadlineLifted(lifted) => {
            format!("Deadline {} is lifted.", lifted.deadline)
        }
        DeskEvent::Advanced(advanced) => {
            let missing: Vec<String> =
                advanced.missing.iter().map(|seat| seat_name(seat.name())).collect();
            let without = match missing.as_slice() {
                [] => String::new(),
                missing => format!(" without {}", missing.join(", ")),
            };
            format!(
                "The organiser goes on{without} in engagement {} (turn {}, {}): “{}”",
                advanced.engagement, advanced.turn, advanced.step, advanced.reason
            )
        }
        DeskEvent::Closed(closed) => {
            let log = if closed.published { " Everybody may have the full log." } else { "" };
            format!("The campaign is closed.{log}")
        }
    }
}

/// What a fact says, behind which a state stands.
pub(crate) fn event_sentence(event: &Event, state: &campaign::State) -> String {
    let engagement = event.engagement().and_then(|number| state.engagements.get(&number));
    event_said(event, engagement.map(|engagement| &engagement.game)).sentence
}

/// A payload of the chronicle's own; it was checked when it was written or imported.
fn read<T: serde::de::DeserializeOwned>(data: &str, say: impl FnOnce(T) -> Said) -> Said {
    serde_json::from_str(data).map_or_else(|_| unreadable(), say)
}

fn unreadable() -> Said {
    "Something happened that this program cannot put into words.".to_owned().into()
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
    "close",
];

fn order_given(line: &Line<'_>, order: &OrderGiven, game: Option<&Game>) -> Said {
    let who = line.by.parse().map_or_else(|_| line.by.to_owned(), |by| by_name(&by));
    let text = order.command.get();
    let typed = |text: &str| match game {
        Some(Game::Siege(_)) => serde_json::from_str(text)
            .ok()
            .map(|command| lowenheim::notation::write_command(&command)),
        Some(Game::Battle(_)) => serde_json::from_str(text)
            .ok()
            .map(|command| te_wapen::notation::write_command(&command)),
        Some(Game::Map(_)) => serde_json::from_str(text)
            .ok()
            .map(|command| campaign_map::notation::write_command(&command)),
        None => None,
    };
    if let Ok(OnBehalf { on_behalf }) = serde_json::from_str(text) {
        let meant = by_name(&on_behalf.by);
        let words = typed(on_behalf.command.get());
        let words = words.unwrap_or_else(|| "an order of the campaign".to_owned());
        return format!("{who}, in place of {meant}: {words}").into();
    }
    if let Some(typed) = typed(text) {
        return format!("{who}: {typed}").into();
    }
    let names = |word: &str| text.starts_with(&format!("{{\"{word}\":"));
    let what = match () {
        () if names("rewind") => "moves the head.",
        () if names("amend") => "corrects an earlier order.",
        () if names("open_siege") => "opens a siege.",
        () if names("open_battle") => "opens a battle.",
        () if names("open_map") => "opens a campaign on a map.",
        () if names("open_fight") => "opens a fight of the map.",
        () if names("fight_out") => "lets the bots fight it out.",
        () if names("close_fight") => "tells the map how a fight has ended.",
        () if names("replace_key") => "replaces a key.",
        () if DESK.iter().any(|word| names(word)) => "comes to the desk.",
        () => "gives an order.",
    };
    format!("{who} {what}").into()
}

fn rolled(rolled: DiceRolled, game: Option<&Game>) -> Said {
    let DiceRolled { clause, why, dice, faces, source } = rolled;
    let (source, entered_by, witness) = match source {
        chance::Source::Thrown { entered_by, witness } => {
            let seen = WitnessSeen::of(witness.is_some(), &[]);
            (SourceSeen::Thrown, Some(entered_by), Some(seen))
        }
        chance::Source::Sealed { .. } | chance::Source::Scripted {} => {
            (SourceSeen::Sealed, None, None)
        }
    };
    Said {
        sentence: match game {
            Some(Game::Battle(_)) => te_wapen::story::roll_sentence(&clause, &why, dice, &faces),
            Some(Game::Map(_)) => campaign_map::story::roll_sentence(&why, &faces),
            None if clause.starts_with("CAR-") => campaign_map::story::roll_sentence(&why, &faces),
            Some(Game::Siege(_)) | None => {
                lowenheim::story::roll_sentence(&clause, &why, dice, &faces)
            }
        },
        clause: Some(clause),
        dice: Some(DiceSeen { dice: dice.to_string(), faces, source, entered_by, witness }),
    }
}

/// A sender as people say it.
pub(crate) fn by_name(by: &By) -> String {
    match by {
        By::Organiser => "The organiser".to_owned(),
        By::Rules => "The rules".to_owned(),
        By::Seat(seat) => seat_name(seat.name()),
    }
}

/// A seat as people say it.
pub(crate) fn seat_name(seat: &str) -> String {
    if seat == lowenheim::master::SEAT {
        return lowenheim::master::NAME.to_owned();
    }
    if let Some(faction) = Faction::ALL.into_iter().find(|faction| faction.seat_name() == seat) {
        return faction.name().to_owned();
    }
    let colour = Colour::ALL.iter().find(|colour| colour.word() == seat);
    colour.map_or_else(|| seat.to_owned(), |colour| format!("{} army", colour.name()))
}
