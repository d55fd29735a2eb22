import { privateMeta } from '../lib/private-meta.ts';
import { Resources } from '../subjects/desk/words/resources.tsx';

export const meta = () => privateMeta('Free resources · Desk');

/** Free things worth a look. */
export default function DeskResources() {
  return <Resources />;
}
