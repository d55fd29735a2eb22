import { privateMeta } from '../lib/private-meta.ts';
import { CompanionHolders } from '../subjects/desk/words/companion-holders.tsx';

export const meta = () => privateMeta('Who has a companion · Desk');

/** Who was given one companion. */
export default function DeskCompanionHolders() {
  return <CompanionHolders />;
}
