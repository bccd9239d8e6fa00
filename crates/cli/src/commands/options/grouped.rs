//! Many legal orders as few lines: what begins alike is counted, with an example, until words narrow it down.

use rulebook::ForecastView;

/// An order that would be accepted now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'a> {
    /// As people type it.
    pub(super) notation: &'a str,
    /// What it does.
    pub(super) label: &'a str,
    /// What decides besides.
    pub(super) forecast: &'a ForecastView,
}

/// A line of the list.
#[derive(Clone, Debug)]
pub(super) enum Line<'a> {
    /// A single order.
    One(Row<'a>),
    /// Several that begin alike.
    Many {
        /// With these words.
        begin: String,
        /// How many.
        count: usize,
        /// The first of them.
        example: Row<'a>,
    },
}

/// So many orders are listed one by one.
const LISTED: usize = 30;
/// Of orders that begin alike, so many are listed one by one.
const ALIKE: usize = 4;

/// Is an order what somebody means who typed these words: does each begin a word of it, in their sequence?
pub(super) fn fits(order: &str, wanted: &[String]) -> bool {
    let mut words = order.split(' ');
    wanted.iter().all(|wanted| words.any(|word| word.starts_with(wanted.as_str())))
}

/// Few are listed, many are grouped by their first words: as many as were typed, and one more.
pub(super) fn lines<'a>(rows: &[Row<'a>], typed: usize) -> Vec<Line<'a>> {
    if rows.len() <= LISTED {
        return rows.iter().copied().map(Line::One).collect();
    }
    group(rows, typed + 1)
}

fn group<'a>(rows: &[Row<'a>], words: usize) -> Vec<Line<'a>> {
    let mut groups: Vec<(String, Vec<Row<'a>>)> = Vec::new();
    for &row in rows {
        let begin = row.notation.split(' ').take(words).collect::<Vec<_>>().join(" ");
        match groups.iter_mut().find(|(known, _)| *known == begin) {
            Some((_, alike)) => alike.push(row),
            None => groups.push((begin, vec![row])),
        }
    }
    let lines = groups.into_iter().flat_map(|(begin, alike)| match alike.as_slice() {
        [example, ..] if alike.len() > ALIKE => {
            vec![Line::Many { begin, count: alike.len(), example: *example }]
        }
        few => few.iter().copied().map(Line::One).collect(),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::{Line, Row, fits, lines};
    use rulebook::ForecastView;

    fn row(notation: &str) -> Row<'_> {
        Row { notation, label: "", forecast: &ForecastView::Certain }
    }

    #[test]
    fn few_are_listed_and_many_that_begin_alike_are_counted() {
        let moves: Vec<String> = (0..40).map(|to| format!("move amon 9,{to}")).collect();
        let mut rows: Vec<Row<'_>> = moves.iter().map(|it| row(it)).collect();
        rows.push(row("done"));
        let all = lines(&rows, 0);
        let [Line::Many { begin, count: 40, example }, Line::One(done)] = all.as_slice() else {
            panic!("{all:?}")
        };
        assert_eq!(
            (begin.as_str(), example.notation, done.notation),
            ("move", "move amon 9,0", "done")
        );
        assert_eq!(lines(&rows[38..], 0).len(), 3);
    }

    #[test]
    fn words_narrow_it_down_by_their_beginnings() {
        let orders = ["move amon 9,8", "move wen 9,8", "strike amon skaven-3"];
        let left = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            orders.into_iter().filter(|order| fits(order, &words)).collect::<Vec<_>>()
        };
        assert_eq!(left(&["move", "am"]), ["move amon 9,8"]);
        assert_eq!(left(&["skaven"]), ["strike amon skaven-3"]);
        assert_eq!(left(&["amon", "move"]), Vec::<&str>::new());
        assert_eq!(left(&[]), orders);
    }
}
