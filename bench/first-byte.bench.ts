import { createServer, request, type Server } from 'node:http';
import type { Figure } from './figure.ts';
import { median, serve } from './serve.ts';

const ROUNDS = 40;
const WARM = 8;
const BAR_MS = 15;
const WORDS = 'Look at what people do all day and ask who does it near you. ';

/** The first words of an answer of a model, through the product and through a server that only passes its bytes on. */
export async function benchFirstByte(): Promise<Figure> {
  const model = await listen(talk);
  const proxy = await listen((asked, response) => {
    const upstream = request({ port: model.port, method: 'POST', path: '/v1/chat/completions' }, (answer) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.pipe(response);
    });
    asked.pipe(upstream);
  });
  // The embedded database: what a first start measures.
  const product = await serve('chat-server.ts', '', String(model.port), String(ROUNDS + WARM));
  try {
    const { tokens } = (await (await fetch(`http://127.0.0.1:${product.figures}/`)).json()) as { tokens: string[] };
    const ours: number[] = [];
    const bare: number[] = [];
    // In turn, since a machine's speed changes from minute to minute.
    for (const [at, token] of tokens.entries()) {
      const value = await firstWords(`http://127.0.0.1:${product.port}/api/v1/ai-agents/1/chat/`, token);
      const yardstick = await firstWords(`http://127.0.0.1:${proxy.port}/`, token);
      if (at < WARM) continue;
      ours.push(value);
      bare.push(yardstick);
    }
    const [value, yardstick] = [median(ours), median(bare)];
    return {
      name: `First words of a companion's answer by a model, ${ROUNDS} turns one after the other`,
      value,
      yardstick,
      unit: 'milliseconds, median',
      ratio: value - yardstick,
      bar: `at most ${BAR_MS} milliseconds over a bare proxy`,
      met: value - yardstick <= BAR_MS,
      details: { p95_ms: ours.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] },
    };
  } finally {
    await product.stop();
    for (const { server } of [model, proxy]) server.close().closeAllConnections();
  }
}

type Listener = Parameters<typeof createServer>[1] & {};

async function listen(answer: Listener): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as { port: number }).port };
}

/** A model that answers at once. */
const talk: Listener = (asked, response) => {
  asked.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  response.end(`${chunk({ content: WORDS.repeat(3) }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
};

/** Until the first piece of text stands in what came. */
async function firstWords(url: string, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What does a registered nurse earn?' }] }),
  });
  const decoder = new TextDecoder();
  let came = '';
  let first: number | undefined;
  for await (const part of response.body ?? []) {
    came += decoder.decode(part as Uint8Array, { stream: true });
    if (first === undefined && /Look at what/.test(came)) first = performance.now() - began;
  }
  if (first === undefined) throw new Error(`no words came: ${response.status} ${came.slice(0, 300)}`);
  return first;
}
