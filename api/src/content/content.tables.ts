import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { schools } from '../accounts/accounts.tables.ts';

/** Quotes about the product; `example` marks those that we wrote ourselves. */
export const quotes = pgTable('quotes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  image: text().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  review: text().notNull(),
  example: boolean().notNull(),
});

/** Fields of work that a mentor chooses one of. */
export const industries = pgTable('industries', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

/** Things a mentor can talk about, several at once. */
export const tags = pgTable('tags', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

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
