import type { ServerResponse } from 'node:http';
import type { AskedModel, Speak } from './model-server.ts';

/** What a scripted stream sends: bytes as they are, or a wait of so many milliseconds. */
type Step = string | Uint8Array | number;

const event = (data: unknown, end = '\n\n') => `data: ${JSON.stringify(data)}${end}`;
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'chat-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});

/** One event with a piece of text. */
export const piece = (content: string, end?: string) => event(chunk({ content }), end);
export const finish = (reason = 'stop') => event(chunk({}, reason));
export const DONE = 'data: [DONE]\n\n';
export const usage = (total_tokens: number) => event({ id: 'chat-1', choices: [], usage: { total_tokens } });
/** A fragment of a call of a tool. */
export const callPart = (index: number, part: { id?: string; name?: string; arguments?: string }) => {
  const { id, name, arguments: text } = part;
  return event(
    chunk({ tool_calls: [{ index, ...(id && { id }), function: { ...(name && { name }), ...(text && { arguments: text }) } }] }),
  );
};
/** A whole call of a tool in three fragments, and the end. */
export const calls = (name: string, input: unknown, id = 'call-a') => {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const half = Math.ceil(text.length / 2);
  return [
    callPart(0, { id, name }),
    callPart(0, { arguments: text.slice(0, half) }),
    callPart(0, { arguments: text.slice(half) }),
    finish('tool_calls'),
    DONE,
  ];
};

/** Sends these steps one after the other and ends, unless told to stay open. */
export const streams =
  (steps: Iterable<Step> | ((asked: AskedModel) => Iterable<Step>), stay = false): Speak =>
  (asked, response) =>
    void send(response, typeof steps === 'function' ? steps(asked) : steps, stay);

async function send(response: ServerResponse, steps: Iterable<Step>, stay: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  for (const step of steps) {
    if (response.destroyed) return;
    if (typeof step === 'number') await new Promise((resolve) => setTimeout(resolve, step));
    else if (!response.write(step)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  if (!stay) response.end();
}

/** An answer in pieces of words, whole and with what it cost. */
export const tells = (text: string, tokens = 42): Speak =>
  streams([...wordsOf(text).map((word) => piece(word)), finish(), usage(tokens), DONE]);
const wordsOf = (text: string) => text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];

/** The same text cut into writes at every so many bytes, also within a letter, with this end of a line. */
export function splitTells(text: string, bytes: number, line = '\n'): Speak {
  const all = Buffer.from([...wordsOf(text).map((word) => piece(word)), finish(), DONE].join('').replaceAll('\n', line));
  const parts: Uint8Array[] = [];
  for (let at = 0; at < all.length; at += bytes) parts.push(all.subarray(at, at + bytes));
  return streams(parts.flatMap((part, at) => (at % 16 === 0 ? [0, part] : [part])));
}

/** Says the same sentence until nobody listens. */
export const endless = (text: string): Speak =>
  streams(
    (function* forever() {
      for (;;) yield* [piece(text), 1];
    })(),
  );

/** One behaviour after the other, the last one for all that comes then. */
export function inTurn(...behaviours: Speak[]): Speak {
  let at = 0;
  return (asked, response) => behaviours[Math.min(at++, behaviours.length - 1)]?.(asked, response);
}
