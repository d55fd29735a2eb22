import { describe, expect, it } from 'vitest';
import { checkWords } from './check.ts';
import type { Entry } from './entry.ts';
import { checkFieldGrades } from './field-grades.ts';
import { cloudBaker, moonVet } from './made-up-words.ts';
import { rules } from './rules.ts';

function breachesOf(...entries: Entry[]): string[] {
  return checkWords(entries, rules).breaches.map(({ onet_code, rule, message }) => {
    return `${onet_code} ${rule}: ${message}`;
  });
}

const { words: vet } = moonVet();

describe('checkWords', () => {
  it('finds nothing to mend in good words, and measures them all the same', () => {
    const { breaches, measures } = checkWords([moonVet(), cloudBaker()], rules);
    expect(breaches).toEqual([]);
    expect(measures.map(({ name }) => name)).toEqual([
      'Closest to a limit of length',
      'Longest title, in characters',
      'Highest reading grade',
      'Longest sentence, in words',
      'Share of very short sentences',
      'Most frequent opening of summary, 3 words, of 2',
      'Most frequent opening of day, 3 words, of 2',
      'Most frequent opening of hard_part, 3 words, of 2',
      'Most frequent opening of path, 3 words, of 2',
      'Most frequent opening of try_this, 3 words, of 2',
      'Most frequent opening of good_if, 3 words, of 6',
      'Most frequent opening of good_if, 2 words, of 6',
      'Sentences most like another',
      'Careers most like another in all texts',
      'Careers most like another in summary',
      'Careers most like another in day',
      'Careers most like another in try_this',
    ]);
  });

  it.each([
    ['a short summary', { summary: 'Looks after cats on the moon.' }, 'length: summary: 6 words'],
    ['a long summary', { summary: `${vet.summary} ${vet.summary}` }, 'length: summary: 74 words'],
    ['a text without an end', { try_this: 'Float a toy in a basin and look at it' }, 'length: try_this ends without'],
    ['two sentences for one', { hard_part: 'It is cold up there. The cats bite.' }, 'length: hard_part is one sentence'],
    ['a reason that starts anew', { good_if: [...vet.good_if.slice(1), 'Cats like you a lot'] }, 'length: good_if goes on'],
    ['a reason with a full stop', { good_if: [...vet.good_if.slice(1), 'you like cold cats.'] }, 'good_if is a phrase'],
    ['a day told of somebody else', { day: vet.day.replace(/\byour?\b/gi, 'they') }, 'length: day speaks to "you"'],
    ['three digits', { hard_part: 'Call 911 and wait for a very long time.' }, 'phrase: hard_part: "911"'],
    ['currency', { hard_part: 'A cat costs 5 € and bites you for free.' }, 'phrase: hard_part: "€"'],
    ['a statistic', { path: `${vet.path.slice(0, -1)}, and one in five gets a place.` }, 'phrase: path: "one in five"'],
    ['pay', { hard_part: 'The salary comes late because the rocket is slow.' }, 'phrase: hard_part: "salary"'],
    ['a dash', { hard_part: 'The cats bite — and the moon is cold.' }, 'phrase: hard_part: "—"'],
    ['markdown', { hard_part: 'The cats **bite** you and the moon is cold.' }, 'phrase: hard_part: "*"'],
    ['an emoji', { hard_part: 'The cats bite you and the moon is cold 🥶.' }, 'phrase: hard_part: "🥶"'],
    ['a stock phrase', { hard_part: 'It is an exciting job, and also a cold one.' }, 'phrase: hard_part: "exciting"'],
    ['a gendered default', { hard_part: 'The foreman of the moon shouts all day long.' }, 'phrase: hard_part: "foreman"'],
    ['a brand', { try_this: 'Look for moon cats on YouTube and count their legs.' }, 'phrase: try_this: "YouTube"'],
    ['something unsafe to try', { try_this: 'Put a ladder on the garage and catch a cat.' }, 'phrase: try_this: "ladder"'],
    ['words of another country', { hard_part: 'Cats stand in a queue for hours on the cold side.' }, 'phrase: hard_part: "queue"'],
    ['a call that rings', { hard_part: 'The cats are loose and you ring the station at once.' }, 'phrase: hard_part: "ring the station"'],
    ['a timetable', { hard_part: 'The rockets never keep to any timetable on the moon.' }, 'phrase: hard_part: "timetable"'],
    ['a ward', { hard_part: 'The cats keep the whole ward awake all night long.' }, 'phrase: hard_part: "ward"'],
    ['a tool of another time', { hard_part: 'The cats answer by fax and that takes a very long time.' }, 'phrase: hard_part: "fax"'],
    ['a job called a post', { path: `${vet.path} Most posts are taken.` }, 'phrase: path: "Most posts"'],
    [
      'somebody in the family as a case',
      { try_this: 'Steer a blindfolded cat around the moon with six short words.' },
      'phrase: try_this: "blindfolded"',
    ],
    ['heat without an adult', { try_this: 'Bake a moon of flour and salt and look at its holes.' }, 'needs: try_this: "Bake"'],
    ['a heart that is listened to without an adult', { try_this: "Listen to a friend's heart and count the beats." }, 'needs: try_this'],
    ['a wire that is spliced with the power on', { day: `${vet.day} You splice the wire.` }, 'needs: day: "splice the wire"'],
    ['a single field above grade 12', { path: hardWords() }, 'grade: path: grade'],
    ['a title that means several', { title: 'Moon Vets' }, 'title: Moon Vets: one person'],
    ['a title as in a list', { title: 'Vet, Moon' }, 'title: Vet, Moon: say it'],
    ['a hard text', { path: hardWords() }, 'reading: grade'],
    [
      'a sentence that never ends',
      { summary: `${vet.summary.replaceAll(/[.,]/g, '')}${' and so on'.repeat(2)}.` },
      'reading: a sentence of',
    ],
    ['a chopped text', { day: 'You wait. Cat. Paw. Thorn. Now. Gone. Good. '.repeat(6).trim() }, 'reading: too many very short'],
  ])('refuses %s', (_, changed, message) => {
    expect(breachesOf(moonVet(changed), cloudBaker()).join('\n')).toContain(message);
  });

  it('refuses a title that another career has', () => {
    expect(breachesOf(moonVet(), cloudBaker({ title: 'moon vet' }))).toEqual([
      '51-3011.00 title: moon vet: is also the title of 29-1131.00',
    ]);
  });

  it('takes heat with an adult, and a wire without power', () => {
    const safe = moonVet({ try_this: 'With an adult, bake a moon of flour and salt and look at its holes.' });
    expect(breachesOf(safe, cloudBaker())).toEqual([]);
  });

  it('refuses an ending that another career has', () => {
    const one = moonVet({ hard_part: 'The cats are gone before your coffee is cold.' });
    const other = cloudBaker({ hard_part: 'A cloud falls in before your coffee is cold.' });
    expect(breachesOf(one, other).join()).toContain('51-3011.00 ending: hard_part your coffee is cold: ends as in 29-1131.00');
  });

  it('refuses words that are too hard on average', () => {
    const many = Array.from({ length: 100 }, () => moonVet());
    const strict = { ...rules, field_grades: { ...rules.field_grades, average: 1 } };
    const said = checkFieldGrades(many, strict).breaches.map(({ message }) => message);
    expect(said[0]).toMatch(/^summary: grade .* on average, wanted at most 1$/);
    expect(checkFieldGrades(many.slice(1), strict).breaches).toEqual([]);
  });

  it('refuses a sentence that another career has, word for word or nearly', () => {
    const [same] = breachesOf(moonVet(), cloudBaker({ hard_part: vet.hard_part }));
    expect(same).toContain('51-3011.00 sentence: the same sentence as in 29-1131.00');
    const hard_part = vet.hard_part.replace('winter', 'summer');
    const [near] = breachesOf(moonVet(), cloudBaker({ hard_part }));
    expect(near).toContain('51-3011.00 sentence: nearly the same sentence (0.60) as in 29-1131.00');
  });

  it('lets a career call the same word twice', () => {
    const day = `${vet.day} Steady. Now her ear. Steady.`;
    const easy = { ...rules, reading_grade: { min: 0, max: 8 } };
    expect(checkWords([moonVet({ day }), cloudBaker()], easy).breaches).toEqual([]);
  });

  it('refuses an opening that comes too often', () => {
    const openings = ['Where cats go', 'Where cats go', 'Where cats go', 'Far off'];
    const entries = openings.map((opening, at) => moonVet({ summary: `${opening} ${at}` }));
    expect(breachesOf(...entries).join('\n')).toContain('opening: summary: "where cats go" opens 3 of 4');
  });

  it('refuses two careers told with the same words', () => {
    const changed = Object.fromEntries(
      (['summary', 'day', 'path'] as const).map((field) => [field, vet[field].split(' ').reverse().join(' ')]),
    );
    const crowd = Array.from({ length: 8 }, () => cloudBaker());
    expect(breachesOf(moonVet(), cloudBaker(changed), ...crowd).join('\n')).toContain(
      '29-1131.00 alike: all texts with nearly the same words',
    );
  });

  it.each([
    ['no degree in job zone 5', moonVet({ path: `${vet.path} No degree is asked for.` }), 'job zone 5 asks for study'],
    ['a doctorate in job zone 2', cloudBaker({ path: 'A doctorate in bread comes first.' }), 'job zone 1 or 2 needs no'],
    ['nothing of college in job zone 4', cloudBaker({}, { job_zone: 4 }), 'job zone 4: the path says nothing of college'],
    [
      'high school alone where most studied',
      cloudBaker({ path: 'High school and warm hands.' }, { education_mix: [{ level: "Master's degree", percent: 80 }] }),
      'most people in this work have a college degree',
    ],
  ])('finds a path that says %s', (_, entry, message) => {
    expect(breachesOf(entry).join('\n')).toContain(`path: ${message}`);
  });

  it('judges no path by figures that are not published, and none that a person has reviewed', () => {
    const unknown = moonVet({ path: 'Fly to the moon.' }, { job_zone: null, education_mix: [] });
    expect(breachesOf(unknown).join('\n')).not.toContain('29-1131.00 path:');
    const reviewed = {
      ...rules,
      paths_reviewed: [{ onet_code: '51-3011.00', why: 'bakers of clouds study' }],
    };
    expect(checkWords([cloudBaker({}, { job_zone: 4 })], reviewed).breaches).toEqual([]);
  });
});

function hardWords(): string {
  return 'Interdisciplinary collaboration necessitates comprehensive institutional accreditation. '.repeat(5).trim();
}
