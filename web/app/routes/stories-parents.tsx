import rows from '@careerscoop/contract/first-words/stories-parents.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useStoredWords } from '../lib/use-stored-words.ts';
import { StoryList } from '../subjects/site/story-list.tsx';

// As the server answers them, so that what was not changed is not shown anew.
const WRITTEN = rows.map(({ who, name, about, title, text }) => ({ who, name, about, title, text, example: true }));
const stored = () => import('../subjects/site/stored-words.ts').then(({ storedStories }) => storedStories('parents'));

export const meta = () =>
  pageMeta({
    title: 'Parent’s stories',
    description: 'Three short stories of parents and guardians: what changed at the dinner table when the list had reasons on it.',
    path: paths.storiesOfParents,
  });

export default function StoriesOfParents() {
  return <StoryList stories={useStoredWords('stories of parents', WRITTEN, stored)} />;
}
