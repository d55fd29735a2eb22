import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import guide from '../content/mentor-guide.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { MentorGuide } from '../subjects/mentoring/guide/mentor-guide.tsx';

export const meta = () =>
  pageMeta({
    path: paths.mentorGuide,
    title: 'How to talk with a 15-year-old',
    description: 'One page for mentors: the half hour piece by piece, five things to ask, words that open, and what we all hold to.',
  });

export default function MentorGuidePage() {
  return (
    <main id="main" tabIndex={-1}>
      <MentorGuide {...guide} art={<MentorMeeting title="A student and a mentor talk at a small table." />} />
    </main>
  );
}
