// Short sounds of wood, bone, water and brass, made on the spot. Silent until the first tap,
// because browsers want it so, and people too.

import { settings } from './settings.svelte';

export type Sound = 'dice' | 'card' | 'gold' | 'wood' | 'water' | 'bell' | 'turn' | 'no';

let context: AudioContext | null = null;

export function wake(): void {
  if (!settings.sound || context) return;
  if (typeof AudioContext !== 'undefined') context = new AudioContext();
}

export function sound(what: Sound): void {
  // Behind other tabs only what calls one back is heard.
  if (!settings.sound || !context || (document.hidden && what !== 'turn')) return;
  if (context.state === 'suspended') void context.resume();
  PLAYED[what](context, context.currentTime + 0.01);
}

const PLAYED: Record<Sound, (audio: AudioContext, at: number) => void> = {
  dice: (audio, at) => {
    for (let i = 0; i < 5; i++)
      knock(audio, at + i * 0.06 + Math.random() * 0.04, 1800 + Math.random() * 900, 0.05, 0.16);
  },
  card: (audio, at) => brush(audio, at, 2600, 0.09, 0.12),
  gold: (audio, at) => {
    ring(audio, at, 1318, 0.25, 0.08);
    ring(audio, at + 0.07, 1760, 0.4, 0.07);
  },
  wood: (audio, at) => knock(audio, at, 420, 0.09, 0.3),
  water: (audio, at) => brush(audio, at, 700, 0.35, 0.1),
  bell: (audio, at) => {
    ring(audio, at, 1046, 1.1, 0.16);
    ring(audio, at, 2637, 0.7, 0.06);
  },
  turn: (audio, at) => ring(audio, at, 784, 0.35, 0.06),
  no: (audio, at) => knock(audio, at, 180, 0.12, 0.25),
};

/** A struck piece of wood or bone: a tone that dies at once. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  play(audio, tone, at, length, loud);
}

/** Struck brass. */
function ring(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  play(audio, new OscillatorNode(audio, { type: 'sine', frequency: pitch }), at, length, loud);
}

/** Noise through a band: paper, or water. */
function brush(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(band);
  play(audio, source, at, length, loud, band);
}

function play(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  length: number,
  loud: number,
  last: AudioNode = source,
): void {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
