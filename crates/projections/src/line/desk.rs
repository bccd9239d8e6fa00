//! What was said at the desk, in sentences.

use super::{by_name, engagement_called, seat_name, text};
use crate::words::moment_name;
use campaign::State;
use campaign::desk::{ConsentRule, DeskEvent, DuringDispute, RulingWord};
use chronicle::Timestamp;
use decider::By;
use messages::{Fact, Words};

/// What was said at the desk.
pub(super) fn desk_said(event: &DeskEvent, state: &State, words: Words<'_>) -> String {
    let title = |number| ("title", engagement_called(state, number, words.language()).into());
    let who = |by: &By| ("who", Fact::from(by_name(by, words)));
    let noted = |note: Option<&String>| -> String {
        note.map(|note| words.say("note", &[("note", text(note))])).unwrap_or_default()
    };
    match event {
        DeskEvent::HouseRules(rules) => {
            let disputes = match rules.disputes {
                DuringDispute::PlayOn => "play_on",
                DuringDispute::Pause => "pause",
            };
            let consent = match rules.consent {
                ConsentRule::Organiser => "organiser",
                ConsentRule::Majority => "majority",
                ConsentRule::AllAffected => "all_affected",
            };
            let rules = [("disputes", disputes.into()), ("consent", consent.into())];
            words.say("house-rules", &rules)
        }
        DeskEvent::DiceWitnessed(said) => {
            let key = if said.confirms { "roll-confirmed" } else { "roll-contested" };
            let judged = words.say(key, &[who(&said.by), ("record", text(said.roll))]);
            let saw = said
                .faces
                .as_ref()
                .map(|faces| words.say("saw", &[("faces", format!("{faces:?}").into())]));
            judged + &saw.unwrap_or_default() + &noted(said.note.as_ref())
        }
        DeskEvent::DisputeRaised(raised) => words.say(
            "dispute-raised",
            &[
                who(&raised.by),
                ("record", text(raised.record)),
                ("number", text(raised.dispute)),
                ("text", text(&raised.text)),
            ],
        ),
        DeskEvent::DisputeStated(stated) => words.say(
            "dispute-stated",
            &[who(&stated.by), ("number", text(stated.dispute)), ("text", text(&stated.text))],
        ),
        DeskEvent::DisputeRuled(ruled) => {
            let ruling = match ruled.ruling {
                RulingWord::Stands => "stands",
                RulingWord::Struck => "struck",
                RulingWord::ThrownAgain => "thrown_again",
                RulingWord::Replaced => "replaced",
                RulingWord::Rewound => "rewound",
            };
            words.say(
                "dispute-ruled",
                &[
                    ("number", text(ruled.dispute)),
                    ("ruling", ruling.into()),
                    ("text", text(&ruled.reason)),
                ],
            )
        }
        DeskEvent::ConsentAsked(asked) => {
            let number = ("number", text(asked.request));
            let (record, reason) = (("record", text(asked.to)), ("text", text(&asked.reason)));
            match (&asked.only, &asked.what_if) {
                (None, None) => words.say("consent-asked", &[number, record, reason]),
                (None, Some(what_if)) => {
                    let what_if = ("campaign", text(&what_if.campaign));
                    words.say("consent-asked-to-adopt", &[number, record, reason, what_if])
                }
                (Some(only), _) => {
                    words.say("consent-asked-only", &[number, record, reason, ("only", text(only))])
                }
            }
        }
        DeskEvent::ConsentAnswered(answered) => {
            let who = ("who", seat_name(answered.by.name(), words.language()).into());
            let key = if answered.agrees { "consent-given" } else { "consent-withheld" };
            words.say(key, &[who, ("number", text(answered.request))])
        }
        DeskEvent::Paused(paused) => words.say("paused", &[("reason", text(&paused.reason))]),
        DeskEvent::Resumed(resumed) => words.say("resumed", &[]) + &noted(resumed.note.as_ref()),
        DeskEvent::DeadlineSet(set) => {
            let until = Timestamp::from(set.until);
            let facts = [
                title(set.engagement),
                ("until", text(until)),
                ("turn", text(set.turn)),
                ("step", moment_name(&set.step, words.language()).into()),
                ("deadline", text(set.deadline)),
            ];
            words.say("deadline-set", &facts) + &noted(set.note.as_ref())
        }
        DeskEvent::RecurringDeadlineSet(set) => {
            let (count, unit) = match set.minutes {
                minutes if minutes % 60 == 0 => (minutes / 60, "hours"),
                minutes => (minutes, "minutes"),
            };
            let deadline = ("deadline", text(set.deadline));
            let facts = [("count", text(count)), ("unit", unit.into()), deadline];
            words.say("recurring-deadline-set", &facts) + &noted(set.note.as_ref())
        }
        DeskEvent::DeadlineLifted(lifted) => {
            words.say("deadline-lifted", &[("deadline", text(lifted.deadline))])
        }
        DeskEvent::PointSaved(saved) => {
            words.say("point-saved", &[("record", text(saved.record)), ("name", text(&saved.name))])
        }
        DeskEvent::Advanced(advanced) => {
            let names = advanced.missing.iter();
            let missing: Vec<String> =
                names.map(|seat| seat_name(seat.name(), words.language())).collect();
            let mut facts = vec![
                title(advanced.engagement),
                ("turn", text(advanced.turn)),
                ("step", moment_name(&advanced.step, words.language()).into()),
                ("reason", text(&advanced.reason)),
            ];
            if missing.is_empty() {
                return words.say("advanced", &facts);
            }
            facts.push(("missing", missing.join(", ").into()));
            words.say("advanced-without", &facts)
        }
        DeskEvent::Blinded(blinded) => match &blinded.seat {
            None => words.say("blinded", &[]),
            Some(seat) => {
                let seat = seat_name(seat.name(), words.language());
                words.say("blinded-as", &[("seat", seat.into())])
            }
        },
        DeskEvent::DeputyNamed(named) => words.say("deputy-named", &[("name", text(&named.name))]),
        DeskEvent::DeputyDismissed(dismissed) => {
            words.say("deputy-dismissed", &[("name", text(&dismissed.name))])
        }
        DeskEvent::KeptBy(kept) => match &kept.deputy {
            Some(name) => words.say("kept-by-deputy", &[("name", text(name))]),
            None => words.say("kept-by-organiser", &[]),
        },
        DeskEvent::WhatIfBegun(begun) => words
            .say("what-if-begun", &[("name", text(&begun.name)), ("record", text(begun.record))]),
        DeskEvent::WhatIfAdopted(adopted) => words.say(
            "what-if-adopted",
            &[
                ("campaign", text(&adopted.what_if.campaign)),
                ("record", text(adopted.to)),
                ("orders", adopted.orders.into()),
                ("rolls", adopted.rolls.into()),
                ("draws", adopted.draws.into()),
                ("fell", (adopted.rolls + adopted.draws).into()),
                ("made", adopted.made.into()),
                ("reason", text(&adopted.reason)),
            ],
        ),
        DeskEvent::Closed(closed) => {
            words.say(if closed.published { "campaign-published" } else { "campaign-closed" }, &[])
        }
    }
}
