import { privateMeta } from '../lib/private-meta.ts';
import { Quotes } from '../subjects/desk/words/quotes.tsx';

export const meta = () => privateMeta('Quotes · Desk');

/** What people say about the product. */
export default function DeskQuotes() {
  return <Quotes />;
}
