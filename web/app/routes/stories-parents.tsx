import stories from '../content/stories-parents.json';
import { StoryList } from '../subjects/site/story-list.tsx';

export const meta = () => [
  { title: 'Parent’s stories · CareerScoop' },
  {
    name: 'description',
    content: 'Three short stories of parents and guardians: what changed at the dinner table when the list had reasons on it.',
  },
];

export default function StoriesOfParents() {
  return <StoryList stories={stories} />;
}
