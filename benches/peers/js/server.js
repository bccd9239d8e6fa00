'use strict';
// boardgame.io's server as it comes, on loopback. PORT
const { Server } = require('boardgame.io/server');
const { game } = require('./game.js');

const server = Server({ games: [game({ undo: true })], origins: ['*'] });
server.run({ port: { port: Number(process.argv[2]), host: '127.0.0.1' } });
