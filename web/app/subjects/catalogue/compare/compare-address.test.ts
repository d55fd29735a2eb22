import { expect, it } from 'vitest';
import { readCompared, writeCompared } from './compare-address.ts';

const read = (careers: string) => readCompared(new URLSearchParams({ careers }));

it('reads up to four careers, each once', () => {
  expect(read('actors,bakers,actors')).toEqual({ slugs: ['actors', 'bakers'], tooMany: false, strange: [] });
  expect(read('a,b,c,d,e')).toEqual({ slugs: ['a', 'b', 'c', 'd'], tooMany: true, strange: [] });
  expect(readCompared(new URLSearchParams())).toEqual({ slugs: [], tooMany: false, strange: [] });
  expect(read(' Actors , ,bakers,')).toMatchObject({ slugs: ['actors', 'bakers'] });
});

it('sets aside what cannot be a career', () => {
  expect(read('../etc,<b>,actors')).toEqual({ slugs: ['actors'], tooMany: false, strange: ['../etc', '<b>'] });
  expect(read('x'.repeat(300)).strange).toHaveLength(1);
});

it('writes an address that reads the same', () => {
  expect(writeCompared(['actors', 'bakers'])).toBe('?careers=actors,bakers');
  expect(writeCompared([])).toBe('');
  expect(readCompared(new URLSearchParams(writeCompared(['actors', 'bakers']))).slugs).toEqual(['actors', 'bakers']);
});
