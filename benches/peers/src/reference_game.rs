//! The game that all of them replay: two sides with 80 units on 600 hexes, two decks of 55 cards, four phases a turn. An
//! event is about 400 bytes of JSON. The log follows from a seed, and every event is legal where it stands.

use serde::{Deserialize, Serialize};

const UNITS: u16 = 80;
const HEXES: u16 = 600;
const CARDS: u8 = 55;

/// SplitMix64: the same numbers wherever it is written.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Modifier {
    pub why: String,
    pub by: i8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Loss {
    pub unit: u16,
    pub steps: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Body {
    UnitMoved {
        unit: u16,
        from: u16,
        path: Vec<u16>,
        spent: u8,
        left: u8,
        order: String,
        reason: String,
    },
    DiceRolled {
        purpose: String,
        table: String,
        dice: Vec<u8>,
        sides: u8,
        modifiers: Vec<Modifier>,
        total: i8,
        attackers: Vec<u16>,
        defender: u16,
        hex: u16,
        losses: Vec<Loss>,
        random: u64,
    },
    CardPlayed {
        player: u8,
        card: u8,
        title: String,
        mode: String,
        operations: u8,
        effect: String,
    },
    CardDrawn {
        player: u8,
        card: u8,
        random: u64,
        left: u8,
        reason: String,
    },
    PhaseEnded {
        turn: u32,
        phase: u8,
        next: u8,
        note: String,
    },
    PointsScored {
        player: u8,
        points: i8,
        hex: u16,
        why: String,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Event {
    pub campaign: String,
    pub seq: u64,
    pub turn: u32,
    pub phase: u8,
    pub actor: String,
    pub at: String,
    pub command: String,
    pub rules: String,
    pub body: Body,
}

#[derive(Clone, Debug)]
pub struct Unit {
    side: u8,
    hex: u16,
    steps: u8,
    fatigue: u8,
    movement: u8,
}

#[derive(Clone, Debug)]
pub struct State {
    seq: u64,
    turn: u32,
    phase: u8,
    points: [i32; 2],
    units: Vec<Unit>,
    control: Vec<u8>,
    decks: [Vec<u8>; 2],
    hands: [Vec<u8>; 2],
    discards: [Vec<u8>; 2],
    rolls: Vec<u32>,
}

impl Default for State {
    fn default() -> Self {
        let unit = |number: u16| Unit {
            side: (number % 2) as u8,
            hex: number * 7 % HEXES,
            steps: 4,
            fatigue: 0,
            movement: 6,
        };
        let deck: Vec<u8> = (0..CARDS).collect();
        Self {
            seq: 0,
            turn: 1,
            phase: 0,
            points: [0; 2],
            units: (0..UNITS).map(unit).collect(),
            control: (0..HEXES).map(|hex| u8::from(hex >= HEXES / 2)).collect(),
            decks: [deck.clone(), deck],
            hands: [vec![], vec![]],
            discards: [vec![], vec![]],
            rolls: vec![0; 16],
        }
    }
}

/// Moves a card from one pile to another, if it is there.
fn moved(card: u8, from: &mut Vec<u8>, to: &mut Vec<u8>) {
    if let Some(at) = from.iter().position(|it| *it == card) {
        to.push(from.remove(at));
    }
}

impl State {
    pub fn apply(&mut self, body: &Body) {
        match body {
            Body::UnitMoved { unit, path, left, .. } => {
                let unit = &mut self.units[usize::from(*unit)];
                for hex in path {
                    self.control[usize::from(*hex)] = unit.side;
                }
                unit.hex = path.last().copied().unwrap_or(unit.hex);
                unit.movement = *left;
                unit.fatigue = (unit.fatigue + 1).min(9);
            }
            Body::DiceRolled { total, attackers, losses, .. } => {
                self.rolls[(*total).clamp(0, 15) as usize] += 1;
                for attacker in attackers {
                    let unit = &mut self.units[usize::from(*attacker)];
                    unit.fatigue = (unit.fatigue + 1).min(9);
                }
                for Loss { unit, steps } in losses {
                    let unit = &mut self.units[usize::from(*unit)];
                    unit.steps = unit.steps.saturating_sub(*steps);
                    if unit.steps == 0 {
                        // It comes back, so that a campaign may be of any length.
                        unit.steps = 4;
                        unit.hex = if unit.side == 0 { 0 } else { HEXES - 1 };
                    }
                }
            }
            Body::CardPlayed { player, card, .. } => {
                let player = usize::from(*player);
                moved(*card, &mut self.hands[player], &mut self.discards[player]);
            }
            Body::CardDrawn { player, card, .. } => {
                let player = usize::from(*player);
                if self.decks[player].is_empty() {
                    self.decks[player] = std::mem::take(&mut self.discards[player]);
                }
                moved(*card, &mut self.decks[player], &mut self.hands[player]);
            }
            Body::PhaseEnded { turn, next, .. } => {
                (self.turn, self.phase) = (*turn, *next);
                if *next == 0 {
                    for unit in &mut self.units {
                        unit.movement = 6;
                        unit.fatigue = unit.fatigue.saturating_sub(3);
                    }
                }
            }
            Body::PointsScored { player, points, .. } => {
                self.points[usize::from(*player)] += i32::from(*points);
            }
        }
        self.seq += 1;
    }
}

/// A game that goes on for ever.
pub struct Game {
    numbers: Numbers,
    state: State,
}

impl Game {
    pub fn new(seed: u64) -> Self {
        Self { numbers: Numbers(seed), state: State::default() }
    }

    fn body(&mut self) -> Body {
        let (step, state, numbers) = (self.state.seq % 50, &self.state, &mut self.numbers);
        let player = (step / 10 % 2) as usize;
        let mut one_of = |pile: &[u8]| match pile.len() as u64 {
            0 => 0,
            cards => pile[numbers.below(cards) as usize],
        };
        match step {
            49 => Body::PhaseEnded {
                turn: state.turn + u32::from(state.phase == 3),
                phase: state.phase,
                next: (state.phase + 1) % 4,
                note: "all formations have acted or passed; supply traced before the phase marker \
                       moves on; isolation checked for both sides in initiative order"
                    .into(),
            },
            0 | 10 | 20 => {
                let deck = &state.decks[player];
                let pile = if deck.is_empty() { &state.discards[player] } else { deck };
                Body::CardDrawn {
                    player: player as u8,
                    card: one_of(pile),
                    random: numbers.next() >> 12,
                    left: deck.len() as u8,
                    reason: "refill to hand size at the start of the strategy phase; deck \
                             reshuffled when it runs out"
                        .into(),
                }
            }
            5 | 15 | 25 => {
                let card = one_of(&state.hands[player]);
                Body::CardPlayed {
                    player: player as u8,
                    card,
                    title: format!("Operational Directive {card:02}"),
                    mode: "operations".into(),
                    operations: 1 + card % 4,
                    effect: "activate up to this many formations in one theatre; each may move \
                             and then assault once"
                        .into(),
                }
            }
            48 => Body::PointsScored {
                player: numbers.below(2) as u8,
                points: 1,
                hex: numbers.below(u64::from(HEXES)) as u16,
                why: "holds the objective hex at the end of the phase with an unbroken line of \
                      supply to a friendly map edge or an open port"
                    .into(),
            },
            step if step % 3 == 0 => self.assault(),
            _ => self.march(),
        }
    }

    fn assault(&mut self) -> Body {
        let numbers = &mut self.numbers;
        let attacker = numbers.below(u64::from(UNITS)) as u16;
        let defender = (attacker + 1 + 2 * numbers.below(30) as u16) % UNITS;
        let dice = vec![1 + numbers.below(6) as u8, 1 + numbers.below(6) as u8];
        let total = (dice[0] + dice[1]) as i8;
        let modifier = |why: &str, by| Modifier { why: why.into(), by };
        Body::DiceRolled {
            purpose: "assault".into(),
            table: "combat-results-2".into(),
            dice,
            sides: 6,
            modifiers: vec![modifier("terrain", -1), modifier("leader", 1)],
            total,
            attackers: vec![attacker, (attacker + 2) % UNITS],
            defender,
            hex: numbers.below(u64::from(HEXES)) as u16,
            losses: if total >= 8 { vec![Loss { unit: defender, steps: 1 }] } else { vec![] },
            random: numbers.next() >> 12,
        }
    }

    fn march(&mut self) -> Body {
        let numbers = &mut self.numbers;
        let unit = numbers.below(u64::from(UNITS)) as u16;
        let from = self.state.units[usize::from(unit)].hex;
        let steps = 1 + numbers.below(5) as u8;
        let mut hex = i32::from(from);
        let path = (0..steps).map(|_| {
            let step = [1, -1, 30, -30][numbers.below(4) as usize];
            hex = (hex + step).rem_euclid(i32::from(HEXES));
            hex as u16
        });
        Body::UnitMoved {
            unit,
            from,
            path: path.collect(),
            spent: steps,
            left: 6 - steps,
            order: "march".into(),
            reason: "road movement under the operational directive; no enemy zone of control \
                     entered on the way"
                .into(),
        }
    }
}

impl Iterator for Game {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        let seq = self.state.seq;
        let body = self.body();
        let (turn, phase, seconds) = (self.state.turn, self.state.phase, seq * 7);
        let at = format!(
            "2026-{:02}-{:02}T{:02}:{:02}:{:02}.000Z",
            1 + seconds / 2_592_000 % 12,
            1 + seconds / 86_400 % 28,
            seconds / 3600 % 24,
            seconds / 60 % 60,
            seconds % 60
        );
        let event = Event {
            campaign: "c-00000042".into(),
            seq: seq + 1,
            turn,
            phase,
            actor: format!("player-{}", seq % 2 + 1),
            at,
            command: format!("{:016x}{:016x}", self.numbers.next(), self.numbers.next()),
            rules: "reference-game/1.0".into(),
            body,
        };
        self.state.apply(&event.body);
        Some(event)
    }
}
