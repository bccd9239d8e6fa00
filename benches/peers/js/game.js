'use strict';
// The reference game (src/reference_game.rs) as one of boardgame.io. Dice come from its own plugin, as its documentation
// asks; everything else follows the log.
const fs = require('fs');

const UNITS = 80;
const HEXES = 600;
const CARDS = 55;

const numbers = (count) => Array.from({ length: count }, (_, number) => number);

function setup() {
  const unit = (number) => ({
    side: number % 2,
    hex: (number * 7) % HEXES,
    steps: 4,
    fatigue: 0,
    movement: 6,
  });
  return {
    seq: 0,
    turn: 1,
    phase: 0,
    points: [0, 0],
    units: numbers(UNITS).map(unit),
    control: numbers(HEXES).map((hex) => (hex < HEXES / 2 ? 0 : 1)),
    decks: [numbers(CARDS), numbers(CARDS)],
    hands: [[], []],
    discards: [[], []],
    rolls: new Array(16).fill(0),
  };
}

/** Moves a card from one pile to another, if it is there. */
function moved(card, from, to) {
  const at = from.indexOf(card);
  if (at >= 0) to.push(...from.splice(at, 1));
}

const tired = (unit) => (unit.fatigue = Math.min(9, unit.fatigue + 1));

const rules = {
  UnitMoved({ G }, { unit: number, path, left }) {
    const unit = G.units[number];
    for (const hex of path) G.control[hex] = unit.side;
    unit.hex = path[path.length - 1];
    unit.movement = left;
    tired(unit);
  },
  DiceRolled({ G, random }, { attackers, defender }) {
    const [one, other] = random.D6(2);
    G.rolls[one + other]++;
    for (const attacker of attackers) tired(G.units[attacker]);
    if (one + other < 8) return;
    const unit = G.units[defender];
    unit.steps--;
    if (unit.steps > 0) return;
    unit.steps = 4;
    unit.hex = unit.side === 0 ? 0 : HEXES - 1;
  },
  CardPlayed({ G }, { player, card }) {
    moved(card, G.hands[player], G.discards[player]);
  },
  CardDrawn({ G }, { player, card }) {
    if (G.decks[player].length === 0) {
      G.decks[player] = G.discards[player];
      G.discards[player] = [];
    }
    moved(card, G.decks[player], G.hands[player]);
  },
  PhaseEnded({ G }, { turn, next }) {
    G.turn = turn;
    G.phase = next;
    if (next !== 0) return;
    for (const unit of G.units) {
      unit.movement = 6;
      unit.fatigue = Math.max(0, unit.fatigue - 3);
    }
  },
  PointsScored({ G }, { player, points }) {
    G.points[player] += points;
  },
};

const counted = (rule) => (context, ...words) => {
  rule(context, ...words);
  context.G.seq++;
};
const moves = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [name, counted(rule)]),
);

/** `undo: false`: without boardgame.io's stack of states to undo, which it has as it comes. */
const game = ({ undo }) => ({
  name: 'reference',
  setup,
  seed: 'bench',
  moves,
  turn: { activePlayers: { all: 'stage' }, stages: { stage: { moves } } },
  disableUndo: !undo,
});

/** The first events of a log, as boardgame.io makes moves of them: their names, what they are told, and who makes them. */
function readMoves(log, count) {
  const lines = fs.readFileSync(log, 'utf8').split('\n', count);
  return lines.map((line) => {
    const { actor, body } = JSON.parse(line);
    const [[name, told]] = Object.entries(body);
    return [name, [told], String(Number(actor.slice(-1)) - 1)];
  });
}

const tell = (name, value, unit) => console.log(`FIGURE\t${name}\t${value}\t${unit}`);

function share(times, ofHundred) {
  times.sort((one, other) => one - other);
  return times[Math.min(Math.floor((times.length * ofHundred) / 100), times.length - 1)];
}

const microseconds = () => Number(process.hrtime.bigint()) / 1e3;

module.exports = { game, readMoves, tell, share, microseconds };
