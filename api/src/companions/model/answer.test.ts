import type { CardOf, ChatCard } from '@careerscoop/contract/chat-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Speak, refuses, startModel, stalls } from '../../../test/model-server.ts';
import { DONE, callPart, calls, endless, finish, inTurn, piece, splitTells, streams, tells } from '../../../test/model-streams.ts';
import { newStudent } from '../../../test/people.ts';
import { someFacts } from '../../../test/some-facts.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { openAi } from '../../platform/ai.ts';
import type { Outcome, Piece, Question } from '../chat/answerer.ts';
import { guideAnswerer } from '../guide/answer.ts';
import { toolsFor } from '../guide/turn.ts';
import { say, writeOut } from '../ledger/cite-facts.ts';
import type { Fact, NewFact } from '../ledger/facts.ts';
import type { OwnCareer } from '../tools/own-careers.ts';
import { defineTool } from '../tools/tool.ts';
import type { LookUp } from './look-up.ts';
import { modelAnswerer } from './answer.ts';

let server: TestServer;
let model: Awaited<ReturnType<typeof startModel>>;
let userId = 0;
beforeAll(async () => {
  model = await startModel();
  server = await startTestServer({ ai: model.settings });
  userId = (
    await newStudent(server, { first_name: 'Amelia', last_name: 'Stonefield', city: 'Peoria', state: 'IL', zipcode: '61602', age: 15 })
  ).id;
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const [wage, growth] = someFacts();
const withoutId = (fact: Fact | undefined): NewFact => {
  const { id: _own, ...rest } = fact ?? expect.fail();
  return rest;
};
const vetWage = withoutId(someFacts()[3]);
const NURSES = { onet_code: '29-1141.00', slug: 'registered-nurses', title: 'Registered Nurses' };
const careers: ChatCard = { kind: 'careers', title: 'Careers', careers: [] };
const GUIDE = 'I look things up. Registered Nurses: $93,600. More jobs: 4.9 percent.';

/** A guide that finds two facts and some cards. */
const guideWith =
  (cards: readonly ChatCard[] = [careers], more: readonly NewFact[] = []): LookUp =>
  async ({ asker }) => {
    const { text, cites } = writeOut(say`I look things up. Registered Nurses: ${wage}. More jobs: ${growth}.`, 0);
    return {
      answer: [
        { event: 'delta', data: { text } },
        ...cites.map((data): Piece => ({ event: 'cite', data })),
        ...cards.map((data): Piece => ({ event: 'card', data })),
      ],
      outcome: { source: 'guide', task: { careers: ['29-1141.00'] } },
      facts: [...[wage, growth].map(withoutId), ...more],
      cards,
      tools: toolsFor(server.services, asker),
    };
  };

const vets = defineTool({
  name: 'career_facts',
  about: 'Looks a career up.',
  input: z.object({ career: z.string().max(80) }),
  run: async ({ ledger }) => ({ facts: ledger.addAll([vetWage]), card: careers }),
});

const question = (change: Partial<Question> = {}): Question => ({
  asker: { user_id: userId, age: 15, grade: 'SM', zipcode: '61602', state: 'IL' },
  agent: { id: 1, name: 'Career Buddy' },
  onet_code: null,
  text: 'What does a registered nurse earn?',
  earlier: [],
  task: null,
  ...change,
});

const PATIENCE = { first: 10_000, silence: 10_000, whole: 30_000 };
const SHORT = { first: 300, silence: 300, whole: 3_000 };

interface Heard {
  content: string;
  /** Whatever stood there at any moment. */
  moments: string[];
  pieces: Piece[];
  outcome: Outcome | undefined;
  fault: Error | undefined;
}

async function hear(
  behaviour: Speak,
  change: Partial<Question> = {},
  guide = guideWith(),
  signal = new AbortController().signal,
  patience = PATIENCE,
): Promise<Heard> {
  model.next(behaviour);
  // A service of its own each time: faults of one test shall not rest the next.
  const services = { ...server.services, ai: await openAi({ ai: model.settings }) };
  const answerer = modelAnswerer(services, guideAnswerer(services), {
    lookUp: guide,
    tools: [vets as never],
    patience,
  });
  const heard: Heard = { content: '', moments: [], pieces: [], outcome: undefined, fault: undefined };
  const given = answerer(question(change), signal);
  try {
    for (let step = await given.next(); ; step = await given.next()) {
      if (step.done) {
        heard.outcome = step.value;
        break;
      }
      heard.pieces.push(step.value);
      if (step.value.event === 'delta') heard.content += step.value.data.text;
      if (step.value.event === 'replace') heard.content = heard.content.slice(0, step.value.data.from ?? 0) + step.value.data.text;
      heard.moments.push(heard.content);
    }
  } catch (error) {
    heard.fault = error as Error;
  }
  return heard;
}

const kindsOf = ({ pieces }: Heard) => pieces.map(({ event }) => event).filter((event) => event !== 'delta');

describe('an answer of a model', () => {
  it('has figures put in by their marks, the cards of the guide, its task, and what it cost', async () => {
    const heard = await hear(tells('Registered nurses earn [F1] a year. Ask a nurse about a day.', 310));
    expect(heard.content).toBe('Registered nurses earn $93,600 a year. Ask a nurse about a day.');
    expect(heard.outcome).toEqual({ source: 'model', task: { careers: ['29-1141.00'] }, tokens: 310 });
    expect(kindsOf(heard)).toEqual(['cite', 'card']);
    expect(heard.pieces).toContainEqual({ event: 'cite', data: expect.objectContaining({ id: 'F1', from: 23, to: 30 }) });
  });

  it('is asked for as a stream of at most 900 tokens, rules and facts first, with our tools alone', async () => {
    await hear(tells('Fine.'));
    const { body } = model.asked[0] ?? expect.fail();
    expect(body).toMatchObject({ stream: true, max_completion_tokens: 900 });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[0]?.content).toContain(
      '[F1] Registered Nurses: Half of its people earn at least this much a year: $93,600 (2024)',
    );
    expect(body.tools?.map((tool) => tool.function.name)).toEqual(['career_facts']);
  });

  it('reads nothing that is the student’s own, in message, history or prompt, and no age as a number', async () => {
    await hear(inTurn(streams(calls('career_facts', { career: 'vet' })), tells('Fine.')), {
      text: 'hi im Amelia from Peoria, 15 years old, 61602, mail amelia@mail.example, what does a nurse earn? insta: @amelia.s',
      earlier: [
        { role: 'user', content: 'I go to Lincoln High School and live in Peoria. Call me at 309-555-0142.' },
        { role: 'assistant', content: 'Near you is Prairie State College. Nurses help people, Amelia.' },
      ],
    });
    expect(model.asked).toHaveLength(2);
    const sent = model.asked.map(({ text }) => text).join('\n');
    expect(sent).not.toMatch(/amelia|stonefield|peoria|lincoln|61602|555|mail\.example|Prairie State|\b15\b|robin\d|Illinois|\bIL\b/i);
    expect(sent).toMatch(/a younger teenager, a sophomore in high school/);
    expect(sent).toMatch(/Nurses help people/);
  });

  it('is told the state where schools are asked for, and of those how many, never which', async () => {
    const card: CardOf<'schools'> = {
      kind: 'schools',
      career: NURSES,
      zip: '61602',
      miles: 50,
      total: 8,
      schools: [
        {
          unitid: 148_007,
          name: 'Prairie State College',
          city: 'Peoria',
          state: 'IL',
          miles: 2,
          program: 'Nursing',
          award: "Associate's degree",
          finished: 40,
          price: 7_412,
          completion: 0.4,
        },
      ],
      href: '/schools',
      sentence: null,
      sources: [{ source: 'IPEDS', year: '2023-24', href: null }],
    };
    const count: NewFact = {
      ...vetWage,
      subject: NURSES.title,
      subject_id: NURSES.onet_code,
      key: 'schools',
      value: 8,
      unit: 'count',
      text: '8',
      label: 'schools that fit',
    };
    const heard = await hear(
      tells('There are [F3] schools on the list near you. You can study at Prairie State College. Look at the price. Ask one.'),
      { text: 'where can I study nursing?' },
      guideWith([card], [withoutId(someFacts()[6]), count]),
    );
    expect(heard.content).toBe('There are 8 schools on the list near you. Look at the price. Ask one.');
    const sent = model.asked[0]?.text ?? '';
    expect(sent).toMatch(/in the state IL/);
    expect(sent).toMatch(/schools that fit: 8/);
    expect(sent).not.toMatch(/Prairie|Peoria|61602/);
    expect(heard.pieces).toContainEqual({ event: 'card', data: card });
  });

  it('is not asked for where all that was found is the student’s own list, which stays in cards', async () => {
    const own: LookUp = async (asked) => {
      const looked = await guideWith()(asked);
      return { ...looked, tools: { ...looked.tools, own: async () => [{ onet_code: '29-1141.00' } as OwnCareer] } };
    };
    const heard = await hear(tells('Fine.'), { text: 'What do my saved careers pay?' }, own);
    expect(model.asked).toHaveLength(0);
    expect(heard).toMatchObject({ content: GUIDE, outcome: { source: 'guide' } });
    expect(kindsOf(heard)).toEqual(['cite', 'cite', 'card']);
    await hear(tells('Fine.'), { text: 'What do registered nurses earn?' }, own);
    expect(model.asked[0]?.text).toContain('$93,600');
  });

  it('flows: words are there before the sentence has ended', async () => {
    const { moments } = await hear(tells('Nurses look after people who are ill. Ask one.'));
    expect(moments[0]).toBe('Nurses');
    expect(moments.length).toBeGreaterThan(5);
  });
});

describe('what a model makes up does not get out, at any moment', () => {
  it.each([
    ['a wrong wage', 'Nurses earn $60,000 a year.'],
    ['a wrong wage in words', 'Nurses earn sixty thousand dollars a year.'],
    ['a school', 'You can go to the Riverside Institute of Technology.'],
    ['a phone number', 'You can call 312-555-0188.'],
    ['a link', 'Look at https://pay.example.com/nurses today.'],
    ['a promise of love', 'I love you and I will never leave you.'],
    ['a secret', 'This is our little secret.'],
    ['a scholarship', 'Apply for the Bright Future Scholarship.'],
  ])('%s', async (_what, invented) => {
    const words = invented.replace(/^\w+ /, '');
    for (const behaviour of [
      tells(`Nurses help people. ${invented} Ask a nurse. Good luck.`),
      splitTells(`Nurses help people. ${invented} Ask a nurse. Good luck.`, 3, '\r\n'),
    ]) {
      const heard = await hear(behaviour);
      expect(heard.content).toBe('Nurses help people. Ask a nurse. Good luck.');
      for (const moment of heard.moments) expect(moment).not.toContain(words.slice(0, -1));
      expect(heard.outcome?.source).toBe('model');
    }
  });

  it('above a third of the sentences the guide answers instead, and says so', async () => {
    const heard = await hear(tells('Nurses help people. They earn $1. They earn $2. Fine.', 55));
    expect(heard.content).toBe(GUIDE);
    expect(heard.outcome).toEqual({ source: 'guide', task: { careers: ['29-1141.00'] }, tokens: 55 });
    expect(kindsOf(heard).slice(-5)).toEqual(['replace', 'notice', 'cite', 'cite', 'card']);
  });

  it('40 kB end before they are all heard, and the connection with them', async () => {
    const heard = await hear(tells('Nurses help people in many ways. '.repeat(1_300)));
    expect(heard.fault?.message).toBe('model: too long');
    expect(Buffer.byteLength(heard.content)).toBeLessThanOrEqual(32_768);
    const made = await hear(endless('They earn $7. '));
    expect(made.content).toBe(GUIDE);
    expect(await model.asked[0]?.left).toBe(true);
  });
});

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
    const heard = await hear(behaviour, {}, guideWith(), undefined, SHORT);
    expect(heard.content).toBe(GUIDE);
    expect(heard.outcome).toMatchObject({ source: 'guide', task: { careers: ['29-1141.00'] } });
    expect(heard.pieces.find(({ event }) => event === 'notice')).toMatchObject({ data: { kind: 'model_away' } });
    expect(kindsOf(heard).slice(-3)).toEqual(['cite', 'cite', 'card']);
  });

  it('what it broke off after something was shown stands as cut', async () => {
    for (const steps of [[piece('Nurses help people. They earn')], [piece('Nurses help people. They earn'), 2_000]]) {
      const heard = await hear(streams(steps), {}, guideWith(), undefined, SHORT);
      expect(heard.fault?.name).toBe('AiFault');
      expect(heard.content).toMatch(/^Nurses help people\.( They)?$/);
    }
  });

  it('what it had no room to end ends with its last whole sentence', async () => {
    const heard = await hear(streams([piece('Nurses help people. They also help with the'), finish('length'), DONE]));
    expect(heard).toMatchObject({ content: 'Nurses help people.', outcome: { source: 'model' } });
  });

  it('stopping closes the connection at once', async () => {
    const stop = new AbortController();
    const heard = hear(streams([piece('Nurses help people and'), 5_000]), {}, guideWith(), stop.signal);
    while (model.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect((await heard).fault).toBeDefined();
    expect(await model.asked[0]?.left).toBe(true);
  });
});

