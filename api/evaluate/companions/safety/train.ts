// Trains the second opinion: from lines of this folder alone, without chance, so that it comes out the same again.
import { DANGERS } from '@careerscoop/contract/help-lines';
import { featuresOf } from '../../../src/companions/safety/features.ts';
import { CARES } from '../../../src/companions/safety/look.ts';
import { normalise } from '../../../src/companions/safety/normalise.ts';
import { withoutHarmless } from '../../../src/companions/safety/rules.ts';
import { blurred } from './blurred.ts';
import type { Example } from './examples.ts';
import { type Fitting, type Item, fitMany, fitOne } from './fit.ts';

export const CLASSES = ['none', ...DANGERS, ...CARES] as const;
const isDanger = (kind: string) => (DANGERS as readonly string[]).includes(kind);

const DANGER_BUCKETS = 131_072;
const KIND_BUCKETS = 4096;
const DANGER: Fitting = { rounds: 10, rate: 0.25, decay: 1e-3 };
const KINDS: Fitting = { rounds: 12, rate: 0.25, decay: 2e-6 };
/** Copies of each example with faults in them. */
const COPIES = 2;

interface Packed {
  buckets: number;
  scale: number;
  weights: string;
}
export interface Trained {
  danger: Packed;
  kinds: Packed & { classes: readonly string[] };
}

/** An example as the models read it, with whose it is: cross-validation leaves one author out. */
export interface Read extends Example {
  author: string;
  features: Int32Array;
}

/** Each example and its blurred copies, read once. */
export function readAll(examples: (Example & { author: string })[]): Read[] {
  return blurred(examples, COPIES).map((example) => {
    const text = withoutHarmless(normalise(example.text));
    return { ...example, text, features: Int32Array.from(featuresOf(text, DANGER_BUCKETS)) };
  });
}

/** Whether there is danger: the model that decides. */
export function trainDanger(all: Read[], fitting: Fitting = DANGER): Packed {
  const items = all.map(({ kind, features, weight = 1 }): Item => ({ features, target: isDanger(kind) ? 1 : 0, weight }));
  return { buckets: DANGER_BUCKETS, ...packed(fitOne(items, DANGER_BUCKETS, fitting)) };
}

/** Which kind it is, of danger and of all. */
function trainKinds(all: Read[]): Trained['kinds'] {
  const items = all.map(({ kind, text }): Item => ({
    features: Int32Array.from(featuresOf(text, KIND_BUCKETS)),
    target: CLASSES.indexOf(kind as 'none'),
    weight: 1,
  }));
  return { buckets: KIND_BUCKETS, ...packed(fitMany(items, CLASSES.length, KIND_BUCKETS, KINDS)), classes: CLASSES };
}

export const train = (all: Read[]): Trained => ({ danger: trainDanger(all), kinds: trainKinds(all) });

/** A byte a weight: finer than the data is. */
function packed(weights: Float32Array): { scale: number; weights: string } {
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight / most) * 127));
  return { scale: most / 127, weights: Buffer.from(bytes.buffer).toString('base64') };
}
