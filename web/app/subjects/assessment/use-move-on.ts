import { useEffect, useRef } from 'react';
import type { KeptAnswers } from './kept-answers.ts';
import { openQuestions } from './part-state.ts';
import { sameAnswers } from './same-answers.ts';
import type { Screen, ScreenKind } from './screens.ts';

/** A device that is used by finger first: there the next page comes by itself until somebody says otherwise. */
export const BY_FINGER = '(pointer: coarse)';
const PAGES: ScreenKind[] = ['rating', 'choice', 'again', 'situation'];

/** Whether the next page may come by itself after this one. Boards are looked at first. */
export const canMoveOn = ({ kind }: Screen) => PAGES.includes(kind);

/** Whether an answered page is worth a second look, which it asks for in words. */
const isDoubted = (screen: Screen, kept: KeptAnswers) => screen.kind === 'rating' && sameAnswers(screen, kept) !== undefined;

/** So long the last answer of a page is seen before the next page comes. */
const SEEN_MS = 600;
/** A press so soon after another is the second half of a double tap, and not meant for what has come since. */
const DOUBLE_TAP_MS = 250;

/** The next page coming by itself. */
interface MoveOn {
  /** Tells of an answer: what was kept before it, and what is now. */
  answered: (screen: Screen, before: KeptAnswers, after: KeptAnswers) => void;
  /** Whether the page has come so lately that a press was still meant for the one before. */
  justCame: () => boolean;
}

/**
 * Leaves a page once a finger or a mouse has given its last answer. Keys never do: arrows go through answers that nobody has
 * chosen yet. A page that was answered before stays, so whoever goes back is not sent forward; a new press holds it as well.
 */
export function useMoveOn(on: boolean, address: string, go: () => void): MoveOn {
  const next = useRef(go);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHand = useRef(false);
  const answeredAt = useRef<number>(undefined);
  const cameAt = useRef(-DOUBLE_TAP_MS);
  useEffect(() => {
    next.current = go;
  });

  useEffect(() => {
    const hold = () => clearTimeout(timer.current);
    const press = () => {
      byHand.current = true;
      if (performance.now() - (answeredAt.current ?? 0) > DOUBLE_TAP_MS) hold();
    };
    const key = () => {
      byHand.current = false;
      hold();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      hold();
      answeredAt.current = undefined;
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [address, on]);

  return {
    answered(screen, before, after) {
      const open = (kept: KeptAnswers) => openQuestions(screen.scenario, screen.questions, kept).length;
      const completes = open(after) === 0 && (open(before) > 0 || answeredAt.current !== undefined);
      if (!on || !byHand.current || !completes || !canMoveOn(screen) || isDoubted(screen, after)) return;
      clearTimeout(timer.current);
      answeredAt.current = performance.now();
      timer.current = setTimeout(() => {
        cameAt.current = performance.now();
        next.current();
      }, SEEN_MS);
    },
    justCame: () => performance.now() - cameAt.current < DOUBLE_TAP_MS,
  };
}
