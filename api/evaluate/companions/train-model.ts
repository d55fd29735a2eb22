import type { LinearModel } from '../../src/companions/guide/understand/linear-model.ts';

export interface Example {
  features: readonly string[];
  kind: string;
  /** Kinds that are right as well: a quarter of the goal is theirs. */
  also: readonly string[];
}

const PASSES = 25;
const RATE = 0.1;
const SHRINK = 0.001;
/** Seen less often, a feature says nothing. */
const FEWEST = 2;
/** Weights under this many hundredths change no answer. */
const SMALLEST = 9;
const ALSO = 0.25;

/** Multinomial logistic regression by adaptive gradient steps in one fixed order: the same examples always give the same model. */
export function trainModel(examples: readonly Example[]): LinearModel {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort();
  const places = placesOf(examples);
  const size = kinds.length;
  const bias = places.size;
  const weights = new Float64Array((bias + 1) * size);
  const squares = new Float64Array((bias + 1) * size);
  const rows = examples.map(({ features, ...right }) => ({
    at: [...features.flatMap((feature) => places.get(feature) ?? []), bias],
    goal: goalOf(kinds, right),
  }));
  const order = shuffled(rows.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const place of order) {
      const { at, goal } = rows[place]!;
      const shares = sharesOf(weights, at, size);
      for (let kind = 0; kind < size; kind++) {
        const error = shares[kind]! - goal[kind]!;
        for (const feature of at) {
          const index = feature * size + kind;
          const slope = error + SHRINK * weights[index]!;
          squares[index]! += slope * slope;
          weights[index]! -= (RATE * slope) / Math.sqrt(squares[index]! + 1);
        }
      }
    }
  }
  const rowOf = (place: number) => Array.from({ length: size }, (_, kind) => Math.round(weights[place * size + kind]! * 100));
  const kept = [...places].flatMap(([feature, place]) => {
    const pairs = rowOf(place).flatMap((weight, kind) => (Math.abs(weight) >= SMALLEST ? [kind, weight] : []));
    return pairs.length > 0 ? [[feature, pairs] as const] : [];
  });
  return { kinds, bias: rowOf(bias), weights: Object.fromEntries(kept) };
}

function placesOf(examples: readonly Example[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) counted.set(feature, (counted.get(feature) ?? 0) + 1);
  const kept = [...counted].filter(([, count]) => count >= FEWEST).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, at) => [feature, at]));
}

function goalOf(kinds: readonly string[], { kind, also }: Pick<Example, 'kind' | 'also'>): Float64Array {
  const goal = new Float64Array(kinds.length);
  const others = also.filter((each) => each !== kind && kinds.includes(each));
  goal[kinds.indexOf(kind)] = others.length > 0 ? 1 - ALSO : 1;
  for (const each of others) goal[kinds.indexOf(each)]! += ALSO / others.length;
  return goal;
}

function sharesOf(weights: Float64Array, at: readonly number[], size: number): Float64Array {
  const shares = new Float64Array(size);
  for (const feature of at) for (let kind = 0; kind < size; kind++) shares[kind]! += weights[feature * size + kind]!;
  const top = Math.max(...shares);
  let sum = 0;
  for (let kind = 0; kind < size; kind++) sum += shares[kind] = Math.exp(shares[kind]! - top);
  return shares.map((share) => share / sum);
}

/** One fixed order in which neighbours of the file are apart. */
function shuffled(length: number): number[] {
  let state = 12_345;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
