import { asc, eq } from 'drizzle-orm';
import { affiliate_codes, plans } from '../identity/identity.tables.ts';
import type { Held } from '../platform/held.ts';
import { plan_terms } from './plans.tables.ts';

const { id, user_id, plan_id, source, code, starts_at, ends_at, ended_at, end_reason, told_at } = plan_terms;

export const TERMS: Held = {
  part: 'account',
  title: 'Your plans',
  about: 'Each plan that you had or have: how it came to you, from when to when, and why it ended.',
  tables: [plan_terms],
  rows: (db, person) =>
    db
      .select({ plan: plans.title, source, code, code_of: affiliate_codes.label, starts_at, ends_at, ended_at, end_reason, told_at })
      .from(plan_terms)
      .innerJoin(plans, eq(plans.id, plan_id))
      .leftJoin(affiliate_codes, eq(affiliate_codes.code, code))
      .where(eq(user_id, person.id))
      .orderBy(asc(id)),
};
