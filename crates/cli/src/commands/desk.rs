//! `wapenrol desk`: witnesses, disputes, consent, house rules, and closing the book.

use super::Context;
use super::order::receipt;
use crate::arguments::Table;
use crate::failure::Failure;
use crate::house::Question;
use crate::printing;
use campaign::desk::{ConsentRule, DuringDispute, HouseRules, RulingWord, Silence};
use chronicle::Scope;
use clap::{ArgGroup, ValueEnum};
use referee::{AskConsent, Close, ConsentSaid, DeskCommand, Raise, Rule, Statement, Witness};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol desk CAMPAIGN                                     what is open
  wapenrol desk CAMPAIGN --as cathay witness 121 --confirm
  wapenrol desk CAMPAIGN --as cathay witness 121 --contest --faces 3,5
  wapenrol desk CAMPAIGN --as cathay raise 121 'That die was cocked.'
  wapenrol desk CAMPAIGN --as bretonnia state 1 'It lay flat.'
  wapenrol desk CAMPAIGN rule 1 thrown-again --reason 'Nobody can say.'
  wapenrol desk CAMPAIGN house-rules --disputes pause --consent majority --hours 24
  wapenrol desk CAMPAIGN ask --to 120 --reason 'We forgot the food.'
  wapenrol desk CAMPAIGN --as cathay answer 1 --yes
  wapenrol desk CAMPAIGN close --publish

What is said at the desk counts wherever the head is moved.")]
pub(crate) struct Desk {
    #[command(flatten)]
    table: Table,
    #[command(subcommand)]
    wish: Option<Wish>,
}

