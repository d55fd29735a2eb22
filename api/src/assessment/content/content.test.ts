import { AREAS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { DESCRIPTION_CUT, PERSONALITY_TYPES } from '@careerscoop/contract/constants';
import { scenario as wireScenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import scenariosJson from './scenarios.json' with { type: 'json' };
import rules from './writing-rules.json' with { type: 'json' };
import { scenariosFile } from './schema.ts';

const { scenarios } = scenariosFile.parse(scenariosJson);
type Scenario = (typeof scenarios)[number];
type Five = [Scenario, Scenario, Scenario, Scenario, Scenario];
const [intro, interests, skills, situations, cups] = scenarios as Five;

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const pages = upTo(6).map((page) => interests.questions.slice(page * 8 - 8, page * 8));
const areaOf = ({ construct, question_id }: Scenario['questions'][number]) => {
  if (construct.kind !== 'area') throw new Error(`${question_id} does not measure an area`);
  return construct;
};
const wordsIn = (text: string) => text.split(/\s+/).length;

describe('the five scenarios', () => {
  it('come in order and fit what goes over the wire', () => {
    expect(scenarios.map(({ scenario_id }) => scenario_id)).toEqual([0, 1, 2, 3, 4]);
    for (const scenario of scenarios) wireScenario.parse(scenario);
  });

  it('hold 1, 48, 21, 8 and 1 questions', () => {
    expect(scenarios.map(({ questions }) => questions.length)).toEqual([1, 48, 21, 8, 1]);
  });

  it('never use an id twice', () => {
    const questions = scenarios.flatMap((scenario) => scenario.questions);
    const options = questions.flatMap((question) => question.options ?? []);
    const ids = [...questions, ...options, ...intro.captions!].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = questions.map(({ question_id }) => question_id);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tell the film in captions of two short lines that can be read in their time, less than a minute in all', () => {
    for (const { text, seconds } of intro.captions!) {
      expect(text.split(/[.!?]\s/).length).toBeLessThanOrEqual(2);
      expect(text.length).toBeLessThanOrEqual(84);
      expect(text.length / seconds, text).toBeLessThanOrEqual(17);
    }
    const length = intro.captions!.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(length).toBeGreaterThanOrEqual(35);
    expect(length).toBeLessThan(60);
  });
});

describe('scenario 1', () => {
  it('asks about every area exactly once, under its own type', () => {
    const asked = interests.questions.map(areaOf);
    expect(asked.map(({ area }) => area).sort()).toEqual(AREAS.map(({ key }) => key).sort());
    for (const { area, type } of asked) expect(type).toBe(AREAS.find(({ key }) => key === area)!.type);
  });

  it('is six pages of eight rows: page and row at the end of question_id', () => {
    expect(interests.questions).toHaveLength(48);
    for (const { id } of interests.questions) expect(Math.floor(id / 100)).toBe(1);
    pages.forEach((page, p) => page.forEach((row, r) => expect(row.question_id).toBe(`enjoy-${p + 1}${r + 1}`)));
  });

  it('has the same heading and helper line on every page, so that none of them changes the answers', () => {
    for (const part of ['title', 'description'] as const) {
      expect(new Set(interests.questions.map((row) => row[part])).size).toBe(1);
    }
  });

  it('spreads the types: five or six on each page, at most two of one, never two in a row', () => {
    const typesOf = (page: Scenario['questions']) => page.map((row) => areaOf(row).type);
    for (const types of pages.map(typesOf)) {
      expect(new Set(types).size).toBeGreaterThanOrEqual(5);
      for (const type of TYPES) expect(types.filter((one) => one === type).length).toBeLessThanOrEqual(2);
      types.forEach((type, row) => expect(type).not.toBe(types[row - 1]));
    }
    // Only four areas are Conventional, so two pages have to do without.
    expect(pages.filter((page) => new Set(typesOf(page)).size === 6)).toHaveLength(4);
  });

  it.each(rules.alike_areas.map((group) => [group.join(', '), group] as const))(
    'keeps nearly alike areas on different pages: %s',
    (_, group) => {
      for (const area of group) expect(AREAS.map(({ key }) => key)).toContain(area);
      for (const page of pages) {
        const together = page.filter((row) => group.includes(areaOf(row).area));
        expect(together.length).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('scenarios 2 to 4', () => {
  it('sort the 21 skills of the engine in its order', () => {
    const asked = skills.questions.map(({ construct }) => construct);
    expect(asked).toEqual(SKILLS.map((skill) => ({ kind: 'skill', skill })));
    expect(skills.questions.map(({ id }) => id)).toEqual(upTo(21).map((n) => 200 + n));
    for (const { question, question_id } of skills.questions) {
      expect(wordsIn(question)).toBeLessThanOrEqual(4);
      expect(question_id).not.toMatch(/\d$/);
    }
    expect(skills.bands!.at(0)).toBe('I am great at it');
    expect(skills.bands!.at(-1)).toBe('I am not good at it');
  });

  it('offer every area exactly once, and at most three of one type in a situation', () => {
    const offered = situations.questions.map(({ options }) => options!.map(({ construct }) => construct));
    expect(offered.flat().toSorted()).toEqual(AREAS.map(({ key }) => key).sort());
    for (const keys of offered) {
      const types = keys.map((key) => AREAS.find((each) => each.key === key)!.type);
      for (const type of TYPES) expect(types.filter((one) => one === type).length).toBeLessThanOrEqual(3);
    }
    situations.questions.forEach((question, i) => {
      expect(question.construct).toEqual({ kind: 'situation', situation: i + 1 });
      expect(question.id).toBe(311 + i);
      expect(question.question_id).not.toMatch(/\d$/);
      expect(question.options!.map(({ id }) => id)).toEqual(upTo(6).map((n) => question.id * 10 + n));
    });
  });

  it('tell each situation in 40 to 60 words, and some at a length that needs More', () => {
    for (const { description, title } of situations.questions) {
      expect(wordsIn(description), title).toBeGreaterThanOrEqual(40);
      expect(wordsIn(description), title).toBeLessThanOrEqual(60);
      expect(wordsIn(title), title).toBeGreaterThanOrEqual(3);
      expect(wordsIn(title), title).toBeLessThanOrEqual(6);
    }
    const long = situations.questions.filter(({ description }) => description.length > DESCRIPTION_CUT);
    expect(long.length).toBeGreaterThanOrEqual(1);
    expect(long.length).toBeLessThanOrEqual(3);
  });

  it('make no option of a situation much longer than another', () => {
    for (const { options, title } of situations.questions) {
      const lengths = options!.map(({ text }) => wordsIn(text));
      expect(Math.max(...lengths) - Math.min(...lengths), title).toBeLessThanOrEqual(3);
    }
  });

  it('end in one question with the seven cups', () => {
    const options = cups.questions[0]!.options!;
    expect(options.map(({ text }) => text)).toEqual([...PERSONALITY_TYPES]);
    expect(options.map(({ id }) => id)).toEqual([4010, 4011, 4012, 4013, 4014, 4015, 4016]);
    for (const cup of options) {
      expect(cup.construct).toBe(cup.text);
      expect(cup.description && cup.example && cup.image).toBeTruthy();
    }
  });
});

describe('pictures', () => {
  it('are named for every row, situation and cup', () => {
    for (const row of interests.questions) expect(row.image).toBe(`/art/tiles/${areaOf(row).area}.svg`);
    situations.questions.forEach((question, i) => {
      expect(question.image).toBe(`/art/situations/${i + 1}.svg`);
      expect(question.image_1_url).toBe(question.image);
    });
    for (const cup of cups.questions[0]!.options!) {
      expect(cup.image).toBe(`/art/cups/${cup.text.toLowerCase()}.svg`);
    }
  });
});
