import type { Child } from '@careerscoop/contract/family';

const PARTS = [
  ['mentor_sessions', 'Talks with a mentor'],
  ['companions', 'AI companions'],
  ['data_sharing', 'Sharing with the school or sponsor'],
] as const;

type State = Child['purposes'][number]['state'];

/** A child of a family as the server sends it; nothing is answered unless said. */
export const childOf = (rest: Partial<Child> = {}, states: readonly State[] = []): Child => ({
  id: 3,
  first_name: 'Sami',
  age: 13,
  grade: 'FM',
  school: null,
  adult_on: '2031-03-19',
  since: '2027-01-02T18:00:00.000Z',
  asked_at: '2027-01-03T18:00:00.000Z',
  text_version: '1',
  purposes: PARTS.map(([purpose, title], index) => ({
    purpose,
    title,
    what: 'What.',
    why: 'Why.',
    who: 'Who.',
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

export const TALK: Child['sessions'][number] = {
  id: 11,
  state: 'booked',
  topic: 'Farm animals',
  mentor_name: 'Dana',
  mentor_title: 'Veterinarian',
  starts_at: '2099-01-14T23:00:00.000Z',
  ends_at: '2099-01-14T23:30:00.000Z',
  is_active: true,
  may_cancel: true,
  door: '/sessions/11/join#token',
  version: 2,
};
