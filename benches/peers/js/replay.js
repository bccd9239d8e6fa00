'use strict';
// A log of moves through boardgame.io's own reducer: what its client does to look at an earlier turn. LOG COUNT
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { game, readMoves, tell, microseconds } = require('./game.js');

const [log, count] = [process.argv[2], Number(process.argv[3])];
const actions = readMoves(log, count).map(([type, args, playerID]) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: null },
}));
const played = game({ undo: false });
const reduce = CreateGameReducer({ game: played });
const begun = InitializeGame({ game: played, numPlayers: 2 });
// So that it is not the compiler of the engine that is measured.
actions.slice(0, 500).reduce(reduce, begun);
const before = microseconds();
const state = actions.reduce(reduce, begun);
const took = (microseconds() - before) / 1e6;
if (state.G.seq !== count) throw new Error(`replayed ${state.G.seq} of ${count}`);
tell(`boardgame.io.replay.${count}`, count / took, 'moves/s');
