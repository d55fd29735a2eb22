import type { Result } from '@careerscoop/contract/results';

const TITLES = ['Boat Builders', 'Nurses', 'Pilots', 'Cooks', 'Foresters', 'Actors', 'Plumbers', 'Teachers', 'Astronomers', 'Bakers'];

/** A student's ten, best first. */
export const tenCareers = (): Result[] =>
  TITLES.map((mask_title, index) => ({
    id: 100 + index,
    rank: index + 1,
    onet_code: `11-10${10 + index}.00`,
    slug: mask_title.toLowerCase().replaceAll(' ', '-'),
    unique_title: { id: index + 1, text: mask_title, mask_title },
    description: 'They do what has to be done.',
    description_long: 'They do what has to be done, and like it.',
    ai: '',
    alike: [],
    fit: 'good',
    clarity: 'clear',
    part_3: 'adaptive',
    reasons: [{ kind: 'for', text: 'You like to build.', answer: 'You rated building 5.' }],
    what_would_change: [],
    score: null,
    interested: false,
    booked: false,
    median_wage: 50_000,
    hourly_wage: null,
    shared_with: 0,
    partly_estimated: false,
    outlook: { growth_percent: 3, openings: 1000, text: 'Grows as fast as most.' },
    job_zone: 3,
    education: 'High school',
    impact: 'M',
    resource: '',
    resource_type: 'image',
    unique_title_questions: [1, 2, 3, 4, 5].map((ordering) => ({
      id: ordering,
      question: 'What is a day like?',
      ordering,
      answer: 'Full.',
      count: 1,
      ai_written: false,
    })),
    first_name: 'Robin',
    agent_id: null,
    areas: [],
  }));
