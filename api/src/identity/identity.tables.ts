import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '@careerscoop/contract/accounts';

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

/** What can be had; an account names the one it has. What each opens is the subject plans' to say. */
export const plans = pgTable('plans', {
  id: integer().primaryKey(),
  title: text().notNull().unique(),
  /** US dollars. */
  price: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
  duration: text().notNull(),
  image: text().notNull(),
  white_image: text().notNull(),
  description: text().notNull(),
  sessions_per_month: smallint().notNull(),
  months: smallint().notNull(),
  companions: boolean().notNull(),
  ai_report: boolean().notNull(),
});

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
  /** The plan that it pays for, for so many months from redeeming on; without one it opens saving, retakes and a session a month. */
  plan_id: integer().references(() => plans.id),
  months: smallint(),
  /** How many people may redeem it; null: any number. */
  seats: integer(),
  /** The first and the last day on which it can be redeemed; what it opened ends with the last one at the latest. */
  opens_on: date({ mode: 'string' }),
  closes_on: date({ mode: 'string' }),
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
    /** The day the person is 18 by the lowest age ever stated: raising the age opens nothing early. */
    adult_on: date({ mode: 'string' }),
    grade: text(),
    education: smallint(),
    careers: text().notNull().default(''),
    certainty: smallint(),
    /** IANA, as America/Chicago, from their browser; null where none was ever told. */
    time_zone: text(),
    favorite_ice_cream_flavor: text().notNull().default(''),
    /** Of mentors: what they do, for whom, where one can read more of them. */
    title: text().notNull().default(''),
    industry_id: integer().references(() => industries.id),
    social_url: text().notNull().default(''),
    about_me: text().notNull().default(''),
    /** Why About Me waits for a representative before a student reads it (`link`, `phone`, …); null: it can be read. */
    about_me_held: text(),
    /** Of mentors: the day a representative let them meet students. */
    approved_at: timestamp({ withTimezone: true, mode: 'date' }),
    affiliate_code: text().references(() => affiliate_codes.code),
    school_id: integer().references(() => schools.id),
    /** The plan of the term that runs, and when that ends: a copy of plan_terms that only `setTerm` writes. */
    pricing_plan: integer().references(() => plans.id),
    plan_ends_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** The photo's file name without size and ending; its address is made from it. */
    profile_image: text(),
    allow_data_sharing: boolean().notNull().default(false),
    terms_accepted_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Asked to be deleted: everything is erased 30 days later unless the person changes their mind. */
    deletion_requested_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_deletion').on(table.deletion_requested_at),
    // The mentors whom everybody may see, in the order in which they are shown.
    index('users_mentors')
      .on(table.approved_at, table.id)
      .where(sql`role = 'Mentor' and email_confirmed_at is not null and approved_at is not null and deletion_requested_at is null`),
    // What the desk finds people by, any piece of it: the same text as in search.sql.ts.
    index('users_search').using('gin', sql`(' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops`),
    // The students in the two orders in which the desk lists them.
    index('users_students_name')
      .on(sql`lower(first_name)`, table.id)
      .where(sql`role = 'Student'`),
    index('users_students_since')
      .on(table.created_at, table.id)
      .where(sql`role = 'Student'`),
    index('users_school').on(table.school_id),
    index('users_code').on(table.affiliate_code),
    check('users_role', sql`${table.role} in ('Student', 'Mentor', 'Staff', 'Parent', 'Organization')`),
  ],
);

/** What a mentor can talk about. */
export const user_tags = pgTable(
  'user_tags',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.tag_id] })],
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

/** `signup_device` is no link: the secret that a sign-up leaves in its browser. */
export type LinkPurpose = 'confirm_email' | 'reset_password' | 'change_email' | 'signup_device';

/** What works once, links sent by mail above all: only its hash. */
export const mailed_links = pgTable(
  'mailed_links',
  {
    token_hash: text().primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** Of a change of address: the new one, which counts once the link is used. */
    email: text(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('mailed_links_user').on(table.user_id)],
);
