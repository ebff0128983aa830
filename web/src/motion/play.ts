/** The motions that are running. They can be brought to their end at any moment. */
export class Play {
  readonly layer: HTMLElement;
  readonly reduced: boolean;
  #running = new Set<Animation>();
  #waited: Promise<unknown>[] = [];

  constructor(
    layer: HTMLElement,
    reduced: boolean,
    readonly pace: number,
  ) {
    this.layer = layer;
    this.reduced = reduced;
  }

  /** Animate. Without `waited`, the next thing can happen before the animation is over. */
  run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, over?: () => void, waited = true): void {
    const duration = Number(timing.duration) * this.pace;
    const animation = element.animate(frames, {
      ...timing,
      duration,
      delay: (timing.delay ?? 0) * this.pace,
      fill: "backwards",
    });
    this.#running.add(animation);
    const end = animation.finished
      .catch(() => undefined)
      .then(() => {
        this.#running.delete(animation);
        over?.();
      });
    if (waited) this.#waited.push(end);
  }

  /** Call a function at every frame for a while, with the fraction of the time that has passed. */
  each(ms: number, doing: (part: number) => void): void {
    const clock = new Animation(
      new KeyframeEffect(null, null, { duration: ms * this.pace, fill: "both" }),
      document.timeline,
    );
    this.#running.add(clock);
    clock.play();
    const frame = () => {
      doing(clock.effect?.getComputedTiming().progress ?? 1);
      if (clock.playState === "running") requestAnimationFrame(frame);
    };
    doing(0);
    requestAnimationFrame(frame);
    this.#waited.push(
      clock.finished
        .catch(() => undefined)
        .then(() => {
          this.#running.delete(clock);
          doing(1);
        }),
    );
  }

  get empty(): boolean {
    return this.#running.size === 0;
  }

  async over(): Promise<void> {
    await Promise.all(this.#waited);
  }

  skip(): void {
    for (const animation of this.#running) animation.finish();
  }
}
