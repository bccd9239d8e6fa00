//! The goals for speed, and the table that says how far they are met.
//!
//! Each goal is a ratio of two figures of one run: what a machine does in a second is nobody's goal.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What was measured, round by round, by name.
#[derive(Debug, Default)]
pub(super) struct Figures(BTreeMap<String, Figure>);

#[derive(Debug, Default)]
struct Figure {
    unit: String,
    rounds: Vec<f64>,
}

impl Figures {
    /// Takes a line that tells one; any other line it leaves.
    pub(super) fn take(&mut self, line: &str) {
        let Some(told) = line.strip_prefix("FIGURE\t") else { return };
        let mut told = told.split('\t');
        let (Some(name), Some(value), Some(unit)) = (told.next(), told.next(), told.next()) else {
            return;
        };
        let Ok(value) = value.parse() else { return };
        let figure = self.0.entry(name.to_owned()).or_default();
        unit.clone_into(&mut figure.unit);
        figure.rounds.push(value);
    }

    /// The median of the rounds.
    fn of(&self, name: &str) -> Option<f64> {
        let mut rounds = self.0.get(name)?.rounds.clone();
        rounds.sort_by(f64::total_cmp);
        rounds.get(rounds.len() / 2).copied()
    }

    fn over(&self, one: &str, other: &str) -> Option<f64> {
        Some(self.of(one)? / self.of(other)?)
    }

    /// The median with the least and the most.
    fn told(&self, name: &str) -> String {
        let Some(figure) = self.0.get(name) else { return "not measured".into() };
        let (least, most) = figure
            .rounds
            .iter()
            .fold((f64::MAX, f64::MIN), |(least, most), it| (least.min(*it), most.max(*it)));
        let median = self.of(name).unwrap_or_default();
        format!("{} ({}–{}) {}", number(median), number(least), number(most), figure.unit)
    }

    /// All of them, a line each.
    pub(super) fn lines(&self) -> String {
        self.0.keys().fold(String::new(), |mut text, name| {
            let _ = writeln!(text, "{name:44} {}", self.told(name));
            text
        })
    }
}

/// Three digits that count, and thousands apart.
fn number(value: f64) -> String {
    let digits = match value.abs() {
        small if small < 1.0 => 3,
        small if small < 10.0 => 2,
        small if small < 100.0 => 1,
        _ => 0,
    };
    let text = format!("{value:.digits$}");
    if digits > 0 {
        return text;
    }
    let (sign, whole) = text.strip_prefix('-').map_or(("", &*text), |whole| ("-", whole));
    let groups: Vec<&str> = whole
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    format!("{sign}{}", groups.join(","))
}

/// How far a ratio has to go.
#[derive(Debug, Clone, Copy)]
enum Bound {
    AtLeast(f64),
    AtMost(f64),
}

use Bound::{AtLeast, AtMost};

impl Bound {
    fn is_met(self, ratio: f64) -> bool {
        match self {
            AtLeast(least) => ratio >= least,
            AtMost(most) => ratio <= most,
        }
    }

    fn told(self) -> String {
        match self {
            AtLeast(least) => format!("≥ {}", number(least)),
            AtMost(most) if most < 0.1 => format!("≤ 1/{}", number(1.0 / most)),
            AtMost(most) => format!("≤ {}", number(most)),
        }
    }
}

struct Goal {
    id: &'static str,
    what: &'static str,
    /// The figure of ours.
    ours: &'static str,
    /// The figure beside it; none: the figure of ours is the ratio itself.
    anchor: Option<&'static str>,
    ratio: fn(&Figures) -> Option<f64>,
    must: Bound,
    target: Bound,
}

/// What stands in the way of the others.
const NOT_MEASURED: &[(&str, &str)] = &[
    ("P3", "rebuild beside 18xx.games: its engine in Ruby and its 394 games are not brought here"),
    ("P14", "opening beside 18xx.games: as P3; `ours.open.1000` is among the figures"),
    (
        "P18",
        "memory at 100,000 records beside 1,000: one campaign drowns in what a process takes; a test counts what is kept",
    ),
    ("P24", "catching up beside NATS: `ours.resume` is among the figures"),
];

