import type { Figure } from './figure.ts';
import { median, serve } from './serve.ts';

const ROUNDS = 30;
const BAR_MS = 150;
const LONGEST = 10_000;

const list = (count: number, each: (at: number) => string) => Array.from({ length: count }, (_, at) => each(at)).join();
const fields = (count: number) => `{${list(count, (at) => `"k${at}":1`)}}`;

/** Too long; as long as a body may be, with far too much in it; and what is read and refused field by field. */
const BODIES: Record<string, string> = {
  '90,000 fields': fields(90_000),
  '40,000 fields': fields(40_000),
  '100,000 items': `[${list(100_000, () => '1')}]`,
  '2,900 fields': fields(2_900),
};

/** How long it takes until a form of strange fields is refused, and how much is said of it. */
export async function benchRefusal(): Promise<Figure> {
  const product = await serve('result-server.ts');
  try {
    const kinds = [];
    for (const [name, body] of Object.entries(BODIES)) {
      const taken = [];
      let letters = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { took, length } = await refused(product.port, body);
        taken.push(took);
        letters = Math.max(letters, length);
      }
      kinds.push({ name, median_ms: Number(median(taken).toFixed(1)), slowest_ms: Number(Math.max(...taken).toFixed(1)), letters });
    }
    const value = Math.max(...kinds.map(({ median_ms }) => median_ms));
    return {
      name: `a form of up to 90,000 unknown fields is refused, the middle one of ${ROUNDS} of the slowest of ${kinds.length} kinds`,
      value,
      yardstick: BAR_MS,
      unit: 'milliseconds',
      ratio: Number((value / BAR_MS).toFixed(2)),
      bar: `at most ${BAR_MS} milliseconds and ${LONGEST} characters`,
      met: value <= BAR_MS && kinds.every(({ letters }) => letters <= LONGEST),
      details: { kinds },
    };
  } finally {
    await product.stop();
  }
}

async function refused(port: number, body: string): Promise<{ took: number; length: number }> {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/signup/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { length } = await answer.text();
  if (![400, 413].includes(answer.status)) throw new Error(`answered ${answer.status}`);
  return { took: performance.now() - began, length };
}
