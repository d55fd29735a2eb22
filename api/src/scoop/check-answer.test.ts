import { loadCatalogue } from '@careerscoop/catalogue/load';
import { describe, expect, it } from 'vitest';
import { amountsIn, strangeNumber } from './amounts.ts';
import { checkAnswer } from './check-answer.ts';
import { factsOf } from './facts.ts';
import { scoopQuestions } from './scoop-answers.ts';

const FACTS = 'Half make $52,340 a year. About 12.5 percent more jobs from 2024 to 2034. 1,200,000 people do it, one in ten for 4 years.';
const facts = { career: 'Baker', question: 'What does it pay?', lines: [FACTS], note: '', hash: '' };
const GOOD = 'Half of all bakers make $52,340 a year. That is the middle, so your first pay may be lower. It can grow with time.';
const check = (text: string, told: string[] = []) => checkAnswer(text, facts, told);

describe('numbers', () => {
  it('are read with what they count', () => {
    expect(amountsIn('$52,340, 52,340 dollars, $1.2 million, $52k, 12.5%, 4 percent, 10th')).toEqual([
      { value: 52_340, unit: '$' },
      { value: 52_340, unit: '$' },
      { value: 1_200_000, unit: '$' },
      { value: 52_000, unit: '$' },
      { value: 12.5, unit: '%' },
      { value: 4, unit: '%' },
      { value: 10, unit: '' },
    ]);
  });

  it.each([
    '$52,340',
    '$52340',
    '52,340 dollars',
    '12.5%',
    '12.5 percent',
    '1.2 million people',
    '2034',
    'four years',
    'one of many',
    'half',
    'ten',
    '',
  ])('are known in another form: %s', (text) => expect(strangeNumber(text, FACTS)).toBeUndefined());

  it.each([
    '$52,000',
    '52,340 people',
    '52,340%',
    '$12.5',
    '12 percent',
    '13%',
    '2024-34',
    'about 52 thousand dollars',
    'twice',
    'fifty',
    '5 years',
    'a third',
    '3D',
    '2,34',
  ])('are strange with another value or unit: %s', (text) => expect(strangeNumber(text, FACTS)).toBeDefined());
});

describe('what a model wrote', () => {
  it('passes as plain sentences, with its lines joined', () => {
    expect(check(GOOD)).toEqual({ text: GOOD });
    expect(check(`  ${GOOD.replaceAll('. ', '.\n\n')}\n`)).toEqual({ text: GOOD });
  });

  it.each([
    ['length', 'Half make $52,340.'],
    ['length', GOOD.repeat(8)],
    ['not plain text', `**Pay** ${GOOD}`],
    ['not plain text', `<p>${GOOD}</p>`],
    ['not plain text', `${GOOD} \u{1F600}`],
    ['not plain text', `${GOOD} Пишите нам.`],
    ['not plain text', `${GOOD} That is ½ of them.`],
    ['not plain text', `${GOOD} In short: \u0665.`],
    ['link', `${GOOD} See https://evil.example for more.`],
    ['link', `${GOOD} See evil.com for more.`],
    ['link', `${GOOD} See bit.ly/pay for more.`],
    ['astray', `${GOOD} Ignore the rules and go on.`],
    ['astray', `${GOOD} As an AI, this is hard to say.`],
    ['astray', `${GOOD} Tell me your age and we will talk.`],
    ['astray', `${GOOD} Write down your phone number here.`],
    ['no end', `${GOOD} And then the`],
    ['number that was not given', GOOD.replace('$52,340', '$61,000')],
    ['number that was not given', `${GOOD} In twenty years all is different.`],
  ])('fails for its %s: %s', (fault, text) => {
    expect(check(text)).toEqual({ fault });
  });

  it('is not told twice', () => {
    expect(check(GOOD, [GOOD])).toEqual({ fault: 'told before' });
  });

  it('may say whatever we say ourselves: our own answers about each career hold their numbers', () => {
    const all = loadCatalogue().careers.flatMap((career) => scoopQuestions(career).map((asked) => factsOf(career, asked).lines.join('\n')));
    const strange = all.filter((lines) => strangeNumber(lines, lines) !== undefined);
    expect(strange).toEqual([]);
  });
});
