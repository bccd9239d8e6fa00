//! `wapenrol verify`: is a log what it claims to be? And: is a data folder whole?
//!
//! A log is verified in two depths. *Chain*: form, hashes, envelopes, signatures. *Rules*: every order is
//! decided once more with the dice that are recorded, and must come to the same records.

use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::printing::counted;
use crate::progress;
use chronicle::{CampaignId, Fault, Format, Head, Trust, Verified, VerifyOptions};
use referee::{OtherRules, RulesChecked};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol verify friday.ndjson
  wapenrol verify friday.ndjson --receipt 120:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
  wapenrol verify friday.ndjson --receipt receipts.txt        every receipt that you have kept
  wapenrol verify friday.ndjson --receipt last-week.ndjson    names the first record that was lost
  wapenrol verify friday.ndjson --strict                      refuses a copy that leaves out more than it must
  wapenrol verify friday.ndjson --depth chain                 does not ask the rules
  wapenrol verify --data data     without a file: the folder's database and journal

Chain: every hash, link, seal, signature and sealed roll. Rules: every order is decided once more with the
dice that are recorded, by the version of the rules that it was played by, and must come to the same records;
this ends at the first payload that the copy hides, and does not judge what came of versions that are not
kept.")]
pub(crate) struct Verify {
    /// The log, as `export` writes it; without one the data folder is checked
    file: Option<PathBuf>,
    /// A head that somebody was shown: SEQ:HASH, a file with some, one a line, or an older export;
    /// the log must still contain them
    #[arg(long, value_name = "SEQ:HASH|FILE", requires = "file")]
    receipt: Vec<String>,
    /// How deep to look; both where nothing is said
    #[arg(long, value_enum, default_value_t = Depth::Rules, requires = "file")]
    depth: Depth,
    /// Refuse also a copy without payloads that everybody may read, and links of others' dice that nobody
    /// accounts for
    #[arg(long, requires = "file")]
    strict: bool,
}

/// How deep a log is looked into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Depth {
    /// Form, hashes, envelopes, signatures
    Chain,
    /// That, and every order decided once more
    Rules,
}

impl Verify {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        match &self.file {
            Some(file) => self.log(file, context),
            None => super::rebuild::check_folder(context),
        }
    }

    fn log(&self, file: &Path, context: &Context) -> Result<(), Failure> {
        let mut receipts = Vec::new();
        for receipt in &self.receipt {
            receipts.extend(read_receipts(receipt)?);
        }
        let options = VerifyOptions { receipts, strict: self.strict };
        let checked = Checked::look(file, &options, self.depth)?;
        context.printer.answer(&checked.json(), |text| checked.tell(text))?;
        Ok(())
    }
}

/// A log that is what it claims to be.
pub(super) struct Checked {
    verified: Verified,
    /// None: the rules were not asked.
    rules: Option<RulesChecked>,
}

impl Checked {
    /// Looks so deep into a log.
    pub(super) fn look(
        file: &Path,
        options: &VerifyOptions,
        depth: Depth,
    ) -> Result<Self, Failure> {
        let open = File::open(file).map_err(|error| {
            let file = file.display().to_string();
            let failure = Failure::fault("no_file", format!("{file}: {error}"));
            // Whoever names a campaign means its log.
            match file.parse::<CampaignId>() {
                Ok(_) => failure.with(
                    "allowed",
                    format!("A file is checked: `wapenrol export {file} -o FILE` writes one, and `wapenrol verify --data DIR` checks a folder."),
                ),
                Err(_) => failure,
            }
        })?;
        let length = open.metadata().map_or(0, |metadata| metadata.len());
        let bar = progress::bytes(length);
        let reader = BufReader::with_capacity(1 << 20, bar.wrap_read(open));
        let verified = chronicle::verify(reader, options);
        bar.finish_and_clear();
        let verified = verified.map_err(not_verified)?;
        let rules = (depth == Depth::Rules).then(|| by_the_rules(file)).transpose()?;
        Ok(Self { verified, rules })
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let Verified { campaign, head, counts, trust, format, .. } = &self.verified;
        json!({
            "verified": true, "campaign": campaign, "records": counts.records,
            "batches": counts.batches, "redacted": counts.redacted, "withheld": counts.withheld,
            "rewinds": counts.rewinds,
            "head": { "seq": head.seq, "hash": head.hash },
            "rolls": {
                "sealed": counts.sealed, "sealed_hidden": counts.sealed_hidden,
                "thrown": counts.thrown, "witnessed": counts.witnessed,
            },
            "format": format.name(), "trust": (*format == Format::Two).then_some(trust),
            "rules": self.rules.as_ref().map(|checked| json!({
                "decided_again": checked.same, "other_rules": orders_of(&checked.other_rules),
                "hidden_from": checked.hidden, "not_decided": checked.not_decided,
            })),
        })
    }

