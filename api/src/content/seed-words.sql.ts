import { eq, sql } from 'drizzle-orm';
import explorer from '@careerscoop/contract/first-words/faq-explorer.json' with { type: 'json' };
import partner from '@careerscoop/contract/first-words/faq-partner.json' with { type: 'json' };
import parents from '@careerscoop/contract/first-words/stories-parents.json' with { type: 'json' };
import students from '@careerscoop/contract/first-words/stories-students.json' with { type: 'json' };
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Seed } from '../platform/subject.ts';
import { faqs, stories } from './content.tables.ts';

/** Our own examples, also beside real ones: the list hides them once there are enough of those. */
export const firstStories: Seed = { name: 'stories', version: '1', fill: seedStories };

async function seedStories(tx: Db, { now }: Services): Promise<void> {
  await tx.delete(stories).where(eq(stories.example, true));
  const rows = (kind: 'students' | 'parents', from: typeof students) =>
    from.map(({ id: _, text, ...row }, index) => ({
      ...row,
      kind,
      ordering: index + 1,
      body: text.join('\n\n'),
      example: true,
      changed_at: now(),
    }));
  await tx.insert(stories).values([...rows('students', students), ...rows('parents', parents)]);
}

/** The questions as we write them, until somebody changes one at the desk: from then on all of them are the desk's. */
export const firstFaqs: Seed = { name: 'faqs', version: '1', fill: seedFaqs };

async function seedFaqs(tx: Db, { now }: Services): Promise<void> {
  const [filled] = await tx.select({ moments: sql<number>`count(distinct ${faqs.changed_at})::int` }).from(faqs);
  // What was filled in together has one moment; each change at the desk has its own.
  if ((filled?.moments ?? 0) > 1) return;
  await tx.delete(faqs);
  const at = now();
  const rows = (kind: 'explorer' | 'partner', from: typeof explorer) =>
    from.map(({ id, question, answer }) => ({ kind, ordering: id, question, answer, changed_at: at }));
  await tx.insert(faqs).values([...rows('explorer', explorer), ...rows('partner', partner)]);
}