const GOALS: &[Goal] = &[
    Goal {
        id: "P1",
        what: "100,000 records read anew from the disk, their chain checked, beside boardgame.io's reducer with 10,000 moves",
        ours: "ours.rebuild.100000",
        anchor: Some("boardgame.io.replay.10000"),
        ratio: |it| it.over("ours.rebuild.100000", "boardgame.io.replay.10000"),
        must: AtLeast(50.0),
        target: AtLeast(100.0),
    },
    Goal {
        id: "P2",
        what: "the same beside a binary log with a chain and simple rules",
        ours: "ours.rebuild.100000",
        anchor: Some("replay.binary_chain_checked"),
        ratio: |it| it.over("ours.rebuild.100000", "replay.binary_chain_checked"),
        must: AtLeast(0.25),
        target: AtLeast(0.5),
    },
    Goal {
        id: "P4",
        what: "looking back to any of 1,000,000 records, p99, beside reading all of them anew",
        ours: "ours.look_back.1000000.p99",
        anchor: Some("ours.rebuild_takes.1000000"),
        ratio: |it| it.over("ours.look_back.1000000.p99", "ours.rebuild_takes.1000000"),
        must: AtMost(1.0 / 500.0),
        target: AtMost(1.0 / 2000.0),
    },
    Goal {
        id: "P5",
        what: "looking back in 1,000,000 records beside 10,000, p50",
        ours: "ours.look_back.1000000.p50",
        anchor: Some("ours.look_back.10000.p50"),
        ratio: |it| it.over("ours.look_back.1000000.p50", "ours.look_back.10000.p50"),
        must: AtMost(1.5),
        target: AtMost(1.15),
    },
    Goal {
        id: "P6",
        what: "looking back in 100,000 records, p50, beside boardgame.io's way: all moves once more; how many times as fast",
        ours: "ours.look_back.100000.p50",
        anchor: Some("boardgame.io.replay.100000"),
        ratio: |it| {
            let theirs = 100_000.0 / it.of("boardgame.io.replay.100000")? * 1e6;
            Some(theirs / it.of("ours.look_back.100000.p50")?)
        },
        must: AtLeast(5000.0),
        target: AtLeast(50_000.0),
    },
    Goal {
        id: "P7",
        what: "a view of the past of 100,000 records over HTTP, p99, 8 clients, beside our greeting's p99 with 64",
        ours: "ours.view_at.p99",
        anchor: Some("ours.hello.p99"),
        ratio: |it| it.over("ours.view_at.p99", "ours.hello.p99"),
        must: AtMost(10.0),
        target: AtMost(3.0),
    },
    Goal {
        id: "P8",
        what: "a batch stored, one writer, p50, beside an event and a sync",
        ours: "ours.append.1_writers.p50",
        anchor: Some("disk.append_and_sync.p50"),
        ratio: |it| it.over("ours.append.1_writers.p50", "disk.append_and_sync.p50"),
        must: AtMost(1.5),
        target: AtMost(1.15),
    },
    Goal {
        id: "P9",
        what: "batches stored, 256 writers, beside events of bare group commit",
        ours: "ours.append.256_writers",
        anchor: Some("group_commit.256_writers"),
        ratio: |it| it.over("ours.append.256_writers", "group_commit.256_writers"),
        must: AtLeast(0.4),
        target: AtLeast(0.7),
    },
    Goal {
        id: "P10",
        what: "orders over HTTP, decided by the rules and stored, 64 campaigns, beside axum with group commit",
        ours: "ours.order",
        anchor: Some("bare.append"),
        ratio: |it| it.over("ours.order", "bare.append"),
        must: AtLeast(0.4),
        target: AtLeast(0.7),
    },
    Goal {
        id: "P11",
        what: "the same beside boardgame.io's server with 64 matches, which stores nothing",
        ours: "ours.order",
        anchor: Some("boardgame.io.moves"),
        ratio: |it| it.over("ours.order", "boardgame.io.moves"),
        must: AtLeast(8.0),
        target: AtLeast(15.0),
    },
    Goal {
        id: "P12",
        what: "orders behind 1,000,000 records beside 1,000",
        ours: "ours.append_at.1000000",
        anchor: Some("ours.append_at.1000"),
        ratio: |it| it.over("ours.append_at.1000000", "ours.append_at.1000"),
        must: AtLeast(0.9),
        target: AtLeast(0.97),
    },
    Goal {
        id: "P13",
        what: "syncs for a batch, 256 writers",
        ours: "ours.append.256_writers.syncs",
        anchor: None,
        ratio: |it| it.of("ours.append.256_writers.syncs"),
        must: AtMost(1.0 / 20.0),
        target: AtMost(1.0 / 60.0),
    },
    Goal {
        id: "P15",
        what: "from the start of the server until a campaign is shown, 10,000 campaigns beside 10",
        ours: "ours.start.10000",
        anchor: Some("ours.start.10"),
        ratio: |it| it.over("ours.start.10000", "ours.start.10"),
        must: AtMost(5.0),
        target: AtMost(1.5),
    },
    Goal {
        id: "P16",
        what: "the same behind a kill, 1,000,000 records beside 10,000",
        ours: "ours.start_again.1000000",
        anchor: Some("ours.start_again.10000"),
        ratio: |it| it.over("ours.start_again.1000000", "ours.start_again.10000"),
        must: AtMost(1.5),
        target: AtMost(1.1),
    },
    Goal {
        id: "P17",
        what: "memory of a campaign of 500 records that nobody is at, beside a match of 500 moves in boardgame.io",
        ours: "ours.memory",
        anchor: Some("boardgame.io.memory"),
        ratio: |it| it.over("ours.memory", "boardgame.io.memory"),
        must: AtMost(1.0 / 20.0),
        target: AtMost(1.0 / 60.0),
    },
    Goal {
        id: "P19",
        what: "until the last of 5,000 hears of an order, p50, beside bare axum's stream",
        ours: "ours.followed.last.p50",
        anchor: Some("bare.followed.last.p50"),
        ratio: |it| it.over("ours.followed.last.p50", "bare.followed.last.p50"),
        must: AtMost(1.3),
        target: AtMost(1.05),
    },
    Goal {
        id: "P20",
        what: "the same beside boardgame.io, which sends whole states; how many times as fast",
        ours: "ours.followed.last.p50",
        anchor: Some("boardgame.io.followed.last.p50"),
        ratio: |it| it.over("boardgame.io.followed.last.p50", "ours.followed.last.p50"),
        must: AtLeast(6.0),
        target: AtLeast(10.0),
    },
    Goal {
        id: "P21",
        what: "the answer to whoever gives an order, p99, with 5,000 followers beside none",
        ours: "ours.followed.acknowledged.p99",
        anchor: Some("ours.followed.acknowledged_alone.p99"),
        ratio: |it| {
            it.over("ours.followed.acknowledged.p99", "ours.followed.acknowledged_alone.p99")
        },
        must: AtMost(2.0),
        target: AtMost(1.2),
    },
    Goal {
        id: "P22",
        what: "5,000 who hear of an order, p99, beside one more who never reads",
        ours: "ours.followed_with_one_deaf.delivered.p99",
        anchor: Some("ours.followed.delivered.p99"),
        ratio: |it| {
            it.over("ours.followed_with_one_deaf.delivered.p99", "ours.followed.delivered.p99")
        },
        must: AtMost(1.3),
        target: AtMost(1.05),
    },
    Goal {
        id: "P23",
        what: "the server's memory for a follower, beside bare axum's",
        ours: "ours.followed.memory",
        anchor: Some("bare.followed.memory"),
        ratio: |it| it.over("ours.followed.memory", "bare.followed.memory"),
        must: AtMost(1.5),
        target: AtMost(1.1),
    },
    Goal {
        id: "P25",
        what: "the data folder of 100,000 records beside their JSON",
        ours: "ours.disk_for_json.100000",
        anchor: None,
        ratio: |it| it.of("ours.disk_for_json.100000"),
        must: AtMost(0.85),
        target: AtMost(0.65),
    },
    Goal {
        id: "P26",
        what: "our smallest answer over HTTP, 64 connections, beside axum's greeting",
        ours: "ours.hello",
        anchor: Some("bare.hello"),
        ratio: |it| it.over("ours.hello", "bare.hello"),
        must: AtLeast(0.8),
        target: AtLeast(0.95),
    },
];

