import type { MentorFeedback, MentorSession } from '@careerscoop/contract/mentoring';

/** Sessions and feedback as the server answers them. */
export const SESSIONS: MentorSession[] = [
  {
    id: 11,
    topic: 'How to begin as a park naturalist',
    mentor: 5,
    mentor_name: 'Alex',
    student: 'Noor',
    is_active: true,
    mentor_about: 'I design exhibits for museums and parks. Ask me about drawing for a living.',
    datetime: '2027-03-01T22:00:00.000Z',
  },
  {
    id: 12,
    topic: 'Working at night',
    mentor: null,
    mentor_name: null,
    mentor_about: null,
    student: 'Noor',
    datetime: null,
    is_active: true,
  },
  {
    id: 13,
    topic: 'What a biologist does in winter',
    mentor: 5,
    mentor_name: 'Alex',
    mentor_about: null,
    student: 'Noor',
    datetime: '2026-01-12T22:00:00.000Z',
    is_active: false,
  },
];

/** One a day from the first of February on; the newest first, as the server sends them. */
export const FEEDBACK: MentorFeedback[] = [5, 4, 3, 2, 1].map((day) => ({
  id: day,
  created_at: `2027-02-0${day}T18:00:00.000Z`,
  topic: `Talk ${day}`,
  message: `You asked good questions about day ${day}. Try one afternoon outside and write down what you liked.`,
  mentor_session: 11,
  mentor_name: 'Alex',
  student: 'Noor',
}));
