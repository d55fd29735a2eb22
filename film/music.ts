// Plays the score: every tone is a sum of sine waves that swell softly and die away.
import { type Note, notes } from './score.ts';

export const RATE = 48_000;

interface Voice {
  gain: number;
  /** Partials as [times the pitch, loudness, seconds until it has died down to a third]. */
  partials: readonly (readonly [ratio: number, loudness: number, decay: number])[];
  attack: number;
  seconds: number;
  /** Place from left, -1, to right, 1. */
  pan: number;
}

const VOICES: Record<Note['voice'], Voice> = {
  // A music box, played with felt.
  box: {
    gain: 0.3,
    attack: 0.008,
    seconds: 2.4,
    pan: 0.18,
    partials: [
      [1, 1, 0.62],
      [2, 0.22, 0.4],
      [3.01, 0.09, 0.2],
      [5.4, 0.03, 0.08],
    ],
  },
  // A marimba's wooden bars: the fourth partial is short.
  bar: {
    gain: 0.12,
    attack: 0.012,
    seconds: 1.2,
    pan: -0.35,
    partials: [
      [1, 1, 0.32],
      [3.93, 0.14, 0.07],
    ],
  },
  bass: {
    gain: 0.24,
    attack: 0.025,
    seconds: 2,
    pan: 0,
    partials: [
      [1, 1, 0.7],
      [2, 0.18, 0.35],
    ],
  },
  pad: {
    gain: 0.045,
    attack: 0.7,
    seconds: 2.6,
    pan: 0.05,
    partials: [
      [1, 1, 1.5],
      [2, 0.12, 1],
    ],
  },
};

const PEAK = 0.28;
const FADE_IN = 0.15;
const FADE_OUT = 2;
const ECHO_SECONDS = 0.375;
const ECHO_GAIN = 0.22;

const swell = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));

function play({ at, midi, voice, force }: Note, left: Float64Array, right: Float64Array): void {
  const { gain, partials, attack, seconds, pan } = VOICES[voice];
  const pitch = 440 * 2 ** ((midi - 69) / 12);
  const first = Math.round(at * RATE);
  const count = Math.min(Math.round(seconds * RATE), left.length - first);
  for (let index = 0; index < count; index += 1) {
    const time = index / RATE;
    let tone = 0;
    for (const [ratio, loudness, decay] of partials) {
      tone += loudness * Math.exp(-time / decay) * Math.sin(2 * Math.PI * pitch * ratio * time);
    }
    // The last tenth fades to nothing, so that no tone ends with a click.
    tone *= gain * force * swell(time / attack) * swell((seconds - time) / (seconds / 10));
    left[first + index]! += tone * Math.sqrt((1 - pan) / 2);
    right[first + index]! += tone * Math.sqrt((1 + pan) / 2);
  }
}

/** A soft echo that crosses to the other side, a little duller each time. */
function echo(from: Float64Array, to: Float64Array): void {
  const delay = Math.round(ECHO_SECONDS * RATE);
  let dull = 0;
  for (let index = delay; index < to.length; index += 1) {
    dull += 0.18 * (from[index - delay]! - dull);
    to[index]! += ECHO_GAIN * dull;
  }
}

/** The whole melody, left and right, -1 to 1. */
export function music(seconds: number): [Float64Array, Float64Array] {
  const sides: [Float64Array, Float64Array] = [new Float64Array(seconds * RATE), new Float64Array(seconds * RATE)];
  for (const note of notes()) play(note, ...sides);
  echo(sides[0], sides[1]);
  echo(sides[1], sides[0]);
  const loudest = sides.flatMap((side) => [side.reduce((most, value) => Math.max(most, Math.abs(value)), 0)]);
  const gain = PEAK / Math.max(...loudest);
  for (const side of sides) {
    side.forEach((value, index) => {
      const time = index / RATE;
      side[index] = value * gain * swell(time / FADE_IN) * swell((seconds - time) / FADE_OUT);
    });
  }
  return sides;
}

/** As a WAV file of 16 bits. */
export function wav([left, right]: [Float64Array, Float64Array]): Buffer {
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(left.length * 4, 40);
  for (const [index, value] of left.entries()) {
    file.writeInt16LE(Math.round(value * 32_767), 44 + index * 4);
    file.writeInt16LE(Math.round(right[index]! * 32_767), 46 + index * 4);
  }
  return file;
}
