import { readFileSync } from 'node:fs';
import { AREAS, EDUCATION_STEPS, SITUATIONS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { DESCRIPTION_CUT, EDUCATION, PERSONALITY_TYPES, STORIES, STORY_MS } from '@careerscoop/contract/constants';
import { scenario as wireScenario } from '@careerscoop/contract/assessment';
import { describe, expect, it } from 'vitest';
import phrasesJson from './phrases.json' with { type: 'json' };
import scenariosJson from './scenarios.json' with { type: 'json' };
import { phrasesFile, scenariosFile } from './schema.ts';

const { scenarios, version } = scenariosFile.parse(scenariosJson);
const phrases = phrasesFile.parse(phrasesJson);
const [intro, interests, skills, situations, cups] = scenarios as [Scenario, Scenario, Scenario, Scenario, Scenario];
type Scenario = (typeof scenarios)[number];

const pages = [0, 1, 2, 3, 4, 5].map((page) => interests.questions.slice(page * 8, page * 8 + 8));
const areaOf = (question: Scenario['questions'][number]) => {
  if (question.construct.kind !== 'area') throw new Error(`${question.question_id} does not measure an area`);
  return question.construct;
};
const situationOptions = situations.questions.flatMap(({ options }) => options ?? []);
const itemTexts = [
  ...interests.questions.map(({ question, construct }) => ({ text: question, area: 'area' in construct ? construct.area : '' })),
  ...situationOptions.map(({ text, construct }) => ({ text, area: construct })),
];

/** Everything a student reads, as [where, text]. */
function textsOf(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['construct', 'image', 'image_1_url', 'question_id', 'version'].includes(key) ? [] : textsOf(inner, `${where}.${key}`),
  );
}
const everything = [...textsOf(scenarios, 'scenarios'), ...textsOf(phrases, 'phrases')];
const wordsOf = (text: string) => text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => wordsOf(sentence).length > 0);

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
    const ids = [
      ...questions.map(({ id }) => id),
      ...questions.flatMap(({ options }) => options ?? []).map(({ id }) => id),
      ...(intro.captions ?? []).map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    const names = questions.map(({ question_id }) => question_id);
    expect(new Set(names).size).toBe(names.length);
  });

  it('give the intro in six captions of at most two sentences and a minute', () => {
    expect(intro.captions).toHaveLength(6);
    for (const { text } of intro.captions!) expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
    expect(intro.captions!.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(60);
  });
});

