// In place of the socket of a table: the test feeds it messages and sees what the page sends.
class FedSocket extends EventTarget {
  static OPEN = 1;
  static CLOSED = 3;
  static now = null;
  readyState = 1;
  onmessage = null;
  onclose = null;
  onopen = null;
  sent = [];

  constructor(address) {
    super();
    this.address = String(address);
    FedSocket.now = this;
    setTimeout(() => this.onopen?.(new Event("open")));
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  hears(message) {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}
window.WebSocket = FedSocket;

// Things that may answer why nothing can be done with them now.
const IDLE = "main :is(.own .tile, .own .seat .target, .slot.target, .market .target):not(.can)";

window.fed = {
  at: (table) => FedSocket.now?.address.includes(`/${table}/`) ?? false,
  // What gives way changes sizes, and sizes change what is drawn on cards: each takes a frame.
  async frames(count = 4) {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
  },

  // Show the table of a welcome. `because` is a refusal that the page asks for by touching something that cannot be done.
  async show(welcome, because, number) {
    const socket = FedSocket.now;
    socket.sent = [];
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })); // what was refused before is forgotten
    socket.hears({ ...welcome, number });
    await this.frames();
    if (!because) return;
    const idle = [...document.querySelectorAll(IDLE)];
    for (const target of idle) {
      target.click();
      const asked = socket.sent.find(({ type }) => type === "why-not");
      if (asked) {
        socket.hears({ ...because, id: asked.id });
        break;
      }
      document.querySelector(".explained")?.remove();
    }
    await this.frames();
  },
};
