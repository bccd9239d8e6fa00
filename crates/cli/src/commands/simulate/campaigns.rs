//! What a series of campaigns on the map has shown, as people read it.

use simulator::maps::Series;
use std::fmt::Write as _;

pub(super) fn tell(series: &Series, text: &mut String) {
    let games = series.games.len();
    let sum = |of: fn(&simulator::maps::Played) -> u32| series.games.iter().map(of).sum::<u32>();
    let by_castles =
        series.games.iter().filter(|it| it.outcome.as_ref().is_some_and(|it| it.by_castles));
    let _ = writeln!(text, "{games} campaigns, seed {}", series.seed);
    let _ = writeln!(text, "  won by castles   {}", by_castles.count());
    for (seat, wins) in &series.wins {
        let _ = writeln!(text, "  won by {seat:<9} {wins}");
    }
    let _ = writeln!(text, "  turns            {}", sum(|it| it.turns));
    let _ = writeln!(text, "  battles          {}", sum(|it| it.battles));
    let _ = writeln!(text, "  sieges           {}", sum(|it| it.sieges));
    let _ = writeln!(text, "  rulings          {}", sum(|it| it.rulings));
    let (joined, lost) = (sum(|it| it.pieces.0), sum(|it| it.pieces.1));
    let _ = writeln!(text, "  pieces           {joined}, of which {lost} were lost");
    let _ = writeln!(text, "every log verifies; SHA-256 of all of them: {}", series.sha256);
}
