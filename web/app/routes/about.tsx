import about from '../content/about.json';
import { ORGANIZATION } from '../content/structured.ts';
import { About } from '../subjects/site/about.tsx';

export const meta = () => [
  { title: 'About us · CareerScoop' },
  {
    name: 'description',
    content: 'Why work matters, how CareerScoop finds ten careers out of more than 800, and what we hold to while we do it.',
  },
  { 'script:ld+json': ORGANIZATION },
];

export default function AboutPage() {
  return (
    <main id="main" tabIndex={-1}>
      <About {...about} />
    </main>
  );
}
