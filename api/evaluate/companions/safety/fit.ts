import { numbers } from './numbers.ts';

export interface Item {
  features: Int32Array;
  target: number;
  /** How much a mistake here costs. */
  weight: number;
}
export interface Fitting {
  rounds: number;
  rate: number;
  /** How strongly weights are drawn to nothing (L2). */
  decay: number;
}

/** The order in which the items of one round are taken. */
function shuffle(order: Int32Array, next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Logistic regression by Adagrad: one weight a bucket, the mean of the second half of the rounds. */
export function fitOne(items: Item[], buckets: number, { rounds, rate, decay }: Fitting): Float32Array {
  const weights = new Float32Array(buckets);
  const squares = new Float32Array(buckets).fill(1e-2);
  const mean = new Float32Array(buckets);
  const next = numbers(21);
  const order = Int32Array.from(items, (_, at) => at);
  const from = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (const index of order) {
      const { features, target, weight } = items[index] as Item;
      const scale = 1 / Math.sqrt(features.length);
      let sum = 0;
      for (const f of features) sum += weights[f] as number;
      const slope = (1 / (1 + Math.exp(-sum * scale)) - target) * scale * weight;
      if (Math.abs(slope) < 1e-5) continue;
      for (const f of features) {
        const pull = slope + decay * (weights[f] as number);
        squares[f] = (squares[f] as number) + pull * pull;
        weights[f] = (weights[f] as number) - (rate * pull) / Math.sqrt(squares[f] as number);
      }
    }
    if (round >= from) for (let f = 0; f < buckets; f++) mean[f] = (mean[f] as number) + (weights[f] as number) / (rounds - from);
  }
  return mean;
}

/** Softmax regression by Adagrad: a row of buckets for each class. */
export function fitMany(items: Item[], classes: number, buckets: number, { rounds, rate, decay }: Fitting): Float32Array {
  const weights = new Float32Array(classes * buckets);
  const squares = new Float32Array(classes * buckets).fill(1e-2);
  const next = numbers(21);
  const order = Int32Array.from(items, (_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next);
    for (const index of order) {
      const { features, target } = items[index] as Item;
      const scale = 1 / Math.sqrt(features.length);
      const scores = Array.from({ length: classes }, (_, c) => sumOf(features, weights, c * buckets) * scale);
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

function sumOf(features: Int32Array, weights: Float32Array, from: number): number {
  let sum = 0;
  for (const f of features) sum += weights[from + f] as number;
  return sum;
}