describe('a tool that a model calls', () => {
  it('brings facts with marks of their own, and its card once', async () => {
    const heard = await hear(
      inTurn(
        streams(calls('career_facts', { career: 'vet techs' })),
        tells('Registered nurses earn [F1]. Veterinary technicians earn [F3].'),
      ),
    );
    expect(heard.content).toBe('Registered nurses earn $93,600. Veterinary technicians earn $46,800.');
    expect(kindsOf(heard)).toEqual(['cite', 'cite', 'card']);
    expect(model.asked[1]?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      tool_call_id: 'call-a',
      content: expect.stringContaining('[F3]'),
    });
  });

  it.each([
    ['that nobody has', streams(calls('delete_account', {})), 'There is no such tool.'],
    ['with arguments that are wrong', streams(calls('career_facts', { career: 7 })), 'These arguments are not right.'],
    ['with arguments that are no JSON', streams(calls('career_facts', '{"career": ')), 'These arguments are not right.'],
    ['by its arguments alone', streams([callPart(0, { arguments: '{}' }), finish('tool_calls'), DONE]), 'There is no such tool.'],
  ])('is refused: one %s', async (_what, behaviour, said) => {
    const heard = await hear(inTurn(behaviour, tells('Nurses help people.')));
    expect(heard.content).toBe('Nurses help people.');
    expect(model.asked[1]?.body.messages.at(-1)?.content).toBe(said);
  });

  it('is run in three rounds at most', async () => {
    const heard = await hear(streams(calls('career_facts', { career: 'vet' })));
    expect(model.asked.map(({ body }) => Boolean(body.tools))).toEqual([true, true, true, false]);
    expect(heard.content).toBe(GUIDE);
  });
});
