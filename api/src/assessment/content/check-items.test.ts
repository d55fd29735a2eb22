import { describe, expect, it } from 'vitest';
import { type Item, allItems, brokenRules, brokenTogether, checkItems, unbalanced } from './check-items.ts';
import { content } from './scenarios.ts';

const item = (text: string, changes: Partial<Item> = {}): Item => ({ id: 5999, kind: 'option', area: 'animals', text, ...changes });

describe('the items', () => {
  it('break no rule', () => {
    expect(checkItems()).toEqual([]);
  });

  it('are 48 ratings, 48 options of situations, 48 second ratings and six options an area', () => {
    const counts = new Map<string, number>();
    for (const { kind } of allItems()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ rating: 48, situation: 48, second: 48, option: 288 });
  });
});

// Each rule is held by an item that breaks it alone.
describe('an item is refused', () => {
  it.each<[string, Item, string]>([
    ['that is too short', item('Feed the young fish'), 'length: 4 words, not 5 to 8'],
    ['that is too long', item('Feed the young fish in the big tank today'), 'length: 9 words, not 5 to 8'],
    ['a rating of eleven words', item('Feed the young fish in the big tank of a zoo', { kind: 'rating' }), 'length: 11 words, not 6 to 10'],
    ['a second rating of five words', item('Feed the young sick fish', { kind: 'second' }), 'length: 5 words, not 6 to 11'],
    ['an option of a situation of ten words', item('Feed the young fish in the tank of a zoo', { kind: 'situation' }), 'length: 10'],
    ['with a long word', item('Feed the hippopotamuses at the zoo'), 'length: “hippopotamuses” has over 11 letters'],
    ['that begins with no verb', item('Young fish in a big tank'), 'verb: does not begin with a known verb'],
    ['with two verbs joined by “and”', item('Feed and wash the young fish'), 'verb: “wash” is a second one'],
    ['with two verbs joined by “or”', item('Feed the fish or walk dogs'), 'verb: “walk” is a second one'],
    ['with three verbs in a row', item('Feed, wash and brush the horses'), 'verb: “wash”, “brush” is a second one'],
    ['with a job title', item('Help the nurses of an aquarium'), 'job title: “nurses”'],
    ['with pay', item('Sell fish for a good price'), 'pay: “price”'],
    ['with rank', item('Feed fish for a famous zoo'), 'rank: “famous”'],
    ['with a gender', item('Help a boy to feed fish'), 'gender: “boy”'],
    ['with two sentences', item('Feed fish. Then look at them'), 'one sentence without its stop'],
    ['above the grade', item('Organize educational presentations for universities', { kind: 'second' }), 'grade: 28.8 alone, over 10.5'],
  ])('%s', (_, bad, rule) => {
    const broken = brokenRules(bad).filter((line) => line.startsWith(rule.split(':')[0]!));
    expect(broken.join('; ')).toContain(rule);
  });

  it('about money is let speak of it', () => {
    expect(brokenRules(item('Plan how a family saves its money', { area: 'money' }))).toEqual([]);
    expect(brokenRules(item('Plan how a family saves its money'))).toEqual(['pay: “money”']);
  });

  it('of the first edition may still join two verbs', () => {
    const older = item('Feed, train and look after animals', { kind: 'rating', id: 101 });
    expect(brokenRules(older)).toEqual([]);
    expect(brokenRules({ ...older, id: 163 })).toEqual(['verb: “train”, “look” is a second one']);
  });
});

describe('the items of an area together', () => {
  const animals = allItems().filter(({ area }) => area === 'animals');

  it('may not be read above grade 6', () => {
    const hard = animals.map((each) => ({ ...each, text: 'Compare different categories of animals' }));
    expect(brokenTogether(hard).join()).toContain('grade: 17.0 together, over 6');
  });

  it('have a second rating in other words', () => {
    const same = animals.map((each) => (each.kind === 'second' ? { ...each, text: 'Train and feed animals, and look after them' } : each));
    expect(brokenTogether(same)).toEqual(['second wording: shares “train”, “feed”, “animals”, “look”, “after” with the first']);
  });

  it('have an option for each time that they may be offered', () => {
    expect(brokenTogether(animals.filter(({ id }) => id !== animals.at(-1)!.id))).toEqual([
      'wordings: 5 options, fewer than it may be offered times',
    ]);
  });

  it('are never said twice, whoever asks', () => {
    const [first, ...others] = allItems();
    const twice = [first!, { ...others[0]!, text: first!.text.toUpperCase() }, ...others.slice(1)];
    expect(checkItems(twice)).toContain(`“${first!.text.toLowerCase()}” is said twice`);
  });
});

describe('six options', () => {
  it('have at most four of one type, and a fixed situation at most three', () => {
    expect(unbalanced(['animals', 'build', 'craft', 'wiring', 'math', 'write'])).toEqual([]);
    expect(unbalanced(['animals', 'build', 'craft', 'wiring', 'grow', 'write'])).toEqual(['Realistic']);
    for (const { options } of content.scenarios[3]!.questions) {
      const six = allItems().filter(({ id }) => options!.some((option) => option.id === id));
      expect(
        unbalanced(
          six.map(({ area }) => area),
          3,
        ),
      ).toEqual([]);
    }
  });
});
