import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuses, startModel, stalls } from '../../test/model-server.ts';
import { DONE, callPart, calls, endless, finish, inTurn, piece, splitTells, streams, tells, usage } from '../../test/model-streams.ts';
import { type AiEnd, type AiService, type AiStreamRequest, openAi } from './ai.ts';

let model: Awaited<ReturnType<typeof startModel>>;
let ai: AiService;
let clock = 0;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const TOOL = { name: 'find_careers', about: 'Finds careers.', input: { type: 'object', properties: {} } };
const fresh = async () => {
  ai = (await openAi({ ai: model.settings }, () => clock)) ?? expect.fail();
};

const SHORT = { first: 300, silence: 300, whole: 1_500 };
/** For one that begins, and then does not go on. */
const SHORT_THEN = { first: 20_000, silence: 300, whole: 20_000 };
/** For one that ends by itself: a busy machine stands still for longer than a test would wait. */
const LONG = { first: 20_000, silence: 20_000, whole: 20_000 };

/** The text that came, how it ended, and the fault. */
async function hear(change: Partial<AiStreamRequest> = {}) {
  const request = {
    messages: [{ role: 'user' as const, content: 'What is a secret word?' }],
    tools: [TOOL],
    mostTokens: 900,
    signal: new AbortController().signal,
    ...change,
  };
  let text = '';
  const stream = ai.stream(request);
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return { text, end: step.value as AiEnd | undefined, fault: undefined };
      text += step.value;
    }
  } catch (error) {
    return { text, end: undefined, fault: error as Error };
  }
}

