import type { Level } from '@careerscoop/contract/desk-permissions';
import { noteAudit } from '../../identity/audit.sql.ts';
import { endLinks } from '../../identity/links.sql.ts';
import { changePerson } from '../../identity/people.sql.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../scope.ts';
import { refuseWhose, roleOf } from '../open-member.ts';
import { type Place, changePlace, holdAdmins, holdPlace } from './members.sql.ts';

const LAST_ADMIN = 'Somebody has to look after the desk. Make another administrator first.';

export interface PlaceChange {
  level?: Level | undefined;
  school_id?: number | null | undefined;
  code?: string | null | undefined;
  ended?: true | undefined;
  /** The level that whoever decides has seen. */
  was?: Level | undefined;
}

/**
 * Gives a place another level, which holds from the next request on, or ends it with all its sessions.
 * @returns the sessions that ended: pass them to `sessions.forget` after the transaction.
 * @throws not_found; conflict where somebody else was quicker, or it is the last administrator's
 */
export async function changeMember(tx: Db, services: Services, scope: Scope, id: number, change: PlaceChange) {
  const at = services.now();
  const admins = await holdAdmins(tx);
  const seen = await holdPlace(tx, id);
  if (!seen) throw new AppError('not_found');
  const after = { level: change.level ?? seen.level, ...whoseOf(change, seen), ended_at: change.ended ? at : null };
  const same = after.level === seen.level && after.school_id === seen.school_id && after.code === seen.code && !change.ended;
  if (seen.ended_at || same || (change.was && change.was !== seen.level)) throw new AppError('conflict');
  const stays = after.level === 'admin' && !change.ended;
  if (seen.level === 'admin' && !stays && admins.every((admin) => admin === id)) throw new AppError('conflict', { detail: LAST_ADMIN });
  await refuseWhose(tx, after);
  await changePlace(tx, id, after);
  await changePerson(tx, id, { role: roleOf(after.level) });
  const line = { at, actor: 'staff', actor_id: scope.user_id, user_id: id } as const;
  const { level, school_id, code } = seen;
  if (change.ended) {
    const ended = await endAllSessions(tx, services, id);
    await endLinks(tx, id, at);
    await noteAudit(tx, { ...line, action: 'member.ended', before: { ended_at: null }, after: { ended_at: at.toISOString() } });
    return { ended, level: after.level, ended_at: at };
  }
  await noteAudit(tx, {
    ...line,
    action: 'member.changed',
    before: { level, school_id, code },
    after: { level: after.level, school_id: after.school_id, code: after.code },
  });
  return { ended: [], level: after.level, ended_at: null };
}

/** Whose people they are after it: what was named, else what it was where they stay with an organization. */
function whoseOf({ level, school_id, code }: PlaceChange, seen: Place): Pick<Place, 'school_id' | 'code'> {
  if (level === undefined) return { school_id: seen.school_id, code: seen.code };
  return { school_id: school_id ?? null, code: code ?? null };
}
