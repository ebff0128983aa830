// Nine squares, X and O in turn. A full board is cleared, so that a match can go on for as long as it is measured.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      client: false, // the client waits for the server's answer, so that the delay can be measured
      move: ({ G, playerID }, square) => {
        if (G.cells[square] !== null) return INVALID_MOVE;
        G.cells[square] = playerID;
        G.played += 1;
        if (G.played % 9 === 0) G.cells = Array(9).fill(null);
      },
    },
  },
};
