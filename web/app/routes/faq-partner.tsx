import questions from '@careerscoop/contract/first-words/faq-partner.json';
import { faqPage } from '../content/structured.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useStoredWords } from '../lib/use-stored-words.ts';
import { FaqList } from '../subjects/site/faq-list.tsx';

const stored = () => import('../subjects/site/stored-words.ts').then(({ storedFaqs }) => storedFaqs('partner'));

export const meta = () => [
  ...pageMeta({
    title: 'FAQ for community partners',
    description: 'For mentors, schools and nonprofits: how much time it takes, what you see of a student, and how students are kept safe.',
    path: paths.faqPartner,
  }),
  { 'script:ld+json': faqPage(questions) },
];

export default function PartnerQuestions() {
  return <FaqList key="partner" items={useStoredWords('faqs of partners', questions, stored)} />;
}
