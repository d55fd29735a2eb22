import { and, eq, isNull } from 'drizzle-orm';
import { faqs, quotes, school_resources, stories } from '../../content/content.tables.ts';
import { keptIn } from './kept.sql.ts';
import { says } from './says.sql.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type StoryRow = typeof stories.$inferSelect;
export type FaqRow = typeof faqs.$inferSelect;
export type ResourceRow = typeof school_resources.$inferSelect;

export const QUOTES = keptIn<QuoteRow>('quote', quotes, [quotes.example]);
export const STORIES = keptIn<StoryRow, typeof stories>('story', stories, [stories.kind, stories.ordering]);
export const FAQS = keptIn<FaqRow, typeof faqs>('faq', faqs, [faqs.kind, faqs.ordering]);
export const RESOURCES = keptIn<ResourceRow, typeof school_resources>('resource', school_resources, [
  school_resources.kind,
  school_resources.school,
  school_resources.ordering,
]);

interface Asked<Kind> {
  q?: string | undefined;
  kind?: Kind | undefined;
}

export const quotesWith = (q?: string) => says(q, quotes.name, quotes.review);

export const storiesOf = (kind: StoryRow['kind']) => eq(stories.kind, kind);
export const storiesWith = ({ q, kind }: Asked<StoryRow['kind']>) =>
  and(kind && storiesOf(kind), says(q, stories.name, stories.title, stories.body));

export const faqsOf = (kind: FaqRow['kind']) => eq(faqs.kind, kind);
export const faqsWith = ({ q, kind }: Asked<FaqRow['kind']>) => and(kind && faqsOf(kind), says(q, faqs.question, faqs.answer));

/** One list of resources: a kind, of a school or of everybody. */
export const resourcesOf = ({ kind, school }: Pick<ResourceRow, 'kind' | 'school'>) =>
  and(eq(school_resources.kind, kind), school === null ? isNull(school_resources.school) : eq(school_resources.school, school));
export const resourcesWith = ({ q, kind, school }: Asked<ResourceRow['kind']> & { school?: number | undefined }) =>
  and(
    kind && eq(school_resources.kind, kind),
    school === undefined ? undefined : eq(school_resources.school, school),
    says(q, school_resources.title, school_resources.body),
  );
