import type { Question, Scenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import { findScreen, pagesOf, screenAsking, screensOf } from './screens.ts';

const question = (id: number, question_id: string): Question => ({
  id,
  question_id,
  question: `Question ${id}`,
  title: '',
  description: '',
  image: '',
  image_1_url: '',
});

const intro = { title: 'Next', text: 'Words' };
const part = (scenario_id: number, questions: Question[], more: Partial<Scenario> = {}): Scenario => ({
  scenario_id,
  title: '',
  description: '',
  questions,
  ...more,
});

const SCENARIOS = [
  part(0, [question(1, 'intro')]),
  part(1, [question(101, 'enjoy-11'), question(102, 'enjoy-12'), question(103, 'enjoy-21')]),
  part(2, [question(201, 'skill-a'), question(202, 'skill-b')], { intro }),
  part(3, [question(301, 'situation-a'), question(302, 'situation-b')]),
  part(4, [question(401, 'cups')], { intro }),
];

const addresses = (wide: boolean) =>
  screensOf(SCENARIOS, wide).map(({ kind, scenario, step }) => `${scenario.scenario_id}/${step ?? ''} ${kind}`);

describe('pagesOf', () => {
  it('puts questions with the same words and page digit on one page', () => {
    const ids = pagesOf(SCENARIOS[1]!.questions).map((page) => page.map(({ id }) => id));
    expect(ids).toEqual([[101, 102], [103]]);
  });

  it('gives a question without a digit at its end a page of its own', () => {
    expect(pagesOf([question(1, 'a'), question(2, 'a'), question(3, 'b1'), question(4, 'b2')])).toHaveLength(3);
  });
});

describe('screensOf', () => {
  it('introduces the cone on wide screens only', () => {
    expect(addresses(true)).toEqual([
      '0/ film',
      '1/1 rating',
      '1/2 rating',
      '2/ intro',
      '2/1 cone',
      '3/1 situation',
      '3/2 situation',
      '4/1 cups',
    ]);
  });

  it('introduces the cups on narrow screens only', () => {
    expect(addresses(false)).toEqual([
      '0/ film',
      '1/1 rating',
      '1/2 rating',
      '2/1 cone',
      '3/1 situation',
      '3/2 situation',
      '4/ intro',
      '4/1 cups',
    ]);
  });

  it('takes the parts in their order, however they come', () => {
    expect(screensOf([...SCENARIOS].reverse(), true)[0]?.kind).toBe('film');
  });
});

describe('findScreen', () => {
  const screens = screensOf(SCENARIOS, true);
  const found = (scenario_id?: string, step?: string) => {
    const screen = screens[findScreen(screens, scenario_id, step)]!;
    return `${screen.scenario.scenario_id}/${screen.step ?? ''}`;
  };

  it.each([
    ['0', undefined, '0/'],
    ['0', '5', '0/'],
    ['1', undefined, '1/1'],
    ['1', '2', '1/2'],
    ['1', '9', '1/2'],
    ['1', '-3', '1/1'],
    ['1', 'x', '1/1'],
    ['2', undefined, '2/'],
    ['2', '1', '2/1'],
    ['3', '2', '3/2'],
    ['4', undefined, '4/1'],
    ['9', undefined, '0/'],
    ['x', '1', '0/'],
    [undefined, undefined, '0/'],
  ])('reads %s and %s as %s', (scenario_id, step, expected) => {
    expect(found(scenario_id, step)).toBe(expected);
  });

  it('finds the screen that asks a question', () => {
    expect(screens[screenAsking(screens, 1, 103)]?.step).toBe(2);
    expect(screens[screenAsking(screens, 2)]?.kind).toBe('cone');
    expect(screens[screenAsking(screens, 3, 999)]?.step).toBe(1);
  });
});
