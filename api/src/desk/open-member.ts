import type { Level } from '@careerscoop/contract/desk-permissions';
import { noteAudit } from '../identity/audit.sql.ts';
import { addLink, endLinks } from '../identity/links.sql.ts';
import { dropFactor } from '../accounts/second-factor.sql.ts';
import { addUser, changePerson, findPersonAt, lockPerson } from '../identity/people.sql.ts';
import { endAllSessions } from '../identity/sessions.ts';
import { findCode, findSchool } from '../identity/schools.sql.ts';
import { hashPassword, hashToken, makeToken } from '../identity/secrets.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { addMember, holdPlace } from './members/members.sql.ts';

export interface NewMember {
  email: string;
  first_name: string;
  last_name: string;
  level: Level;
  /** Of an organization's people: whose students are theirs, by one of the two. */
  school_id: number | null;
  code: string | null;
}

/** The role of an account with a place of this level: what is asked of it beside the desk. */
export const roleOf = (level: Level) => (level === 'organization' ? ('Organization' as const) : ('Staff' as const));

/**
 * Gives somebody a place at the desk, by the one rule of the command and of the desk: with a new account, or with that of an
 * earlier place which has ended. Its password is chosen by the link, which works for `lasts` milliseconds and ends earlier ones.
 * @returns the account, the token of the link, and the sessions that ended, for `sessions.forget` after the transaction
 * @throws the refusal at `email`, `level`, `school_id` or `code`
 */
export async function openMember(
  tx: Db,
  services: Services,
  { school_id, code, level, ...person }: NewMember,
  { by, lasts }: { by: number | null; lasts: number },
): Promise<{ id: number; token: string; ended: string[] }> {
  await refuseWhose(tx, { level, school_id, code });
  const at = services.now();
  const token = makeToken();
  const password_hash = await hashPassword(makeToken());
  const role = roleOf(level);
  const added = await addUser(tx, { ...person, role, password_hash, email_confirmed_at: at });
  const { id, ended } = added ? { id: added, ended: [] } : await earlierAccount(tx, services, { ...person, role, password_hash }, by);
  await addMember(tx, { user_id: id, level, school_id, code, added_by: by, created_at: at });
  await endLinks(tx, id, at);
  await addLink(tx, { token_hash: hashToken(token), purpose: 'reset_password', user_id: id, expires_at: new Date(at.getTime() + lasts) });
  await noteAudit(tx, { at, action: 'staff.created', actor: 'staff', actor_id: by, user_id: id, after: { level, school_id, code } });
  return { id, token, ended };
}

interface Anew {
  email: string;
  first_name: string;
  last_name: string;
  role: ReturnType<typeof roleOf>;
  password_hash: string;
}

/**
 * The account of an earlier place, for whoever has its mailbox now: what opened it before, a password, an app, a session, opens it no
 * more. @throws the refusal at `email` for every other account
 */
async function earlierAccount(tx: Db, services: Services, { email, ...anew }: Anew, by: number | null) {
  const id = (await findPersonAt(tx, email, ['id']))?.id;
  const place = id && (await holdPlace(tx, id));
  // After the place, as whoever ends one: somebody who leaves for good just now is seen.
  const person = id && (await lockPerson(tx, id, ['deletion_requested_at']));
  if (!id || !place || !place.ended_at || !person || person.deletion_requested_at) {
    throw refuse('email', 'An account with this email already exists.');
  }
  const ended = await endAllSessions(tx, services, id);
  await changePerson(tx, id, anew);
  if (await dropFactor(tx, id)) {
    await noteAudit(tx, { at: services.now(), action: 'second_factor.reset', actor: 'staff', actor_id: by, user_id: id });
  }
  return { id, ended };
}

/** @throws the refusal where a level and whose students somebody sees do not go together */
export async function refuseWhose(tx: Db, { level, school_id, code }: Pick<NewMember, 'level' | 'school_id' | 'code'>): Promise<void> {
  if (level !== 'organization') {
    if (school_id !== null) throw refuse('school_id', 'Only the people of an organization have a school.');
    if (code !== null) throw refuse('code', 'Only the people of an organization have a code.');
    return;
  }
  if ((school_id === null) === (code === null))
    throw refuse('school_id', 'The people of an organization have a school or a code: choose one of the two.');
  if (school_id !== null && !(await findSchool(tx, school_id))) throw refuse('school_id', 'There is no such school.');
  if (code !== null && !(await findCode(tx, code))) throw refuse('code', 'There is no such code.');
}
