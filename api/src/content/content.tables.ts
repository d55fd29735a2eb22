import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
