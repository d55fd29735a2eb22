import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE, type Heard, SHORT, SHORT_THEN, kindsOf, startModelAnswers } from '../../../test/model-answers.ts';
import { refuses, stalls } from '../../../test/model-server.ts';
import { DONE, finish, inTurn, piece, calls, streams, tells } from '../../../test/model-streams.ts';

let model: Awaited<ReturnType<typeof startModelAnswers>>;
beforeAll(async () => {
  model = await startModelAnswers();
});
afterAll(() => model.close());

describe('where the model gives no answer, the guide does', () => {
  it.each([
    ['refuses with 429', refuses(429)],
    ['fails with 500', refuses(500)],
    ['says nothing for too long', stalls()],
    ['sends nothing', streams([])],
    ['sends no choices', streams(['data: {"choices":[]}\n\n', DONE])],
    ['sends what is no event', streams(['data: {{{\n\n'])],
    ['has an empty answer', streams([finish(), DONE])],
    ['is held back by its own filter', streams([piece('Nurses help people. And'), finish('content_filter')])],
  ])('it %s', async (_what, behaviour) => {
    const heard = await model.hear(behaviour, {}, model.guideWith(), undefined, SHORT);
    expect(heard.content).toBe(GUIDE);
    expect(heard.outcome).toMatchObject({ source: 'guide', task: { careers: ['29-1141.00'] } });
    expect(heard.pieces.find(({ event }) => event === 'notice')).toMatchObject({ data: { kind: 'model_away' } });
    expect(kindsOf(heard).slice(-3)).toEqual(['cite', 'cite', 'card']);
  });

  it('what it broke off after something was shown stands as cut', async () => {
    for (const steps of [[piece('Nurses help people. They earn')], [piece('Nurses help people. They earn'), 2_000]]) {
      const heard = await model.hear(streams(steps), {}, model.guideWith(), undefined, SHORT_THEN);
      expect(heard.fault?.name).toBe('AiFault');
      expect(heard.content).toMatch(/^Nurses help people\.( They)?$/);
    }
  });

  it('what it had no room to end ends with its last whole sentence', async () => {
    const heard = await model.hear(streams([piece('Nurses help people. They also help with the'), finish('length'), DONE]));
    expect(heard).toMatchObject({ content: 'Nurses help people.', outcome: { source: 'model' } });
  });

  it('stopping closes the connection at once', async () => {
    const stop = new AbortController();
    const heard = model.hear(streams([piece('Nurses help people and'), 5_000]), {}, model.guideWith(), stop.signal);
    while (model.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect((await heard).fault).toBeDefined();
    expect(await model.asked[0]?.left).toBe(true);
  });
});

describe('what an answer used of the model is counted', () => {
  const said = 'Nurses help people and look after them. ';

  it('by its letters where it is stopped in the middle, and where the service does not say', async () => {
    const stop = new AbortController();
    const steps = streams([piece(said.repeat(10)), 5_000]);
    const stopInTheMiddle = ({ content }: Heard) => void (content && stop.abort());
    const { spent, content } = await model.hear(steps, {}, model.guideWith(), stop.signal, undefined, stopInTheMiddle);
    const [{ text = '' } = {}] = model.asked;
    expect(content).not.toBe('');
    expect(spent).toBeGreaterThan((text.length + said.length * 10) / 5);
    expect(spent).toBeLessThan(text.length);
    const unsaid = await model.hear(streams([piece(said), finish(), DONE]));
    expect(unsaid.outcome?.source).toBe('model');
    expect(unsaid.spent).toBeGreaterThan(100);
  });

  it('where it breaks off after some words; and not where the service refused before any', async () => {
    const broken = await model.hear(streams([piece(said), piece('They earn')]));
    expect(broken.fault?.name).toBe('AiFault');
    expect(broken.spent).toBeGreaterThan(100);
    expect((await model.hear(refuses(429))).spent).toBe(0);
  });

  it('with the rounds that came before, also where the last one fails', async () => {
    const heard = await model.hear(inTurn(streams(calls('career_facts', { career: 'vet' })), refuses(500)));
    expect(heard).toMatchObject({ content: GUIDE, outcome: { source: 'guide' } });
    expect(heard.spent).toBeGreaterThan(100);
    expect((await model.hear(tells('Nurses help people. Ask one.', 77))).spent).toBe(77);
  });
});
