// A boardgame.io server in memory, for bench/load.py: four seats, a state of about the size of a
// view of Namiji, secrets stripped for each player, one small change a move.
const { Server } = require("boardgame.io/server");
const { InitializeGame } = require("boardgame.io/internal");

const boat = () => ({
  space: 0,
  rack: Array.from({ length: 12 }, () => ({ fish: "blue bream", net: null })),
  points: { rack: 0, trap: 0, panoramas: 0, bonuses: 0, meals: 0, upgrades: 0, rocks: 0 },
  cards: ["miso-soup", "straw-rope"],
});

const Load = {
  name: "load",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    secret: Array.from({ length: 40 }, (_, n) => n),
    route: Array.from({ length: 30 }, (_, n) => ({ station: "angling", slots: 1 + (n % 2) })),
    boats: [boat(), boat(), boat(), boat()],
    players: { 0: { hand: [1] }, 1: { hand: [2] }, 2: { hand: [3] }, 3: { hand: [4] } },
  }),
  playerView: ({ G, playerID }) => {
    const { secret, ...seen } = G;
    return { ...seen, players: { [playerID]: G.players[playerID] } };
  },
  moves: {
    step: ({ G, ctx }, by) => {
      const own = G.boats[ctx.currentPlayer];
      own.space += by;
      own.points.rack += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, matches] = process.argv.slice(2).map(Number);
const server = Server({ games: [Load], origins: [/.*/] });
const players = {};
for (let n = 0; n < 4; n++) players[n] = { id: n, name: `P${n}`, credentials: `secret${n}` };
(async () => {
  for (let n = 0; n < matches; n++) {
    await server.db.createMatch(`match${n}`, {
      initialState: InitializeGame({ game: Load, numPlayers: 4 }),
      metadata: { gameName: "load", players, createdAt: Date.now(), updatedAt: Date.now() },
    });
  }
  server.run(port);
})();
