/** A clock for what is shown one after the other. It can be stopped, and each wait can be ended by hand. */
export class Pace {
  paused = $state(false);
  #timer = 0;
  #left = 0;
  #since = 0;
  #done: (() => void) | null = null;

  /** Resolves after a time in which the clock ran, or with the next `step`. */
  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#left = ms;
      this.#done = resolve;
      if (!this.paused) this.#run();
    });
  }

  /** End the wait that is going on. */
  step(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    clearTimeout(this.#timer);
    if (this.#done) this.#left -= performance.now() - this.#since;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.#done) this.#run();
  }

  #run(): void {
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => this.step(), Math.max(0, this.#left));
  }
}
