import about from '../content/about.json';
import { ORGANIZATION } from '../content/structured.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { About } from '../subjects/site/about.tsx';

export const meta = () => [
  ...pageMeta({
    title: 'About us',
    description: 'Why work matters, how CareerScoop finds ten careers out of more than 800, and what we hold to while we do it.',
    path: paths.about,
  }),
  { 'script:ld+json': ORGANIZATION },
];

export default function AboutPage() {
  return (
    <main id="main" tabIndex={-1}>
      <About {...about} />
    </main>
  );
}
