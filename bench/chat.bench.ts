import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Figure } from './figure.ts';
import { makeDatabase } from './make-database.ts';
import { type Served, median, serve } from './serve.ts';

const STREAMS = 500;
/** Before it counts: what is loaded and compiled with the first answers. */
const WARM = 25;
const SECONDS = 6;
const BARS = { kB: 250, loop_ms: 100, stop_ms: 100 };

interface Cost {
  p99: number;
  rss: number;
  /** What is not free for others, in bytes. */
  held: number;
  cpu: { user: number; system: number };
  tokens: string[];
}

interface Open {
  token: string;
  turn: string;
  /** When the first event came, after so many milliseconds. */
  first: number;
  leave: () => void;
}

/** Many students who are answered at once by a model that never ends: what each stream costs, and how soon it can be stopped. */
export async function benchChat(): Promise<Figure[]> {
  const postgres = startPostgres();
  const running: Served[] = [];
  try {
    const model = await serve('chat-model.ts');
    running.push(model);
    const product = await serve(
      'chat-server.ts',
      await makeDatabase(postgres.url, 'bench_chat'),
      String(model.port),
      String(STREAMS + WARM),
    );
    running.push(product);
    const origin = `http://127.0.0.1:${product.port}/api/v1/ai-agents/1/chat/`;
    const cost = async () => (await (await fetch(`http://127.0.0.1:${product.figures}/`)).json()) as Cost;
    const atModel = async () => ((await (await fetch(`http://127.0.0.1:${model.port}/`)).json()) as { open: number }).open;

    const { tokens } = await cost();
    const warm = await Promise.all(tokens.slice(0, WARM).map((token) => open(origin, token)));
    await pause(2_000);
    for (const each of warm) await stop(origin, each);
    await pause(1_000);

    const before = await cost();
    const streams: Open[] = [];
    for (let at = WARM; at < tokens.length; at += WARM) {
      streams.push(...(await Promise.all(tokens.slice(at, at + WARM).map((token) => open(origin, token)))));
    }
    // What beginning them costs is another figure than that of the streams.
    const beginning = await cost();
    await pause(SECONDS * 1_000);
    const held = await cost();
    const talking = await atModel();
    const stops: number[] = [];
    for (const each of streams) stops.push(await stop(origin, each));
    await pause(500);
    const left = await atModel();

    const each = (of: 'rss' | 'held') => Math.round((held[of] - before[of]) / 1024 / STREAMS);
    const kB = each('held');
    const stopped = stops.toSorted((a, b) => a - b)[Math.floor(stops.length * 0.95)] ?? 0;
    const cpu = (held.cpu.user + held.cpu.system - beginning.cpu.user - beginning.cpu.system) / 1e6 / SECONDS;
    const details = {
      resident_kB_each: each('rss'),
      streams_at_the_model: talking,
      first_event_ms: Math.round(median(streams.map(({ first }) => first))),
      loop_p99_while_beginning_ms: Math.round(beginning.p99),
      processor_share: Number(cpu.toFixed(2)),
      left_open_at_the_model: left,
    };
    const name = `${STREAMS} answers at once, PostgreSQL, five times a second some words for each`;
    return [
      figure(`${name}: memory of each`, kB, BARS.kB, 'kB', talking === STREAMS, details),
      figure(`${name}: event loop delay, p99`, Math.round(held.p99), BARS.loop_ms, 'milliseconds'),
      figure(`${name}: to be stopped, p95, with all upstreams closed`, Math.round(stopped), BARS.stop_ms, 'milliseconds', left === 0),
    ];
  } finally {
    for (const each of running) await each.stop();
    postgres.stop();
  }
}

function figure(name: string, value: number, yardstick: number, unit: string, also = true, details?: object): Figure {
  const ratio = Number((value / yardstick).toFixed(2));
  return {
    name,
    value,
    yardstick,
    unit,
    ratio,
    bar: `at most ${yardstick} ${unit}`,
    met: also && value <= yardstick,
    ...(details ? { details } : {}),
  };
}

/** Asks, and reads until it is left. @returns when the first event is there */
async function open(origin: string, token: string): Promise<Open> {
  const own = new AbortController();
  const begun = performance.now();
  const response = await fetch(origin, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What shall I do next?' }] }),
    signal: own.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder().decode((await reader.read()).value);
  const turn = /"turn":"([^"]+)"/.exec(text)?.[1];
  if (!turn) throw new Error(`no turn: ${response.status} ${text}`);
  void (async () => {
    while (!(await reader.read()).done);
  })().catch(() => undefined);
  return { token, turn, first: performance.now() - begun, leave: () => own.abort() };
}

async function stop(origin: string, { token, turn, leave }: Open): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${origin}${turn}/stop/`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await response.text();
  leave();
  return performance.now() - begun;
}
