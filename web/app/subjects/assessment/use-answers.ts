import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { session } from '../../lib/session.ts';
import { browserStorage } from '../../lib/storage.ts';
import { type KeptAnswers, noAnswers, readAnswers } from './kept-answers.ts';

const KEY = 'scenarios';

/** What was last read or written. `unsaved` is true while the browser refuses to keep it: then it lives here alone. */
let held: { raw: string | null; answers: KeptAnswers; unsaved: boolean } | undefined;

function current(userId: number): KeptAnswers {
  const raw = browserStorage.getItem(KEY);
  if (!held || held.raw !== raw || held.answers.user_id !== userId) {
    held = { raw, answers: readAnswers(raw, userId), unsaved: false };
  }
  return held.answers;
}

function keep(answers: KeptAnswers): void {
  const raw = JSON.stringify(answers);
  held = { raw, answers, unsaved: false };
  const kept = browserStorage.setItem(KEY, raw);
  held = { raw, answers, unsaved: !kept };
}

function clear(userId: number): void {
  held = { raw: null, answers: noAnswers(userId), unsaved: false };
  browserStorage.removeItem(KEY);
}

function subscribe(listener: () => void): () => void {
  const end = browserStorage.subscribe(listener);
  // Another tab answered, or signed out.
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
}

export interface AnswerBook {
  kept: KeptAnswers;
  /** True when this browser does not let us keep the answers over a reload. */
  unsaved: boolean;
  change: (next: (kept: KeptAnswers) => KeptAnswers) => void;
  clear: () => void;
}

/** The answers of the signed-in student, kept in the browser until they are sent. */
export function useAnswers(userId: number): AnswerBook {
  const kept = useSyncExternalStore(
    subscribe,
    () => current(userId),
    () => current(userId),
  );
  // Signing out clears what the browser keeps; what only this module holds has to go as well.
  useEffect(
    () => () => {
      if (!session.user()) held = undefined;
    },
    [],
  );
  return {
    kept,
    unsaved: held?.unsaved ?? false,
    change: useCallback((next) => keep(next(current(userId))), [userId]),
    clear: useCallback(() => clear(userId), [userId]),
  };
}