/// The goals, what was measured for them, and whether they are met.
pub(super) fn table(figures: &Figures) -> String {
    let mut text = String::from(
        "| | what | ours | beside it | ratio | must | aim | |\n|---|---|---|---|---|---|---|---|\n",
    );
    for Goal { id, what, ours, anchor, ratio, must, target } in GOALS {
        let (ours, beside) =
            (figures.told(ours), anchor.map_or_else(String::new, |anchor| figures.told(anchor)));
        let (ratio, verdict) = match ratio(figures) {
            None => (String::new(), "not measured"),
            Some(ratio) if target.is_met(ratio) => (told(ratio), "aim met"),
            Some(ratio) if must.is_met(ratio) => (told(ratio), "met"),
            Some(ratio) => (told(ratio), "**missed**"),
        };
        let _ = writeln!(
            text,
            "| {id} | {what} | {ours} | {beside} | {ratio} | {} | {} | {verdict} |",
            must.told(),
            target.told()
        );
    }
    for (id, why) in NOT_MEASURED {
        let _ = writeln!(text, "| {id} | {why} | | | | | | not measured |");
    }
    text
}

fn told(ratio: f64) -> String {
    if ratio < 0.1 { format!("1/{}", number(1.0 / ratio)) } else { number(ratio) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_met_by_the_median_of_the_rounds() {
        let mut figures = Figures::default();
        for value in ["90", "300", "110"] {
            figures.take(&format!("FIGURE\tours.hello\t{value}\trequests/s"));
        }
        figures.take("FIGURE\tbare.hello\t100\trequests/s");
        figures.take("a word about something else");
        let table = table(&figures);
        let row = table.lines().find(|line| line.starts_with("| P26")).unwrap();
        assert!(
            row.contains("| 110 (90.0–300) requests/s | 100 (100–100) requests/s | 1.10 |"),
            "{row}"
        );
        assert!(row.ends_with("aim met |"), "{row}");
        let rows = table.lines().filter(|line| line.starts_with("| P")).count();
        assert_eq!(rows, GOALS.len() + NOT_MEASURED.len(), "each goal has a row");
    }

    #[test]
    fn numbers_are_short() {
        let told: Vec<_> = [0.123_45, 9.876, 54.32, 999.6, 1_234_567.0].map(number).into();
        assert_eq!(told, ["0.123", "9.88", "54.3", "1,000", "1,234,567"]);
        assert_eq!(Bound::AtMost(1.0 / 500.0).told(), "≤ 1/500");
    }
}
