import { inArray, or, sql } from 'drizzle-orm';
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
