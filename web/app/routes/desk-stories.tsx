import { privateMeta } from '../lib/private-meta.ts';
import { Stories } from '../subjects/desk/words/stories.tsx';

export const meta = () => privateMeta('Stories · Desk');

/** Stories of students and parents. */
export default function DeskStories() {
  return <Stories />;
}
