import { PRODUCT } from '@careerscoop/contract/constants';

export interface Question {
  id: number;
  question: string;
  answer: string;
}

/** Who we are, for search engines. */
export const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: PRODUCT.name,
  description: 'A career guide for ages 13 to 18: ten careers that fit, with a plain reason for each one.',
  email: PRODUCT.mailbox,
};

/** Questions and their answers, for search engines. */
export function faqPage(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
