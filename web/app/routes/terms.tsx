import terms from '../legal/terms.md?raw';
import { LegalPage } from '../shell/legal-page.tsx';

export const meta = () => [
  { title: 'Terms of Service · CareerScoop' },
  {
    name: 'description',
    content: 'The rules for using CareerScoop, and where the public data about careers comes from.',
  },
];

export default function TermsPage() {
  return <LegalPage markdown={terms} />;
}
