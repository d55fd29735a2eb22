import stories from '../content/stories-students.json';
import { StoryList } from '../subjects/site/story-list.tsx';

export const meta = () => [
  { title: 'Student’s stories · CareerScoop' },
  {
    name: 'description',
    content: 'Four short stories of students who were not sure yet: what was on their list, what they tried, and what surprised them.',
  },
];

export default function StoriesOfStudents() {
  return <StoryList stories={stories} />;
}
