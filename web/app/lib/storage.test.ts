import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './storage.ts';

const kept = new Map<string, string>();
let full = false;
const REAL = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    if (full) throw new DOMException('No room.', 'QuotaExceededError');
    kept.set(key, text);
  },
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  full = false;
  vi.stubGlobal('localStorage', REAL);
});
afterEach(() => {
  for (const key of ['a', 'b']) browserStorage.removeItem(key);
  tabStorage.removeItem('zip');
  vi.unstubAllGlobals();
});

function block(name: 'localStorage' | 'sessionStorage') {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
}

it('keeps in the browser what the browser keeps', () => {
  expect(browserStorage.setItem('a', '1')).toBe(true);
  expect([kept.get('a'), browserStorage.getItem('a'), browserStorage.getItem('b')]).toEqual(['1', '1', null]);
  browserStorage.removeItem('a');
  expect([kept.get('a'), browserStorage.getItem('a')]).toEqual([undefined, null]);
});

it('keeps what is refused while the page is open, and says so', () => {
  block('sessionStorage');
  expect(tabStorage.getItem('zip')).toBeNull();
  expect(tabStorage.setItem('zip', '53703')).toBe(false);
  expect(tabStorage.getItem('zip')).toBe('53703');
  tabStorage.removeItem('zip');
  expect(tabStorage.getItem('zip')).toBeNull();
});

it('goes by what was said last where there was room before', () => {
  browserStorage.setItem('a', 'old');
  full = true;
  expect(browserStorage.setItem('a', 'new')).toBe(false);
  expect(browserStorage.getItem('a')).toBe('new');
  full = false;
  expect(browserStorage.setItem('a', 'newest')).toBe(true);
  expect([kept.get('a'), browserStorage.getItem('a')]).toEqual(['newest', 'newest']);
});

it('tells whoever shows it', () => {
  const told = vi.fn();
  const end = browserStorage.subscribe(told);
  browserStorage.setItem('a', '1');
  browserStorage.removeItem('a');
  end();
  browserStorage.setItem('a', '2');
  expect(told).toHaveBeenCalledTimes(2);
});
