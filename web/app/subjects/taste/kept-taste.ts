import { useMemo, useSyncExternalStore } from 'react';
import { session } from '../../lib/session.ts';
import { browserStorage } from '../../lib/storage.ts';
import { isFresh, isNameless, isTheirs } from '../../lib/whose-answers.ts';

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

/** Those of a stranger stand there without a name, until somebody signs in; whatever else is kept of them stays as it is. */
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
  return Object.fromEntries(Object.entries(objectIn(standing(raw)['answers'])).filter(isRating));
}

function change(next: (answers: Kept) => Kept): void {
  const kept = standing(stored());
  browserStorage.setItem(KEY, JSON.stringify({ ...owned(kept), answers: next(objectIn(kept['answers'])) }));
}

/** What is kept, as far as it is of whoever is here: what nobody known said an hour ago is likely somebody else's. */
function standing(raw: string): Kept {
  const kept = objectOf(raw);
  const student = studentHere();
  const theirs = student === undefined ? !isNameless(kept) || isFresh(kept) : isTheirs(kept, student);
  return theirs ? kept : {};
}

/** The same with whose it is. Of nobody known it has its time: it is this person's for an hour, and nobody's afterwards. */
function owned(kept: Kept): Kept {
  const student = studentHere();
  if (student === undefined) return isNameless(kept) ? { ...kept, tasted_at: Date.now() } : kept;
  const { tasted_at, ...own } = kept;
  // What was said before the name was known may be another's: the assessment says so.
  const tasted = tasted_at ? { tasted: Object.keys(objectIn(kept['answers'])).map(Number) } : {};
  return { ...own, ...tasted, user_id: student };
}

function studentHere(): number | undefined {
  const user = session.user();
  return user?.role === 'Student' ? user.id : undefined;
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
