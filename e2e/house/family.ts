import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Child } from '@careerscoop/contract/family';
import { mailedLink } from './outbox.ts';
import { type Visitor, PASSWORD, newEmail, signIn } from './people.ts';

const PARTS = [
  ['mentor_sessions', 'Talks with a mentor'],
  ['companions', 'AI companions'],
  ['data_sharing', 'Sharing with the school or sponsor'],
] as const;

/** A child of a family as the server sends it. */
export const child = (rest: Partial<Child> = {}, states: readonly Child['purposes'][number]['state'][] = []): Child => ({
  id: 3,
  first_name: 'Sami',
  age: 13,
  grade: 'FM',
  school: null,
  adult_on: '2031-03-19',
  since: '2027-01-02T18:00:00.000Z',
  asked_at: '2027-01-03T18:00:00.000Z',
  text_version: '2026-11-2',
  purposes: PARTS.map(([purpose, title], index) => ({
    purpose,
    title,
    what: 'What it is.',
    why: 'Why it is.',
    who: 'Who sees it.',
    state: states[index] ?? 'waiting',
    decided_at: null,
  })),
  plan: { title: 'Single Scoop', source: 'free', ends_at: null, sessions: false },
  receipts: [],
  payments: true,
  sessions: [],
  erased_on: null,
  deletion_asked_by: null,
  ...rest,
});

const talk: Child['sessions'][number] = {
  id: 11,
  state: 'booked',
  topic: 'Farm animals',
  mentor_name: 'Dana',
  mentor_title: 'Large animal veterinarian',
  starts_at: '2099-01-14T23:00:00.000Z',
  ends_at: '2099-01-14T23:30:00.000Z',
  is_active: true,
  may_cancel: true,
  door: `/sessions/11/join#${'t'.repeat(43)}`,
  version: 2,
};

/** Two children: one for whom everything is in order, one who waits. */
export const FAMILY: Child[] = [
  child(
    {
      id: 2,
      first_name: 'Noor',
      age: 15,
      grade: 'SM',
      school: 'Lakeside High School',
      adult_on: '2029-06-02',
      plan: { title: 'Sundae', source: 'payment', ends_at: '2028-01-04T18:00:00.000Z', sessions: true },
      receipts: [
        {
          number: 'CS-2027-000123',
          title: 'Sundae',
          state: 'paid',
          paid_at: '2027-01-04T18:00:00.000Z',
          amount: 8900,
          refunded: 0,
          bank_refused: false,
        },
      ],
      sessions: [talk, { ...talk, id: 9, state: 'done', is_active: false, may_cancel: false, starts_at: '2026-11-09T22:00:00.000Z' }],
    },
    ['granted', 'granted', 'refused'],
  ),
  child(),
];

/** Opens a parent's account and confirms it by the mailed link. */
export async function newParentAccount(api: APIRequestContext, email = newEmail('parent')): Promise<Visitor> {
  const person = { role: 'Parent', first_name: 'Layla', last_name: 'Haddad', email, password: PASSWORD, is_read_terms_and_policies: true };
  const opened = await api.post('/api/v1/signup/', { data: person });
  expect(opened.status(), await opened.text()).toBe(201);
  const token = new URL(await mailedLink(api, email, /Confirm your email/)).searchParams.get('token');
  const confirmed = await api.post('/api/v1/signup/confirm/', { data: { token } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return signIn(api, { email, password: PASSWORD });
}
