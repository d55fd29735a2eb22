import { readChatTurn, sendChatMessage } from '@careerscoop/contract/chat';
import type { Piece, Spend } from '../src/companions/chat/answerer.ts';
import { type Answering, type Seen, answerBy } from '../src/companions/chat/answerer-of.ts';
import { type SignedIn, newStudent, putOnPlan } from './people.ts';
import { type ReadEvent, readStream } from './read-stream.ts';
import type { Answered, TestServer } from './test-server.ts';

/** A grown-up student with a plan that holds the companions. */
export async function newChatter(server: TestServer, plan = 4, age = 20): Promise<SignedIn> {
  const student = await newStudent(server, { age });
  await putOnPlan(server, student, plan);
  return student;
}

export const pageBody = (content: unknown, before: unknown[] = []) => ({ messages: [...before, { role: 'user', content }] });

/** Says something and gets the whole answer as JSON. */
export function say(
  server: TestServer,
  as: SignedIn,
  content: unknown,
  headers: Record<string, string> = {},
  agent = 1,
): Promise<Answered> {
  return server.ask('POST', `/ai-agents/${agent}/chat/`, { as: as.access, body: pageBody(content), headers });
}

/** An answer that says one piece whenever it is told to, and notes what it saw and whether it was called off. */
export function slowAnswer(server: TestServer) {
  const seen = { questions: [] as Seen[], aborted: 0, ended: 0 };
  const waiting: Piece[] = [];
  let [over, wake] = [false, () => undefined as void];
  let used: Spend = () => undefined;
  const answer = async function* (question: Seen, signal: AbortSignal, spend: Spend): Answering {
    seen.questions.push(question);
    used = spend;
    over = false;
    signal.addEventListener('abort', () => (seen.aborted += 1));
    try {
      for (;;) {
        const piece = waiting.shift();
        if (piece) yield piece;
        else if (over) return { source: 'guide', task: { said: question.text } };
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      seen.ended += 1;
    }
  };
  answerBy(server.services, answer);
  return {
    seen,
    give: (...pieces: (Piece | string)[]) => {
      waiting.push(...pieces.map((piece) => (typeof piece === 'string' ? { event: 'delta' as const, data: { text: piece } } : piece)));
      wake();
    },
    /** As if a model had taken so many tokens so far. */
    spend: (tokens: number) => used(tokens),
    end: () => {
      over = true;
      wake();
    },
  };
}

/** Answers each question at once with these words. */
export function quickAnswer(
  server: TestServer,
  words: (question: Seen) => Piece[] = ({ text }) => [{ event: 'delta', data: { text: `You said: ${text}` } }],
) {
  const questions: Seen[] = [];
  answerBy(server.services, async function* (question) {
    questions.push(question);
    yield* words(question);
    return { source: 'guide' };
  });
  return questions;
}

export interface Listening {
  response: Response;
  next(): Promise<ReadEvent | undefined>;
  /** All the rest. */
  rest(): Promise<ReadEvent[]>;
  leave(): void;
}

async function listen(endpoint: typeof sendChatMessage | typeof readChatTurn, url: string, init: RequestInit): Promise<Listening> {
  const own = new AbortController();
  const response = await fetch(url, { ...init, signal: own.signal });
  const events = readStream(endpoint, response);
  const next = async () => (await events.next()).value as ReadEvent | undefined;
  return {
    response,
    next,
    rest: async () => {
      const all: ReadEvent[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
    leave: () => own.abort(),
  };
}

const headersOf = (as: SignedIn, more: Record<string, string>) => ({
  authorization: `Bearer ${as.access}`,
  accept: 'text/event-stream',
  ...more,
});

/** Says something over a real connection, as events. */
export const sayAloud = (address: string, as: SignedIn, content: string, more: Record<string, string> = {}) =>
  listen(sendChatMessage, `${address}/api/v1/ai-agents/1/chat/`, {
    method: 'POST',
    headers: { ...headersOf(as, more), 'content-type': 'application/json' },
    body: JSON.stringify(pageBody(content)),
  });

/** Comes back to a turn. */
export const readAgain = (address: string, as: SignedIn, turn: string, more: Record<string, string> = {}) =>
  listen(readChatTurn, `${address}/api/v1/ai-agents/1/chat/${turn}/`, { headers: headersOf(as, more) });

/** What a reader's events come to. */
export function contentOf(events: (ReadEvent | undefined)[], before = ''): string {
  return events.reduce((content, each) => {
    if (each?.event === 'delta') return content + each.data.text;
    return each?.event === 'replace' ? content.slice(0, each.data.from ?? 0) + each.data.text : content;
  }, before);
}
