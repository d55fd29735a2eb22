import stories from '@careerscoop/contract/first-words/stories-students.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { StoryList } from '../subjects/site/story-list.tsx';

export const meta = () =>
  pageMeta({
    title: 'Student’s stories',
    description: 'Four short stories of students who were not sure yet: what was on their list, what they tried, and what surprised them.',
    path: paths.stories,
  });

export default function StoriesOfStudents() {
  return <StoryList stories={stories} />;
}
