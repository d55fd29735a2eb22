import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { findStoredText } from '../../consent/consent.sql.ts';
import type { Db } from '../../platform/database.ts';
import type { NewFact } from '../ledger/facts.ts';
import { isSubject } from '../ledger/named.ts';

/**
 * The texts of consent that name saved careers, and the reasons for them, among what a model's provider receives. A parent who
 * agreed to another text has not agreed to that; adults have agreed to none.
 */
const NAMES_SAVED: ReadonlySet<string> = new Set(['2026-11-2']);

/** What holds for one student: which of their careers no model hears of unless they name them themselves. */
export async function untoldOf(db: Db, userId: number, own: readonly { onet_code: string }[]): Promise<ReadonlySet<string>> {
  if (own.length === 0) return new Set();
  const version = await findStoredText(db, userId, 'companions');
  if (version !== undefined && NAMES_SAVED.has(version)) return new Set();
  return new Set(own.map(({ onet_code }) => onet_code));
}

/** The facts that a model may hear: no career that is only known from the student's own list, and no school near home. */
export function toldOf<F extends NewFact>(
  facts: readonly F[],
  cards: readonly ChatCard[],
  untold: ReadonlySet<string>,
  named: ReadonlySet<string>,
): F[] {
  const nearby = new Set(cards.flatMap((card) => (card.kind === 'schools' ? card.schools.map(({ unitid }) => String(unitid)) : [])));
  return facts.filter(({ subject_id }) =>
    subject_id.split('+').every((id) => !isSubject(id) || ((!untold.has(id) || named.has(id)) && (!nearby.has(id) || named.has(id)))),
  );
}

/** The cards as a model may hear of them: without careers that it may not know of. */
export const toldCards = (cards: readonly ChatCard[], hidden: (code: string) => boolean): ChatCard[] =>
  cards.map((card) => (card.kind === 'careers' ? { ...card, careers: card.careers.filter(({ onet_code }) => !hidden(onet_code)) } : card));
