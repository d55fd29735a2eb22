import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/storage.ts';

/** What the assessment keeps its answers under too: what is said here is not asked again there. */
const KEY = 'scenarios';

type Kept = Record<string, unknown>;
/** Ratings by the ids of the cards. */
export type Ratings = Readonly<Record<string, number>>;

const stored = () => browserStorage.getItem(KEY) ?? '';

function subscribe(listener: () => void): () => void {
  const end = browserStorage.subscribe(listener);
  // Another tab answered, or signed out.
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
}

/** The ratings that this browser keeps; none while the page is still as it was written. */
export function useKeptRatings(): Ratings {
  const raw = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => ratingsIn(raw), [raw]);
}

/** Those of a stranger stand there without a name, until somebody signs in; whatever else is kept stays as it is. */
export function keepRating(id: number, rating: number): void {
  change((answers) => ({ ...answers, [id]: rating }));
}

export function dropRatings(ids: readonly number[]): void {
  change((answers) => Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(Number(id)))));
}

/** Answers from 1 to 5; broken text and anything else is left out. */
export function ratingsIn(raw: string): Ratings {
  const isRating = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) >= 1 && Number(entry[1]) <= 5;
  return Object.fromEntries(Object.entries(objectIn(objectOf(raw)['answers'])).filter(isRating));
}

function change(next: (answers: Kept) => Kept): void {
  const kept = objectOf(stored());
  const answers = next(objectIn(kept['answers']));
  // Whose they are is not known yet; with their time they are this person's for an hour, and nobody's afterwards.
  const tasted = kept['user_id'] === undefined ? { tasted_at: Date.now() } : {};
  browserStorage.setItem(KEY, JSON.stringify({ ...kept, ...tasted, answers }));
}

function objectOf(raw: string): Kept {
  try {
    return objectIn(JSON.parse(raw || 'null'));
  } catch {
    return {};
  }
}

function objectIn(value: unknown): Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {};
}
