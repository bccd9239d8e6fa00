'use strict';
// What each match takes of memory that boardgame.io's own storage holds. Run with --expose-gc. LOG MATCHES MOVES
const { Master } = require('boardgame.io/master');
const { Server } = require('boardgame.io/server');
const { game, readMoves, tell } = require('./game.js');

const [log, matches, count] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
// As if they came from a socket: nothing is shared among matches.
const texts = readMoves(log, count).map((move) => JSON.stringify(move));

async function measure() {
  const played = game({ undo: false });
  const { db } = Server({ games: [played], origins: ['*'] });
  const master = new Master(played, db, { send() {}, sendAll() {} });
  await master.onSync('first', '0', undefined, 2);
  global.gc();
  const before = process.memoryUsage().heapUsed;
  for (let match = 0; match < matches; match++) {
    await master.onSync(`match-${match}`, '0', undefined, 2);
    for (let at = 0; at < count; at++) {
      const [type, args, playerID] = JSON.parse(texts[at]);
      const move = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
      await master.onUpdate(move, at, `match-${match}`, playerID);
    }
  }
  global.gc();
  const taken = (process.memoryUsage().heapUsed - before) / matches;
  const { state } = db.fetch('match-0', { state: true });
  if (state.G.seq !== count) throw new Error('moves were lost');
  tell('boardgame.io.memory', taken, 'bytes/match');
}

measure().then(() => process.exit(0));
