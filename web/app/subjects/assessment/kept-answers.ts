import { NO_CUPS, type Slots } from './cups.ts';

/**
 * What the browser keeps under `scenarios` until the answers are sent: ratings and options by question id, the band of
 * each skill by its id, and the cups.
 */
export interface KeptAnswers {
  user_id: number;
  answers: Record<string, number>;
  cone: Record<string, number>;
  cups: Slots;
}

export const noAnswers = (user_id: number): KeptAnswers => ({ user_id, answers: {}, cone: {}, cups: NO_CUPS });

/**
 * Reads what was kept. Answers without a name were given to the twelve cards before anybody signed in here, and are this
 * student's now. Broken text, somebody else's answers and values that cannot be are left out.
 */
export function readAnswers(raw: string | null, user_id: number): KeptAnswers {
  const kept = parsed(raw);
  if ((kept['user_id'] ?? user_id) !== user_id) return noAnswers(user_id);
  return {
    user_id,
    answers: wholeNumbers(kept['answers']),
    cone: wholeNumbers(kept['cone'], 5),
    cups: slots(kept['cups']),
  };
}

function parsed(raw: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function wholeNumbers(value: unknown, most = Infinity): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const fits = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 1 && Number(entry[1]) <= most;
  return Object.fromEntries(Object.entries(value).filter(fits));
}

function slots(value: unknown): Slots {
  if (!Array.isArray(value)) return NO_CUPS;
  const cup = (place: number): string | null => (typeof value[place] === 'string' ? value[place] : null);
  return [cup(0), cup(1), cup(2)];
}
