//! What an order marks as come into play, and what it does not.

use crate::rulebook::given;
use crate::table::{Host, Numbers, Order};
use decider::{By, Mark, run_marked};
use lowenherz::colours::Colour;
use std::collections::BTreeSet;

/// Open land with a castle of each, in corners of their own.
const CORNERS: [&str; 5] =
    ["bare land", "castle ochre 0,0", "castle lilac 14,0", "castle gray 0,9", "castle red 14,9"];

/// The clauses that orders mark, given one after the other.
fn marked(given: &[&str], orders: &[&str]) -> BTreeSet<&'static str> {
    let mut state = given::start("first-realm");
    for line in given {
        given::line(&mut state, line).unwrap();
    }
    let (mut marked, mut numbers) = (BTreeSet::new(), Numbers::new(1));
    for order in orders {
        let (who, order) = order.split_once(": ").unwrap();
        let by = match who.parse::<Colour>() {
            Ok(colour) => By::Seat(colour.seat()),
            Err(_) => By::Organiser,
        };
        let order = Order::Play(order.parse().unwrap());
        let decided = run_marked::<Host>(&mut state, &by, &mut numbers, &order).unwrap();
        marked.extend(decided.marks.into_iter().filter_map(Mark::clause).map(|it| it.id()));
    }
    marked
}

/// The same on open land.
fn on_land(given: &[&str], order: &str) -> BTreeSet<&'static str> {
    marked(&[&CORNERS, given].concat(), &[order])
}

#[track_caller]
fn has(marked: &BTreeSet<&'static str>, yes: &[&str], no: &[&str]) {
    for id in yes {
        assert!(marked.contains(id), "{id} is not marked: {marked:?}");
    }
    for id in no {
        assert!(!marked.contains(id), "{id} is marked");
    }
}

#[test]
fn foundings_mark_whose_they_are_and_what_they_hold() {
    let wall = "ochre: wall 2,1:E";
    let own = ["boundaries 0,1:S 1,1:S 2,1:S 2,0:E", "ochre acts boundaries-1"];
    let marks = on_land(&own, wall);
    has(&marks, &["HRZ-098", "LR-03"], &["HRZ-099", "HRZ-100", "HRZ-101", "HRZ-103", "HRZ-163"]);
    let with = |line| on_land(&[&[line][..], &own].concat(), wall);
    has(&with("1,1 is town"), &["HRZ-099"], &["HRZ-103"]);
    has(&with("1,1 is mountain"), &["HRZ-103"], &["HRZ-099"]);
    let theirs = ["boundaries 0,1:S 1,1:S 2,1:S 2,0:E", "lilac acts boundaries-1"];
    has(&on_land(&theirs, "lilac: wall 2,1:E"), &["HRZ-047", "HRZ-100"], &["HRZ-101"]);
    let two = ["castle lilac 1,0", "boundaries 0,0:S 1,0:S 1,0:E", "ochre acts boundaries-1"];
    has(&on_land(&two, "ochre: wall 0,0:E"), &["HRZ-101", "HRZ-100"], &[]);
}

#[test]
fn boundaries_mark_where_they_lie() {
    let zone = ["closed 5,5-6,6", "ochre acts boundaries-2"];
    has(&on_land(&zone, "ochre: wall 5,5:E"), &["HRZ-052", "LR-04"], &["HRZ-076", "LR-05"]);
    has(&on_land(&zone, "ochre: wall 9,5:E"), &["HRZ-051"], &["HRZ-052", "LR-05"]);
    let gap = ["boundaries 5,5:E 5,5:S 4,5:E", "ochre acts boundaries-2"];
    has(&on_land(&gap, "ochre: wall 5,4:S"), &["HRZ-076", "LR-05"], &["HRZ-052"]);
    let end = |stock, orders: &[&str]| {
        marked(&[&CORNERS[..], &[stock, "ochre acts boundaries-2"]].concat(), orders)
    };
    has(&end("stock 1", &["ochre: wall 9,5:E"]), &["LR-22"], &["HRZ-053"]);
    has(&end("stock 9", &["ochre: wall 9,5:E", "ochre: done"]), &["HRZ-053"], &["LR-22"]);
    has(&end("stock 9", &["ochre: wall 9,5:E 9,6:E"]), &[], &["HRZ-053", "LR-22"]);
}

#[test]
fn stones_mark_how_they_move() {
    let against = ["knights ochre 1,0", "closed 0,0-1,1", "castle lilac 4,0", "closed 2,0-5,1"];
    let take = |more: &[&str]| {
        on_land(
            &[&against, more, &["ochre acts single-sword"]].concat(),
            "ochre: extend 0,0 by 2,0",
        )
    };
    let marks = take(&["score lilac 9"]);
    has(&marks, &["HRZ-067", "HRZ-064"], &["HRZ-105", "HRZ-109", "HRZ-111", "HRZ-107", "HRZ-065"]);
    has(&take(&[]), &["HRZ-111", "LR-06"], &[]);
    has(&take(&["2,0 is town", "score lilac 9"]), &["HRZ-105"], &["HRZ-111"]);
    // A second territory of lilac's is allied with ochre's: the first is free.
    let allied = ["castle lilac 1,3", "closed 0,2-2,4", "allied 0,0 1,3", "score lilac 9"];
    has(&take(&allied), &[], &["HRZ-125"]);
    let small = ["knights ochre 1,0", "closed 0,0-1,1", "castle lilac 4,1", "closed 2,0 3,0-5,1"];
    let cut = |line| {
        let more = [line, "score lilac 20", "ochre acts single-sword"];
        on_land(&[&small[..], &["closed 1,2-2,2"], &more].concat(), "ochre: extend 0,0 by 2,0")
    };
    has(&cut("start ochre"), &[], &["HRZ-107", "HRZ-109"]);
    let open =
        on_land(&["closed 0,0-1,1", "ochre acts single-sword"], "ochre: extend 0,0 by 2,0 2,1");
    has(&open, &["HRZ-070", "HRZ-113", "HRZ-065"], &["HRZ-067", "HRZ-075"]);
}

