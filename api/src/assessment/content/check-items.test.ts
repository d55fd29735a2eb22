import { describe, expect, it } from 'vitest';
import { type Item, allItems, brokenRules, brokenTogether, checkItems, unbalanced } from './check-items.ts';
import { content } from './scenarios.ts';

const item = (text: string, changes: Partial<Item> = {}): Item => ({ id: 5999, part: 'options', area: 'animals', text, ...changes });

describe('the items', () => {
  it('break no rule', () => {
    expect(checkItems()).toEqual([]);
  });

  it('are 48 ratings, 48 options of situations, 48 second ratings and six options an area', () => {
    const counts = new Map<string, number>();
    for (const { part } of allItems()) counts.set(part, (counts.get(part) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ interests: 48, situations: 48, again: 48, options: 288 });
  });
});

// The rules of a wording by itself are shown one by one in item-wording.test.ts; these are the ones that come to them here.
describe('an item is refused', () => {
  it.each<[string, Item, string]>([
    ['that breaks a rule of wording', item('Feed the young fish'), 'Use 5 to 8 words: these are 4.'],
    ['an option of a situation of ten words', item('Feed the young fish in the tank of a zoo', { part: 'situations' }), 'Use 5 to 9 words'],
    ['with verbs in a row', item('Feed, wash and brush the horses'), 'Ask for one thing: “wash” is a second.'],
    ['above the grade', item('Organize educational exhibitions about animals'), 'grade 26.5 is over 10.5'],
  ])('%s', (_, bad, rule) => {
    expect(brokenRules(bad).join()).toContain(rule);
  });

  it('with two verbs, unless it is of the first edition', () => {
    const older = item('Feed, train and look after animals', { part: 'interests', id: 101 });
    expect(brokenRules(older)).toEqual([]);
    expect(brokenRules({ ...older, id: 163 })).toEqual(['Ask for one thing: “train” is a second.']);
  });

  it('line by line is no verb', () => {
    expect(brokenRules(item('Tell a dog what to do, line by line', { part: 'again' }))).toEqual([]);
  });
});

describe('the items of an area together', () => {
  const animals = allItems().filter(({ area }) => area === 'animals');
  const withText = (part: string, text: string) =>
    allItems().map((each) => (each.area === 'animals' && each.part === part ? { ...each, text } : each));

  it('may not be read above grade 6', () => {
    const hard = animals.map((each) => ({ ...each, text: 'Compare different categories of animals' }));
    expect(brokenTogether(hard)).toEqual(['Grade 17.0 together is over 6.']);
  });

  it('have a second rating in other words', () => {
    expect(checkItems(withText('again', 'Look after all the animals you feed')).join()).toContain(
      'This area is rated twice, in other words',
    );
  });

  it('have an option for each time that they may be offered', () => {
    const [last] = animals.toReversed();
    expect(brokenTogether(animals.filter((each) => each !== last))).toEqual(['5 options are fewer than it may be offered times.']);
  });

  it('are never said twice, whoever asks', () => {
    const [first, ...others] = allItems();
    const twice = [first!, { ...others[0]!, text: first!.text.toUpperCase() }, ...others.slice(1)];
    expect(checkItems(twice)).toContain(`“${first!.text.toLowerCase()}” is said twice.`);
  });
});

describe('six options', () => {
  it('have at most four of one type, and a fixed situation at most three', () => {
    expect(unbalanced(['animals', 'build', 'craft', 'wiring', 'math', 'write'])).toEqual([]);
    expect(unbalanced(['animals', 'build', 'craft', 'wiring', 'grow', 'write'])).toEqual(['Realistic']);
    for (const { options } of content.scenarios[3]!.questions) {
      const six = allItems().filter(({ id }) => options!.some((option) => option.id === id));
      const areas = six.map(({ area }) => area);
      expect(unbalanced(areas, 3)).toEqual([]);
    }
  });
});
