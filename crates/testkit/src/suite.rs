//! Markdown into test cases: headings name clauses, fenced blocks are their parts.

/// One line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileLine {
    /// From 1.
    pub number: usize,
    /// Without the line break.
    pub text: String,
}

/// What a fenced block says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// How things stand.
    Given,
    /// Who orders what, and which dice and cards fall.
    When,
    /// What happens, in order, and how things stand then.
    Then,
}

/// A fenced block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it says.
    pub kind: BlockKind,
    /// The line of its opening fence.
    pub line: usize,
    /// What stands between its fences.
    pub lines: Vec<FileLine>,
}

/// One test: everything under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The clauses that the heading names, such as `HEI-120`.
    pub clauses: Vec<String>,
    /// The rest of the heading.
    pub title: String,
    /// The line of the heading.
    pub line: usize,
    /// Its blocks, in order.
    pub blocks: Vec<Block>,
}

/// One file of tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suite {
    /// The file's name, for messages.
    pub file: String,
    /// Its tests, in order.
    pub cases: Vec<Case>,
}

/// The file is no suite of tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSuite {
    /// The line that is wrong.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Suite {
    /// Reads a file.
    ///
    /// # Errors
    /// [`NotSuite`] for the first line that makes no sense.
    pub fn parse(file: &str, text: &str) -> Result<Self, NotSuite> {
        let mut cases: Vec<Case> = Vec::new();
        let mut open: Option<Block> = None;
        for (number, text) in (1..).zip(text.lines()) {
            let wrong = |what: String| Err(NotSuite { line: number, what });
            if let Some(block) = &mut open {
                if text.trim_end() != "```" {
                    block.lines.push(FileLine { number, text: text.to_owned() });
                } else if let (Some(block), Some(case)) = (open.take(), cases.last_mut()) {
                    case.blocks.push(block);
                }
            } else if let Some(heading) = text.strip_prefix("## ") {
                cases.push(case(heading, number)?);
            } else if let Some(fence) = text.strip_prefix("```") {
                let kind = match fence.trim() {
                    "given" => BlockKind::Given,
                    "when" => BlockKind::When,
                    "then" => BlockKind::Then,
                    other => {
                        return wrong(format!(
                            "a block is `given`, `when` or `then`, not `{other}`"
                        ));
                    }
                };
                let Some(case) = cases.last() else {
                    return wrong(
                        "a block stands under a heading `## <clause> <title>`".to_owned(),
                    );
                };
                let before = case.blocks.last().map(|block| block.kind);
                let follows = match kind {
                    BlockKind::Given => before != Some(BlockKind::When),
                    BlockKind::When => before != Some(BlockKind::When),
                    BlockKind::Then => before.is_some(),
                };
                if !follows {
                    return wrong("blocks follow as `given`, `when`, `then`".to_owned());
                }
                open = Some(Block { kind, line: number, lines: Vec::new() });
            }
        }
        if let Some(block) = open {
            return Err(NotSuite { line: block.line, what: "the block is not closed".to_owned() });
        }
        for case in &cases {
            if case.blocks.last().map(|block| block.kind) != Some(BlockKind::Then) {
                let what = "a test ends with a `then` block".to_owned();
                return Err(NotSuite { line: case.line, what });
            }
        }
        Ok(Self { file: file.to_owned(), cases })
    }
}

fn case(heading: &str, line: usize) -> Result<Case, NotSuite> {
    let mut clauses = Vec::new();
    let mut title = heading.trim();
    while let Some((word, rest)) = title.split_once(' ') {
        let id = word.trim_end_matches([',', ':']);
        if !is_clause(id) {
            break;
        }
        clauses.push(id.to_owned());
        title = rest.trim_start();
    }
    if clauses.is_empty() || is_clause(title) {
        let what = "a heading names its clauses and then says what they mean, such as \
                    `## HEI-159 A natural six hits`"
            .to_owned();
        return Err(NotSuite { line, what });
    }
    Ok(Case { clauses, title: title.to_owned(), line, blocks: Vec::new() })
}

fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(book, number)| {
        !book.is_empty()
            && book.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::{BlockKind, Suite};

    #[test]
    fn a_heading_may_name_several_clauses() {
        let text = "# Combat\n\n## HEI-160, R-44 Ties miss\n```when\nx\n```\nSo:\n```then\n```\n";
        let suite = Suite::parse("combat.md", text).unwrap();
        let case = &suite.cases[0];
        assert_eq!(case.clauses, ["HEI-160", "R-44"]);
        assert_eq!((case.title.as_str(), case.line), ("Ties miss", 3));
        let kinds: Vec<BlockKind> = case.blocks.iter().map(|block| block.kind).collect();
        assert_eq!(kinds, [BlockKind::When, BlockKind::Then]);
        assert_eq!((case.blocks[0].line, case.blocks[0].lines[0].number), (4, 5));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let wrong = |text: &str| Suite::parse("x.md", text).unwrap_err();
        assert_eq!(wrong("## A title without a clause\n").line, 1);
        assert_eq!(wrong("```given\n```\n").line, 1);
        assert_eq!(wrong("## A-1 x\n```whenn\n```\n").line, 2);
        assert_eq!(wrong("## A-1 x\n\n```then\n```\n").line, 3);
        assert_eq!(wrong("## A-1 x\n```given\n").what, "the block is not closed");
        assert_eq!(wrong("## A-1 x\n```when\n```\n").what, "a test ends with a `then` block");
    }
}