#[test]
fn trials_mark_what_was_bid() {
    let trial = ["hand ochre treasure-10", "trial crown ochre lilac gray"];
    let bids = |ochre| marked(&trial, &[ochre, "lilac: bid 1", "gray: bid 0"]);
    has(&bids("ochre: bid 3"), &["HRZ-093", "HRZ-036"], &["HRZ-134", "HRZ-096", "LR-17"]);
    has(&bids("ochre: bid 0 with treasure-10"), &["HRZ-134"], &["HRZ-096"]);
    has(&bids("ochre: bid 1"), &["LR-17"], &["LR-18", "HRZ-093"]);
    let nothing = marked(&trial, &["ochre: bid 0", "lilac: bid 0", "gray: bid 0"]);
    has(&nothing, &["HRZ-096", "LR-17"], &["HRZ-134"]);
}

#[test]
fn payments_and_ends_mark_what_they_are() {
    let wood = ["1,0 is wood", "hand ochre treasure-8", "ochre acts double-sword"];
    let knight = |order| on_land(&wood, order);
    has(&knight("ochre: knight 1,0"), &["HRZ-058", "HRZ-061"], &["HRZ-136"]);
    has(&knight("ochre: knight 1,0 with treasure-8"), &["HRZ-136"], &[]);
    has(&knight("ochre: knight 0,1"), &["HRZ-061"], &["HRZ-058", "HRZ-136"]);
    let end = |given: &[&str]| {
        let king = ["deck from e", "card king"];
        let mut all = vec![king[0]];
        all.extend(given);
        let mut seeds = (0..40).map(|seed| ended(&all, seed));
        seeds.find(|marked| marked.contains("LR-13")).unwrap()
    };
    has(&end(&["score ochre 9"]), &["HRZ-002"], &["HRZ-143", "HRZ-144", "HRZ-138"]);
    has(&end(&["score ochre 9", "score red 9", "ducats red 3"]), &["HRZ-143"], &["HRZ-144"]);
    has(&end(&["score ochre 9", "score red 9"]), &["HRZ-144"], &["HRZ-143"]);
    has(&end(&["hand red parchment-3"]), &["HRZ-138", "LR-49"], &[]);
}

/// What turning a card marks, with one seed or another.
fn ended(given: &[&str], seed: u64) -> BTreeSet<&'static str> {
    let mut state = given::start("first-realm");
    for line in given {
        given::line(&mut state, line).unwrap();
    }
    let by = By::Seat(Colour::Ochre.seat());
    let order = Order::Play("turn-up".parse().unwrap());
    let decided = run_marked::<Host>(&mut state, &by, &mut Numbers::new(seed), &order).unwrap();
    decided.marks.into_iter().filter_map(Mark::clause).map(|it| it.id()).collect()
}

#[test]
fn rounds_and_places_mark_what_they_are() {
    let chosen = |given: &[&str], order| marked(given, &[order]);
    let money = "card money-5 crown boundaries-1";
    let shared = [money, "ochre chose 1", "lilac chose 1", "gray chose 2"];
    has(&chosen(&shared, "red: decide 3"), &["HRZ-044", "HRZ-045"], &["HRZ-037"]);
    let alone = [money, "ochre chose 1", "lilac chose 2", "gray chose 2"];
    has(&chosen(&alone, "red: decide 3"), &[], &["HRZ-044", "HRZ-045"]);
    let three = ["realm three-princes", money, "ochre chose 2 3", "lilac chose 1"];
    has(&chosen(&three, "gray: decide 1"), &[], &["HRZ-037"]);
    let both = marked(&three, &["gray: decide 1", "ochre: done", "ochre: done"]);
    has(&both, &["HRZ-037"], &[]);
    let place = |given: &[&str]| {
        let land = ["realm two-heirs", "bare land"];
        marked(&[&land[..], given].concat(), &["ochre: settle 7,4 7,5"])
    };
    has(&place(&[]), &["HRZ-150"], &["HRZ-151", "LR-44"]);
    let near = ["castle ochre 12,5", "castle ochre 2,4", "castle ochre 3,9", "castle ochre 8,0"];
    let six = marked(
        &[&["realm two-heirs", "bare land"], &near[..]].concat(),
        &["ochre: settle 8,7 8,8"],
    );
    has(&six, &["HRZ-151"], &["HRZ-150", "LR-44"]);
}
