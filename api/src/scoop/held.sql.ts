import { asc, eq } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { scoop_counts, scoop_texts } from './scoop.tables.ts';

/** The scoops that were had. */
export const SCOOPS: Held[] = [
  {
    part: 'careers',
    title: 'The scoops you asked for',
    about: 'How many of the five answers to each question you have seen, and the last one where a language model wrote it.',
    tables: [scoop_counts],
    rows: (db, { id }) => {
      const { user_id, question_id, count, text_id } = scoop_counts;
      return db
        .select({ question_id, count, ai_written: scoop_texts.answer })
        .from(scoop_counts)
        .leftJoin(scoop_texts, eq(scoop_texts.id, text_id))
        .where(eq(user_id, id))
        .orderBy(asc(question_id));
    },
  },
];
