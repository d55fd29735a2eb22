import type { Step, StepList } from '@careerscoop/contract/steps';

const PARK = { onet_code: '19-1031.03', slug: 'park-naturalists', title: 'Park Naturalist' };
const step = (id: number, text: string, more: Partial<Step>): Step => ({
  id,
  plan_id: null,
  when: null,
  text,
  source: 'own',
  ours: false,
  career: null,
  due_on: null,
  done_at: null,
  ...more,
});
const week = (id: number, text: string, more: Partial<Step> = {}) =>
  step(id, text, { plan_id: 1, when: 'this_week', source: 'plan', ours: true, ...more });
const year = (id: number, text: string, more: Partial<Step> = {}) => week(id, text, { when: 'this_year', ...more });

/** A student's steps of every kind: done, next, dated, late, their own, from a career. */
export const STEPS: StepList = {
  results: [
    week(1, 'Open two schools that teach this and see what they cost.', { done_at: '2026-11-22T18:00:00Z' }),
    week(2, 'Write a ten-minute nature walk for your street or schoolyard.', { done_at: '2026-11-24T18:00:00Z' }),
    week(3, 'Give your walk to two family members. Include one thing to touch, one to smell and one question.', { due_on: '2026-11-01' }),
    year(4, 'Ask a park near you about helping as a junior guide.', { due_on: '2099-01-15' }),
    year(5, 'Give one talk in class. Speaking is this job’s first skill.'),
    year(6, 'Pick one more biology or history class for grade 11.', { source: 'own', ours: false }),
    step(7, 'Call my aunt who works at the zoo', {}),
    step(8, 'Lead a ten-minute nature walk for two family members.', { source: 'career', ours: true, career: PARK }),
  ],
  plans: [{ id: 1, title: 'Try out Park Naturalist', career: PARK, kept_at: '2026-11-22T10:00:00Z' }],
};
