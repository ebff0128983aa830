// Plays many matches at once over sockets and prints one line of JSON: moves a second, and the time from a move until
// every seat knew of it. Before it, "begin" and "end" are printed when the measurement does.
//   node load.js PORT MATCHES SECONDS RATE     RATE: moves a second at each match, 0 for as fast as possible
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game");

const [port, matches, seconds, rate] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const delays = [];
let measuring = false;

class Match {
  constructor(matchID) {
    this.matchID = matchID;
    this.seats = [];
    this.known = [0, 0];
    this.wanted = 0;
    this.since = 0;
  }

  async start() {
    for (const playerID of ["0", "1"]) {
      const multiplayer = SocketIO({ server: address, socketOpts: { transports: ["websocket"], forceNew: true } });
      const client = Client({ game: TicTacToe, multiplayer, matchID: this.matchID, playerID, debug: false });
      await new Promise((ready) => {
        client.subscribe((state) => { if (state !== null) ready(); });
        client.start();
      });
      this.seats.push(client);
      client.subscribe((state) => state && this.heard(Number(playerID), state));
    }
  }

  heard(seat, state) {
    if (state.G.played <= this.known[seat]) return;
    this.known[seat] = state.G.played;
    if (this.known[0] >= this.wanted && this.known[1] >= this.wanted && this.wanted > 0) {
      if (measuring) delays.push(performance.now() - this.since);
      if (rate === 0) setImmediate(() => this.move());
    }
  }

  move() {
    const seat = this.wanted % 2;
    const state = this.seats[seat].getState();
    const free = state.G.cells.findIndex((cell) => cell === null);
    this.wanted = state.G.played + 1;
    this.since = performance.now();
    this.seats[seat].moves.mark(free);
  }

  every(pause) {
    setTimeout(() => {
      setInterval(() => { if (this.known[0] >= this.wanted && this.known[1] >= this.wanted) this.move(); }, pause);
    }, Math.random() * pause);
  }
}

function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : 0;
}

async function main() {
  const all = [];
  for (let count = 0; count < matches; count += 1) {
    const match = new Match(`match-${process.pid}-${count}`);
    await match.start();
    all.push(match);
  }
  for (const match of all) {
    if (rate === 0) match.move();
    else match.every(1000 / rate);
  }
  await new Promise((done) => setTimeout(done, 2000));
  measuring = true;
  console.log("begin");
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  console.log("end");
  const elapsed = (performance.now() - began) / 1000;
  const sorted = delays.slice().sort((a, b) => a - b);
  console.log(JSON.stringify({
    moves: sorted.length / elapsed,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  }));
  process.exit(0);
}

main();
