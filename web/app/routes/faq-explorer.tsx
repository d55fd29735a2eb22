import questions from '@careerscoop/contract/first-words/faq-explorer.json';
import { faqPage } from '../content/structured.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useStoredWords } from '../lib/use-stored-words.ts';
import { FaqList } from '../subjects/site/faq-list.tsx';

const stored = () => import('../subjects/site/stored-words.ts').then(({ storedFaqs }) => storedFaqs('explorer'));

export const meta = () => [
  ...pageMeta({
    title: 'FAQ for career explorers',
    description: 'What CareerScoop is, how long it takes, what it costs, how your ten careers are picked and who can see your answers.',
    path: paths.faq,
  }),
  { 'script:ld+json': faqPage(questions) },
];

export default function ExplorerQuestions() {
  return <FaqList key="explorer" items={useStoredWords('faqs of explorers', questions, stored)} />;
}
