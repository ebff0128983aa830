import { settings } from "../lib/settings.svelte";
import type { Scene } from "./scenes";

/** The scene that is on the table now. */
export class SceneShown {
  now = $state.raw<Scene | null>(null);
  #timer = 0;

  begin(scene: Scene): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.now = scene;
  }

  end(): void {
    if (this.#timer) return; // a glance ends by itself
    this.now = null;
  }

  /** Show it for its time while the game goes on: only what touches the viewer. */
  glance(scene: Scene): void {
    if (!scene.touches || !scene.ms || settings.text) return;
    this.begin(scene);
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.now = null;
    }, scene.ms);
  }
}
