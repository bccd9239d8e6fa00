//! Expected lines against real ones: blanks do not count, `...` stands for any lines.

/// The line without needless blanks.
pub(crate) fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Do the real lines fit the expected ones?
pub(crate) fn fits(expected: &[String], real: &[String]) -> bool {
    match expected {
        [] => real.is_empty(),
        [line, rest @ ..] if line == "..." => {
            (0..=real.len()).any(|skipped| fits(rest, real.get(skipped..).unwrap_or_default()))
        }
        [line, rest @ ..] => real.first() == Some(line) && fits(rest, &real[1..]),
    }
}

/// Both lists as one, with `-` before lines that did not come and `+` before those that did.
pub(crate) fn difference(expected: &[String], real: &[String]) -> String {
    let (rows, columns) = (expected.len(), real.len());
    let mut common = vec![vec![0_usize; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            common[row][column] = if expected[row] == real[column] {
                common[row + 1][column + 1] + 1
            } else {
                common[row + 1][column].max(common[row][column + 1])
            };
        }
    }
    let (mut row, mut column, mut lines) = (0, 0, Vec::new());
    while row < rows || column < columns {
        if row < rows && column < columns && expected[row] == real[column] {
            lines.push(format!("      {}", real[column]));
            (row, column) = (row + 1, column + 1);
        } else if column == columns
            || (row < rows && common[row + 1][column] >= common[row][column + 1])
        {
            lines.push(format!("    - {}", expected[row]));
            row += 1;
        } else {
            lines.push(format!("    + {}", real[column]));
            column += 1;
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{difference, fits};

    fn lines(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn dots_stand_for_any_lines() {
        assert!(fits(&lines("a ... d"), &lines("a b c d")));
        assert!(fits(&lines("a ... b"), &lines("a b")));
        assert!(!fits(&lines("a ... d"), &lines("a b c")));
        assert!(!fits(&lines("a"), &lines("a b")));
    }

    #[test]
    fn a_difference_shows_both_sides() {
        let shown = difference(&lines("a b"), &lines("a c"));
        assert_eq!(shown, "      a\n    - b\n    + c");
    }
}
