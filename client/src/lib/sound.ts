/** Small sounds, synthesised: no file is loaded. Off unless it is switched on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const SOUNDS: Record<string, [frequency: number, ms: number, shape: OscillatorType][]> = {
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
};

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [frequency, ms, shape] of SOUNDS[name] ?? []) {
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
