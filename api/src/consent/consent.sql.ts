import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ConsentChannel, Purpose } from '@careerscoop/contract/consent';
import { audit_log } from '../identity/audit.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { consent_changes, consents, guardian_links, guardians } from './consent.tables.ts';

export type Guardian = typeof guardians.$inferSelect;

/** What consent needs to know of the student; nothing once the account is gone. */
export const findConsentStudent = (db: Db, userId: number) =>
  findPerson(db, userId, ['id', 'first_name', 'email', 'phone', 'age', 'adult_on', 'role', 'time_zone', 'deletion_requested_at']);

export async function listConsents(db: Db, userId: number) {
  const { purpose, granted, decided_at } = consents;
  return db.select({ purpose, granted, decided_at }).from(consents).where(eq(consents.user_id, userId));
}

/** The decision about one purpose, and whether a parent was asked at all. */
export async function findDecision(db: Db, userId: number, purpose: Purpose) {
  const [row] = await db
    .select({ adult_on: users.adult_on, granted: consents.granted, guardian_id: guardians.id })
    .from(users)
    .leftJoin(consents, and(eq(consents.user_id, users.id), eq(consents.purpose, purpose)))
    .leftJoin(guardians, eq(guardians.user_id, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function findGuardian(db: Db, userId: number): Promise<Guardian | undefined> {
  const [row] = await db.select().from(guardians).where(eq(guardians.user_id, userId));
  return row;
}

export async function findGuardianById(db: Db, guardianId: number): Promise<Guardian | undefined> {
  const [row] = await db.select().from(guardians).where(eq(guardians.id, guardianId));
  return row;
}

export async function listGuardiansAt(db: Db, channel: ConsentChannel, contact: string): Promise<Guardian[]> {
  return db
    .select()
    .from(guardians)
    .where(and(eq(guardians.channel, channel), eq(guardians.contact, contact)));
}

/**
 * Names the parent, in place of one who has not answered; all older links end.
 * @returns the guardian's id, or nothing when a parent has answered meanwhile.
 */
export async function nameGuardian(
  db: Db,
  guardian: { user_id: number; channel: ConsentChannel; contact: string; asked_at: Date },
): Promise<number | undefined> {
  const [row] = await db
    .insert(guardians)
    .values(guardian)
    .onConflictDoUpdate({ target: guardians.user_id, set: guardian, setWhere: isNull(guardians.answered_at) })
    .returning({ id: guardians.id });
  if (row) await db.delete(guardian_links).where(eq(guardian_links.guardian_id, row.id));
  return row?.id;
}

/** Names this parent where nobody is named. */
export async function addGuardian(db: Db, guardian: typeof guardians.$inferInsert): Promise<void> {
  await db.insert(guardians).values(guardian);
}

/** Takes the named parent away, and with the row all links that were sent there. */
export async function removeGuardian(db: Db, guardianId: number): Promise<void> {
  await db.delete(guardians).where(eq(guardians.id, guardianId));
}

export async function addGuardianLink(db: Db, link: typeof guardian_links.$inferInsert): Promise<void> {
  await db.insert(guardian_links).values(link);
}

export async function findGuardianLink(db: Db, tokenHash: string) {
  const [row] = await db.select().from(guardian_links).where(eq(guardian_links.token_hash, tokenHash));
  return row;
}

/** Uses the link up. @returns false when somebody else did so first. */
export async function useGuardianLink(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(guardian_links)
    .set({ used_at: at })
    .where(and(eq(guardian_links.token_hash, tokenHash), isNull(guardian_links.used_at)))
    .returning({ token_hash: guardian_links.token_hash });
  return rows.length === 1;
}

type Change = typeof consent_changes.$inferInsert;

/** Writes a decision down, both as what holds now and as a line of the record. */
export async function recordDecision(db: Db, { purpose, granted, user_id, text_version, at, ...who }: Change): Promise<void> {
  const row = { user_id, purpose, granted, text_version, decided_at: at };
  await db
    .insert(consents)
    .values(row)
    .onConflictDoUpdate({ target: [consents.user_id, consents.purpose], set: row });
  await db.insert(consent_changes).values({ user_id, purpose, granted, text_version, at, ...who });
}

/** Nothing holds for these any more, as where nobody was asked yet; the record keeps what was. */
export async function clearDecisions(db: Db, userId: number, purposes: Purpose[]): Promise<void> {
  await db.delete(consents).where(and(eq(consents.user_id, userId), inArray(consents.purpose, purposes)));
}

export async function noteAnswer(db: Db, guardianId: number, at: Date): Promise<void> {
  await db
    .update(guardians)
    .set({ answered_at: sql`coalesce(${guardians.answered_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(guardians.id, guardianId));
}

export async function listChanges(db: Db, userId: number) {
  const { at, purpose, granted, text_version, actor } = consent_changes;
  return db
    .select({ at, purpose, granted, text_version, actor })
    .from(consent_changes)
    .where(eq(consent_changes.user_id, userId))
    .orderBy(asc(consent_changes.id));
}

/**
 * Every decision of a parent or of the team with the contact that it came from, the oldest first, and with the parent's account where
 * they had one: the line in the log that was written with it names it.
 */
export async function listDeciders(db: Db, userId: number) {
  const { at, purpose, granted, text_version, actor, contact } = consent_changes;
  const line = audit_log;
  // Processes of the version before write it some milliseconds later.
  const noted = sql`${line.user_id} = ${userId} and ${line.action} = 'consent.decided' and ${line.actor} = 'guardian'
    and ${line.at} between ${at} and ${at} + interval '5 seconds'`;
  const parent_id = sql<number | null>`(select ${line.actor_id} from ${line} where ${noted} order by ${line.at} limit 1)`;
  return db
    .select({ at, purpose, granted, text_version, actor, contact, parent_id })
    .from(consent_changes)
    .where(eq(consent_changes.user_id, userId))
    .orderBy(asc(consent_changes.id));
}

/** Parents who said yes to a purpose by an older text and were not told of this one, by the student's number. */
export async function listAgreedBefore(
  db: Db,
  { purpose, version, after }: { purpose: Purpose; version: string; after: number },
  most: number,
) {
  const { channel, contact, user_id } = guardians;
  return db
    .select({ user_id, channel, contact, first_name: users.first_name, adult_on: users.adult_on })
    .from(consents)
    .innerJoin(guardians, eq(user_id, consents.user_id))
    .innerJoin(users, eq(users.id, consents.user_id))
    .where(and(eq(consents.purpose, purpose), consents.granted, ne(consents.text_version, version), gt(consents.user_id, after)))
    .orderBy(asc(consents.user_id))
    .limit(most);
}

/** Old links, kept for a while so that they are told to be old and not unknown. */
export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await db.delete(guardian_links).where(lt(guardian_links.expires_at, daysAgo(now, 30)));
}

/** The version of the text that a parent said yes to, for this purpose; undefined where none did. */
export async function findStoredText(db: Db, userId: number, purpose: Purpose): Promise<string | undefined> {
  const [row] = await db
    .select({ text_version: consents.text_version })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose), eq(consents.granted, true)));
  return row?.text_version;
}