#[derive(Debug, clap::Subcommand)]
enum Wish {
    /// Confirm or contest faces that another typed
    #[command(group = ArgGroup::new("word").required(true).args(["confirm", "contest"]))]
    Witness {
        /// The roll's record
        roll: u64,
        /// It is what you saw
        #[arg(long)]
        confirm: bool,
        /// It is not
        #[arg(long)]
        contest: bool,
        /// What you saw instead, such as 3,5
        #[arg(long, value_delimiter = ',', requires = "contest")]
        faces: Option<Vec<u32>>,
        /// A word with it
        #[arg(long)]
        note: Option<String>,
    },
    /// Dispute a record
    Raise {
        /// The record
        record: u64,
        /// What is wrong with it
        text: String,
    },
    /// State your case
    State {
        /// The dispute
        dispute: u32,
        /// What you say
        text: String,
    },
    /// Rule a dispute (organiser)
    Rule {
        /// The dispute
        dispute: u32,
        /// How
        ruling: Ruling,
        /// What stands in its place, as orders are typed
        #[arg(long, value_name = "ORDER", required_if_eq("ruling", "replaced"))]
        with: Option<String>,
        /// Leave out later orders that would be refused
        #[arg(long)]
        leave_out: bool,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Ask whether the head may be moved (organiser)
    Ask {
        /// Where to
        #[arg(long, value_name = "SEQ")]
        to: u64,
        /// Only this engagement
        #[arg(long, value_name = "SCOPE")]
        only: Option<Scope>,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Agree to that, or not
    #[command(group = ArgGroup::new("says").required(true).args(["yes", "no"]))]
    Answer {
        /// The question
        request: u32,
        /// Agree
        #[arg(long)]
        yes: bool,
        /// Do not
        #[arg(long)]
        no: bool,
    },
    /// Set what the table has agreed on (organiser)
    HouseRules {
        /// What happens to play while a dispute is open
        #[arg(long, default_value = "play-on")]
        disputes: During,
        /// Who must agree to a rewind
        #[arg(long, default_value = "organiser")]
        consent: Who,
        /// How many hours there are to answer
        #[arg(long, default_value_t = 48)]
        hours: u32,
        /// What silence means when they are over
        #[arg(long, default_value = "refuses")]
        silence: SilenceWord,
    },
    /// Close the campaign: nothing is played any more (organiser)
    Close {
        /// Everybody may have the full log from now on
        #[arg(long)]
        publish: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ruling {
    Stands,
    Struck,
    ThrownAgain,
    Replaced,
    Rewound,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum During {
    PlayOn,
    Pause,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Who {
    Organiser,
    Majority,
    AllAffected,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SilenceWord {
    Refuses,
    Agrees,
}

impl Wish {
    fn command(self) -> DeskCommand {
        match self {
            Self::Witness { roll, confirm, faces, note, .. } => {
                DeskCommand::Witness(Witness { roll, confirms: confirm, faces, note })
            }
            Self::Raise { record, text } => DeskCommand::Raise(Raise { record, text }),
            Self::State { dispute, text } => DeskCommand::State(Statement { dispute, text }),
            Self::Rule { dispute, ruling, with, leave_out, reason } => {
                let ruling = match ruling {
                    Ruling::Stands => RulingWord::Stands,
                    Ruling::Struck => RulingWord::Struck,
                    Ruling::ThrownAgain => RulingWord::ThrownAgain,
                    Ruling::Replaced => RulingWord::Replaced,
                    Ruling::Rewound => RulingWord::Rewound,
                };
                let (command, faces) = (None, BTreeMap::new());
                let notation = with;
                DeskCommand::Rule(Rule {
                    dispute,
                    ruling,
                    command,
                    notation,
                    faces,
                    leave_out,
                    reason,
                })
            }
            Self::Ask { to, only, reason } => {
                DeskCommand::AskConsent(AskConsent { to, only, reason })
            }
            Self::Answer { request, yes, .. } => {
                DeskCommand::Answer(ConsentSaid { request, agrees: yes })
            }
            Self::HouseRules { disputes, consent, hours, silence } => {
                DeskCommand::SetHouseRules(HouseRules {
                    disputes: match disputes {
                        During::PlayOn => DuringDispute::PlayOn,
                        During::Pause => DuringDispute::Pause,
                    },
                    consent: match consent {
                        Who::Organiser => ConsentRule::Organiser,
                        Who::Majority => ConsentRule::Majority,
                        Who::AllAffected => ConsentRule::AllAffected,
                    },
                    hours,
                    silence: match silence {
                        SilenceWord::Refuses => Silence::Refuses,
                        SilenceWord::Agrees => Silence::Agrees,
                    },
                })
            }
            Self::Close { publish } => DeskCommand::Close(Close { publish }),
        }
    }
}

impl Desk {
    pub(crate) fn run(self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let (campaign, by) = (self.table.campaign, self.table.by.as_ref());
        let Some(wish) = self.wish else {
            let told = house.ask(campaign, by, &Question::Desk)?;
            context.printer.answer(&told, |text| tell(&told, text))?;
            return Ok(());
        };
        let answer = house.at_the_desk(campaign, by, &wish.command())?;
        context.printer.answer(&answer, |text| {
            *text = format!("written\nreceipt {}", receipt(&answer["head"]));
        })?;
        Ok(())
    }
}

fn tell(told: &Value, text: &mut String) {
    let word = |value: &Value| value.as_str().unwrap_or_default().replace('_', " ");
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let rules = &told["rules"];
    let _ = writeln!(
        text,
        "house rules: disputes {}, consent to rewinds {}, {} hours, silence {}",
        word(&rules["disputes"]),
        word(&rules["consent"]),
        rules["hours"],
        word(&rules["silence"])
    );
    if told["closed"].is_object() {
        text.push_str("the campaign is closed\n");
    }
    let _ = writeln!(text, "{} thrown rolls have no witness", told["unwitnessed"]);
    for line in list(&told["to_witness"]) {
        let _ = writeln!(text, "  witness? {}", printing::log_line(&line));
    }
    for dispute in list(&told["disputes"]) {
        let state = if dispute["open"] == true { "open" } else { "ruled" };
        let (number, record) = (&dispute["dispute"], &dispute["record"]);
        let (by, said) = (word(&dispute["by"]), &dispute["text"]);
        let _ = writeln!(text, "dispute {number} ({state}) about record {record}, {by}: {said}");
        for line in list(&dispute["evidence"]) {
            let _ = writeln!(text, "{}", printing::log_line(&line));
        }
        for statement in list(&dispute["statements"]) {
            let _ = writeln!(text, "  {}: {}", word(&statement["by"]), statement["text"]);
        }
        if dispute["ruled"].is_object() {
            let ruled = &dispute["ruled"];
            let _ = writeln!(text, "  ruled: {}. {}", word(&ruled["word"]), ruled["reason"]);
        }
    }
    for request in list(&told["requests"]) {
        let (number, to, stands) = (&request["request"], &request["to"], word(&request["stands"]));
        let over = if request["over"] == true { ", over" } else { "" };
        let _ = writeln!(text, "question {number}: back to record {to}? {stands}{over}");
        for asked in list(&request["asked"]) {
            let says = match asked["agrees"].as_bool() {
                Some(true) => "yes",
                Some(false) => "no",
                None => "not yet",
            };
            let _ = writeln!(text, "  {}: {says}", word(&asked["seat"]));
        }
    }
}
