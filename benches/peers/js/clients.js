'use strict';
// Many at boardgame.io's server, by bare messages, so that they cost as little as they can.
//   moves PORT LOG MATCHES SECONDS    two players in each match, each move behind the one before
//   followers PORT LOG COUNT MOVES    until the last of many has heard of a move
const WebSocket = require('ws');
const { readMoves, tell, share, microseconds } = require('./game.js');

const [, , what, port, log] = process.argv;
const [count, length] = process.argv.slice(5).map(Number);
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Somebody at a match; `heard` is called for each new state. */
function sit(match, player, heard) {
  return new Promise((sits, fails) => {
    const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('error', fails);
    socket.on('message', (message) => {
      const head = message.toString('latin1', 0, 40);
      if (head.startsWith('0')) socket.send('40/reference,');
      else if (head.startsWith('2')) socket.send('3');
      else if (head.startsWith('40')) {
        socket.send(`42/reference,${JSON.stringify(['sync', match, player, null, 2])}`);
      } else if (head.includes('"sync"')) sits(socket);
      else if (head.includes('"update"')) heard();
    });
  });
}

function moveOf([type, args, playerID], number, match) {
  const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } };
  return `42/reference,${JSON.stringify(['update', action, number, match, playerID])}`;
}

async function moves() {
  const all = readMoves(log, 20000);
  const times = [];
  let end = Infinity;
  const matches = [];
  for (let number = 0; number < count; number++) {
    const match = `match-${process.pid}-${number}`;
    const heard = [0, 0];
    let [made, given, sockets] = [0, 0, []];
    const move = () => {
      if (microseconds() > end) return;
      given = microseconds();
      const next = all[made % all.length];
      sockets[Number(next[2])].send(moveOf(next, made, match));
    };
    // A socket gets each state of its match once, in order: whoever moved waits for their own.
    const hears = (player) => () => {
      heard[player]++;
      if (heard[player] !== made + 1 || Number(all[made % all.length][2]) !== player) return;
      times.push(microseconds() - given);
      made++;
      setImmediate(move);
    };
    sockets = [await sit(match, '0', hears(0)), await sit(match, '1', hears(1))];
    matches.push(move);
  }
  end = microseconds() + length * 1e6;
  matches.forEach((move) => move());
  await pause(length * 1000 + 500);
  tell('boardgame.io.moves', times.length / length, 'moves/s');
  tell('boardgame.io.moves.p50', share(times, 50), 'us');
  tell('boardgame.io.moves.p99', share(times, 99), 'us');
}

async function followers() {
  const all = readMoves(log, length + 1);
  const match = `followed-${process.pid}`;
  let [heard, everybody] = [0, null];
  const hears = () => {
    heard++;
    if (heard === count) everybody();
  };
  const players = [await sit(match, '0', () => {}), await sit(match, '1', () => {})];
  for (let follower = 0; follower < count; follower++) await sit(match, null, hears);
  const last = [];
  for (let number = 0; number <= length; number++) {
    heard = 0;
    const told = new Promise((done) => (everybody = done));
    const begun = microseconds();
    players[Number(all[number][2])].send(moveOf(all[number], number, match));
    await Promise.race([told, pause(20000)]);
    // The first makes the way warm.
    if (number > 0) last.push(microseconds() - begun);
    await pause(100);
  }
  tell('boardgame.io.followed.last.p50', share(last, 50), 'us');
}

({ moves, followers })[what]().then(() => process.exit(0));
