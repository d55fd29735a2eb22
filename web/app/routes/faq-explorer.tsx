import questions from '../content/faq-explorer.json';
import { faqPage } from '../content/structured.ts';
import { FaqList } from '../subjects/site/faq-list.tsx';

export const meta = () => [
  { title: 'FAQ for career explorers · CareerScoop' },
  {
    name: 'description',
    content: 'What CareerScoop is, how long it takes, what it costs, how your ten careers are picked and who can see your answers.',
  },
  { 'script:ld+json': faqPage(questions) },
];

export default function ExplorerQuestions() {
  return <FaqList key="explorer" items={questions} />;
}
