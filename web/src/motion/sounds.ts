/** Small sounds made on the spot. There are no files, and no sounds at all unless the user wants them. */
export type SoundName = "drop" | "coin" | "card" | "step" | "bell";

interface Tone {
  wave: OscillatorType;
  /** From this pitch to that, in hertz. */
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

const TONES: Record<SoundName, Tone[]> = {
  drop: [{ wave: "sine", from: 900, to: 420, seconds: 0.12, loud: 0.12 }],
  coin: [
    { wave: "triangle", from: 1560, to: 1560, seconds: 0.09, loud: 0.1 },
    { wave: "triangle", from: 2090, to: 2090, seconds: 0.22, loud: 0.08 },
  ],
  card: [{ wave: "sawtooth", from: 260, to: 90, seconds: 0.06, loud: 0.03 }],
  step: [{ wave: "sine", from: 180, to: 120, seconds: 0.08, loud: 0.14 }],
  bell: [{ wave: "sine", from: 660, to: 655, seconds: 0.7, loud: 0.12 }],
};

let context: AudioContext | null = null;

export function sound(name: SoundName): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const tone of TONES[name]) {
    const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.from });
    const gain = new GainNode(context, { gain: tone.loud });
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, at + tone.seconds);
    gain.gain.setValueAtTime(tone.loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + tone.seconds);
    at += tone.seconds * 0.7;
  }
}
