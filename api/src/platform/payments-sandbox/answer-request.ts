import { createHash, randomBytes } from 'node:crypto';
import { type ReadyCall, readCall } from './calls.ts';
import { type Fault, noAnswer, refusalOf } from './faults.ts';
import { readForm } from './form.ts';
import { Refusal } from './refusal.ts';
import { type Replay, findReplay, forgetReplays, keepReplay } from './sandbox.sql.ts';
import type { World } from './world.ts';

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

export interface Answering {
  /** Does something in one transaction of the double's. */
  inWorld<T>(work: (world: World) => Promise<T>): Promise<T>;
  /** The fault that this call is to meet, if any. */
  nextFault(call: string): Fault | undefined;
}

/** A fetch that never leaves this process: it answers as Stripe would. */
export function answerRequests(double: Answering): typeof fetch {
  /** The keys of calls that are being answered. */
  const running = new Set<string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = { method: request.method, url: new URL(request.url), form: await request.text() };
    const key = asked.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const fault = double.nextFault(`${asked.method} ${asked.url.pathname}`);
    if (fault === 'lost') throw noAnswer();
    if (key && running.has(key)) return written(toAnswer(IN_USE));
    if (key) running.add(key);
    const answer = await answerOnce(double, asked, key, fault).finally(() => key && running.delete(key));
    if (fault === 'answer_lost') throw noAnswer();
    return written(answer);
  };
}

interface Asked {
  method: string;
  url: URL;
  form: string;
}

async function answerOnce(double: Answering, { method, url, form }: Asked, key: string | null, fault?: Fault): Promise<Answer> {
  const broken = fault && refusalOf(fault);
  if (broken && fault !== 'broken_kept') return toAnswer(broken);
  const hash = createHash('sha256').update(`${method} ${url.pathname}\n${form}`).digest('hex');
  return double.inWorld(async (world) => {
    const replay = key ? await findKept(world, key) : undefined;
    if (replay) return replay.request_hash === hash ? again(replay) : toAnswer(OTHER_PARAMETERS(key ?? ''));
    let call: ReadyCall | undefined;
    try {
      call = readCall(method, url.pathname, readForm(method === 'GET' ? url.search : form));
    } catch (error) {
      // What was never begun is not kept: the same key may bring it again, mended.
      return toAnswer(refusalIn(error));
    }
    const answer = broken ? toAnswer(broken) : await done(world, call ?? (() => Promise.reject(unknownAddress(method, url.pathname))));
    if (key) await keepReplay(world.tx, key, { request_hash: hash, status: answer.status, body: answer.body as Replay['body'] }, world.now);
    return answer;
  });
}

async function done(world: World, call: ReadyCall): Promise<Answer> {
  try {
    return { status: 200, body: await call(world) };
  } catch (error) {
    return toAnswer(refusalIn(error));
  }
}

async function findKept(world: World, key: string): Promise<Replay | undefined> {
  await forgetReplays(world.tx, world.now);
  return findReplay(world.tx, key);
}

const again = ({ status, body }: Replay): Answer => ({ status, body, headers: { 'idempotent-replayed': 'true' } });

/** A fault of the double itself is none of Stripe's refusals. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const IN_USE = new Refusal(409, {
  type: 'invalid_request_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key. Please try again later.',
});

const OTHER_PARAMETERS = (key: string) =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const unknownAddress = (method: string, path: string) =>
  new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });

/** Stripe's library would try broken calls again by itself; Stripe tells it not to. */
function toAnswer({ status, error }: Refusal): Answer {
  return { status, body: { error }, ...(status >= 500 ? { headers: { 'stripe-should-retry': 'false' } } : {}) };
}

function written({ status, body, headers }: Answer): Response {
  const own = { 'content-type': 'application/json', 'request-id': `req_${randomBytes(7).toString('hex')}` };
  return new Response(JSON.stringify(body), { status, headers: { ...own, ...headers } });
}
