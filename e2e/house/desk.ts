import type { DeskStudent, DeskStudentRow } from '@careerscoop/contract/desk-students';

const NAMES = ['Abby', 'Adam', 'Aisha', 'Alma', 'Amir', 'Ana', 'Arlo', 'Bea', 'Ben', 'Caleb', 'Camila', 'Cora'];
const PARENTS = ['granted', 'open', 'waiting', 'adult', 'refused'] as const;

/** Fifty students of a list of 812, as the desk lists them. */
export const STUDENT_PAGE = {
  results: Array.from({ length: 50 }, (_, at): DeskStudentRow => ({
    id: at + 1,
    first_name: NAMES[at % NAMES.length] ?? '',
    school: at % 3 === 0 ? null : at % 3 === 1 ? 'Northfield High School' : 'Riverbend Academy of Science and the Arts',
    completed: at % 4 > 0,
    shares: at % 2 === 0,
    grade: at % 9 === 0 ? null : 'JR',
    plan: at % 3 === 0 ? null : 'Sundae',
    parent: PARENTS[at % PARENTS.length] ?? 'open',
    agreed: at % PARENTS.length === 0 ? 2 : 0,
    talks: { asked: at % 5 === 1 ? 1 : 0, booked: at % 7 === 2 ? 1 : 0 },
    created_at: '2026-10-12T15:00:00.000Z',
    leaving: at === 3,
  })),
  meta: { page: 1, per_page: 50, total: 812, more: false, number_of_pages: 17 },
};

/** A student of whom there is everything. */
export const STUDENT: DeskStudent = {
  id: 1,
  first_name: 'Abby',
  last_name: 'Lindqvist',
  email: 'abby.lindqvist@example.org',
  phone: '(555) 010-0155',
  address: '5 Hill Street',
  city: 'Madison',
  state: 'WI',
  zipcode: '53703',
  shares: true,
  submitted_at: '2026-10-20T15:00:00.000Z',
  answers: [{ part: 'What you like', question: 'Working with animals', answer: '5' }],
  recommendations: [
    { rank: 1, onet_code: '29-1131.00', title: 'Veterinarian', stars: 5, saved: true },
    { rank: 2, onet_code: '19-1023.00', title: 'Zoologist or Wildlife Biologist', stars: null, saved: false },
  ],
  account: {
    age: 16,
    grade: 'JR',
    adult_on: '2028-10-12',
    is_minor: true,
    email_confirmed: true,
    created_at: '2026-10-12T15:00:00.000Z',
    deletion_on: null,
    school: null,
    affiliate_code: 'NORTH-2027',
    allow_data_sharing: true,
    parent: 'granted',
    guardian: {
      channel: 'email',
      contact: 'karin.lindqvst@example.net',
      asked_at: '2026-10-14T15:10:00.000Z',
      answered_at: null,
      may_remove: true,
    },
    family: [
      {
        id: 9,
        first_name: 'Karin',
        email: 'karin.lindqvist@example.net',
        since: '2026-10-14T08:00:00.000Z',
        ended_at: null,
        may_end: true,
      },
    ],
    consents: [
      { purpose: 'mentor_sessions', granted: true, decided_at: '2026-10-13T08:00:00.000Z' },
      { purpose: 'companions', granted: false, decided_at: '2026-10-13T08:00:00.000Z' },
      { purpose: 'data_sharing', granted: true, decided_at: '2026-10-13T08:00:00.000Z' },
    ],
    terms: [
      { title: 'Sundae', source: 'code', code: 'NORTH-2027', starts_at: '2026-10-12T15:00:00.000Z', ends_at: '2027-06-30T00:00:00.000Z' },
    ],
    sessions: [
      {
        id: 4,
        topic: 'A day at the animal hospital',
        state: 'booked',
        starts_at: '2026-12-03T22:30:00.000Z',
        created_at: '2026-11-12T15:00:00.000Z',
        mentor: 'Priya',
      },
    ],
  },
};

/** A class code that a school asks for. */
export const CODE_REQUESTS = {
  results: [
    {
      id: 1,
      by: { first_name: 'Lena', email: 'lena.ortiz@northfield.example.org' },
      school: { id: 1, name: 'Northfield High School' },
      code: null,
      label: 'Grade 11',
      seats: 30,
      state: 'open',
      made: null,
      created_at: '2026-11-20T15:00:00.000Z',
    },
  ],
  meta: { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 },
};
