import { pgTable, text } from 'drizzle-orm/pg-core';

/** What was filled in already and in which version, so that a second start seeds nothing twice. */
export const seeded = pgTable('seeded', { name: text().primaryKey(), version: text().notNull() });
