//! Preparations, and the variable board.

use crate::basic::{BASIC, Basic};
use crate::cards::{ActionCard, Card, Face, Letter, Pile};
use crate::clauses::{
    HRZ_001, HRZ_003, HRZ_005, HRZ_006, HRZ_007, HRZ_008, HRZ_009, HRZ_011, HRZ_013, HRZ_016,
    HRZ_017, HRZ_019, HRZ_020, HRZ_021, HRZ_022, HRZ_023, HRZ_028, HRZ_117, HRZ_145, HRZ_146,
    HRZ_154, HRZ_155, HRZ_156, HRZ_157, HRZ_158, HRZ_162, HRZ_164, HRZ_165, HRZ_166, HRZ_167,
    HRZ_168, HRZ_169, LR_13, LR_40, LR_41, LR_42,
};
use crate::colours::Colour;
use crate::event::{BoardLaid, PlayerOpened, PoliticsDealt, RealmOpened, StartPlayerSet};
use crate::land::{LaidTile, Land, Tile};
use crate::refusal::said;
use crate::scenario::Scenario;
use crate::space::{Side, Space};
use crate::state::{Prince, RoundStep, SetUp, State};
use crate::tables::{
    BOUNDARIES, CASTLES, CASTLES_OF_TWO, DECK, DUCATS, KNIGHTS, POLITICS, UPPER_PILE,
};
use crate::{Draft, Reason, Refusal, Stop, checks};
use decider::{Audience, Clause, Contradiction};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// Opens a realm.
pub(crate) fn open(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    checks::organiser(draft)?;
    let (colours, deck) = look(scenario)?;
    let neutral = neutral(&colours);
    draft.mark([if scenario.set_up == SetUp::Basic { HRZ_013 } else { HRZ_154 }]);
    draft.mark([HRZ_020, HRZ_023, HRZ_117, HRZ_164, HRZ_165, HRZ_166, HRZ_167, HRZ_168, HRZ_169]);
    draft.mark([HRZ_001, HRZ_005, HRZ_008, HRZ_016, HRZ_017, HRZ_019, HRZ_022, HRZ_155, LR_41]);
    let tiles = tiles(scenario.set_up, draft)?;
    // Two players need four castles, all others three: the fourth stays in the box (HRZ-009).
    let castles = if colours.len() == 2 { CASTLES_OF_TWO } else { CASTLES };
    draft.mark(if colours.len() == 2 { [HRZ_157, HRZ_158] } else { [HRZ_003, HRZ_009] });
    if colours.len() == 2 {
        draft.mark([LR_40]);
    }
    let on_board = || colours.iter().copied().chain(neutral);
    let names = scenario.players.iter().map(|player| player.name.clone());
    let players =
        colours.iter().zip(names).map(|(colour, name)| PlayerOpened { colour: *colour, name });
    let opened = RealmOpened {
        title: scenario.title.clone(),
        set_up: scenario.set_up,
        talk: scenario.talk,
        land: Land::of_tiles(&tiles),
        tiles,
        players: players.collect(),
        neutral,
        castles: on_board().map(|colour| (colour, castles)).collect(),
        knights: on_board().map(|colour| (colour, KNIGHTS)).collect(),
        boundaries: BOUNDARIES,
        ducats: DUCATS,
        deck,
    };
    draft.record(opened.into())?;
    deal_politics(draft)?;
    name_start_player(scenario.start, &colours, draft)?;
    match scenario.set_up {
        SetUp::Basic => lay_board(draft),
        SetUp::Variable => {
            draft.mark([HRZ_145, HRZ_156]);
            Ok(())
        }
    }
}

fn wrong(clause: Clause, facts: Saying) -> Refusal {
    Refusal::new(Reason::BadScenario, clause, facts)
}

/// Looks at a scenario; answers the colours of the players, and the action cards.
pub(crate) fn look(scenario: &Scenario) -> Result<(Vec<Colour>, Vec<ActionCard>), Refusal> {
    Ok((players(scenario)?, deck(scenario)?))
}

