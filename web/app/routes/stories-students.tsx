import rows from '@careerscoop/contract/first-words/stories-students.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useStoredWords } from '../lib/use-stored-words.ts';
import { StoryList } from '../subjects/site/story-list.tsx';

// As the server answers them, so that what was not changed is not shown anew.
const WRITTEN = rows.map(({ who, name, about, title, text }) => ({ who, name, about, title, text, example: true }));
const stored = () => import('../subjects/site/stored-words.ts').then(({ storedStories }) => storedStories('students'));

export const meta = () =>
  pageMeta({
    title: 'Student’s stories',
    description: 'Four short stories of students who were not sure yet: what was on their list, what they tried, and what surprised them.',
    path: paths.stories,
  });

export default function StoriesOfStudents() {
  return <StoryList stories={useStoredWords('stories of students', WRITTEN, stored)} />;
}
