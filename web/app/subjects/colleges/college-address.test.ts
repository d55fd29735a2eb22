import { COLLEGE_LEVELS, COLLEGE_SORTS, collegeQuery } from '@careerscoop/contract/colleges';
import { describe, expect, it } from 'vitest';
import slugs from '../../../../catalogue/data/slugs.json' with { type: 'json' };
import { activeFilters, changed, isAsked, NOTHING_ASKED, readAsked, withoutFilters, writeAsked } from './college-address.ts';
import { CONTROLS, LEVELS, SORTS, YEARS } from './college-choices.ts';
import { IDEAS } from './schools-start.tsx';

const read = (address: string) => readAsked(new URLSearchParams(address));
const WHOLE =
  '?career=park-naturalists&zip=97401&miles=100&level=bachelor&q=state&state=OR&control=public&years=four&price_max=20000&subject=03.0601&sort=price&page=2&compare=209542,210000';

describe('the address of a search', () => {
  it('holds every part of it, and writes what it has read', () => {
    const asked = read(WHOLE);
    expect(asked).toMatchObject({ career: 'park-naturalists', zip: '97401', miles: 100, compare: [209542, 210000], page: 2 });
    expect(writeAsked(asked)).toBe(WHOLE);
    expect(writeAsked(NOTHING_ASKED)).toBe('');
  });

  it('is understood by the server', () => {
    const { compare: _compare, ...search } = read(WHOLE);
    expect(collegeQuery.safeParse(search).success).toBe(true);
    expect(LEVELS.map(({ value }) => value)).toEqual(COLLEGE_LEVELS);
    expect(SORTS.map(({ value }) => value).sort()).toEqual([...COLLEGE_SORTS].sort());
    for (const { value } of CONTROLS) expect(collegeQuery.safeParse({ control: value }).success).toBe(true);
    for (const { value } of YEARS) expect(collegeQuery.safeParse({ years: value }).success).toBe(true);
  });

  it.each([
    'level=phd',
    'control=church',
    'years=9',
    'miles=far&zip=97401',
    'price_max=-1',
    'sort=best',
    'page=0',
    'state=Oregon',
    'subject=3',
  ])('passes over what is not one of ours: %s', (address) => {
    const { zip: _zip, ...asked } = read(address);
    expect(asked).toEqual(NOTHING_ASKED);
  });

  it('asks for no distance without a ZIP code, and keeps a wrong one for its field to answer', () => {
    expect(read('miles=50&sort=distance')).toEqual(NOTHING_ASKED);
    expect(read('zip=abc').zip).toBe('abc');
  });

  it('compares four at most, each once', () => {
    expect(read('compare=111111,111111,222222,x,333333,444444,555555').compare).toEqual([111111, 222222, 333333, 444444]);
  });
});

it('begins at the first page after a change, and forgets the program of another career', () => {
  const asked = read(WHOLE);
  expect(changed(asked, { level: 'associate' })).toMatchObject({ page: 1, level: 'associate', subject: '03.0601' });
  expect(changed(asked, { career: 'actors' }).subject).toBeUndefined();
});

it('takes the filters away and keeps what was asked for', () => {
  const asked = withoutFilters(read(WHOLE));
  expect(activeFilters(asked)).toEqual([]);
  expect(asked).toMatchObject({ career: 'park-naturalists', zip: '97401', compare: [209542, 210000] });
});

it('tells a search from an address that only compares', () => {
  expect(isAsked(read('compare=209542'))).toBe(false);
  expect([read('zip=97401'), read('q=psu'), read('state=OR'), read('career=actors')].every(isAsked)).toBe(true);
});

it('begins with careers that there are', () => {
  const known = JSON.stringify(slugs);
  for (const { career } of IDEAS) expect(known).toContain(`"${career}"`);
});