/// The colours of the players, if there are as many as can play, and all is told of them.
fn players(scenario: &Scenario) -> Result<Vec<Colour>, Refusal> {
    if !(1..=80).contains(&scenario.title.chars().count()) {
        return Err(wrong(HRZ_005, said!("bad-title")));
    }
    let number = scenario.players.len();
    if !(2..=4).contains(&number) {
        let facts = said!("bad-number", players = number);
        return Err(wrong(HRZ_001, facts).allowing(said!("good-number")));
    }
    for player in &scenario.players {
        if !(1..=40).contains(&player.name.chars().count()) {
            return Err(wrong(HRZ_008, said!("bad-name", name = player.name.as_str())));
        }
    }
    let colours = scenario.colours();
    let different: BTreeSet<Colour> = colours.iter().copied().collect();
    if different.len() != number {
        return Err(wrong(LR_41, said!("same-colour")));
    }
    if scenario.set_up == SetUp::Basic && number == 2 {
        return Err(wrong(LR_40, said!("no-basic-for-two")).allowing(said!("variable-for-two")));
    }
    match scenario.start {
        Some(start) if !colours.contains(&start) => {
            Err(wrong(HRZ_028, said!("start-plays-not", start = start.name())))
        }
        _ => Ok(colours),
    }
}

/// The colour that is neutral ([LR-41](crate::clauses::LR_41)): of three players the one that nobody has,
/// of two the first such one; four leave none.
fn neutral(colours: &[Colour]) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| !colours.contains(colour))
}

/// The action cards: without pile A in the basic version ([HRZ-013](crate::clauses::HRZ_013)), with it on
/// top in the variable one ([HRZ-154](crate::clauses::HRZ_154)).
fn deck(scenario: &Scenario) -> Result<Vec<ActionCard>, Refusal> {
    let of_the_book = || {
        let face = |text: &&str| text.parse::<Face>().ok();
        DECK.iter()
            .map(|(letter, pile)| (*letter, pile.iter().filter_map(face).collect()))
            .collect()
    };
    let piles: BTreeMap<Letter, Vec<Face>> = scenario.deck.clone().unwrap_or_else(of_the_book);
    let used = |letter: &Letter| scenario.set_up == SetUp::Variable || *letter != Letter::A;
    let piles = piles.into_iter().filter(|(letter, pile)| used(letter) && !pile.is_empty());
    let cards = piles.flat_map(|(letter, pile)| {
        (1..).zip(pile).map(move |(number, face)| ActionCard { letter, number, face })
    });
    let cards: Vec<ActionCard> = cards.collect();
    let last = cards.last().map(|card| card.letter);
    let kings: Vec<Letter> =
        cards.iter().filter(|card| card.face == Face::King).map(|card| card.letter).collect();
    match kings.as_slice() {
        [king] if Some(*king) == last => Ok(cards),
        _ => Err(wrong(LR_13, said!("one-king", kings = kings.len()))),
    }
}

/// The tiles in the order of their letters ([HRZ-007](crate::clauses::HRZ_007)), or shuffled and turned
/// ([HRZ-146](crate::clauses::HRZ_146), [LR-42](crate::clauses::LR_42)).
fn tiles(set_up: SetUp, draft: &mut Draft<'_>) -> Result<Vec<LaidTile>, Stop> {
    if set_up == SetUp::Basic {
        draft.mark([HRZ_007]);
        return Ok(Tile::ALL.map(|tile| LaidTile { tile, turns: 0 }).into());
    }
    draft.mark([HRZ_146, LR_42]);
    let (mut left, mut laid) = (Tile::ALL.to_vec(), Vec::new());
    while !left.is_empty() {
        let tile = left.remove(draft.draw(HRZ_146, "tiles", &left, Audience::Everyone)?);
        let turns = [0, 1, 2, 3];
        let turns = turns[draft.draw(LR_42, "quarter-turns", &turns, Audience::Everyone)?];
        laid.push(LaidTile { tile, turns });
    }
    Ok(laid)
}

/// Two piles of politics cards, which nobody at the table has seen ([HRZ-021](crate::clauses::HRZ_021)).
fn deal_politics(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let all = POLITICS.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, count));
    let (mut lower, mut upper): (Vec<Card>, Vec<Card>) = (all.collect(), Vec::new());
    while upper.len() < UPPER_PILE {
        let at = draft.draw(HRZ_021, "politics", &lower, Audience::Seats(Vec::new()))?;
        upper.push(lower.remove(at));
    }
    upper.sort_unstable();
    draft
        .record(PoliticsDealt { piles: [(Pile::Upper, upper), (Pile::Lower, lower)].into() }.into())
}

