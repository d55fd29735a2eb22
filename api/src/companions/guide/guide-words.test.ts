import { loadCatalogue } from '@careerscoop/catalogue/load';
import { describe, expect, it } from 'vitest';
import { askGuide, converse } from '../../../evaluate/companions/ask.ts';

const CAREER = { agent: 'career-buddy', page: null } as const;
const COLLEGE = { agent: 'college-buddy', page: null } as const;

describe('yes or no about schooling', () => {
  const DEGREES = /^(?:Associate|Bachelor|Master|Doctoral|First professional|Certificate after a |Training after)/;
  const careers = loadCatalogue().careers;

  it('never contradicts the figures beside it, over all careers', async () => {
    const wrong = [];
    for (const career of careers) {
      const degree = DEGREES.test(career.outlook?.typical_education ?? '');
      const asked = career.education_uncertain ? [] : career.education_mix;
      const share = asked.reduce((sum, { level, percent }) => sum + (DEGREES.test(level) ? percent : 0), 0);
      const [most, few] = asked.length > 0 ? [share >= 59, share <= 41] : [true, true];
      const needed = (await askGuide('do i need college for this', { ...CAREER, page: career.onet_code })).content;
      const without = (await askGuide('can i do this without college', { ...CAREER, page: career.onet_code })).content;
      const right = [
        !needed.startsWith('Mostly, yes.') || (degree && most),
        !needed.startsWith('Mostly, no.') || (!degree && few),
        !without.startsWith('Mostly, no.') || (degree && most),
        !without.startsWith('Mostly, yes.') || (!degree && few),
        [needed, without].every((each) => /^(?:Mostly|Most who|It is|Some do|Not |It can|Without)/.test(each)),
        !needed.startsWith('Most who') || share >= 59,
        needed.includes(career.outlook?.typical_education ?? ''),
      ];
      if (right.includes(false)) wrong.push(`${career.mask_title}: ${needed.slice(0, 160)} | ${without.slice(0, 90)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Do I need college to become a Park Naturalist?', 'Mostly, yes.'],
    ['can i be a park naturalist without college', 'Mostly, no.'],
    ['do u need a masters to be a curator', 'Mostly, yes.'],
    ['can i be a welder without college', 'Mostly, yes.'],
    ['do i need a degree to be an electrician', 'Mostly, no.'],
    ['can i be a nurse without a bachelors', 'Some do, but'],
    ['is a high school diploma enough for a welder', 'Mostly, yes.'],
    ['can i be a lawyer with just a bachelors', 'Mostly, no.'],
    ['What school does it take for a Park Naturalist?', 'Usual schooling for'],
    ['what degree do i need to be a vet', 'Usual schooling for'],
  ])('%s', async (text, begins) => {
    expect((await askGuide(text, CAREER)).content.startsWith(begins)).toBe(true);
  });
});

describe('the other opening words', () => {
  it('follow which way round it was asked', async () => {
    const begins = async (text: string) => (await askGuide(text, CAREER)).content;
    expect(await begins('is nursing on the decline')).toMatch(/^No\. /);
    expect(await begins('will there be jobs for nurses')).toMatch(/^Mostly, yes\. /);
    expect(await begins('is an electrician safe from ai')).toMatch(/^Mostly, yes\. /);
    expect(await begins('will ai replace electricians')).toMatch(/^Mostly, no\. /);
    expect(await begins('do nurses get low pay')).toMatch(/^Registered Nurse: /);
  });
});

describe('an opening word is only said where it answers', () => {
  const begins = async (text: string) => (await askGuide(text, CAREER)).content;

  it.each([
    ['can i make 300k as a nurse', 'Hardly: fewer than one in ten earn that much.'],
    ['do nurses make 200k', 'Hardly: fewer than one in ten'],
    ['can i make 100,000 as a nurse', 'Some do: fewer than half'],
    ['can a nurse make 80 thousand a year', 'Mostly, yes: half or more'],
    ['do nurses make more than 50000', 'Yes: nine in ten or more'],
    ['do nurses make under 50k', 'Hardly: one in ten or fewer'],
    ['do surgeons make a million', 'Hardly: '],
    ['can i make six figures as a plumber', 'Some do: fewer than half'],
    ['is nursing good money', 'Mostly, yes.'],
    ['will there be jobs for graphic designers', 'About as many as now.'],
    ['will i be a doctor in 2 years', 'Usual schooling for a Family Medicine Physician: Doctoral'],
    ['you dont need a degree to be an electrician right', 'Mostly, yes.'],
  ])('%s', async (text, start) => {
    expect((await begins(text)).startsWith(start)).toBe(true);
  });

  it.each([
    'do nurses get paid weekly',
    'is it worth becoming a nurse for 60k',
    'do nurses make more in 97205',
    'do welders make $30 an hour',
    'do doctors make the most money',
    'is it hard to get a job as a nurse',
    'is it easy to get hired as a paramedic',
    'are there no jobs for graphic designers',
    'is it safe to be a lineman',
    'do nurses use ai',
    'is it hard to be a nurse without college',
    'do streamers make money',
    'can i make 300k as a streamer',
  ])('neither yes nor no, but a next step: %s', async (text) => {
    const content = await begins(text);
    expect(content).not.toMatch(/\b(?:Mostly|Yes|No|Hardly|Some do|Not so much|There will be|About as many)\b[^.]*[.:]/);
    expect(content).toContain('Next: ');
  });

  it('no career is said to be paid better than all others', async () => {
    const top = loadCatalogue().careers.toSorted((a, b) => (b.wage?.median ?? 0) - (a.wage?.median ?? 0))[0]!;
    const { content } = await askGuide('what does this pay', { ...CAREER, page: top.onet_code });
    expect(content).toContain('99 of 100');
  });
});

describe('where another career stands in for the one that was named', () => {
  it.each([
    ['how much do streamers make', '“streamers” alone; the nearest here is Film or Video Editor.'],
    ['how do i become an astronaut', '“astronaut” alone; the nearest here is Aerospace Engineer.'],
    ['how much does a marine biologist make', '“marine biologist” alone; the nearest here is Zoologist or Wildlife Biologist.'],
    ['compare youtuber and nurse', '“youtuber” alone; the nearest here is Film or Video Editor.'],
  ])('it is said first: %s', async (text, says) => {
    const { content } = await askGuide(text, CAREER);
    expect(content.startsWith(`I have no figures for ${says}`)).toBe(true);
    expect(content).toContain('Next: ');
  });

  it('and not of names that the career has', async () => {
    for (const text of ['how much do video editors make', 'how much does a zoologist make'])
      expect((await askGuide(text, CAREER)).content).not.toContain('I have no figures for');
  });
});

describe('what is asked for comes', () => {
  it.each(['What is the hard part of being a Registered Nurse?', 'whats the worst thing about being a nurse'])(
    'the hard part, and not the normal day: %s',
    async (text) => {
      const { content } = await askGuide(text, CAREER);
      expect(content).toMatch(/^The hard part, for a Registered Nurse: Twelve hours/);
      expect(content).not.toContain('Shift change');
    },
  );

  it('schools from farther away are said to be that', async () => {
    const answered = await askGuide('schools near 98660', { ...COLLEGE, page: '33-3051.00' });
    expect(answered.content).toMatch(/^2 schools within 50 miles .* farther away are listed, too\./);
    expect((await askGuide('nursing schools near me', COLLEGE)).content).not.toContain('farther away');
  });

  it('more of what was spoken of, and the question once more in a practice', async () => {
    const [, more] = await converse(['how much do vets make', 'tell me more'], CAREER);
    expect(more!.content).toMatch(/^Veterinarian, a moment of the work/);
    const [, again] = await converse(['interview me for electrician', 'what do you mean'], CAREER);
    expect(again!.content).toMatch(/^Question 1 of 5/);
  });
});
