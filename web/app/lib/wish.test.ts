import { beforeEach, expect, it, vi } from 'vitest';
import { clearWish, keepWish, readWish, takeGranted } from './wish.ts';

const SAVE = { kind: 'save', title: 'Tour Guide', result_id: 7, user_id: 1, from: '/results?career=7' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps one wish for four hours', () => {
  keepWish({ ...SAVE, kind: 'retake' }, 0);
  keepWish(SAVE, 1000);
  expect(readWish(2000)).toEqual({ ...SAVE, at: 1000 });
  expect(readWish(1000 + 4 * 3_600_000)).toBeNull();
  clearWish();
  expect(readWish(2000)).toBeNull();
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/%2F..//evil', 'javascript:alert(1)', '', undefined])(
  'leads back into this house alone: not to %s',
  (from) => {
    sessionStorage.setItem('wish', JSON.stringify({ ...SAVE, from, at: 0 }));
    expect(readWish(1)).toBeNull();
  },
);

it.each(['', 'no json', 'null', '7', '{}', JSON.stringify({ ...SAVE, kind: 'buy' }), JSON.stringify({ ...SAVE, user_id: '1' })])(
  'takes %j for none',
  (raw) => {
    sessionStorage.setItem('wish', raw);
    expect(readWish()).toBeNull();
  },
);

it('is taken up once, when it is granted, by the page that asked, for the person who wished it', () => {
  const book = { ...SAVE, kind: 'book' } as const;
  keepWish(book);
  expect(takeGranted(1, 'book', 7)).toBeNull();
  keepWish({ ...book, granted: true });
  for (const [user, kind, result] of [
    [2, 'book', 7],
    [undefined, 'book', 7],
    [1, 'learn_more', 7],
    [1, 'book', 8],
    [1, 'book'],
  ] as const) {
    expect(takeGranted(user, kind, result)).toBeNull();
  }
  expect(takeGranted(1, 'book', 7)).toMatchObject(book);
  expect(takeGranted(1, 'book', 7)).toBeNull();
});
