import type { CohortNumbers, HouseNumbers } from '@careerscoop/contract/desk-numbers';

const WEEKS = [
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
];
const HOURS = [71, 67, 70, null, 61, 49, 44, 46, 36];

/** A quarter of the house. */
export const HOUSE: HouseNumbers = {
  to_mentor: WEEKS.map((week, at) => ({ week, asked: 30 + at * 2, hours: HOURS[at] ?? null })),
  waiting: WEEKS.map((week, at) => ({ week, over_48h: [9, 7, 8, 6, 3, 4, 2, 1, 3][at] ?? 0 })),
  no_shows: WEEKS.map((week, at) => ({ week, talks: 20 + at, missed: at % 3 })),
  findings: WEEKS.map((week, at) => ({ week, open: at % 2 })),
  consent: { asked: 1204, opened: 867, answered: 783, talks: 650 },
  plans: [
    { title: 'Single Scoop', students: 2914, by_code: 0 },
    { title: 'Double Scoop', students: 402, by_code: 120 },
    { title: 'Sundae', students: 311, by_code: 64 },
    { title: 'Milkshake', students: 87, by_code: 12 },
  ],
};

const INTERESTS = ['working outdoors', 'caring for people', 'teaching', 'writing', 'building things'];

/** A school's classes: one with twenty who share, one that is too small. */
export const COHORTS: CohortNumbers[] = [
  {
    code: 'SCOOP-DEMO',
    year: null,
    signed_up: { people: 20, weeks: WEEKS.slice(3, 8).map((week, at) => ({ week, people: [4, 9, 13, 18, 20][at] ?? 20 })) },
    completed: { people: 10, weeks: WEEKS.slice(5, 8).map((week, at) => ({ week, people: [3, 8, 10][at] ?? 10 })) },
    interests: INTERESTS.map((label, at) => ({ area: `area_${at}`, label, people: 7 - at })),
  },
  { code: 'NEW-CLASS', year: null, signed_up: null, completed: null, interests: null },
];
