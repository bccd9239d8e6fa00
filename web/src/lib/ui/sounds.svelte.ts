/** Two short sounds that the page makes itself. They are off until somebody wants them. */

const KEY = 'wapenrol.sounds';
const ON = 'on';

/** How loud, of 1. */
const VOLUME = 0.12;

interface Tone {
  /** In hertz. */
  pitch: number;
  /** In seconds, from now. */
  at: number;
  long: number;
}

/** Two notes upwards: it is your turn. */
const TURN: readonly Tone[] = [
  { pitch: 523, at: 0, long: 0.16 },
  { pitch: 784, at: 0.17, long: 0.32 },
];

/** Wood on wood: dice have fallen. */
const DICE: readonly Tone[] = [0, 0.07, 0.12, 0.21].map((at, index) => ({
  pitch: 180 + 40 * (index % 3),
  at,
  long: 0.04,
}));

class Sounds {
  on = $state(localStorage.getItem(KEY) === ON);
  #context: AudioContext | null = null;

  /** Switches them; whoever switches them on hears one. */
  set(on: boolean): void {
    this.on = on;
    if (on) localStorage.setItem(KEY, ON);
    else localStorage.removeItem(KEY);
    this.turn();
  }

  turn(): void {
    this.#play(TURN, 'sine');
  }

  dice(): void {
    this.#play(DICE, 'triangle');
  }

  #play(tones: readonly Tone[], form: OscillatorType): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    // A browser keeps silent until its page has been touched.
    void context.resume();
    for (const { pitch, at, long } of tones) {
      const [voice, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at;
      voice.type = form;
      voice.frequency.value = pitch;
      volume.gain.setValueAtTime(VOLUME, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + long);
      voice.connect(volume).connect(context.destination);
      voice.start(start);
      voice.stop(start + long);
    }
  }
}

export const sounds = new Sounds();
