import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import type { Figure } from './figure.ts';
import { median, serve } from './serve.ts';

const CONNECTIONS = 1;
const SECONDS = 6;
const ROUNDS = 3;
const BAR_MS = 20;
const MEMORY_BAR_MB = 20;
const ZIPS = ['97205', '10001', '59718', '79901'];

/** GET schools/?career=…&zip=… for the career with the most programs, on a server that has just started; and what the figures weigh. */
export async function benchColleges(): Promise<Figure[]> {
  const [widest] = loadCatalogue().careers.toSorted((a, b) => b.programs.length - a.programs.length);
  const pathOf = (zip: string) => `/api/v1/schools/?career=${widest?.onet_code}&zip=${zip}`;
  const product = await serve('result-server.ts');
  try {
    const began = performance.now();
    await fetch(`http://127.0.0.1:${product.port}${pathOf('97205')}`);
    const first = performance.now() - began;
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(product.port, ZIPS.map(pathOf)));
    const value = median(rounds.map(({ latency }) => latency.p97_5));
    return [
      {
        name: `GET schools/ for the career with the most programs (${widest?.programs.length}), one after the other`,
        value,
        yardstick: BAR_MS,
        unit: 'milliseconds, of 97.5 in 100',
        ratio: value / BAR_MS,
        bar: `at most ${BAR_MS} milliseconds for 95 in 100`,
        met: value <= BAR_MS,
        details: {
          first_ms: Math.round(first),
          p50_ms: median(rounds.map(({ latency }) => latency.p50)),
          requests_per_second: median(rounds.map(({ requests }) => requests.average)),
        },
      },
      weigh(),
    ];
  } finally {
    await product.stop();
  }
}

async function ask(port: number, paths: string[]): Promise<autocannon.Result> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

/** In a process of its own, which holds nothing else. */
function weigh(): Figure {
  const script = join(import.meta.dirname, 'colleges-memory.ts');
  const printed = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', script], { encoding: 'utf8' });
  const value = (JSON.parse(printed) as { megabytes: number }).megabytes;
  return {
    name: 'schools, programs, names and ZIP codes in memory, once all are read',
    value,
    yardstick: MEMORY_BAR_MB,
    unit: 'megabytes',
    ratio: value / MEMORY_BAR_MB,
    bar: `at most ${MEMORY_BAR_MB} megabytes`,
    met: value <= MEMORY_BAR_MB,
  };
}
