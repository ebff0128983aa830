import type { FromHelper, Role, ToHelper } from "./messages";

/** Other workers that the house has: each is started when it is first needed, and again if it dies. */
export class Helpers {
  readonly #workers = new Map<Role, Worker>();
  readonly #waiting = new Map<number, { role: Role; settled: (content: Uint8Array) => void; failed: () => void }>();
  #count = 0;

  constructor(
    private readonly kit: string,
    private readonly start: () => Worker,
    private readonly reached: (name: string, done: number) => void,
    private readonly reviewed: (name: string, content: Uint8Array | null) => void,
  ) {}

  /** Start a worker before it has anything to do. */
  wake(role: Role): void {
    this.#worker(role);
  }

  work(role: Role, content: Uint8Array, networks: string[]): Promise<Uint8Array> {
    const id = (this.#count += 1);
    return new Promise((settled, failed) => {
      this.#waiting.set(id, { role, settled, failed: () => failed(new DOMException("", "AbortError")) });
      this.#send(role, { type: "work", id, content, networks });
    });
  }

  review(name: string, record: string, networks: string[]): void {
    this.#send("review", { type: "review", name, record, networks });
  }

  stop(role: Role): void {
    this.#workers.get(role)?.terminate();
    this.#workers.delete(role);
    for (const [id, waiting] of this.#waiting) {
      if (waiting.role !== role) continue;
      this.#waiting.delete(id);
      waiting.failed();
    }
  }

  #send(role: Role, message: ToHelper): void {
    this.#worker(role).postMessage(message);
  }

  #worker(role: Role): Worker {
    const known = this.#workers.get(role);
    if (known) return known;
    const worker = this.start();
    this.#workers.set(role, worker);
    worker.onmessage = ({ data }: MessageEvent<FromHelper>) => this.#hear(role, data);
    worker.onerror = () => this.stop(role);
    worker.postMessage({ type: "open", kit: this.kit, role } satisfies ToHelper);
    return worker;
  }

  #hear(role: Role, message: FromHelper): void {
    if (message.type === "gone") this.stop(role);
    else if (message.type === "reached") this.reached(message.name, message.done);
    else if (message.type === "reviewed") this.reviewed(message.name, message.content);
    else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.content) waiting?.settled(message.content);
      else waiting?.failed();
    }
  }
}
