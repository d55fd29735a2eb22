import { privateMeta } from '../lib/private-meta.ts';
import { Faqs } from '../subjects/desk/words/faqs.tsx';

export const meta = () => privateMeta('Questions people ask · Desk');

/** Questions with their answers. */
export default function DeskFaqs() {
  return <Faqs />;
}
