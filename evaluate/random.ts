/**
 * Pseudo-random numbers of the evaluation: xoshiro128** (Blackman and Vigna), its state filled from the seed
 * by splitmix32. Same seed, same numbers, on every machine; nothing else in the evaluation is random.
 */
export interface Random {
  /** 0 to 1, 1 left out. */
  uniform(): number;
  /** Mean 0, deviation 1 (Marsaglia's polar method). */
  normal(): number;
  /** Whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
}

export function randomOf(seed: number): Random {
  let fill = seed >>> 0;
  const state = Uint32Array.from({ length: 4 }, () => {
    fill = (fill + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(fill ^ (fill >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
  let [a, b, c, d] = state as unknown as [number, number, number, number];
  let spare: number | null = null;
  const uniform = () => {
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result / 4294967296;
  };
  const normal = () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * factor;
      return x * factor;
    }
  };
  return { uniform, normal, whole: (low, high) => low + Math.floor(uniform() * (high - low + 1)) };
}

/** The position drawn from a list of chances that add to 1. */
export function draw(random: Random, chances: readonly number[]): number {
  let left = random.uniform();
  const found = chances.findIndex((chance) => (left -= chance) < 0);
  return found < 0 ? chances.length - 1 : found;
}
