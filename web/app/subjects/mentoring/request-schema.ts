import { sessionRequest } from '@careerscoop/contract/mentoring';
import { z } from 'zod';

/** The form: the topic as the server takes it, and a wished time as the browser's own field writes it. */
export const requestForm = z.object({
  topic: sessionRequest.shape.topic,
  datetime: z
    .string()
    .refine((local) => local === '' || !Number.isNaN(Date.parse(local)), 'Choose a day and a time, or leave both empty.')
    .refine((local) => local === '' || !(Date.parse(local) <= Date.now()), 'Choose a time that is still to come.'),
});
export type RequestForm = z.infer<typeof requestForm>;

/** A local time without a zone as a moment in UTC; nothing chosen is no wish. */
export function asMoment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
