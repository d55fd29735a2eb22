import ParentAndTeen from '@careerscoop/art/scenes/parent-and-teen.tsx';
import guide from '../content/parents.json';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { ParentsGuide } from '../subjects/consent/parents-guide.tsx';

export const meta = () =>
  pageMeta({
    path: paths.parents,
    title: 'For parents',
    description: 'What CareerScoop keeps about your child and why, what waits for your yes, and how you come back to your page.',
  });

export default function ParentsPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ParentsGuide {...guide} art={<ParentAndTeen title="A mother and her son look at a phone together." />} />
    </main>
  );
}
