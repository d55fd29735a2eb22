import { chatCard } from '@careerscoop/contract/chat-cards';
import { ANSWER_LIMIT, cite } from '@careerscoop/contract/chat';
import { CHAT_TYPES, openingMessage } from '@careerscoop/contract/chat-openings';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { describe, expect, it } from 'vitest';
import { type Answered, askGuide, converse } from '../../../evaluate/companions/ask.ts';
import { amountsIn } from '../../scoop/amounts.ts';
import { readTask } from './task.ts';
import { SAYS } from './answers/answers.ts';

const CAREER = { agent: 'career-buddy', page: null } as const;
const COLLEGE = { agent: 'college-buddy', page: null } as const;
const [ZOOLOGIST, VET, NURSE, DESIGNER] = ['19-1023.00', '29-1131.00', '29-1141.00', '27-1024.00'];

const intents = (answers: readonly Answered[]) => answers.map(({ turn }) => turn.understood.intent);
const kinds = ({ cards }: Answered) => cards.map(({ kind }) => kind);

/** Titles that our own words give to a wider career. */
const SHARED = new Set(['Embalmer']);

/** What stands in an answer outside of its figures, the numbers of lists and questions left out. */
function uncited({ content, cites }: Answered): string {
  const left = cites.toSorted((a, b) => b.from - a.from).reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), content);
  return left.replaceAll(
    /\b(?:until|by) 2034\b|^\d\. |Question \d of \d:|\d questions|out of 100|in 100|Number \d+ on|\d+\. (?=[A-Z])/gm,
    '',
  );
}