/// Whom the organiser has named takes the black castle, or whom chance names
/// ([HRZ-028](crate::clauses::HRZ_028)).
fn name_start_player(
    named: Option<Colour>,
    colours: &[Colour],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let colour = match named {
        Some(colour) => colour,
        None => colours[draft.draw(HRZ_028, "start-player", colours, Audience::Everyone)?],
    };
    draft.record(StartPlayerSet { colour, named: named.is_some() }.into())
}

/// The basic set-up ([HRZ-010](crate::clauses::HRZ_010)): everybody has a closed territory that has given no
/// points ([HRZ-006](crate::clauses::HRZ_006)). The pieces of the colour that nobody has stay as obstacles
/// ([HRZ-011](crate::clauses::HRZ_011)).
fn lay_board(draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.mark([HRZ_006]);
    if draft.state().neutral.is_some() {
        draft.mark([HRZ_011, HRZ_162]);
    }
    let owned = |of: fn(&Basic) -> [Space; 3]| -> BTreeMap<Space, Colour> {
        let all = BASIC.iter().flat_map(|basic| of(basic).map(|space| (space, basic.colour)));
        all.collect()
    };
    let rim = |basic: &Basic| -> Vec<Side> {
        let inside = |space: &Space| basic.territory.contains(space);
        let sides = basic.territory.iter().flat_map(|space| {
            let outside = space.neighbours().filter(|next| !inside(next));
            outside.filter_map(|next| Side::between(*space, next))
        });
        sides.collect()
    };
    let boundaries: BTreeSet<Side> = BASIC.iter().flat_map(rim).collect();
    let laid = BoardLaid {
        castles: owned(|basic| basic.castles),
        knights: owned(|basic| basic.knights),
        boundaries: boundaries.into_iter().collect(),
        founded: BASIC.iter().map(|basic| basic.castles[0]).collect(),
    };
    draft.record(laid.into())
}

pub(crate) fn realm_opened(state: &mut State, event: &RealmOpened) -> Result<(), Contradiction> {
    let prince = |player: &PlayerOpened| {
        let name = player.name.clone();
        let (ducats, score) = (event.ducats, 0);
        (player.colour, Prince { name, ducats, score, hand: Vec::new(), shown: Vec::new() })
    };
    state.title.clone_from(&event.title);
    (state.set_up, state.talk) = (event.set_up, event.talk);
    state.tiles.clone_from(&event.tiles);
    state.players = event.players.iter().map(|player| player.colour).collect();
    state.princes = event.players.iter().map(prince).collect();
    state.neutral = event.neutral;
    state.board.land = event.land.clone();
    state.board.stock = event.boundaries;
    state.boundaries = event.boundaries;
    state.castles.clone_from(&event.castles);
    state.knights.clone_from(&event.knights);
    state.deck.clone_from(&event.deck);
    state.step = RoundStep::Placing;
    Ok(())
}

pub(crate) fn politics_dealt(
    state: &mut State,
    event: &PoliticsDealt,
) -> Result<(), Contradiction> {
    state.piles.clone_from(&event.piles);
    Ok(())
}

pub(crate) fn start_player_set(
    state: &mut State,
    event: &StartPlayerSet,
) -> Result<(), Contradiction> {
    state.start = Some(event.colour);
    state.first_start = state.start;
    Ok(())
}

pub(crate) fn board_laid(state: &mut State, event: &BoardLaid) -> Result<(), Contradiction> {
    let placed = |stock: &mut BTreeMap<Colour, u32>, pieces: &BTreeMap<Space, Colour>| {
        for colour in pieces.values() {
            let left =
                stock.get_mut(colour).and_then(|left| left.checked_sub(1).map(|it| (left, it)));
            let Some((left, less)) = left else {
                return Err(Contradiction::new(format!("{colour} has no such piece left")));
            };
            *left = less;
        }
        Ok(())
    };
    placed(&mut state.castles, &event.castles)?;
    placed(&mut state.knights, &event.knights)?;
    state.board.castles.clone_from(&event.castles);
    state.board.knights.clone_from(&event.knights);
    state.board.boundaries = event.boundaries.iter().copied().collect();
    state.board.founded = event.founded.iter().copied().collect();
    let laid = rulebook::count(event.boundaries.len());
    let short = || Contradiction::new("more boundaries than there are");
    state.board.stock = state.board.stock.checked_sub(laid).ok_or_else(short)?;
    Ok(())
}
