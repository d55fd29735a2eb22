import { wordIssue } from '@careerscoop/contract/issue-words';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** What was typed, by the rule of its field. @throws Refusal with the field's own message. */
export function checkTyped<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: wordIssue });
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]?.message ?? 'This cannot be used.');
  return parsed.data;
}
