import { expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { photoTurns } from './photo-turns.ts';

/** Work that ends when it is told to. */
function slowWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(number);
      ends.push(() => resolve(number));
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

it('makes one photo at a time, in the order in which they came, whoever sent them', async () => {
  const { begun, work, end } = slowWork();
  const turn = photoTurns();
  const all = [1, 2, 3].map((person) => turn(person, 8_000_000, work(person)));
  for (const now of [[1], [1, 2], [1, 2, 3]]) {
    await expect.poll(() => begun).toEqual(now);
    await end();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});

it('lets one person have one at work and one that waits; a third is told when to come back', async () => {
  const { work, end, begun } = slowWork();
  const turn = photoTurns();
  const both = [turn(1, 10, work(1)), turn(1, 10, work(2))];
  await expect(turn(1, 10, work(3))).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
    detail: expect.stringMatching(/again in a few seconds/),
  });
  const other = turn(2, 10, work(4));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(count);
    await end();
  }
  expect(await Promise.all([...both, other])).toEqual([1, 2, 4]);
  expect(await turn(1, 10, () => Promise.resolve(5))).toBe(5);
});

it('holds so many bytes and no more, and a photo that is refused holds up nobody', async () => {
  const turn = photoTurns(100);
  const damaged = turn(1, 60, () => Promise.reject(new AppError('invalid_input')));
  await expect(turn(2, 60, () => Promise.resolve('too much'))).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(damaged).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await turn(2, 60, () => Promise.resolve('fits'))).toBe('fits');
});
