//! Words that were typed in another order than the program reads them: `what-if begin CAMPAIGN`.

use chronicle::CampaignId;
use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// Says the right order with an error, where a campaign and what is wanted of it were typed the other way round.
pub(crate) fn hinted(mut error: clap::Error, typed: &[OsString], program: &Command) -> clap::Error {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return error;
    }
    let words: Vec<&str> = typed.iter().filter_map(|word| word.to_str()).collect();
    if let Some(right) = right_order(&words, program) {
        let tip = format!("the order of words is `{right} …`").into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
    error
}

/// The first words as they should stand, if two of them change places.
fn right_order(words: &[&str], program: &Command) -> Option<String> {
    let mut words = words.iter().skip(1).skip_while(|word| program.find_subcommand(word).is_none());
    let name = words.next()?;
    let wanted = program.find_subcommand(name)?;
    let rest: Vec<&str> = words.copied().collect();
    let is_campaign = |word: &str| word.parse::<CampaignId>().is_ok();
    let is_wanted = |word: &str| wanted.find_subcommand(word).is_some();
    rest.windows(2).find_map(|two| match two {
        [one, other]
            if is_wanted(one) && is_campaign(other) || is_campaign(one) && is_wanted(other) =>
        {
            Some(format!("wapenrol {name} {other} {one}"))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::right_order;
    use crate::arguments::Arguments;
    use clap::CommandFactory as _;

    #[test]
    fn whatever_stands_the_other_way_round_is_said_in_the_right_order() {
        let id = "2b3c4d5e6f";
        for (typed, right) in [
            (format!("wapenrol what-if begin {id}"), Some(format!("wapenrol what-if {id} begin"))),
            (
                format!("wapenrol --data d desk rule {id} 1"),
                Some(format!("wapenrol desk {id} rule")),
            ),
            (format!("wapenrol device {id} bind"), Some(format!("wapenrol device bind {id}"))),
            (format!("wapenrol show {id} begin"), None),
            ("wapenrol what-if begin".to_owned(), None),
            (format!("wapenrol {id}"), None),
        ] {
            let words: Vec<&str> = typed.split(' ').collect();
            assert_eq!(right_order(&words, &Arguments::command()), right, "{typed}");
        }
    }
}
