import { describe, expect, it } from 'vitest';
import { bank } from './bank.ts';
import { faultOfWording, wordsOf, type WordedPart } from './item-wording.ts';
import { content } from './scenarios.ts';

/** Items before it were written when two verbs were allowed. */
const ONE_VERB_SINCE = 149;
const firsts = content.scenarios.flatMap(({ questions }) =>
  questions.flatMap(({ id, construct, question }) => (construct.kind === 'area' ? [{ id, area: construct.area, text: question }] : [])),
);
const seconds = bank.areas.map(({ area, second }) => ({ area, text: second.text }));
const of = (list: { area: string; text: string }[], area: string) => list.find((item) => item.area === area)?.text;

describe('the rules that a wording of the desk is held to', () => {
  it('are kept by the items of this edition', () => {
    const faults = [
      ...firsts
        .filter(({ id }) => id >= ONE_VERB_SINCE)
        .map(({ text, area }) => [text, faultOfWording(text, { part: 'interests', area, other: of(seconds, area) })]),
      ...seconds.map(({ text, area }) => [text, faultOfWording(text, { part: 'again', area, other: of(firsts, area) })]),
      ...bank.areas.flatMap(({ area, options }) => options.map(({ text }) => [text, faultOfWording(text, { part: 'options', area })])),
    ];
    expect(faults.length).toBeGreaterThan(300);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });

  it.each<[WordedPart, string, string]>([
    ['interests', 'Shoe horses and other big animals', 'Begin with one of the verbs that items begin with: “Shoe” is none.'],
    ['interests', '“Draw” a plan of a whole town', 'Begin with one of the verbs that items begin with: “Draw” is none.'],
    ['options', '', 'Begin with one of the verbs that items begin with: “” is none.'],
    ['options', 'Draw a map', 'Use 5 to 8 words: these are 3.'],
    ['again', 'Draw a plan of the old town and all of its long streets', 'Use 6 to 11 words: these are 13.'],
    ['options', 'Draw a plan of a town.', 'Leave out full stops, question marks and other signs: an item is no sentence.'],
    ['options', 'Help an accountant with the lists', '“accountant” is a job: say what somebody does.'],
    ['options', 'Draw a plan for famous people', '“famous” speaks of rank or fame.'],
    ['options', 'Draw a plan for his house', '“his” speaks of one gender.'],
    ['options', 'Count the money of a shop', '“money” speaks of money.'],
    ['options', 'Draw the electrification of a town', '“electrification” has more than 11 letters.'],
    ['options', 'Draw the plan and build the house', 'Ask for one thing: “and build” is a second.'],
  ])('%s: %j is refused: %s', (part, text, fault) => {
    expect(faultOfWording(text, { part, area: 'build' })).toBe(fault);
  });

  it('let money be spoken of where money is what is asked', () => {
    expect(faultOfWording('Count the money of a shop', { part: 'options', area: 'money' })).toBeUndefined();
  });

  it('ask for other words where an area is rated twice', () => {
    const other = 'Repair motors and other machines that stopped';
    expect(faultOfWording('Fix motors and machines that stopped again', { part: 'again', area: 'fix_machines', other })).toBe(
      'This area is rated twice, in other words: “motors”, “machines”, “that”, “stopped” stand in the other.',
    );
  });

  it('count a word with its apostrophe or hyphen once', () => {
    expect(wordsOf('Build people’s first do-it-yourself robot')).toHaveLength(5);
  });
});
