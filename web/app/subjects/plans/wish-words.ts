import type { Wanted, WishKind } from '../../lib/wish.ts';

const WANTED: Record<WishKind, (title: string) => string> = {
  save: (title) => `You wanted to save ${title}.`,
  learn_more: (title) => `You wanted to learn more about ${title}.`,
  book: (title) => `You wanted to book a talk about ${title}.`,
  session: () => 'You wanted to ask for a talk with a mentor.',
  retake: () => 'You wanted to take the assessment again.',
  careers: () => 'You wanted to see your careers.',
  companions: () => 'You wanted to meet the AI Companions.',
  ai_report: () => 'You wanted your AI Insights Report.',
};

const DO: Record<WishKind, string> = {
  save: 'save it',
  learn_more: 'learn more',
  book: 'book it',
  session: 'send it',
  retake: 'start',
  careers: 'go on',
  companions: 'go on',
  ai_report: 'go on',
};

/** What somebody wanted, by name. */
export const wantedWords = ({ kind, title = 'this career' }: Wanted) => WANTED[kind](title);

/** What happens with one press, after "and" or by itself. */
export const doWords = ({ kind }: Wanted) => DO[kind];

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
