import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const question = z.strictObject({
  id: z.string(),
  lang: z.enum(['en', 'es']),
  agent: z.enum(['career-buddy', 'college-buddy']),
  page: z.string().nullable(),
  /** What the student said before, in order. */
  before: z.array(z.string()),
  text: z.string(),
  intent: z.string(),
  /** What would be right as well. */
  also: z.array(z.string()),
  careers: z.array(z.string()),
  colleges: z.array(z.string()),
  zip: z.string().nullable(),
  level: z.enum(['certificate', 'associate', 'bachelor', 'graduate']).nullable(),
});
export type AskedQuestion = z.infer<typeof question>;

/** @throws ZodError where the file is no set of questions */
export function readQuestions(path: string): AskedQuestion[] {
  return z.array(question).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The questions of a file of the repository. */
export const questionsOf = (name: string) => readQuestions(join(import.meta.dirname, 'questions', `${name}.json`));

/** The student that all questions come from. */
export const NOOR = {
  ten: '19-1023.00 19-1031.03 29-1131.00 29-1141.00 27-1024.00 25-4012.00 15-1252.00 47-2111.00 25-2021.00 17-1012.00'.split(' '),
  saved: ['19-1023.00', '29-1131.00', '27-1024.00'],
  zipcode: '97205',
  state: 'OR',
  grade: 'JR',
  age: 16,
};
