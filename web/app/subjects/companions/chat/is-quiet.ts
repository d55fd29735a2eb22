import type { CardOf } from '@careerscoop/contract/chat-cards';
import type { Entry } from './entry.ts';

/** A conversation in which help in danger was shown is still until a day has gone by. */
const STILL_MS = 24 * 60 * 60 * 1000;

/** The last card with help in danger, while it counts. */
export function helpIn(entries: readonly Entry[], now = Date.now()): CardOf<'crisis'> | undefined {
  const last = entries.findLast(({ cards }) => cards.some(({ kind }) => kind === 'crisis'));
  if (!last || now - Date.parse(last.timestamp) > STILL_MS) return undefined;
  return last.cards.find((card) => card.kind === 'crisis');
}

/** Whether faces and colours leave, since somebody may be in danger. */
export const isQuiet = (entries: readonly Entry[]) => helpIn(entries) !== undefined;