    /// For people.
    pub(super) fn tell(&self, text: &mut String) {
        let Verified { campaign, head, counts, trust, format, .. } = &self.verified;
        let _ = writeln!(text, "verified: campaign {campaign}");
        let records = counted(counts.records, "record", "records");
        let _ = writeln!(text, "  {records} of {}", counted(counts.batches, "order", "orders"));
        if counts.redacted > 0 {
            let _ = writeln!(text, "  {} hidden from this copy's reader", counts.redacted);
        }
        if counts.withheld > 0 {
            let what = "of them are for everybody: whoever made this copy left them out";
            let _ = writeln!(text, "  {} {what}", counts.withheld);
        }
        let what = ["sealed roll or draw derived again", "sealed rolls and draws derived again"];
        let _ = writeln!(text, "  {}", counted(counts.sealed, what[0], what[1]));
        if counts.sealed_hidden > 0 {
            let hidden = counted(counts.sealed_hidden, "sealed draw", "sealed draws");
            let _ = writeln!(text, "  {hidden} hidden");
        }
        if counts.thrown > 0 {
            let _ = writeln!(
                text,
                "  {} thrown at the table, {} of them witnessed",
                counted(counts.thrown, "roll", "rolls"),
                counts.witnessed
            );
        }
        if *format == Format::Two {
            tell_trust(trust, text);
        }
        match &self.rules {
            Some(checked) => tell_rules(checked, text),
            None => drop(writeln!(text, "  the rules were not asked")),
        }
        let _ = writeln!(text, "  receipt {head}");
    }
}

/// Decides every order of a log once more.
fn by_the_rules(file: &Path) -> Result<RulesChecked, Failure> {
    let log = std::fs::read_to_string(file)
        .map_err(|error| Failure::fault("no_file", format!("{}: {error}", file.display())))?;
    let sign = progress::busy("deciding every order once more");
    let checked = referee::check_rules(&log);
    sign.finish_and_clear();
    let checked = checked.map_err(|rejected| {
        let message = format!("the rules cannot read this log: {rejected}");
        Failure::new(Kind::NotVerified, "rules_unreadable", message)
    })?;
    let Some(first) = checked.differing.first() else { return Ok(checked) };
    let more = match checked.differing.len() {
        1 => String::new(),
        all => format!("\n  and {} more", counted(all - 1, "order", "orders")),
    };
    let seqs: Vec<u64> = checked.differing.iter().map(|differing| differing.record).collect();
    Err(Failure::new(Kind::NotVerified, "rules_differ", format!("not verified: {first}{more}"))
        .with("seq", first.record)
        .with("differing", seqs))
}

/// How many orders each version of the rules has that come to something else today.
pub(super) fn orders_of(other_rules: &BTreeMap<String, OtherRules>) -> BTreeMap<&str, u64> {
    other_rules.iter().map(|(rules, other)| (&**rules, other.orders)).collect()
}

