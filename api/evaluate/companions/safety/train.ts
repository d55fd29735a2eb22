// Trains the second opinion: from lines of this folder alone, without chance, so that it comes out the same again.
import { featuresOf } from '../../../src/companions/safety/features.ts';
import { CARES } from '../../../src/companions/safety/look.ts';
import { normalise } from '../../../src/companions/safety/normalise.ts';
import { withoutHarmless } from '../../../src/companions/safety/rules.ts';
import { DANGERS } from '@careerscoop/contract/help-lines';
import type { Example } from './examples.ts';

export const CLASSES = ['none', ...DANGERS, ...CARES] as const;
const isDanger = (kind: string) => (DANGERS as readonly string[]).includes(kind);

/** Mulberry32: the same numbers at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const FILLERS = ['idk ', 'honestly ', 'lol ', 'pls help ', 'ok so ', 'hey ', 'um ', 'random but ', 'oye ', 'la neta '];
const ENDINGS = [' lol', ' idk', ' fr', ' pls', ' help', ' anyway', ' rn', ' jaja', ' haha', ' what do i do', ' is that bad', ' i guess'];

/** The examples with copies as hurried fingers type them, the same for danger and for what is harmless. */
function blurred(examples: Example[], copies: number): Example[] {
  const next = numbers(8);
  const pick = (list: string[]) => list[Math.floor(next() * list.length)] ?? '';
  return examples.flatMap((example) => [
    example,
    ...Array.from({ length: copies }, () => {
      let { text } = example;
      if (next() < 0.3) text = pick(FILLERS) + text;
      if (next() < 0.3) text += pick(ENDINGS);
      const letters = [...text];
      const faults = next() < 0.5 ? 1 : 0;
      for (let at = 0; at < faults; at++) {
        const place = Math.floor(next() * (letters.length - 1));
        if (next() < 0.5) letters.splice(place, 1);
        else [letters[place], letters[place + 1]] = [letters[place + 1] ?? '', letters[place] ?? ''];
      }
      return { ...example, text: letters.join('') };
    }),
  ]);
}

interface Item {
  features: number[];
  target: number;
}

/** Softmax regression by Adagrad; with two classes it is the usual logistic one. */
export function fit(items: Item[], classes: number, buckets: number, { rounds = 30, rate = 0.25, decay = 2e-6 } = {}): Float32Array {
  const weights = new Float32Array(classes * buckets);
  const squares = new Float32Array(classes * buckets).fill(1e-2);
  const next = numbers(21);
  const order = items.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const { features, target } = items[index] as Item;
      const scale = 1 / Math.sqrt(features.length);
      const scores = Array.from(
        { length: classes },
        (_, c) => features.reduce((sum, f) => sum + (weights[c * buckets + f] ?? 0), 0) * scale,
      );
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (let c = 0; c < classes; c++) {
        const slope = ((powers[c] ?? 0) / all - (c === target ? 1 : 0)) * scale;
        if (Math.abs(slope) < 1e-5) continue;
        for (const f of features) {
          const place = c * buckets + f;
          const pull = slope + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + pull * pull;
          weights[place] = (weights[place] ?? 0) - (rate * pull) / Math.sqrt(squares[place] ?? 1);
        }
      }
    }
  }
  return weights;
}

export interface Trained {
  danger: { buckets: number; scale: number; weights: string };
  kinds: { buckets: number; scale: number; weights: string; classes: readonly string[] };
}

const DANGER_BUCKETS = 32_768;
const KIND_BUCKETS = 4096;

/** Both models: whether there is danger, and which kind it is. */
export function train(examples: Example[], opts: { rounds?: number; decay?: number; rate?: number; copies?: number } = {}): Trained {
  const all = blurred(examples, opts.copies ?? 2).map(({ kind, text }) => ({ kind, text: withoutHarmless(normalise(text)) }));
  const danger = fit(
    all.map(({ kind, text }) => ({ features: featuresOf(text, DANGER_BUCKETS), target: isDanger(kind) ? 1 : 0 })),
    2,
    DANGER_BUCKETS,
    { rounds: opts.rounds ?? 10, decay: opts.decay ?? 2e-6, rate: opts.rate ?? 0.25 },
  );
  // One row says it all where there are two classes.
  const one = danger.slice(DANGER_BUCKETS).map((weight, at) => weight - (danger[at] ?? 0));
  const kinds = fit(
    all.map(({ kind, text }) => ({ features: featuresOf(text, KIND_BUCKETS), target: CLASSES.indexOf(kind as 'none') })),
    CLASSES.length,
    KIND_BUCKETS,
    { rounds: 12 },
  );
  return {
    danger: { buckets: DANGER_BUCKETS, ...packed(one) },
    kinds: { buckets: KIND_BUCKETS, ...packed(kinds), classes: CLASSES },
  };
}

/** A byte a weight: finer than the data is. */
function packed(weights: Float32Array): { scale: number; weights: string } {
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * 127));
  return { scale: most / 127, weights: Buffer.from(bytes.buffer).toString('base64') };
}
