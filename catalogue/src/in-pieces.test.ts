import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

function counting(faults = 0) {
  let [left, read] = [faults, 0];
  const list = inPieces(function* (): Generator<void, string[]> {
    read += 1;
    const all: string[] = [];
    for (const piece of ['a', 'b', 'c']) {
      all.push(piece);
      yield;
      if (left > 0) {
        left -= 1;
        throw new Error('not to be read');
      }
    }
    return all;
  });
  return { list, times: () => read };
}

it('reads once, ahead and in pieces', () => {
  const { list, times } = counting();
  expect([...list.prepare()]).toHaveLength(4);
  expect([...list.prepare()]).toHaveLength(0);
  expect(list.all()).toEqual(['a', 'b', 'c']);
  expect(times()).toBe(1);
});

it('gives all of it at once to whoever asks in between', () => {
  const { list, times } = counting();
  const pieces = list.prepare();
  pieces.next();
  expect(list.all()).toEqual(['a', 'b', 'c']);
  expect(pieces.next().done).toBe(true);
  expect(times()).toBe(1);
});

it('tells a fault to whoever asks, and reads anew', () => {
  const { list } = counting(1);
  expect(() => list.all()).toThrow('not to be read');
  expect(list.all()).toEqual(['a', 'b', 'c']);
});