fn tell_rules(checked: &RulesChecked, text: &mut String) {
    let same = counted(checked.same, "order", "orders");
    let _ = writeln!(text, "  {same} decided once more: each comes to the same records");
    for (rules, OtherRules { orders, .. }) in &checked.other_rules {
        let what = "come to something else by the rules of today: not judged";
        let orders = counted(*orders, "order", "orders");
        let _ = writeln!(text, "  {orders} played by rules {rules} {what}");
    }
    if let Some(hidden) = checked.hidden {
        let orders = counted(checked.not_decided, "order", "orders");
        let what = "is hidden in this copy; what follows it cannot be decided once more";
        let _ = writeln!(text, "  record {hidden} {what} ({orders})");
    }
}

const ORDERS: [&str; 2] = ["order", "orders"];

fn tell_trust(trust: &Trust, text: &mut String) {
    let lines = [
        (trust.signed, ORDERS, "signed by a device of their sender"),
        (trust.unsigned, ORDERS, "that nobody signed: their senders had no device by then"),
        (trust.in_stead, ORDERS, "of the organiser in somebody's stead"),
        (trust.by_rules, ORDERS, "of the rules"),
        (trust.intents_hidden, ORDERS, "hidden: their intent cannot be compared with them"),
        (trust.released_by_organiser, ["device", "devices"], "released by the organiser"),
        (trust.policies, ["change", "changes"], "of the dice's policy"),
        (trust.shared, ORDERS, "with dice to which others gave"),
        (trust.beacon, ORDERS, "with dice for which a beacon stood in"),
        (
            trust.beacon_unchecked,
            ["round", "rounds"],
            "of a beacon whose signature is not known here",
        ),
        (trust.house, ORDERS, "with dice that the house alone could foresee"),
        (trust.silent, ["time", "times"], "somebody was asked and gave nothing"),
        (trust.late, ["link", "links"], "that came late"),
        (trust.asked_not_used, ORDERS, "asked for and not written"),
        (trust.skipped, ["link", "links"], "asked for and accounted for nowhere"),
        (trust.left_out, ORDERS, "left out by a correction"),
        (trust.kept_dice, ["die", "dice"], "kept though their order was replaced"),
        (trust.not_checked, ["check", "checks"], "that this copy makes impossible"),
    ];
    for (count, [one, several], what) in lines.into_iter().filter(|(count, ..)| *count > 0) {
        let _ = writeln!(text, "  {} {what}", counted(count, one, several));
    }
}

/// Receipts as they were typed, or kept in a file.
fn read_receipts(text: &str) -> Result<Vec<Head>, Failure> {
    let Err(wrong) = text.parse::<Head>() else {
        return Ok(text.parse::<Head>().into_iter().collect());
    };
    if !Path::new(text).exists() {
        return Err(Failure::usage(
            "bad_receipt",
            format!("--receipt: {wrong}; and there is no such file"),
        ));
    }
    let kept = std::fs::read_to_string(text)
        .map_err(|error| Failure::fault("no_file", format!("{text}: {error}")))?;
    let lines = kept.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    lines
        .map(|(line, number)| {
            let line = line.trim();
            let line = line.strip_prefix("receipt ").unwrap_or(line);
            if line.starts_with('{') {
                let record = chronicle::Line::read(line)
                    .map_err(|flaw| flaw.message)
                    .map(|line| Head { seq: line.seq, hash: line.hash });
                return record.map_err(|flaw| (number, flaw));
            }
            line.parse().map_err(|error: chronicle::NotReceipt| (number, error.to_string()))
        })
        .collect::<Result<_, _>>()
        .map_err(|(number, what): (usize, String)| {
            Failure::usage("bad_receipt", format!("{text}, line {number}: {what}"))
        })
}

/// What is wrong with a log, as an answer.
pub(crate) fn not_verified(fault: Fault) -> Failure {
    Failure::new(Kind::NotVerified, fault.code, format!("not verified: {fault}"))
        .with("seq", fault.seq)
        .with("line", fault.line)
}
