/** Short, soft sounds, synthesised; there are no sound files. */
import { announce } from "./announce.svelte";
import { settings } from "./settings.svelte";
import { say } from "./text.svelte";

export type SoundName = "turn" | "card" | "dice" | "robber" | "battle" | "landing" | "victory" | "refuse";

interface Note {
  /** Pitch in hertz; 0 is a rustle without pitch. */
  pitch: number;
  at: number;
  length: number;
  loudness: number;
  shape?: OscillatorType;
}

const SCORES: Record<SoundName, Note[]> = {
  turn: [
    { pitch: 587.3, at: 0, length: 0.35, loudness: 0.16 },
    { pitch: 880, at: 0.12, length: 0.5, loudness: 0.14 },
  ],
  card: [{ pitch: 0, at: 0, length: 0.09, loudness: 0.22 }],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, index) => ({
    pitch: 0,
    at,
    length: 0.045,
    loudness: 0.26 - index * 0.035,
  })),
  // A sneaking step down, and something rustles.
  robber: [
    { pitch: 311.1, at: 0, length: 0.16, loudness: 0.15, shape: "triangle" },
    { pitch: 233.1, at: 0.12, length: 0.28, loudness: 0.15, shape: "triangle" },
    { pitch: 0, at: 0.26, length: 0.1, loudness: 0.14 },
  ],
  // Two drums and a clash.
  battle: [
    { pitch: 98, at: 0, length: 0.2, loudness: 0.3, shape: "triangle" },
    { pitch: 98, at: 0.18, length: 0.2, loudness: 0.3, shape: "triangle" },
    { pitch: 0, at: 0.36, length: 0.16, loudness: 0.22 },
  ],
  // A horn from the sea.
  landing: [
    { pitch: 146.8, at: 0, length: 0.5, loudness: 0.22, shape: "triangle" },
    { pitch: 220, at: 0.22, length: 0.8, loudness: 0.2, shape: "triangle" },
  ],
  victory: [523.3, 659.3, 784, 1046.5].map((pitch, index) => ({
    pitch,
    at: index * 0.13,
    length: 0.7,
    loudness: 0.13,
  })),
  refuse: [
    { pitch: 196, at: 0, length: 0.16, loudness: 0.16, shape: "triangle" },
    { pitch: 164.8, at: 0.1, length: 0.22, loudness: 0.14, shape: "triangle" },
  ],
};

let context: AudioContext | null = null;

/** Play a sound, unless sounds are off or the browser does not let us yet. */
export function sound(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Before the first click browsers block sound and log a warning, and a delayed sound would only startle.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const audio = context;
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    for (const note of SCORES[name]) play(audio, note);
  } catch {
    context = null; // no sound device; play without sound
  }
}

/** Switch sounds on or off, and say so; one hears at once what was switched on. */
export function switchSound(): void {
  settings.sound = !settings.sound;
  announce(say(settings.sound ? "sound-is-on" : "sound-is-off"));
  sound("turn");
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + 0.01 + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  gain.connect(audio.destination);
  const source = note.pitch === 0 ? rustle(audio, note.length, gain) : tone(audio, note, gain);
  source.start(start);
  source.stop(start + note.length + 0.02);
}

function tone(audio: AudioContext, note: Note, out: AudioNode): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = note.shape ?? "sine";
  oscillator.frequency.value = note.pitch;
  oscillator.connect(out);
  return oscillator;
}

function rustle(audio: AudioContext, length: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  filter.Q.value = 0.8;
  filter.connect(out);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(filter);
  return source;
}
