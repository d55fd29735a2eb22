import { startPostgres } from '../scripts/postgres.mjs';
import type { Figure } from './figure.ts';
import { makeDatabase } from './make-database.ts';
import { serve } from './serve.ts';
import { signInDemo } from './sign-in-demo.ts';

const STUDENTS = 10_000;
const ROUNDS = 40;
const WARM = 3;
const BAR_MS = { PostgreSQL: 100, 'the embedded database': 300 } as const;
type Kind = keyof typeof BAR_MS;

/** What somebody at the desk asks of the list on a morning. */
const CALLS = [
  '',
  '?page=150',
  '?sort=-created_at',
  '?q=ro',
  '?q=marin',
  '?q=bench.example',
  '?school_id=20',
  '?school_id=none&completed=no',
  '?plan_id=3',
  '?consent=waiting',
  '?consent=granted&completed=yes',
];

/** The list of 10,000 students at the desk, each way of asking for it in turn, one at a time. */
export async function benchDesk(): Promise<Figure[]> {
  const postgres = startPostgres();
  try {
    const url = await makeDatabase(postgres.url, 'desk');
    return [await measure('PostgreSQL', url), await measure('the embedded database', '')];
  } finally {
    postgres.stop();
  }
}

async function measure(kind: Kind, url: string): Promise<Figure> {
  const product = await serve('desk-server.ts', url, String(STUDENTS));
  try {
    const origin = `http://127.0.0.1:${product.port}`;
    const { access } = await signInDemo(origin, 'staff');
    const times = new Map<string, number[]>(CALLS.map((call) => [call, []]));
    for (let round = -WARM; round < ROUNDS; round += 1) {
      for (const call of CALLS) {
        const took = await timeOf(`${origin}/api/v1/desk/students/${call}`, access);
        if (round >= 0) times.get(call)?.push(took);
      }
    }
    const value = p95([...times.values()].flat());
    const bar = BAR_MS[kind];
    return {
      name: `GET desk/students/ with ${STUDENTS.toLocaleString('en-US')} students on ${kind}, ${CALLS.length} ways to ask in turn`,
      value,
      yardstick: bar,
      unit: 'milliseconds, 95 in 100',
      ratio: value / bar,
      bar: `95 in 100 within ${bar} milliseconds`,
      met: value <= bar,
      details: Object.fromEntries([...times].map(([call, all]) => [call || 'the whole list', p95(all)])),
    };
  } finally {
    await product.stop();
  }
}

async function timeOf(address: string, access: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${access}` } });
  const text = await answer.text();
  const took = performance.now() - begun;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`);
  return took;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toFixed(1));
}