/** What holds of every answer. */
function holds(answered: Answered): void {
  const { content, cites, cards } = answered;
  expect(content.trim()).not.toBe('');
  expect(Buffer.byteLength(content)).toBeLessThan(ANSWER_LIMIT);
  expect(content).not.toMatch(/undefined|null|NaN|\[object/);
  for (const card of cards) expect(chatCard.safeParse(card).error).toBeUndefined();
  for (const one of cites) {
    expect(cite.safeParse(one).error).toBeUndefined();
    expect(content.slice(one.from, one.to)).toBe(one.text);
  }
  expect(content).toMatch(/Next: |Type |Pick one of yours|type any other/);
  expect(readTask(answered.turn.task)).toEqual(answered.turn.task);
}

describe('a conversation', () => {
  it('goes on from what was spoken of: a career, then "it", then the second one', async () => {
    const answers = await converse(
      [
        'what are my careers',
        'what does the second one do',
        'how much do they make',
        'and what school does it take',
        'compare it with zoologist',
        'which one makes more',
      ],
      CAREER,
    );
    expect(intents(answers).slice(0, 5)).toEqual(['mine', 'day', 'pay', 'study', 'compare']);
    for (const answered of answers) holds(answered);
    expect(answers[1]!.turn.task.careers).toEqual(['19-1031.03']);
    expect(answers[2]!.content).toContain('Park Naturalist');
    expect(answers[4]!.turn.task.careers).toEqual(['19-1031.03', ZOOLOGIST]);
    expect(kinds(answers[5]!)).toContain('comparison');
    expect(answers[5]!.content).toMatch(/^Pay: /);
  });

  it('compares the saved ones with a card, both medians and the own reasons', async () => {
    const [answered] = await converse(['which of my saved ones pays the most'], CAREER);
    holds(answered!);
    const card = answered!.cards.find(({ kind }) => kind === 'comparison');
    expect(card).toMatchObject({ careers: [{ onet_code: ZOOLOGIST }, { onet_code: VET }, { onet_code: DESIGNER }] });
    expect(card?.kind === 'comparison' && card.rows.filter(({ main }) => main)).toHaveLength(2);
    expect(answered!.content).toContain('Your own answers speak for');
  });

  it('makes a plan for this week, this year and later, by grade, with steps that can be kept', async () => {
    const [answered] = await converse(['make me a plan for nursing step by step plz'], CAREER);
    holds(answered!);
    expect(answered!.content).toContain('this week, this year');
    const card = answered!.cards.find(({ kind }) => kind === 'plan');
    expect(card).toMatchObject({ career: { onet_code: NURSE }, grade: 'Junior' });
    if (card?.kind === 'plan') {
      expect(new Set(card.steps.map(({ when }) => when))).toEqual(new Set(['this_week', 'this_year', 'later']));
      expect(card.steps.every(({ key }) => /^guide:[a-z_]+:29-1141\.00$/.test(key))).toBe(true);
    }
  });

  it('practices an interview: five questions, one at a time, no grade, and stops', async () => {
    const said = 'One time at the shelter a dog got loose, so I closed the gate and called my boss, and then we caught it.';
    const answers = await converse(['interview me for vet tech', said, 'skip', said, said, said, 'thanks'], CAREER);
    for (const answered of answers) holds(answered);
    expect(answers.slice(0, 5).map(({ cards }) => cards.find(({ kind }) => kind === 'interview'))).toMatchObject(
      [1, 2, 3, 4, 5].map((number) => ({ number, of: 5 })),
    );
    expect(answers[5]!.turn.task.interview).toBeNull();
    expect(answers[6]!.turn.understood.intent).toBe('hello');
    const stopped = await converse(['practice interview w me', 'stop'], CAREER);
    expect(stopped[1]!.turn.task.interview).toBeNull();
    expect(answers.map(({ content }) => content).join(' ')).not.toMatch(/\b(?:score|grade [A-F]|\d ?\/ ?10)\b/);
  });

  it('leaves a practice interview that was left for over three hours: what is said then is no answer to it', async () => {
    const hour = 60 * 60 * 1000;
    const [begun] = await converse(['interview me for vet tech'], CAREER);
    const { task } = begun!.turn;
    expect(task.interview).not.toBeNull();
    for (const [text, intent] of [
      ['my careers', 'mine'],
      ['a day of a nurse', 'day'],
    ] as const) {
      const back = await askGuide(text, CAREER, task, 3 * hour + 1);
      expect(back.turn.understood.intent).toBe(intent);
      expect(back.turn.task.interview).toBeNull();
      expect((await askGuide(text, CAREER, task, 3 * hour)).turn.understood.intent).toBe('interview');
    }
  });

  it('answers a question in the middle of a practice interview, and takes what tells for the answer', async () => {
    const [begun] = await converse(['interview me for vet tech'], CAREER);
    const { task } = begun!.turn;
    const intentOf = async (text: string) => (await askGuide(text, CAREER, task)).turn.understood.intent;
    expect(await intentOf('what does a nurse do all day')).toBe('day');
    expect(await intentOf('what are my careers')).toBe('mine');
    expect(await intentOf('what degree does a nurse need')).toBe('study');
    for (const told of [
      'what i did was feed my neighbors cats and then we took one to the vet',
      'when i was at the shelter i closed the gate',
      'how i see it school taught me to wait my turn',
      'i want to be a vet tech because i like animals and what they do all day',
    ]) {
      expect(await intentOf(told)).toBe('interview');
    }
  });

  it('finds schools near home, cheaper ones, in another state, and says what one costs', async () => {
    const answers = await converse(
      ['nursing schools near me', 'cheapest?', 'what about in california', 'how much is portland state'],
      COLLEGE,
    );
    expect(intents(answers)).toEqual(['schools', 'schools', 'schools', 'school']);
    for (const answered of answers) holds(answered);
    const [near, cheap, other] = answers.map(({ cards }) => cards.find(({ kind }) => kind === 'schools'));
    expect(near).toMatchObject({ zip: '97205' });
    expect(cheap?.kind === 'schools' && cheap.href).toContain('sort=price');
    expect(other?.kind === 'schools' && other.schools.every(({ state }) => state === 'CA')).toBe(true);
    expect(answers[3]!.cards[0]).toMatchObject({ kind: 'school', name: 'Portland State University' });
  });

  it('asks for a ZIP code where none is known, and takes it', async () => {
    const first = await askGuide('where can i study nursing', { ...COLLEGE, zip: null });
    expect(first.cards[0]).toMatchObject({ kind: 'ask', what: 'zip' });
    const second = await askGuide('60614', { ...COLLEGE, zip: null }, first.turn.task);
    expect(second.cards[0]).toMatchObject({ kind: 'schools', zip: '60614' });
  });

  it('says that nobody knows a ZIP code that does not exist', async () => {
    const answered = await askGuide('nursing schools near 00001', COLLEGE);
    holds(answered);
    expect(answered.content).toContain('We do not know this ZIP code');
  });

  it('asks which career is meant where none was named, with the own ones to press', async () => {
    const answered = await askGuide('salary?', CAREER);
    holds(answered);
    expect(answered.cards[0]).toMatchObject({ kind: 'ask', what: 'career' });
    expect((await askGuide('salary?', { ...CAREER, page: NURSE })).content).toContain('Registered Nurse');
  });

  it('works for somebody without results: no list is made up', async () => {
    for (const text of ['what are my careers', 'why did i get vet', 'idk what i want', 'compare my saved ones', 'hi'])
      holds(await askGuide(text, { ...CAREER, own: [] }));
    expect((await askGuide('what are my careers', { ...CAREER, own: [] })).content).toContain('no results yet');
  });
});

describe('what is meant', () => {
  it.each([
    ['how much do veternarians make', 'pay', VET],
    ['wat do nurces do all day', 'day', NURSE],
    ['graphc desiner salery', 'pay', DESIGNER],
  ])('forgives slips: %s', async (text, intent, code) => {
    const { turn } = await askGuide(text, CAREER);
    expect([turn.understood.intent, turn.understood.careers[0]]).toEqual([intent, code]);
  });

  it.each([
    ['cuánto gana una enfermera', 'pay', NURSE],
    ['qué tengo que estudiar para ser veterinaria', 'study', VET],
    ['¿qué hace un diseñador gráfico en un día normal?', 'day', DESIGNER],
  ])('understands Spanish, and says in one sentence that it answers in English: %s', async (text, intent, code) => {
    const { turn, content } = await askGuide(text, CAREER);
    expect([turn.understood.intent, turn.understood.careers[0]]).toEqual([intent, code]);
    expect(content).toMatch(/^Entiendo tu pregunta en español; por ahora contesto en inglés\./);
  });

  it('says what it is when asked, and when it does not understand', async () => {
    for (const text of ['are you chatgpt', 'asdfghjkl', 'eres un robot'])
      expect((await askGuide(text, CAREER)).content).toContain('I look things up, I am not a language model.');
  });

  it('takes the first message of each way in, with titles and without', async () => {
    const wanted = {
      'compare-careers': 'compare',
      'start-action-plan': 'plan',
      'find-schools': 'schools',
      'interview-practice': 'interview',
      scholarships: 'scholarships',
    };
    for (const type of CHAT_TYPES) {
      for (const titles of [['Zoologist', 'Veterinarian'], []]) {
        const answered = await askGuide(openingMessage(type, titles), CAREER);
        holds(answered);
        expect(answered.turn.understood.intent).toBe(wanted[type]);
      }
    }
    const compared = await askGuide(openingMessage('compare-careers', ['Zoologist', 'Veterinarian']), CAREER);
    expect(compared.turn.task.careers).toEqual([ZOOLOGIST, VET]);
  });

  it('reads what its own buttons say as what they stand for', async () => {
    const wrong = [];
    for (const career of loadCatalogue().careers.filter((_, at) => at % 9 === 0)) {
      for (const [intent, says] of Object.entries(SAYS)) {
        const { turn } = await askGuide(says(career.mask_title), CAREER);
        const named = turn.understood.careers[0] === career.onet_code || SHARED.has(career.mask_title);
        if (turn.understood.intent !== intent || !named)
          wrong.push(`${says(career.mask_title)} > ${turn.understood.intent} ${turn.understood.careers[0]}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('every answer', () => {
  it('says no figure without its source, over many careers and questions', async () => {
    // Why it is in the list is told in the student's own answers.
    const asks = Object.entries(SAYS).flatMap(([intent, says]) => (intent === 'why' ? [] : [says]));
    for (const career of loadCatalogue().careers.filter((_, at) => at % 11 === 0)) {
      for (const says of asks) {
        const answered = await askGuide(says(career.mask_title), { ...CAREER, page: career.onet_code });
        holds(answered);
        const own = amountsIn(`${career.mask_title} ${Object.values(career.words ?? {}).join(' ')}`).map(({ value }) => value);
        const strange = amountsIn(uncited(answered)).filter(({ value }) => !own.includes(value));
        expect(strange, answered.content).toEqual([]);
      }
    }
  });

  it('is one for any text at all: nothing, signs, 5,000 characters', async () => {
    for (const text of [
      '?',
      '.',
      '💀💀💀',
      '‮abc',
      '<script>alert(1)</script>',
      'a'.repeat(5000),
      'vet '.repeat(1200),
      '{"a":1}',
      '[F3]',
      '\\',
      '%%%',
      '０１２',
    ])
      holds(await askGuide(text, CAREER));
  });

  it('keeps what an older release left from doing harm', () => {
    expect(readTask({ intent: 'gone', careers: ['x'] })).toEqual(readTask(null));
    expect(readTask('text')).toEqual(readTask(null));
  });
});
