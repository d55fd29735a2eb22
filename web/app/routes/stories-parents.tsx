import stories from '@careerscoop/contract/first-words/stories-parents.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { StoryList } from '../subjects/site/story-list.tsx';

export const meta = () =>
  pageMeta({
    title: 'Parent’s stories',
    description: 'Three short stories of parents and guardians: what changed at the dinner table when the list had reasons on it.',
    path: paths.storiesOfParents,
  });

export default function StoriesOfParents() {
  return <StoryList stories={stories} />;
}
