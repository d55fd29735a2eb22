import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { lastDigits } from '../consent/contacts.ts';
import { guardians } from '../consent/consent.tables.ts';
import { guardianships } from '../consent/guardianships.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { pay_links } from '../payments/payments.tables.ts';
import type { Db } from '../platform/database.ts';
import { outbox } from '../platform/outbox.tables.ts';
import { eraseFromSandbox } from '../platform/payments-sandbox/sandbox.sql.ts';
import { rate_limits } from '../platform/rate-limits.tables.ts';

/** Addresses by which a person's messages and jobs are found. */
export interface Addresses {
  email: string;
  /** Of parents: the one who was named, and numbers that a link to pay was texted to. */
  contacts: readonly string[];
}

/**
 * Of a child's contacts those that are nobody else's: a parent of two children, or with an account of their own, still waits for what
 * is sent to them for the other child or for themselves.
 */
export async function onlyTheirs(tx: Db, userId: number, contacts: readonly string[]): Promise<string[]> {
  if (contacts.length === 0) return [];
  const named = await tx
    .select({ contact: guardians.contact })
    .from(guardians)
    .where(and(ne(guardians.user_id, userId), inArray(guardians.contact, [...contacts])));
  const texted = await tx
    .select({ contact: pay_links.contact })
    .from(pay_links)
    .where(and(ne(pay_links.user_id, userId), inArray(pay_links.contact, [...contacts])));
  const accounts = await tx
    .select({ contact: users.email })
    .from(users)
    .where(and(ne(users.id, userId), inArray(users.email, [...contacts])));
  const numbers = await tx
    .select({ phone: users.phone })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.parent_id))
    .where(and(ne(guardianships.student_id, userId), inArray(digitsOf, contacts.map(lastDigits))));
  const others = new Set<string | null>([...named, ...texted, ...accounts].map(({ contact }) => contact));
  const phones = new Set(numbers.map(({ phone }) => lastDigits(phone)));
  return contacts.filter((contact) => !others.has(contact) && (contact.includes('@') || !phones.has(lastDigits(contact))));
}

/** A number however somebody wrote it, as `lastDigits` reads it. */
const digitsOf = sql<string>`right(regexp_replace(${users.phone}, '[^0-9]', '', 'g'), 10)`;

const addressed = (name: string, { email, contacts }: Addresses) =>
  sql`data->>${sql.raw(`'${name}'`)} in (${sql.join(
    [email, ...contacts].map((each) => sql`${each}`),
    sql`, `,
  )})`;
// A parent's messages name the child; `reply_to` is on what the person wrote to the team.
const theirJobs = (to: Addresses) =>
  sql`(${addressed('to', to)} or ${addressed('email', to)} or ${addressed('contact', to)} or ${addressed('reply_to', to)})`;

/** Whether a job about this person is at work just now, which would write after us. */
export async function isAtWork(tx: Db, to: Addresses): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select 1 from jobs.job where state = 'active' and ${theirJobs(to)} limit 1`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}

/** Erases what is about to be done for a person, their messages and what was counted of them. */
export async function eraseTraces(tx: Db, to: Addresses, counted: string[]): Promise<void> {
  await tx.execute(sql`delete from jobs.job where ${theirJobs(to)}`);
  await tx.execute(sql`delete from jobs.archive where ${theirJobs(to)}`);
  const names = [to.email, ...to.contacts];
  await tx.delete(outbox).where(or(inArray(outbox.to, names), sql`position(${to.email} in ${outbox.text}) > 0`));
  await eraseFromSandbox(tx, names);
  await tx.delete(rate_limits).where(inArray(sql`split_part(${rate_limits.key}, ':', 2)`, counted));
}
