/** Small sounds, synthesised: no file is loaded. Off unless it is switched on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

type Tone = [frequency: number, ms: number, shape: OscillatorType];

const SOUNDS = {
  turn: [
    [523, 120, 'sine'],
    [784, 220, 'sine'],
  ],
  move: [[220, 90, 'triangle']],
  points: [
    [660, 80, 'triangle'],
    [880, 140, 'triangle'],
  ],
  end: [
    [392, 160, 'sine'],
    [523, 160, 'sine'],
    [659, 320, 'sine'],
  ],
  chat: [[990, 70, 'sine']],
  /** A tile is about to be turned over. */
  hope: [
    [330, 180, 'sine'],
    [349, 180, 'sine'],
    [370, 260, 'sine'],
  ],
  lost: [
    [294, 180, 'triangle'],
    [220, 180, 'triangle'],
    [165, 360, 'triangle'],
  ],
  /** A hand in a bag of tokens, and what it brings. */
  bag: [
    [150, 45, 'triangle'],
    [185, 45, 'triangle'],
    [140, 45, 'triangle'],
    [170, 60, 'triangle'],
  ],
  catch: [
    [587, 70, 'sine'],
    [740, 130, 'sine'],
  ],
  pinch: [
    [208, 90, 'triangle'],
    [196, 170, 'triangle'],
  ],
  quake: [], // a rumble, made of noise
} satisfies Record<string, Tone[]>;
export type SoundName = keyof typeof SOUNDS;
const RUMBLE = 1.2; // seconds

export function play(name: SoundName): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (name === 'quake') rumble(context);
    let at = context.currentTime;
    for (const [frequency, ms, shape] of SOUNDS[name] as Tone[]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = shape;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + ms / 1000);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + ms / 1000);
      at += (ms / 1000) * 0.8;
    }
  } catch {
    // a browser without sound plays in silence
  }
}

/** Low noise that swells and dies away; a phone trembles with it. */
function rumble(context: AudioContext): void {
  const length = Math.round(RUMBLE * context.sampleRate);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  let drift = 0;
  for (let n = 0; n < length; n++) {
    drift = 0.98 * drift + 0.02 * (2 * Math.random() - 1);
    samples[n] = 6 * drift * Math.sin((Math.PI * n) / length);
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(context.destination);
  source.start();
  navigator.vibrate?.([60, 40, 90, 40, 60]);
}
