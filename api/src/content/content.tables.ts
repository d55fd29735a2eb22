import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { schools } from '../identity/identity.tables.ts';

/** Quotes about the product; `example` marks those that we wrote ourselves. */
export const quotes = pgTable('quotes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  image: text().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  review: text().notNull(),
  example: boolean().notNull(),
});

/** Stories of students and parents; `example` marks those that we wrote ourselves. */
export const stories = pgTable(
  'stories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'students' | 'parents'>().notNull(),
    /** Place in its list, the smallest first. */
    ordering: smallint().notNull(),
    name: text().notNull(),
    /** Who they are, as "17, in her last year of school". */
    about: text().notNull().default(''),
    /** Who of the drawn people stands for them. */
    who: text().notNull().default('puffs'),
    title: text().notNull(),
    /** Paragraphs, with an empty line between them. */
    body: text().notNull(),
    example: boolean().notNull(),
    changed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('stories_list').on(table.kind, table.ordering), check('stories_kind', sql`${table.kind} in ('students', 'parents')`)],
);

/** Questions with their answers, for explorers and for partners. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'explorer' | 'partner'>().notNull(),
    ordering: smallint().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    changed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('faqs_list').on(table.kind, table.ordering), check('faqs_kind', sql`${table.kind} in ('explorer', 'partner')`)],
);

/** Things worth a look outside, for everybody or for the students of one school; `seeded` marks those that we wrote. */
export const school_resources = pgTable(
  'school_resources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'picks' | 'finds'>().notNull(),
    school: integer().references(() => schools.id, { onDelete: 'cascade' }),
    /** Place in its list, the smallest first. */
    ordering: smallint().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    thumbnail: text().notNull(),
    url: text().notNull(),
    body: text().notNull(),
    video: text(),
    seeded: boolean().notNull().default(false),
  },
  (table) => [
    check('school_resources_kind', sql`${table.kind} in ('picks', 'finds')`),
    index('school_resources_list').on(table.kind, table.school, table.ordering),
  ],
);
