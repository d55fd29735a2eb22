import type { studentStep1 } from '@careerscoop/contract/signup';
import type { z } from 'zod';
import { browserStorage } from '../../../lib/storage.ts';

/** Step 1 of the student sign-up as the browser keeps it between the steps: never a password. */
export type Step1 = z.output<typeof studentStep1>;

/** A cleared form, its fields as they follow each other. It holds no age either, though a new one suggests one. */
export const CLEARED_STEP_1: Record<keyof Step1, ''> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  zipcode: '',
  city: '',
  state: '',
  age: '',
  grade: '',
};
export const STEP_1 = Object.keys(CLEARED_STEP_1) as (keyof Step1)[];

const KEY = 'signup_form_data';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps step 1 for a day: it holds a minor's address. */
export function keepDraft(fields: Step1, now = Date.now()): void {
  browserStorage.setItem(KEY, JSON.stringify({ ...onlyStep1(fields), expires_at: now + DAY_MS }));
}

/** The kept step 1, if it is complete and not too old; what cannot be used is removed. It was checked before it was kept. */
export function readDraft(now = Date.now()): Step1 | null {
  const raw = browserStorage.getItem(KEY);
  if (!raw) return null;
  const kept = parse(raw);
  if (kept && isComplete(kept) && typeof kept.expires_at === 'number' && kept.expires_at > now) return onlyStep1(kept);
  clearDraft();
  return null;
}

export function clearDraft(): void {
  browserStorage.removeItem(KEY);
}

const isComplete = (kept: object): kept is Step1 => STEP_1.every((name) => (kept as Partial<Step1>)[name]);

function onlyStep1(fields: Step1): Step1 {
  return Object.fromEntries(STEP_1.map((name) => [name, fields[name]])) as Step1;
}

function parse(raw: string): { expires_at?: unknown } | null {
  try {
    return JSON.parse(raw) as { expires_at?: unknown } | null;
  } catch {
    return null;
  }
}
