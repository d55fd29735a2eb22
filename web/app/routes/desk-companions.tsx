import { privateMeta } from '../lib/private-meta.ts';
import { Companions } from '../subjects/desk/words/companions.tsx';

export const meta = () => privateMeta('AI Companions · Desk');

/** The companions and their texts. */
export default function DeskCompanions() {
  return <Companions />;
}
