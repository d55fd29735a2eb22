import privacy from '../legal/privacy.md?raw';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: 'What CareerScoop knows about you, what we do with it, and what you can ask us to do.',
    path: paths.privacy,
  });

export default function PrivacyPolicyPage() {
  return <LegalPage markdown={privacy} />;
}
