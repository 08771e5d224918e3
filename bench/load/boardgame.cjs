// Gold Nuggets as boardgame.io would have it: one state object, a move for each kind of decision,
// dice from its own random plugin, the storage in memory. The state carries the legal moves, as
// our server's messages do, so that the same generator can play both.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const DICE = 7;
const aside = (G) => G.aside.reduce((sum, count) => sum + count, 0);
const least = (G, face) => (face >= 2 && G.aside[face] === 0 ? 3 : 1);

function value(G) {
  let worth = G.aside[1];
  for (let face = 2; face < 6; face++) if (G.aside[face] >= 3) worth += face;
  return worth;
}

function roll(G, random) {
  G.rolled = [0, 0, 0, 0, 0, 0];
  for (const face of random.Die(6, DICE - aside(G))) G.rolled[face - 1]++;
  G.nextFace = 0;
}

function beginTurn(G, random, seat) {
  for (;;) {
    G.turn = seat;
    G.aside = [0, 0, 0, 0, 0, 0];
    roll(G, random);
    if (canSetAside(G)) return;
    seat = (seat + 1) % G.nuggets.length;
  }
}

const canSetAside = (G) => G.rolled.some((count, face) => count >= least(G, face));

function endTurn(G, random) {
  const seats = G.nuggets.length;
  beginTurn(G, random, aside(G) === DICE ? G.turn : (G.turn + 1) % seats);
}

function offer(G) {
  G.legal = [];
  if (G.supply === 0) return;
  for (let face = G.nextFace; face < 6; face++)
    for (let dice = least(G, face); dice <= G.rolled[face]; dice++)
      G.legal.push(['aside', face, dice]);
  if (G.nextFace === 0) return;
  G.legal.push(['take']);
  if (aside(G) < DICE) G.legal.push(['roll']);
  if (G.aside[0] >= 3)
    for (let other = 0; other < G.nuggets.length; other++)
      if (other !== G.turn) G.legal.push(['steal', other]);
}

const isLegal = (G, playerID, ...move) =>
  Number(playerID) === G.turn &&
  G.legal.some((one) => one.length === move.length && one.every((part, i) => part === move[i]));

const moves = {
  aside: ({ G, playerID }, face, dice) => {
    if (!isLegal(G, playerID, 'aside', face, dice)) return INVALID_MOVE;
    G.rolled[face] -= dice;
    G.aside[face] += dice;
    G.nextFace = face + 1;
    offer(G);
  },
  roll: ({ G, playerID, random }) => {
    if (!isLegal(G, playerID, 'roll')) return INVALID_MOVE;
    roll(G, random);
    if (!canSetAside(G)) beginTurn(G, random, (G.turn + 1) % G.nuggets.length);
    offer(G);
  },
  take: ({ G, playerID, random }) => {
    if (!isLegal(G, playerID, 'take')) return INVALID_MOVE;
    const amount = Math.min(value(G), G.supply);
    G.supply -= amount;
    G.nuggets[G.turn] += amount;
    if (G.supply > 0) endTurn(G, random);
    offer(G);
  },
  steal: ({ G, playerID, random }, victim) => {
    if (!isLegal(G, playerID, 'steal', victim)) return INVALID_MOVE;
    const amount = Math.min(value(G), G.nuggets[victim]);
    G.nuggets[victim] -= amount;
    G.nuggets[G.turn] += amount;
    endTurn(G, random);
    offer(G);
  },
};

const game = {
  name: 'gold-nuggets',
  setup: ({ ctx, random }) => {
    const G = { supply: 77, nuggets: Array(ctx.numPlayers).fill(0), turn: 0, legal: [] };
    beginTurn(G, random, 0);
    offer(G);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves,
  endIf: ({ G }) => (G.supply === 0 ? { nuggets: G.nuggets } : undefined),
};

Server({ games: [game], origins: ['*'] }).run(Number(process.argv[2]));
