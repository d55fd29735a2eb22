import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '@careerscoop/contract/accounts';
import { plans } from '../plans/plans.tables.ts';

export const schools = pgTable('schools', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
});

/** A code handed out by a school or sponsor; staff keep the list. */
export const affiliate_codes = pgTable('affiliate_codes', {
  code: text().primaryKey(),
  label: text().notNull(),
  school_id: integer().references(() => schools.id),
  companions: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
});

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Trimmed and in lower case, as the contract's email field gives it. */
    email: text().notNull(),
    email_confirmed_at: timestamp({ withTimezone: true, mode: 'date' }),
    password_hash: text().notNull(),
    role: text().$type<Role>().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    country: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    age: smallint(),
    /** The day the person is 18 by the lowest age ever stated: raising the age opens nothing early (decision 27). */
    adult_on: date({ mode: 'string' }),
    grade: text(),
    education: smallint(),
    careers: text().notNull().default(''),
    certainty: smallint(),
    favorite_ice_cream_flavor: text().notNull().default(''),
    about_me: text().notNull().default(''),
    affiliate_code: text().references(() => affiliate_codes.code),
    school_id: integer().references(() => schools.id),
    pricing_plan: integer().references(() => plans.id),
    profile_image: text(),
    allow_data_sharing: boolean().notNull().default(false),
    terms_accepted_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_role', sql`${table.role} in ('Student', 'Mentor', 'Staff')`),
  ],
);

/** Refresh tokens: only their hash; all tokens of one sign-in are one family. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    family: uuid().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
    revoked_at: timestamp({ withTimezone: true, mode: 'date' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.user_id)],
);

/** One-time links sent by mail: only their hash. */
export const mailed_links = pgTable(
  'mailed_links',
  {
    token_hash: text().primaryKey(),
    purpose: text().$type<'confirm_email'>().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('mailed_links_user').on(table.user_id)],
);
