import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { TasteDoor } from '../subjects/taste/taste-door.tsx';

export const meta = () =>
  pageMeta({
    title: 'Twelve cards',
    description:
      'Twelve things to rate with one thumb, no account. Then three careers to look at, and why. Your answers stay on your device.',
    path: paths.taste,
  });

export default function TastePage() {
  return (
    <main id="main" tabIndex={-1} className="taste-page">
      <TasteDoor own />
    </main>
  );
}
