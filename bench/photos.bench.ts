import { spawn } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Figure } from './figure.ts';
import { keepPhoto } from './keep-photo.ts';
import { makeDatabase } from './make-database.ts';
import { serve } from './serve.ts';
import { signInDemo } from './sign-in-demo.ts';

const PEOPLE = 20;
/** 49 megapixels. */
const SIZE = { width: 8_000, height: 6_125 };
const BARS = { ms: 1_200, MB: 300 };
const BETWEEN_MS = 200;

/** Many large photos at once: what they take of memory, and how long somebody else waits who signs in meanwhile. */
export async function benchPhotos(): Promise<Figure[]> {
  const postgres = startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-photos-'));
  const file = join(folder, 'photo.jpg');
  await writeLargePhoto(file);
  const product = await serve('chat-server.ts', await makeDatabase(postgres.url, 'bench_photos'), '1', String(PEOPLE));
  try {
    const origin = `http://127.0.0.1:${product.port}`;
    const cost = async () => (await (await fetch(`http://127.0.0.1:${product.figures}/`)).json()) as { rss: number; tokens: string[] };
    // The first sign-in and the first photo load what every later one has.
    await signInDemo(origin);
    const { tokens } = await cost();
    await keepPhoto(origin, tokens[0] ?? '', await openAsBlob(file));
    const before = (await cost()).rss;

    let most = before;
    const begun = performance.now();
    const senders = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'photo-senders.ts'), origin, file, ...tokens], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const memory = (async () => {
      while (senders.exitCode === null) {
        most = Math.max(most, (await cost()).rss);
        await pause(BETWEEN_MS);
      }
    })();
    const waits: number[] = [];
    while (senders.exitCode === null) {
      const asked = performance.now();
      await signInDemo(origin);
      waits.push(Math.round(performance.now() - asked));
      await pause(BETWEEN_MS);
    }
    await memory;
    if (senders.exitCode !== 0) throw new Error('not every photo was kept');
    const seconds = Number(((performance.now() - begun) / 1_000).toFixed(1));
    const name = `${PEOPLE} photos of 49 megapixels (${Math.round(statSync(file).size / 1e5) / 10} MB each) at once, PostgreSQL`;
    const slowest = Math.max(...waits);
    const MB = Math.round((most - before) / 1e6);
    const sorted = waits.toSorted((one, other) => one - other);
    const details = { sign_ins: waits.length, median_ms: sorted[Math.floor(sorted.length / 2)], all_kept_after_s: seconds };
    return [
      figure(`${name}: the slowest sign-in meanwhile`, slowest, BARS.ms, 'milliseconds', details),
      figure(`${name}: memory at its most, over before`, MB, BARS.MB, 'MB'),
    ];
  } finally {
    await product.stop();
    postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A picture that does not compress well, as a telephone takes it. */
async function writeLargePhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toFile(file);
}

function figure(name: string, value: number, yardstick: number, unit: string, details?: object): Figure {
  const ratio = Number((value / yardstick).toFixed(2));
  const bar = `at most ${yardstick} ${unit}`;
  return { name, value, yardstick, unit, ratio, bar, met: value <= yardstick, ...(details ? { details } : {}) };
}
