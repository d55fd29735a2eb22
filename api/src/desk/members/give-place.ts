import type { Level } from '@careerscoop/contract/desk-permissions';
import { noteAudit } from '../../identity/audit.sql.ts';
import { addLink, endLinks } from '../../identity/links.sql.ts';
import { addUser, changePerson, findPersonAt } from '../../identity/people.sql.ts';
import { findCode, findSchool } from '../../identity/schools.sql.ts';
import { hashPassword, hashToken, makeToken } from '../../identity/secrets.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { addMember, holdPlace } from './members.sql.ts';

export interface NewPlace {
  email: string;
  first_name: string;
  last_name: string;
  level: Level;
  school_id?: number | null | undefined;
  code?: string | null | undefined;
}

/** The role of an account with a place of this level: what endpoints beside the desk know it by. */
export const roleOf = (level: Level) => (level === 'organization' ? ('Organization' as const) : ('Staff' as const));

/** @throws the refusal at its field where there is no such school or code. */
export async function requireWhose(tx: Db, { school_id, code }: Pick<NewPlace, 'school_id' | 'code'>): Promise<void> {
  if (school_id && !(await findSchool(tx, school_id))) throw refuse('school_id', 'There is no such school.');
  if (code && !(await findCode(tx, code))) throw refuse('code', 'There is no such code.');
}

/**
 * Gives somebody a place at the desk, with an account of their own, or with the one of an earlier place that had ended. The link
 * whose token is returned lets them choose a password, and ends all earlier ones.
 * @throws the refusal at its field, where the email has an account of another kind or a place already.
 */
export async function givePlace(
  tx: Db,
  { now }: Services,
  given: NewPlace,
  by: { id: number | null; link_ms: number },
): Promise<{ id: number; token: string }> {
  const at = now();
  const { email, first_name, last_name, level } = given;
  const [school_id, code] = [given.school_id ?? null, given.code ?? null];
  await requireWhose(tx, { school_id, code });
  const id = await accountFor(tx, given, at);
  await addMember(tx, { user_id: id, level, school_id, code, added_by: by.id, created_at: at });
  const token = makeToken();
  await endLinks(tx, id, at, 'reset_password');
  const expires_at = new Date(at.getTime() + by.link_ms);
  await addLink(tx, { token_hash: hashToken(token), purpose: 'reset_password', user_id: id, expires_at });
  const after = { email, first_name, last_name, level, school_id, code };
  await noteAudit(tx, { at, action: 'member.added', actor: 'staff', actor_id: by.id, user_id: id, after });
  return { id, token };
}

async function accountFor(tx: Db, { email, first_name, last_name, level }: NewPlace, at: Date): Promise<number> {
  const role = roleOf(level);
  const password_hash = await hashPassword(makeToken());
  const made = await addUser(tx, { email, first_name, last_name, role, password_hash, email_confirmed_at: at });
  if (made !== undefined) return made;
  const known = await findPersonAt(tx, email, ['id', 'role', 'deletion_requested_at']);
  if (!known || (known.role !== 'Staff' && known.role !== 'Organization')) {
    throw refuse('email', 'This email has an account of another kind. Use one that is for work alone.');
  }
  if (known.deletion_requested_at) throw refuse('email', 'This account is about to be deleted. Its owner can keep it first.');
  const place = await holdPlace(tx, known.id);
  if (place && !place.ended_at) throw refuse('email', 'This person has a place at the desk already.');
  await changePerson(tx, known.id, { first_name, last_name, role });
  return known.id;
}
