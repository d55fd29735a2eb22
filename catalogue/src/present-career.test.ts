import { expect, it } from 'vitest';
import type { Career } from './career.ts';
import { careerByCode, careersByTitle, loadCatalogue } from './load.ts';
import { presentCareer, presentCareerItem, presentCareerPage } from './present-career.ts';

const catalogue = loadCatalogue();
const { careers } = catalogue;
const vet = careerByCode('29-1131.00') as Career;

it('a career in a list says the same as the career by itself', () => {
  for (const career of careers) expect(presentCareer(career, catalogue)).toMatchObject(presentCareerItem(career));
});

it('the page of a career says the same as the API wherever both say it', () => {
  for (const career of careers) {
    const { description, interests, related, programs, sources, ...page } = presentCareerPage(career, catalogue);
    const { pay, more_programs, ...facts } = page;
    const answer = presentCareer(career, catalogue);
    expect(answer).toMatchObject(facts);
    expect(description).toBe(answer.words ? '' : answer.description);
    expect(related.map(({ areas: _areas, ...other }) => other)).toEqual(answer.related);
    expect(Object.fromEntries(interests.map(({ name, score }) => [name, score]))).toEqual(answer.interests);
    expect(programs.length + more_programs).toBe(new Set(answer.programs.map(({ title }) => title)).size);
    expect(answer.sources).toMatchObject(sources);
    expect(pay === null).toBe(answer.wage === null);
    expect(answer.shared_with).toBe(Math.max(career.wage?.shared_with ?? 0, career.outlook?.shared_with ?? 0));
  }
});

it('names a source with its date for each group of figures that the page shows', () => {
  const { sources } = presentCareerPage(vet, catalogue);
  expect(Object.keys(sources)).toEqual(['wages', 'outlook', 'education', 'interests', 'programs', 'ai-exposure']);
  for (const { source, year } of Object.values(sources)) {
    expect(source).not.toBe('');
    expect(year).toMatch(/^\d{4}/);
  }
});

it('pays by the hour only where the year is not published, and says of no figure an hour that it is capped', () => {
  expect(presentCareerPage(vet, catalogue).pay).toMatchObject({ per: 'year', median: vet.wage?.median });
  const byHour = careers.filter(({ wage }) => wage && wage.median === null && wage.hourly);
  expect(byHour.length).toBeGreaterThan(0);
  for (const career of byHour) {
    expect(presentCareerPage(career, catalogue).pay).toEqual({
      per: 'hour',
      ...career.wage?.hourly,
      capped: [],
    });
  }
});

it('what is not published stays null', () => {
  const unknown = { ...vet, wage: null, outlook: null, job_zone: null, impact: null, education_mix: [], words: null };
  expect(presentCareer(unknown, catalogue)).toMatchObject({
    wage: null,
    hourly_wage: null,
    median_wage: null,
    growth_percent: null,
    preparation: null,
    impact: null,
    impact_text: '',
  });
  expect(presentCareerPage(unknown, catalogue)).toMatchObject({
    pay: null,
    outlook_period: null,
    shared_with: 0,
    typical_education: null,
  });
});

it('lists careers by the title that people read', () => {
  const titles = careersByTitle().map(({ mask_title }) => mask_title);
  expect(titles).toHaveLength(careers.length);
  expect(titles[0]?.localeCompare(titles.at(-1) ?? '', 'en')).toBeLessThan(0);
});
