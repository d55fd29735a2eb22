import { expect, it } from 'vitest';
import type { MentorFeedback } from '@careerscoop/contract/session-feedback';
import { inOrder, writerOf } from './feedback-order.ts';
import { asMoment, requestForm } from './request-schema.ts';

it('sorts feedback by date, and says who wrote it', () => {
  const of = (id: number, day: string) => ({ id, created_at: day, mentor_name: 'Alex', student: 'Ida' }) as MentorFeedback;
  const feedback = [of(1, '2027-01-02T00:00:00Z'), of(2, '2027-01-03T00:00:00Z')];
  expect(inOrder(feedback, 'newest').map(({ id }) => id)).toEqual([2, 1]);
  expect(inOrder(feedback, 'oldest').map(({ id }) => id)).toEqual([1, 2]);
  expect(writerOf(of(1, ''), 'Student')).toBe('Alex');
  expect(writerOf({ ...of(1, ''), mentor_name: null }, 'Student')).toBeNull();
  expect(writerOf(of(1, ''), 'Mentor')).toBe('Ida');
});

it('takes a topic and a time to come', () => {
  const faults = (form: object) => requestForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
  expect(faults({ topic: '  ', datetime: '' })).toEqual(['topic: Topic is required.']);
  expect(faults({ topic: 'Nursing', datetime: '2001-01-01T10:00' })).toEqual(['datetime: Choose a time that is still to come.']);
  expect(faults({ topic: 'Nursing', datetime: 'soon' })).toContain('datetime: Choose a day and a time, or leave both empty.');
  expect(requestForm.parse({ topic: ' Nursing ', datetime: '' })).toEqual({ topic: 'Nursing', datetime: '' });
  expect(asMoment('')).toBeNull();
  expect(asMoment('2027-03-04T16:30')).toBe(new Date(2027, 2, 4, 16, 30).toISOString());
});
