import { createHash } from 'node:crypto';
import { endpoint } from '@careerscoop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { handleRaw } from '../src/platform/handle-raw.ts';
import { handleStream } from '../src/platform/handle-stream.ts';

/** A stream and a raw body, the smallest there are: what the tests hold here, every endpoint of these kinds keeps. */
export const countUp = endpoint({
  method: 'POST',
  path: '/test/count/',
  access: 'public',
  summary: 'Counts up, one event a number.',
  status: 200,
  body: z.strictObject({ to: z.number().int().min(0).max(100), word: z.string().max(20).optional() }),
  stream: { number: z.object({ at: z.number(), word: z.string().nullable() }), done: z.object({ total: z.number() }) },
  answer: z.object({ numbers: z.array(z.number()) }),
});

export const takeSigned = endpoint({
  method: 'POST',
  path: '/test/signed/',
  access: 'public',
  summary: 'Says what came, byte by byte.',
  status: 200,
  raw_body: 4096,
  answer: z.object({ bytes: z.number(), sha256: z.string() }),
});

export const WIRE_ENDPOINTS = [
  { subject: 'test', name: 'countUp', endpoint: countUp },
  { subject: 'test', name: 'takeSigned', endpoint: takeSigned },
];

type CountEvents = Parameters<typeof handleStream<typeof countUp>>[2]['events'];

/** From the number after the last that the reader got. */
export const countEvents: CountEvents = async function* ({ body, lastEventId }) {
  for (let at = Number(lastEventId ?? 0) + 1; at <= body.to; at += 1)
    yield { event: 'number', id: String(at), data: { at, word: body.word ?? null } };
  yield { event: 'done', data: { total: body.to } };
};

/** Registers both; `eventsNow` is asked at each call what the stream gives. */
export function wireRoutes(app: FastifyInstance, eventsNow = () => countEvents): void {
  handleStream(app, countUp, {
    events: (input) => eventsNow()(input),
    answer: (events) => ({ numbers: events.flatMap(({ event, data }) => (event === 'number' ? [data.at] : [])) }),
  });
  handleRaw(app, takeSigned, ({ raw }) => ({ bytes: raw.length, sha256: createHash('sha256').update(raw).digest('hex') }));
}