describe('scenario 1', () => {
  it('asks about every area exactly once, under its own type', () => {
    const asked = interests.questions.map(areaOf);
    expect(asked.map(({ area }) => area).sort()).toEqual(AREAS.map(({ key }) => key).sort());
    for (const { area, type } of asked) expect(type).toBe(AREAS.find(({ key }) => key === area)!.type);
  });

  it('is six pages of eight rows: ids 101 to 148, page and row at the end of question_id', () => {
    expect(interests.questions.map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, i) => 101 + i));
    pages.forEach((page, p) =>
      page.forEach((row, r) => expect(row.question_id).toBe(`enjoy-${p + 1}${r + 1}`)),
    );
  });

  it('spreads the types: five or six on each page, at most two of one, never two in a row', () => {
    for (const page of pages) {
      const types = page.map((row) => areaOf(row).type);
      expect(new Set(types).size).toBeGreaterThanOrEqual(5);
      for (const type of TYPES) expect(types.filter((one) => one === type).length).toBeLessThanOrEqual(2);
      types.forEach((type, row) => expect(type).not.toBe(types[row - 1]));
    }
    const complete = pages.filter((page) => new Set(page.map((row) => areaOf(row).type)).size === 6);
    expect(complete).toHaveLength(4);
  });

  it('keeps areas that are nearly alike on different pages', () => {
    const alike = [
      ['chemistry', 'lab_test', 'biology', 'medicine'],
      ['fix_machines', 'electronics', 'make_products', 'wiring', 'craft', 'build'],
      ['outdoors', 'grow', 'animals', 'biology'],
      ['physics', 'engineer', 'coding'],
      ['math', 'money', 'records'],
      ['mind', 'counsel'],
      ['medicine', 'care'],
      ['visual_art', 'new_ideas'],
      ['visual_art', 'style'],
      ['perform', 'media', 'write'],
      ['cook', 'grow'],
      ['sports', 'teach'],
      ['lead', 'hire', 'strategy'],
      ['sell', 'serve'],
      ['office', 'records', 'money', 'inspect'],
      ['law', 'inspect'],
      ['law', 'protect'],
      ['outdoors', 'maps_cities'],
      ['past_culture', 'maps_cities'],
      ['vehicles', 'fix_machines'],
      ['active_work', 'tidy'],
      ['active_work', 'build'],
      ['engineer', 'new_ideas'],
      ['languages', 'travel_events'],
    ];
    for (const group of alike) {
      for (const page of pages) {
        expect(page.filter((row) => group.includes(areaOf(row).area)).length, group.join(' ')).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('scenarios 2 to 4', () => {
  it('sorts the 21 skills of the engine in its order', () => {
    expect(skills.questions.map(({ construct }) => ('skill' in construct ? construct.skill : ''))).toEqual([...SKILLS]);
    expect(skills.questions.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, i) => 201 + i));
    for (const { question, question_id } of skills.questions) {
      expect(wordsOf(question).length).toBeLessThanOrEqual(4);
      expect(question_id).not.toMatch(/\d$/);
    }
    expect(skills.bands!.at(0)).toBe('I am great at it');
    expect(skills.bands!.at(-1)).toBe('I am not good at it');
  });

  it('offers the option sets of the engine, so that every area is an option exactly once', () => {
    expect(situations.questions.map(({ options }) => options!.map((option) => option.construct))).toEqual(
      SITUATIONS.map((keys) => [...keys]),
    );
    situations.questions.forEach((question, i) => {
      expect(question.construct).toEqual({ kind: 'situation', situation: i + 1 });
      expect(question.id).toBe(301 + i);
      expect(question.question_id).not.toMatch(/\d$/);
      expect(question.options!.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => question.id * 10 + n));
    });
  });

  it('tells each situation in 40 to 60 words, and one at least is long enough for More', () => {
    for (const { description, title } of situations.questions) {
      expect(wordsOf(description).length, title).toBeGreaterThanOrEqual(40);
      expect(wordsOf(description).length, title).toBeLessThanOrEqual(60);
      expect(wordsOf(title).length).toBeLessThanOrEqual(6);
    }
    const long = situations.questions.filter(({ description }) => description.length > DESCRIPTION_CUT);
    expect(long.length).toBeGreaterThanOrEqual(1);
    expect(long.length).toBeLessThanOrEqual(3);
  });

  it('makes no option of a situation much longer than another', () => {
    for (const { options, title } of situations.questions) {
      const lengths = options!.map(({ text }) => wordsOf(text).length);
      expect(Math.max(...lengths) - Math.min(...lengths), title).toBeLessThanOrEqual(3);
    }
  });

  it('ends in one question with the seven cups', () => {
    const options = cups.questions[0]!.options!;
    expect(options.map(({ text }) => text)).toEqual([...PERSONALITY_TYPES]);
    expect(options.map(({ id }) => id)).toEqual([4010, 4011, 4012, 4013, 4014, 4015, 4016]);
    for (const cup of options) {
      expect(cup.construct).toBe(cup.text);
      expect(cup.description && cup.example && cup.image).toBeTruthy();
    }
  });

  it('names a picture for every row, situation and cup', () => {
    for (const row of interests.questions) expect(row.image).toBe(`/art/tiles/${areaOf(row).area}.svg`);
    situations.questions.forEach((question, i) => {
      expect(question.image).toBe(`/art/situations/${i + 1}.svg`);
      expect(question.image_1_url).toBe(question.image);
    });
    for (const cup of cups.questions[0]!.options!) expect(cup.image).toBe(`/art/cups/${cup.text.toLowerCase()}.svg`);
  });
});

describe('the words of the items', () => {
  const verbs =
    'Act Answer Build Carry Check Choose Clean Coach Cook Crack Create Cut Design Dig Draw Dream Drive Enter Explore ' +
    'Feed Figure Film Find Fix Get Greet Grow Help Keep Lead Learn Listen Look Make Map Mix Open Paint Plan Plant Put ' +
    'Run Saw Show Sing Solve Stay Steer Study Talk Teach Test Think Try Use Welcome Win Write';
  const titles =
    /\b(accountant|actor|architect|artist|author|baker|barber|biologist|builder|carpenter|cashier|chef|chemist|clerk|dentist|designer|detective|director|doctor|driver|economist|editor|electrician|engineer|farmer|firefighter|gardener|geologist|guard|inspector|journalist|judge|lawyer|librarian|manager|mechanic|musician|nurse|officer|pharmacist|photographer|physicist|pilot|plumber|police|president|programmer|psychologist|receptionist|reporter|scientist|secretary|singer|soldier|surgeon|teacher|technician|therapist|tutor|vet|waiter|welder|writer)s?\b/i;
  const money = /\b(pay|pays|paid|salary|wages?|money|dollars?|earn|rich|cash|prices?|budget|invest\w*)\b|\$/i;
  const status = /\b(boss|chief|famous|star|best|top|success\w*|important|elite|expert|powerful|in charge|genius|smart)\b/i;
  const gender =
    /\b(he|she|his|hers?|him|boys?|girls?|man|men|woman|women|moms?|dads?|mother|father|brother|sister|guys?|lady|ladies|sir)\b/i;

  it.each(itemTexts)('$area: $text', ({ text, area }) => {
    const words = wordsOf(text);
    expect(words.length).toBeGreaterThanOrEqual(4);
    expect(words.length).toBeLessThanOrEqual(12);
    expect(verbs.split(' ')).toContain(words[0]);
    expect(text).not.toMatch(/[.!?;]/);
    expect(text).not.toMatch(titles);
    expect(text).not.toMatch(status);
    if (area !== 'money') expect(text).not.toMatch(money);
  });

  it('says no item twice', () => {
    const texts = itemTexts.map(({ text }) => text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gives no text a gender', () => {
    for (const [where, text] of everything) expect(text, where).not.toMatch(gender);
  });

  it('sets no scene in terms of pay or rank', () => {
    for (const { description } of situations.questions) {
      expect(description).not.toMatch(money);
      expect(description).not.toMatch(status);
      expect(description).not.toMatch(titles);
    }
  });
});

describe('what is said about a result', () => {
  it('names each area inside its sentences, so that the name can be set in bold', () => {
    for (const phrase of Object.values(phrases.areas)) {
      expect(phrase.for).toContain(phrase.name);
      expect(phrase.against).toContain(phrase.name);
      expect(wordsOf(phrase.name).length).toBeLessThanOrEqual(4);
    }
  });

  it('calls each skill what its tag calls it', () => {
    for (const { construct, question } of skills.questions) {
      if ('skill' in construct) expect(phrases.skills[construct.skill].name).toBe(question.toLowerCase());
    }
  });

  it('knows every education goal by its id on the wire', () => {
    expect(EDUCATION_STEPS.map((step) => phrases.education[step].value)).toEqual(EDUCATION.map(({ value }) => value));
  });

  it('never says what a student dislikes, is, must do or will become', () => {
    for (const [where, text] of everything) {
      expect(text, where).not.toMatch(/dislike|\bhate\b|you are (great|good|bad|not)\b|you will be|\bperfect\b|\bmust\b|\d ?%/i);
    }
  });

  it('fills the thinking screen with stories of 25 to 40 words that change at their time', () => {
    expect(phrases.stories).toHaveLength(STORIES);
    for (const { text, seconds } of phrases.stories) {
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(25);
      expect(wordsOf(text).length).toBeLessThanOrEqual(40);
      expect(seconds * 1000).toBe(STORY_MS);
    }
    expect(phrases.notice.title).toBe('Almost there!');
  });

  it('speaks of the same edition of the items', () => {
    expect(phrases.version).toBe(version);
  });
});

describe('reading level', () => {
  // The long words that a 13-year-old meets every day, or that the specification gives us.
  const known = ['careerscoop', 'construction', 'conventional', 'enterprising', 'extremely', 'investigative', 'neighborhood'];

  it('keeps every sentence within 22 words, and the average within 12', () => {
    const lengths = everything.flatMap(([where, text]) =>
      sentencesOf(text).map((sentence) => ({ where, length: wordsOf(sentence).length })),
    );
    for (const { where, length } of lengths) expect(length, where).toBeLessThanOrEqual(22);
    expect(lengths.reduce((sum, { length }) => sum + length, 0) / lengths.length).toBeLessThan(12);
  });

  it('keeps words short: at most 11 letters, and 4.6 on average', () => {
    const words = everything.flatMap(([, text]) => wordsOf(text.replace(/\{\w+\}/g, '')));
    const long = words.filter((word) => word.length > 11 && !known.includes(word.toLowerCase()));
    expect([...new Set(long)]).toEqual([]);
    expect(words.join('').length / words.length).toBeLessThan(4.6);
  });
});

describe('docs/assessment-items.md', () => {
  const table = readFileSync(new URL('../../../../docs/assessment-items.md', import.meta.url), 'utf8');

  it('lists every item with its construct and version', () => {
    for (const { id, question_id, question, construct } of interests.questions) {
      if (construct.kind !== 'area') continue;
      const row = [id, `\`${question_id}\``, question, `\`${construct.area}\``, construct.type, version];
      expect(table).toContain(`| ${row.join(' | ')} |`);
    }
    for (const { id, question_id, question, construct } of skills.questions) {
      if (construct.kind !== 'skill') continue;
      expect(table).toContain(`| ${[id, `\`${question_id}\``, question, construct.skill].join(' | ')} |`);
    }
    for (const { question_id, options } of situations.questions) {
      for (const { id, text, construct } of options!) {
        const type = AREAS.find(({ key }) => key === construct)!.type;
        const row = [id, `\`${question_id}\``, text, `\`${construct}\``, type, version];
        expect(table).toContain(`| ${row.join(' | ')} |`);
      }
    }
  });
});
