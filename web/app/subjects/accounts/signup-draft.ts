import { studentStep1 } from '@careerscoop/contract/signup';
import type { z } from 'zod';

/** Step 1 of the student sign-up as the browser keeps it between the steps: never a password. */
export type Step1 = z.output<typeof studentStep1>;

const KEY = 'signup_form_data';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps step 1 for a day: it holds a minor's address. */
export function keepDraft(fields: Step1, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ ...studentStep1.parse(fields), expires_at: now + DAY_MS }));
}

/** The kept step 1, if it is complete and not too old; what cannot be used is removed. */
export function readDraft(now = Date.now()): Step1 | null {
  const raw = localStorage.getItem(KEY);
  if (!raw) return null;
  const kept = parse(raw);
  const fields = studentStep1.safeParse(kept);
  const fresh = typeof kept?.expires_at === 'number' && kept.expires_at > now;
  if (fields.success && fresh) return fields.data;
  clearDraft();
  return null;
}

export function clearDraft(): void {
  localStorage.removeItem(KEY);
}

function parse(raw: string): { expires_at?: unknown } | null {
  try {
    return JSON.parse(raw) as { expires_at?: unknown } | null;
  } catch {
    return null;
  }
}
