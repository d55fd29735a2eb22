import { test as base, expect } from '@playwright/test';
import { type Visitor, enterAs, newStudent } from './people.ts';
import { type Watch, watch } from './watch.ts';

interface House {
  /** The address of the house, without a path. */
  origin: string;
  /** Fails the test when anything went wrong in the browser. */
  watch: Watch;
  /** Signs this person in without the sign-in screen. */
  enter: (visitor: Visitor) => Promise<void>;
  /** A signed-in student with nothing done yet and without a plan, in the browser of this test. */
  student: Visitor;
}

/** Every test of the journeys: a browser that is watched. */
export const test = base.extend<House>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  watch: [
    async ({ context, origin }, use) => {
      const watched = watch(context, origin);
      await use(watched);
      expect(watched.faults(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ context, origin }, use) => use((visitor) => enterAs(context, origin, visitor)),
  student: async ({ request, enter }, use) => {
    const student = await newStudent(request);
    await enter(student);
    await use(student);
  },
});

export { expect };
