import { chatCard } from '@careerscoop/contract/chat-cards';
import { describe, expect, it } from 'vitest';
import { NOORS_CAREERS } from '../../../evaluate/companions/ask.ts';
import { wordsOfGuideStep } from '../guide/step-words.ts';
import { Ledger } from '../ledger/facts.ts';
import type { ToolContext, ToolName } from './tool.ts';
import { TOOL_NAMES } from './tool.ts';
import { isToolName, runTool, TOOLS } from './tools.ts';

const [ZOOLOGIST, VET, NURSE] = ['19-1023.00', '29-1131.00', '29-1141.00'];

const contextOf = (own: ToolContext['own'] = () => Promise.resolve(NOORS_CAREERS)): ToolContext => ({
  asker: { user_id: 1, age: 16, grade: 'JR', zipcode: '97205', state: 'OR' },
  ledger: new Ledger(),
  own,
  strengths: () => Promise.resolve(undefined),
});

const GOOD: Record<ToolName, unknown> = {
  find_careers: { wish: 'animals' },
  career_facts: { career: VET, topic: 'pay' },
  compare_careers: { careers: [VET, ZOOLOGIST] },
  my_careers: { which: 'saved' },
  study_paths: { career: NURSE },
  plan_steps: { career: NURSE },
  schools_for_career: { career: NURSE, zip: '97205', miles: 50 },
  school_facts: { name: 'portland state' },
  interview_questions: { career: NURSE, number: 2 },
  scholarship_steps: {},
};

const BAD: readonly [ToolName, unknown][] = [
  ['find_careers', { wish: 'x'.repeat(201) }],
  ['find_careers', { wish: 'animals', user_id: 2 }],
  ['career_facts', { career: '99-9999.99', topic: 'pay' }],
  ['career_facts', { career: VET, topic: 'gossip' }],
  ['compare_careers', { careers: [VET] }],
  ['compare_careers', { careers: [VET, ZOOLOGIST, NURSE, VET, NURSE] }],
  ['my_careers', { which: 'ten', user_id: 2 }],
  ['study_paths', null],
  ['plan_steps', { career: NURSE, grade: 'XX' }],
  ['schools_for_career', { career: NURSE, zip: '9720' }],
  ['school_facts', { name: '' }],
  ['interview_questions', { number: 6 }],
  ['scholarship_steps', { name: 'win a prize' }],
];

describe('a tool', () => {
  it.each(TOOL_NAMES)('%s finds something, its facts stand in the ledger, and its card is one of the contract', async (name) => {
    const context = contextOf();
    const found = await runTool(context, name, GOOD[name]);
    expect(found).toBeDefined();
    expect(found!.nothing).toBeUndefined();
    for (const fact of found!.facts) {
      expect(context.ledger.byId(fact.id)).toBe(fact);
      expect(fact).toMatchObject({
        source: expect.stringMatching(/\S/),
        text: expect.stringMatching(/\S/),
        subject: expect.stringMatching(/\S/),
      });
    }
    if (found!.card) expect(chatCard.safeParse(found!.card).error).toBeUndefined();
    expect(found!.facts.length + (found!.card ? 1 : 0)).toBeGreaterThan(0);
  });

  it.each(BAD)('%s refuses %j, and looks nothing up', async (name, args) => {
    const context = contextOf();
    expect(await runTool(context, name, args)).toBeUndefined();
    expect(context.ledger.facts).toEqual([]);
  });

  it('is one of ten, and a name that only looks like one is none', () => {
    expect(Object.keys(TOOLS)).toEqual([...TOOL_NAMES]);
    expect(isToolName('constructor')).toBe(false);
  });
});

describe('differences', () => {
  it('are computed from both figures', async () => {
    const { ledger, ...rest } = contextOf();
    await runTool({ ledger, ...rest }, 'compare_careers', { careers: [VET, ZOOLOGIST] });
    const [one, other] = [ledger.find(VET, 'median_wage'), ledger.find(ZOOLOGIST, 'median_wage')];
    expect(ledger.find([VET, ZOOLOGIST].sort().join('+'), 'pay_difference')?.value).toBe(Math.abs((one?.value ?? 0) - (other?.value ?? 0)));
  });
});

describe('schools', () => {
  it('say that a ZIP code is unknown, and why there is nothing for a career without programs', async () => {
    expect((await runTool(contextOf(), 'schools_for_career', { career: NURSE, zip: '00001' }))?.nothing).toContain(
      'We do not know this ZIP code',
    );
    expect((await runTool(contextOf(), 'schools_for_career', { career: '27-2021.00', zip: '97205' }))?.nothing ?? 'some').toBeTruthy();
  });

  it('hold no pay after school in a list, and say whose it is in the sheet of one', async () => {
    const list = await runTool(contextOf(), 'schools_for_career', GOOD.schools_for_career);
    expect(list!.facts.some(({ key }) => key === 'earnings')).toBe(false);
    const sheet = await runTool(contextOf(), 'school_facts', GOOD.school_facts);
    expect(sheet!.facts.find(({ key }) => key === 'earnings')?.label).toContain('whole school');
  });
});

describe('the own lists', () => {
  it('are those of the session; without results there is nothing, said in a sentence', async () => {
    const found = await runTool(
      contextOf(() => Promise.resolve([])),
      'my_careers',
      {},
    );
    expect(found).toMatchObject({ nothing: 'There are no results yet.', careers: [] });
  });
});

describe('steps of a plan', () => {
  it('are worded by their keys, and an unknown key by nothing', () => {
    expect(wordsOfGuideStep(`guide:counselor:${NURSE}`)).toContain('counselor');
    for (const key of ['guide:counselor:99-9999.99', `guide:toString:${NURSE}`, 'try_this:29-1141.00', ''])
      expect(wordsOfGuideStep(key)).toBeUndefined();
  });
});
