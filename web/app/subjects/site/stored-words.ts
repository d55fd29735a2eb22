import { FAQS, STORIES } from '@careerscoop/contract/addresses';
import type { FaqKind, listFaqs, listStories, StoryKind } from '@careerscoop/contract/content';
import { call } from '../../lib/call.ts';
import type { FaqItem } from './faq-list.tsx';
import type { Story } from './story-list.tsx';

/** The questions as the team keeps them now, numbered as they stand. In a file of its own, fetched when the page is there. */
export async function storedFaqs(kind: FaqKind): Promise<FaqItem[]> {
  const rows = await call<typeof listFaqs>(FAQS, { query: { kind } });
  return rows.map(({ question, answer }, index) => ({ id: index + 1, question, answer }));
}

/** The stories as the team keeps them now. */
export async function storedStories(kind: StoryKind): Promise<Story[]> {
  const rows = await call<typeof listStories>(STORIES, { query: { kind } });
  return rows.map(({ who, name, about, title, text, example }) => ({ who, name, about, title, text, example }));
}
