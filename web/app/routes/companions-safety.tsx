import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import '../shell/legal-page.css';
import { SafetyPage } from '../subjects/companions/safety/safety-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'How we keep the companions safe',
    description: 'What our AI companions do when a message speaks of danger, who reads of it, and the lines that help: 988, 741741, 911.',
    path: paths.companionsSafety,
  });

export default function CompanionsSafetyPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap legal">
      <SafetyPage />
    </main>
  );
}