describe('an answer in pieces', () => {
  it('is asked for with the tools, the longest answer and as a stream, and says what it cost', async () => {
    await fresh();
    model.next(tells('A plain answer.', 77));
    expect(await hear()).toEqual({ text: 'A plain answer.', end: { reason: 'stop', calls: [], tokens: 77 }, fault: undefined });
    expect(model.asked[0]?.body).toMatchObject({
      stream: true,
      max_completion_tokens: 900,
      tools: [{ type: 'function', function: { name: 'find_careers', description: 'Finds careers.', parameters: TOOL.input } }],
    });
  });

  it.each([1, 2, 3, 7])('comes whole where letters are cut in two: %i bytes at a time, lines ended by CRLF', async (bytes) => {
    await fresh();
    model.next(splitTells('Señor Añón verdient 3 € – 日本 🙂.', bytes, '\r\n'));
    expect(await hear({ patience: undefined })).toMatchObject({ text: 'Señor Añón verdient 3 € – 日本 🙂.', end: { reason: 'stop' } });
  });

  it.each([
    ['no [DONE]', [piece('Whole.'), finish()], 'Whole.'],
    ['events without choices', ['data: {"choices":[]}\n\n', ': a comment\n\n', piece('Whole.'), usage(5), finish(), DONE], 'Whole.'],
    ['nothing after its end, and the connection open', [piece('Whole.'), finish(), DONE, 2_000], 'Whole.'],
    ['rubbish after its end', [piece('Whole.'), finish(), 'data: {{{\n\n'], 'Whole.'],
    ['text after its end', [piece('Whole.'), finish(), piece(' More.'), DONE], 'Whole.'],
  ])('is whole with %s', async (_what, steps, text) => {
    await fresh();
    model.next(streams(steps));
    expect(await hear()).toMatchObject({ text, end: { reason: 'stop' }, fault: undefined });
  });

  it.each([
    ['the connection ends before its end', [piece('Half')], 'Half', 'model: answer cut'],
    ['only [DONE] comes', [DONE], '', 'model: answer cut'],
    ['nothing comes at all', [], '', 'model: answer cut'],
    ['an event is no JSON', [piece('Half'), 'data: {"choices": [\n\n'], 'Half', 'model: answer not understood'],
    ['the service says an error', [piece('Half'), 'data: {"error": {"message": "secret"}}\n\n'], 'Half', 'model: error said'],
    ['the first word does not come', [2_000], '', 'model: too slow'],
    ['only its role comes', ['data: {"choices":[{"index":0,"delta":{"role":"assistant"}}]}\n\n', 2_000], '', 'model: too slow'],
    ['it falls silent', [piece('Half'), 2_000], 'Half', 'model: too slow'],
    ['a call has a number that none has', [callPart(-3, { name: 'find_careers' })], '', 'model: answer not understood'],
  ])('says what happened and quotes nothing: %s', async (_what, steps, text, message) => {
    await fresh();
    model.next(streams(steps));
    const heard = await hear({ patience: message !== 'model: too slow' ? LONG : text ? SHORT_THEN : SHORT });
    expect(heard).toMatchObject({ text, fault: { name: 'AiFault', message } });
    expect(String(heard.fault?.stack)).not.toContain('secret');
    expect(model.asked).toHaveLength(1);
  });

  it.each([
    [refuses(500), 'model: 500'],
    [refuses(429), 'model: 429'],
    [stalls(), 'model: too slow'],
  ])('is asked for once', async (behaviour, message) => {
    await fresh();
    model.next(behaviour);
    const patience = message === 'model: too slow' ? SHORT : LONG;
    expect(await hear({ patience })).toMatchObject({ fault: { message } });
    expect(model.asked).toHaveLength(1);
  });

  it('ends at its longest time however much comes, and the connection with it', async () => {
    await fresh();
    model.next(endless('More and '));
    expect(await hear({ patience: { first: 20_000, silence: 20_000, whole: 400 } })).toMatchObject({
      fault: { message: 'model: too slow' },
    });
    expect(await model.asked[0]?.left).toBe(true);
  });

  it('tells where it was cut at its longest or held back by the service', async () => {
    await fresh();
    model.next(streams([piece('Half'), finish('length')]));
    expect(await hear()).toMatchObject({ end: { reason: 'length' } });
    model.next(streams([finish('content_filter')]));
    expect(await hear()).toMatchObject({ end: { reason: 'filter' } });
  });

  it('brings calls of tools that came in fragments, two at once', async () => {
    await fresh();
    model.next(
      streams([
        callPart(0, { id: 'a', name: 'find_careers', arguments: '{"te' }),
        callPart(1, { id: 'b', name: 'find_' }),
        callPart(0, { arguments: 'xt":"art"}' }),
        callPart(1, { name: 'careers', arguments: '{}' }),
        finish('tool_calls'),
        DONE,
      ]),
    );
    expect((await hear()).end?.calls).toEqual([
      { id: 'a', name: 'find_careers', arguments: '{"text":"art"}' },
      { id: 'b', name: 'find_careers', arguments: '{}' },
    ]);
  });

  it('is asked for without tools where the model takes none, and from then on', async () => {
    await fresh();
    model.next(inTurn(refuses(400), tells('Plain.')));
    expect(await hear()).toMatchObject({ text: 'Plain.' });
    expect(await hear()).toMatchObject({ text: 'Plain.' });
    expect(model.asked.map(({ body }) => Boolean(body.tools))).toEqual([true, false, false]);
  });

  it('closes the connection at once when it is stopped, before and after its first word', async () => {
    await fresh();
    for (const steps of [[5_000], [piece('Half'), 5_000]]) {
      model.next(streams(steps));
      const stop = new AbortController();
      const heard = hear({ signal: stop.signal });
      while (model.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, 30));
      stop.abort();
      expect((await heard).fault?.message).toBe('model: stopped');
      expect(await model.asked[0]?.left).toBe(true);
    }
  });

  it('is closed too when its reader goes away', async () => {
    await fresh();
    model.next(endless('More and '));
    const stream = ai.stream({ messages: [], tools: [], mostTokens: 900, signal: new AbortController().signal });
    await stream.next();
    await stream.return({ reason: 'stop', calls: [], tokens: undefined });
    expect(await model.asked[0]?.left).toBe(true);
  });

  it('rests for a minute after five faults in one, and stops by readers are none', async () => {
    await fresh();
    const stopped = AbortSignal.abort();
    model.next(refuses(500));
    for (let time = 0; time < 6; time += 1) expect((await hear({ signal: stopped })).fault?.message).toBe('model: stopped');
    for (let time = 0; time < 4; time += 1) expect((await hear()).fault?.message).toBe('model: 500');
    clock += 61_000;
    for (let time = 0; time < 5; time += 1) expect((await hear()).fault?.message).toBe('model: 500');
    model.next(tells('Back.'));
    expect((await hear()).fault?.message).toBe('model: resting');
    expect(model.asked).toHaveLength(0);
    clock += 60_000;
    expect((await hear()).text).toBe('Back.');
  });

  it('needs no tool to be called for an answer', async () => {
    await fresh();
    model.next(streams(calls('find_careers', { text: 'art' })));
    expect((await hear()).end).toMatchObject({ calls: [{ id: 'call-a', name: 'find_careers', arguments: '{"text":"art"}' }] });
  });
});
