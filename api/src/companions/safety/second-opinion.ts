import { featuresOf } from './features.ts';
import type { SafetyKind } from './look.ts';

interface Packed {
  buckets: number;
  scale: number;
  weights: string;
}

/** How sure the trained model is of danger (0 to 1), and what kind it would be, of danger and of all. */
export interface Opinion {
  danger: number;
  kinds: Map<SafetyKind | 'none', number>;
}

/** Reads trained weights. @returns what gives an opinion of a normalised text. */
export function readOpinion(trained: { danger: Packed; kinds: Packed & { classes: readonly string[] } }) {
  const danger = unpacked(trained.danger);
  const kinds = unpacked(trained.kinds);
  return (text: string): Opinion => {
    const features = featuresOf(text, trained.danger.buckets);
    const kindFeatures = featuresOf(text, trained.kinds.buckets);
    const scores = trained.kinds.classes.map((_, at) => weigh(kinds, kindFeatures, at * trained.kinds.buckets, trained.kinds.scale));
    const top = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - top));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return {
      danger: 1 / (1 + Math.exp(-weigh(danger, features, 0, trained.danger.scale))),
      kinds: new Map(trained.kinds.classes.map((kind, at) => [kind as SafetyKind | 'none', (powers[at] ?? 0) / all])),
    };
  };
}

function unpacked({ weights }: Packed): Int8Array {
  const bytes = Buffer.from(weights, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

function weigh(weights: Int8Array, features: number[], from: number, scale: number): number {
  let sum = 0;
  for (const feature of features) sum += weights[from + feature] ?? 0;
  return (sum * scale) / Math.sqrt(features.length);
}
