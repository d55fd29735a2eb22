import privacy from '../legal/privacy.md?raw';
import { LegalPage } from '../shell/legal-page.tsx';

export const meta = () => [
  { title: 'Privacy Policy · CareerScoop' },
  {
    name: 'description',
    content: 'What CareerScoop knows about you, what we do with it, and what you can ask us to do.',
  },
];

export default function PrivacyPolicyPage() {
  return <LegalPage markdown={privacy} />;
}
