import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConsentChannel, Purpose } from '@careerscoop/contract/consent';
import { users } from '../identity/identity.tables.ts';

/** The parent or guardian whom a student named: one at a time, replaced when the student asks another. */
export const guardians = pgTable(
  'guardians',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text().$type<ConsentChannel>().notNull(),
    /** An email in lower case, or a phone number's digits. */
    contact: text().notNull(),
    asked_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** When a link sent there was first opened: until then nobody knows that the contact is right. */
    answered_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('guardians_contact').on(table.contact), check('guardians_channel', sql`${table.channel} in ('email', 'sms')`)],
);

/** One-time links sent to a parent: only their hash. */
export const guardian_links = pgTable(
  'guardian_links',
  {
    token_hash: text().primaryKey(),
    guardian_id: integer()
      .notNull()
      .references(() => guardians.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('guardian_links_guardian').on(table.guardian_id)],
);

/** What holds now: a parent's yes or no for each purpose. No row: not answered. */
export const consents = pgTable(
  'consents',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<Purpose>().notNull(),
    granted: boolean().notNull(),
    /** Which version of the text was read. */
    text_version: text().notNull(),
    decided_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.purpose] }),
    check('consents_purpose', sql`${table.purpose} in ('mentor_sessions', 'companions', 'data_sharing')`),
  ],
);

/** Every change of consent, in order; never changed or taken away while the account exists. */
export const consent_changes = pgTable(
  'consent_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<Purpose>().notNull(),
    granted: boolean().notNull(),
    text_version: text().notNull(),
    /** Who decided: a parent by this contact, or a representative, who has none here. */
    actor: text().$type<'guardian' | 'staff'>().notNull(),
    contact: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('consent_changes_user').on(table.user_id)],
);
