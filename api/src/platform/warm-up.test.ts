import { expect, it } from 'vitest';
import type { Services } from './services.ts';
import type { Subject } from './subject.ts';
import { warmUp } from './warm-up.ts';

const servicesOf = (...subjects: Subject[]) => ({ subjects, leaving: false }) as unknown as Services;

it('reads piece by piece, lets others in between, and goes on where one subject fails', async () => {
  const done: string[] = [];
  const services = servicesOf(
    {
      name: 'first',
      *warm() {
        done.push('first, one');
        setImmediate(() => done.push('somebody else'));
        yield;
        done.push('first, two');
        throw new Error('not to be read');
      },
    },
    { name: 'second' },
    {
      name: 'third',
      async *warm() {
        await Promise.resolve();
        done.push('third');
        yield;
      },
    },
  );
  await warmUp(services);
  expect(done).toEqual(['first, one', 'somebody else', 'first, two', 'third']);
});

it('stops where the server is about to end', async () => {
  const done: number[] = [];
  const services = servicesOf({
    name: 'first',
    *warm() {
      for (let piece = 1; ; piece += 1) {
        done.push(piece);
        if (piece === 2) services.leaving = true;
        yield;
      }
    },
  });
  await warmUp(services);
  expect(done).toEqual([1, 2]);
});
