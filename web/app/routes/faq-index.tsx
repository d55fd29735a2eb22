import questions from '@careerscoop/contract/first-words/faq-explorer.json';
import { faqPage } from '../content/structured.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';

export { default } from './faq-explorer.tsx';

export const meta = () => [
  ...pageMeta({
    title: 'Questions people ask',
    description: 'Short answers about CareerScoop, for students and parents, and for the mentors, schools and nonprofits beside them.',
    path: paths.faq,
  }),
  { 'script:ld+json': faqPage(questions) },
];
