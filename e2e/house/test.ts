import { test as base, expect } from '@playwright/test';
import type { Scenario } from '@careerscoop/contract/assessment';
import { ANSWERS } from './answers.ts';
import { type Visitor, AFFILIATE_CODE, demoVisitor, enterAs, handIn, newStudent, scenariosFor } from './people.ts';
import { whenAlive } from './alive.ts';
import { withBooks } from './books.ts';
import { type Watch, watch } from './watch.ts';

interface House {
  /** The address of the house, without a path. */
  origin: string;
  /** Fails the test when anything went wrong in the browser. */
  watch: Watch;
  /** Signs this person in without the sign-in screen. */
  enter: (visitor: Visitor, kept?: Record<string, string>) => Promise<void>;
  /** Where somebody pays, the test passes only with a ledger that balances. */
  books: void;
  /** A signed-in student with nothing done yet and without a plan, of this test alone. */
  student: Visitor;
  /** The same, with ten careers. */
  graduate: Visitor;
  /** A student with ten careers and the code of a sponsor, of this test alone. */
  sponsored: Visitor;
  /** The demo's student at the very start, for tests that leave nothing on the server. */
  novice: Visitor;
  /** The five scenarios as the novice gets them. */
  scenarios: Scenario[];
}

/** Some private address made from a test's id. */
function addressOf(id: string): string {
  const sum = [...id].reduce((before, sign) => (before * 31 + sign.charCodeAt(0)) % 16_777_213, 7);
  return `10.${sum >> 16}.${(sum >> 8) & 255}.${sum & 255}`;
}

/** For tests that look at motion: the others run without it, but for the journeys through the whole product. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Every test of the journeys: a browser that is watched. */
export const test = base.extend<House>({
  // Each test comes from an address of its own, as people do: the limits for one address are for one school.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) whenAlive(page);
    await use(page);
    // A test may end while an answer that it changes on the way is still being read.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  watch: [
    async ({ context, origin }, use) => {
      const watched = watch(context, origin);
      await use(watched);
      expect(watched.faults(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  books: [({ request }, use) => withBooks(request, use), { auto: true }],
  enter: async ({ context, origin }, use) => use((visitor, kept) => enterAs(context, origin, visitor, kept)),
  student: async ({ request, enter }, use) => {
    const student = await newStudent(request);
    await enter(student);
    await use(student);
  },
  graduate: async ({ request, student }, use) => {
    await handIn(request, student, ANSWERS);
    await use(student);
  },
  sponsored: async ({ request, enter }, use) => {
    const sponsored = await newStudent(request, { affiliate_code: AFFILIATE_CODE });
    await handIn(request, sponsored, ANSWERS);
    await enter(sponsored);
    await use(sponsored);
  },
  novice: async ({ request, enter }, use) => {
    const novice = await demoVisitor(request, 'new');
    await enter(novice);
    await use(novice);
  },
  scenarios: async ({ request, novice }, use) => use(await scenariosFor(request, novice)),
});

export { expect };
