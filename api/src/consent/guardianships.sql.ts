import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { audit_log } from '../identity/audit.tables.ts';
import { noteAudits } from '../identity/audit.sql.ts';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { guardian_links, guardians } from './consent.tables.ts';
import { maskedContact } from './contacts.ts';
import { guardianships } from './guardianships.tables.ts';

const { parent_id, student_id, since, ended_at } = guardianships;
const holds = isNull(ended_at);
/** The desk's line about an account that it put out. */
export const PUT_OUT = 'family.ended';
/** In the child's log: the parent whom they named has another email since. */
const MOVED = 'family.moved';

/**
 * Whether this adult is the student's own parent: by an account in their family, also one whose time is over, or by the address or
 * the number at which the parent is reached. The two are never brought together as mentor and student.
 */
export async function isOwnChild(db: Db, adultId: number, studentId: number): Promise<boolean> {
  const digits = (text: unknown) => sql`right(regexp_replace(${text}, '\\D', '', 'g'), 10)`;
  const { user_id, channel, contact } = guardians;
  const reached = sql`(${channel} = 'email' and lower(${contact}) = ${users.email})
    or (${channel} = 'sms' and ${digits(contact)} = ${digits(users.phone)})`;
  const named = sql`exists (select 1 from ${guardians} where ${user_id} = ${studentId} and (${reached}))`;
  const joined = sql`exists (select 1 from ${guardianships} where ${parent_id} = ${adultId} and ${student_id} = ${studentId})`;
  return (await db.$count(users, and(eq(users.id, adultId), or(named, joined)))) > 0;
}

/** How this account stands to the student, also where it is over. */
export async function findGuardianship(db: Db, parentId: number, studentId: number) {
  const [row] = await db
    .select({ since, ended_at })
    .from(guardianships)
    .where(and(eq(parent_id, parentId), eq(student_id, studentId)));
  return row;
}

/** Joins an account to a child, anew where it had ended. @returns false where it was there already. */
export async function addGuardianship(db: Db, row: { parent_id: number; student_id: number; since: Date }): Promise<boolean> {
  const added = await db
    .insert(guardianships)
    .values(row)
    .onConflictDoUpdate({
      target: [parent_id, student_id],
      set: { since: row.since, ended_at: null },
      setWhere: sql`${ended_at} is not null`,
    })
    .returning({ student_id });
  return added.length === 1;
}

/** The children of an account who are minors on this day, the first that came first. */
export async function listChildren(db: Db, parentId: number, today: string): Promise<{ student_id: number }[]> {
  return db
    .select({ student_id })
    .from(guardianships)
    .innerJoin(users, eq(users.id, student_id))
    .where(and(eq(parent_id, parentId), holds, gt(users.adult_on, today)))
    .orderBy(asc(since), asc(student_id));
}

/** The accounts that are this child's family, without one of them. */
export async function listOtherGuardians(db: Db, studentId: number, exceptId: number) {
  return db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(guardianships)
    .innerJoin(users, eq(users.id, parent_id))
    .where(and(eq(student_id, studentId), holds, ne(parent_id, exceptId)))
    .orderBy(asc(since));
}

/** Every account that is or was this child's family, the newest first. */
export function listFamily(db: Db, studentId: number) {
  return db
    .select({ id: users.id, first_name: users.first_name, email: users.email, phone: users.phone, since, ended_at })
    .from(guardianships)
    .innerJoin(users, eq(users.id, parent_id))
    .where(eq(student_id, studentId))
    .orderBy(desc(since), asc(parent_id));
}

/** Ends one of them; the row stays, so that the two are never brought together as mentor and student. @returns false where there was none. */
export async function endGuardianship(db: Db, parentId: number, studentId: number, at: Date): Promise<boolean> {
  const ended = await db
    .update(guardianships)
    .set({ ended_at: at })
    .where(and(eq(parent_id, parentId), eq(student_id, studentId), holds))
    .returning({ student_id });
  return ended.length === 1;
}

/** How the accounts are reached that somebody at the desk put out of this child's family, by the desk's lines in the log. */
export function listPutOut(db: Db, studentId: number) {
  const { action, actor, user_id, detail } = audit_log;
  return db
    .selectDistinct({ id: users.id, email: users.email, phone: users.phone })
    .from(audit_log)
    .innerJoin(users, sql`${users.id} = (${detail} ->> 'parent_id')::int`)
    .where(and(eq(user_id, studentId), eq(action, PUT_OUT), eq(actor, 'staff')));
}

/** A parent who is named by the email of their account is named by the new one from now on, and links that went to the old one end. */
export async function followEmail(db: Db, { user_id, from, to }: { user_id: number; from: string; to: string }, at: Date): Promise<void> {
  const family = sql`exists (select 1 from ${guardianships} where ${parent_id} = ${user_id} and ${student_id} = ${guardians.user_id})`;
  const named = await db
    .update(guardians)
    .set({ contact: to })
    .where(and(eq(guardians.channel, 'email'), eq(guardians.contact, from), family))
    .returning({ id: guardians.id, child: guardians.user_id });
  if (named.length === 0) return;
  const ids = named.map(({ id }) => id);
  await db.delete(guardian_links).where(inArray(guardian_links.guardian_id, ids));
  await noteAudits(
    db,
    named.map(({ child }) => ({ at, action: MOVED, actor: 'guardian' as const, actor_id: user_id, user_id: child })),
  );
}

/** The named parent's contact as the child reads it: whole as they typed it, and masked where the parent has moved since. */
export async function contactForChild(
  db: Db,
  studentId: number,
  { channel, contact, asked_at }: Pick<typeof guardians.$inferSelect, 'channel' | 'contact' | 'asked_at'>,
) {
  const { user_id, action, at } = audit_log;
  const moved = await db.$count(audit_log, and(eq(user_id, studentId), eq(action, MOVED), gt(at, asked_at)));
  return moved > 0 ? maskedContact(channel, contact) : contact;
}

/** Ends those whose child decides alone by now. @returns whom it concerned. */
export async function endOfAge(db: Db, today: string, at: Date): Promise<{ parent_id: number; student_id: number }[]> {
  const { id, adult_on } = users;
  const grown = sql`exists (select 1 from ${users} where ${id} = ${student_id} and (${adult_on} is null or ${adult_on} <= ${today}::date))`;
  return db.update(guardianships).set({ ended_at: at }).where(and(holds, grown)).returning({ parent_id, student_id });
}
