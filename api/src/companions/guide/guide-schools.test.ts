import { describe, expect, it } from 'vitest';
import { type Answered, askGuide, converse } from '../../../evaluate/companions/ask.ts';
import { amountsIn } from '../../scoop/amounts.ts';

const COLLEGE = { agent: 'college-buddy', page: null } as const;
const cardOf = ({ cards }: Answered) => {
  const card = cards.find(({ kind }) => kind === 'schools');
  if (card?.kind !== 'schools') throw new Error('No card of schools.');
  return card;
};
const ask = (text: string) => askGuide(text, COLLEGE);
/** What stands in an answer outside of its figures. */
const uncited = ({ content, cites }: Answered) =>
  cites.toSorted((a, b) => b.from - a.from).reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), content);

describe('where is looked', () => {
  it('is the state of two letters, and never one that a degree is short for', async () => {
    const ohio = await ask('nursing schools in OH');
    expect(cardOf(ohio).schools.every(({ state }) => state === 'OH')).toBe(true);
    expect(ohio.content).toMatch(/^\S+ schools in Ohio teach/);
    expect(cardOf(await ask('MD schools near me')).schools[0]).toMatchObject({ state: 'OR' });
    expect(cardOf(await ask('MS degree schools for nursing')).zip).toBe('97205');
  });

  it('is asked for also after a question of pay, work or chances', async () => {
    for (const before of ['can i make 300k as a nurse', 'is nursing growing', 'what does a nurse do all day']) {
      const [, schools] = await converse([before, 'nursing schools in OH'], { agent: 'career-buddy', page: null });
      expect(schools?.content).toMatch(/^\S+ schools in Ohio teach something that leads to Registered Nurse/);
    }
  });

  it('is a town by its ZIP code, and the answer names it with its state', async () => {
    const answered = await ask('nursing schools in Seattle');
    expect(answered.content).toMatch(/within 50 miles of Seattle, WA teach/);
    expect(cardOf(answered)).toMatchObject({ zip: '98101' });
    expect(cardOf(answered).href).not.toContain('state=');
    expect(cardOf(await ask('nursing schools near Seattle')).zip).toBe('98101');
  });

  it('says which of two LA was taken, with the other to press', async () => {
    const answered = await ask('nursing schools in LA');
    expect(answered.content).toContain('By LA I took Louisiana');
    const pressed = await askGuide('What about in Los Angeles?', COLLEGE, answered.turn.task);
    expect(pressed.content).toMatch(/of Los Angeles, CA teach/);
  });
});

describe('a limit', () => {
  it('of price is kept, said with its source, and stays on the page of schools', async () => {
    const answered = await ask('nursing schools under 10k');
    const card = cardOf(answered);
    expect(card.schools.every(({ price }) => price !== null && price <= 10_000)).toBe(true);
    expect(card.href).toContain('price_max=10000');
    expect(answered.content).toContain('at most $10,000 a year');
    expect(answered.cites.find(({ text }) => text === '$10,000')?.source).toMatch(/\S/);
    expect(amountsIn(uncited(answered))).toEqual([]);
    expect((await ask('nursing schools under $10,000')).content).toContain('at most $10,000 a year');
  });

  it('of miles and of who runs it is kept, too', async () => {
    const near = await ask('nursing schools within 10 miles');
    expect(cardOf(near).miles).toBe(10);
    expect(near.content).toContain('schools within 10 miles');
    const open = await ask('public nursing schools in texas');
    expect(open.content).toContain('public schools only');
    expect(cardOf(open).href).toContain('control=public');
    const all = cardOf(await ask('nursing schools in texas'));
    expect(cardOf(open).total).toBeLessThan(all.total);
    expect((await ask('nursing schools in texas within 20 miles')).content).toContain('only from a ZIP code');
  });

  it('holds for the next question, until it is taken back; where nothing is left, that is the next step', async () => {
    const [, cheap, free] = await converse(['public nursing schools in texas', 'cheapest?', 'Find schools without limits'], COLLEGE);
    expect(cardOf(cheap!).href).toMatch(/control=public.*sort=price/);
    expect(cardOf(free!).href).not.toContain('control');
    const none = await ask('private nursing schools under $100 in idaho');
    expect(none.content).toMatch(/Next: say “without limits”/);
  });
});

describe('the order', () => {
  it('by distance ends with the ZIP code, and is told as what it is', async () => {
    const [near, far] = await converse(['nearest nursing schools', 'what about in california'], COLLEGE);
    expect(cardOf(near!).href).toContain('sort=distance');
    expect(cardOf(far!).href).not.toContain('sort=');
    expect(far!.turn.task.sort).toBeNull();
    expect(far!.content).toContain('Those with the most graduates in it come first.');
  });
});

it('a level that is not taught is left out of the link, and nobody is sent to it', async () => {
  const answered = await ask('bachelor for physical therapist in texas');
  expect(answered.content).toContain("None fits a bachelor's degree");
  expect(answered.content).not.toContain("Choose the bachelor's level");
  expect(cardOf(answered).href).not.toContain('level=');
});

describe('what students of a school earn later', () => {
  it('is said with its source, of the whole school', async () => {
    for (const text of ['how much do graduates of reed earn', 'how much do people from reed make']) {
      const answered = await ask(text);
      expect(answered.content).toMatch(/half of its students with federal aid earned more than \$\d\d,\d{3} a year/);
      expect(answered.cites.find(({ label }) => label.includes('whole school'))).toMatchObject({ year: expect.stringMatching(/\d/) });
      expect(answered.content).toMatch(/Next: /);
    }
    expect((await ask('tell me about reed college')).content).not.toContain('earned more than');
  });
});
