/** `count` of `all`, drawn without putting back: the same ones for the same seed. In the order of `all`. */
export function drawSample<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = randomNumbers(seed);
  const order = all.map((item, at) => ({ item, at, key: next() })).sort((a, b) => a.key - b.key);
  return order
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

// mulberry32, by Tommy Ettinger (public domain): Math.random takes no seed.
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
