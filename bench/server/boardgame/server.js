// boardgame.io's own server, in memory, with the game from its tutorial: tic-tac-toe, two seats.
// It prints a line as soon as it listens.
const { Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game");

const port = Number(process.argv[2]);
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port, callback: () => console.log("listening") });
