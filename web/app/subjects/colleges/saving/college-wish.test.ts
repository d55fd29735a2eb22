import { beforeEach, expect, it, vi } from 'vitest';
import { keepCollegeWish, takeCollegeWish } from './college-wish.ts';

const WISH = { unitid: 209542, name: 'Oregon State University', from: '/schools?zip=97401' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is taken up once, on the page where it was wished, within four hours', () => {
  keepCollegeWish(WISH, 0);
  expect(takeCollegeWish('/careers/actors', 1)).toBeNull();
  expect(takeCollegeWish(WISH.from, 1)).toEqual(WISH);
  expect(takeCollegeWish(WISH.from, 1)).toBeNull();
  keepCollegeWish(WISH, 0);
  expect(takeCollegeWish(WISH.from, 4 * 3_600_000)).toBeNull();
});

it.each(['not json', '{}', '{"unitid":"x","name":"y","from":"/schools","at":0}', '{"unitid":1,"name":"y","from":"//evil.example","at":0}'])(
  'counts as none where it is not one of ours: %s',
  (raw) => {
    sessionStorage.setItem('school_wish', raw);
    expect(takeCollegeWish('/schools', 1)).toBeNull();
  },
);
