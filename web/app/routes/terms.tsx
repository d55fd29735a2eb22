import terms from '../legal/terms.md?raw';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { LegalPage } from '../shell/legal-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: 'The rules for using CareerScoop, and where the public data about careers comes from.',
    path: paths.terms,
  });

export default function TermsPage() {
  return <LegalPage markdown={terms} />;
}
