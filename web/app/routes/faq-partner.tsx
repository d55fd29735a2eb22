import questions from '../content/faq-partner.json';
import { faqPage } from '../content/structured.ts';
import { FaqList } from '../subjects/site/faq-list.tsx';

export const meta = () => [
  { title: 'FAQ for community partners · CareerScoop' },
  {
    name: 'description',
    content: 'For mentors, schools and nonprofits: how much time it takes, what you see of a student, and how students are kept safe.',
  },
  { 'script:ld+json': faqPage(questions) },
];

export default function PartnerQuestions() {
  return <FaqList key="partner" items={questions} />;
}
