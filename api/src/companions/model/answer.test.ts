import type { CardOf } from '@careerscoop/contract/chat-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE, NURSES, kindsOf, startModelAnswers, vetWage, withoutId } from '../../../test/model-answers.ts';
import { calls, endless, inTurn, splitTells, streams, tells } from '../../../test/model-streams.ts';
import { someFacts } from '../../../test/some-facts.ts';
import type { NewFact } from '../ledger/facts.ts';
import type { OwnCareer } from '../tools/own-careers.ts';
import type { LookUp } from './look-up.ts';

let model: Awaited<ReturnType<typeof startModelAnswers>>;
beforeAll(async () => {
  model = await startModelAnswers();
});
afterAll(() => model.close());

describe('an answer of a model', () => {
  it('has figures put in by their marks, the cards of the guide, its task, and what it cost', async () => {
    const heard = await model.hear(tells('Registered nurses earn [F1] a year. Ask a nurse about a day.', 310));
    expect(heard.content).toBe('Registered nurses earn $93,600 a year. Ask a nurse about a day.');
    expect(heard.outcome).toEqual({ source: 'model', task: { careers: ['29-1141.00'] } });
    expect(heard.spent).toBe(310);
    expect(kindsOf(heard)).toEqual(['cite', 'card']);
    expect(heard.pieces).toContainEqual({ event: 'cite', data: expect.objectContaining({ id: 'F1', from: 23, to: 30 }) });
  });

  it('is asked for as a stream of at most 900 tokens, rules and facts first, with our tools alone', async () => {
    await model.hear(tells('Fine.'));
    const { body } = model.asked[0] ?? expect.fail();
    expect(body).toMatchObject({ stream: true, max_completion_tokens: 900 });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[0]?.content).toContain(
      '[F1] Registered Nurses: Half of its people earn at least this much a year: $93,600 (2024)',
    );
    expect(body.tools?.map((tool) => tool.function.name)).toEqual(['career_facts']);
  });

  it('reads nothing that is the student’s own, in message, history or prompt, and no age as a number', async () => {
    await model.hear(inTurn(streams(calls('career_facts', { career: 'vet' })), tells('Fine.')), {
      text: 'hi im Amelia from Peoria, 15 years old, 61602, mail amelia@mail.example, what does a nurse earn? insta: @amelia.s',
      earlier: [
        { role: 'user', content: 'I go to Lincoln High School and live in Peoria. Call me at 309-555-0142.', guarded: false },
        { role: 'assistant', content: 'Near you is Prairie State College. Nurses help people, Amelia.', guarded: false },
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
    const heard = await model.hear(
      tells('There are [F3] schools on the list near you. You can study at Prairie State College. Look at the price. Ask one.'),
      { text: 'where can I study nursing?' },
      model.guideWith([card], [withoutId(someFacts()[6]), count]),
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
      const looked = await model.guideWith()(asked);
      return { ...looked, tools: { ...looked.tools, own: async () => [{ onet_code: '29-1141.00' } as OwnCareer] } };
    };
    const heard = await model.hear(tells('Fine.'), { text: 'What do my saved careers pay?' }, own);
    expect(model.asked).toHaveLength(0);
    expect(heard).toMatchObject({ content: GUIDE, outcome: { source: 'guide' } });
    expect(kindsOf(heard)).toEqual(['cite', 'cite', 'card']);
    await model.hear(tells('Fine.'), { text: 'What do registered nurses earn?' }, own);
    expect(model.asked[0]?.text).toContain('$93,600');
  });

  it('flows: words are there before the sentence has ended', async () => {
    const { moments } = await model.hear(tells('Nurses look after people who are ill. Ask one.'));
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
      const heard = await model.hear(behaviour);
      expect(heard.content).toBe('Nurses help people. Ask a nurse. Good luck.');
      for (const moment of heard.moments) expect(moment).not.toContain(words.slice(0, -1));
      expect(heard.outcome?.source).toBe('model');
    }
  });

  it('above a third of the sentences the guide answers instead, and says so', async () => {
    const heard = await model.hear(tells('Nurses help people. They earn $1. They earn $2. Fine.', 55));
    expect(heard.content).toBe(GUIDE);
    expect(heard.outcome).toEqual({ source: 'guide', task: { careers: ['29-1141.00'] } });
    expect(heard.spent).toBe(55);
    expect(kindsOf(heard).slice(-5)).toEqual(['replace', 'notice', 'cite', 'cite', 'card']);
  });

  it('40 kB end before they are all heard, and the connection with them', async () => {
    const heard = await model.hear(tells('Nurses help people in many ways. '.repeat(1_300)));
    expect(heard.fault?.message).toBe('model: too long');
    expect(Buffer.byteLength(heard.content)).toBeLessThanOrEqual(32_768);
    const made = await model.hear(endless('They earn $7. '));
    expect(made.content).toBe(GUIDE);
    expect(await model.asked[0]?.left).toBe(true);
  });
});
