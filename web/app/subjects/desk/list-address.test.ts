import { expect, it } from 'vitest';
import { countInWords } from './count-words.ts';
import { changeList, isNarrowed, readList, writeList } from './list-address.ts';

const NAMES = ['school', 'plan'];
const read = (search: string) => readList(new URLSearchParams(search), NAMES);

it('reads what a list is asked for, and passes over names that are none of its filters', () => {
  expect(read('?q=Mia&school=3&colour=red&sort=-name&page=2')).toEqual({ q: 'Mia', sort: '-name', page: 2, filters: { school: '3' } });
});

it.each(['0', '-1', 'two', '1.5', ''])('a page %j is the first one', (page) => {
  expect(read(`?page=${page}`).page).toBe(1);
});

it('writes an address that is read as the same list, and none where all is as usual', () => {
  const search = '?q=Mia&school=3&sort=-name&page=2';
  expect(writeList(read(search))).toBe(search);
  expect(writeList(read('?page=1'))).toBe('');
});

it('a change keeps the other filters and begins at the first page; an empty value takes a filter away', () => {
  const changed = changeList(read('?school=3&page=4'), { filters: { plan: '2' } });
  expect(writeList(changed)).toBe('?school=3&plan=2');
  expect(writeList(changeList(changed, { filters: { school: '' } }))).toBe('?plan=2');
  expect(isNarrowed(changeList(changed, { filters: { school: '', plan: '' } }))).toBe(false);
});

it.each([
  [{ page: 2, total: 812, more: false }, 50, '51-100 of 812'],
  [{ page: 17, total: 812, more: false }, 12, '801-812 of 812'],
  [{ page: 1, total: 10_000, more: true }, 50, '1-50 of 10,000+'],
])('counts %j with %i rows as %s', (meta, shown, words) => {
  expect(countInWords({ ...meta, per_page: 50, number_of_pages: 17 }, shown)).toBe(words);
});
