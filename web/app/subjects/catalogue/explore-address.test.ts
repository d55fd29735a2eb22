import { careerQuery } from '@careerscoop/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { ALL_CAREERS, activeFilters, changed, readAddress, withoutFilters, writeAddress } from './explore-address.ts';
import { dateText, outlookWord } from './explore-words.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the list of careers', () => {
  it('holds what was chosen and nothing that is as usual', () => {
    const query = { ...ALL_CAREERS, q: 'doctr', page: 2, pay_min: 60_000, sort: 'pay' as const };
    expect(writeAddress(query)).toBe('?q=doctr&page=2&pay_min=60000&sort=pay');
    expect(read(writeAddress(query))).toEqual(query);
    expect(writeAddress(ALL_CAREERS)).toBe('');
  });

  it('opens with values that are not ours, without them', () => {
    expect(read('?page=0&pay_min=lots&education=phd&growth=fast&other=1')).toEqual({ ...ALL_CAREERS, growth: 'fast' });
  });

  it('reads each value as the contract does', () => {
    const asked = {
      q: ['', ' vet ', 'x'.repeat(100), 'x'.repeat(101)],
      page: ['1', '1000', '0', '1001', '2.5', 'two', ' '],
      interest: ['animals', 'Animals!', 'x'.repeat(41)],
      education: ['none', 'high_school', 'training', 'bachelor', 'graduate', 'phd'],
      pay_min: ['0', '40000', '1000000', '1000001', '-1', 'lots'],
      growth: ['growing', 'fast', 'slow'],
      job_zone: ['1', '5', '6', '0'],
      sort: ['best', 'title', 'pay', 'growth', 'size'],
    };
    expect(Object.keys(asked)).toEqual(Object.keys(careerQuery.shape));
    for (const [name, values] of Object.entries(asked)) {
      for (const value of values) {
        const strict = careerQuery.safeParse({ [name]: value });
        expect([name, value, read(`?${new URLSearchParams({ [name]: value })}`)]).toEqual([
          name,
          value,
          strict.success ? strict.data : ALL_CAREERS,
        ]);
      }
    }
    expect(ALL_CAREERS).toEqual(careerQuery.parse({}));
  });

  it('begins at the first page after a change, and at the asked one when paging', () => {
    const query = { ...ALL_CAREERS, page: 4, growth: 'fast' as const };
    expect(changed(query, { q: 'nurse' })).toMatchObject({ q: 'nurse', page: 1, growth: 'fast' });
    expect(changed(query, { page: 5 }).page).toBe(5);
  });

  it('clears the filters and keeps the search', () => {
    const query = read('?q=nurse&growth=fast&job_zone=5&sort=pay');
    expect(activeFilters(query)).toEqual(['growth', 'job_zone']);
    expect(writeAddress(withoutFilters(query))).toBe('?q=nurse&sort=pay');
  });
});

it('says figures as people do', () => {
  expect(['2025-05', '2024'].map(dateText)).toEqual(['May 2025', '2024']);
  expect([null, -4, 0, 5, 9].map(outlookWord)).toEqual(['Outlook not published', 'Fewer jobs', 'Steady', 'Steady', 'Growing']);
});
