import { type SQL, and, asc, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import { AUDIT_AREAS, type AuditArea } from '@careerscoop/contract/desk-audit';
import { audit_log, type AuditActor } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { addDays } from '../../platform/wall-clock.ts';
import { COUNT_TO } from '../counted.ts';
import type { Scope } from '../scope.ts';

/** Lines about what was reported or noticed: what the safety level reads beside its own. */
const ABOUT_REPORTS = ['talk_report', 'chat_report', 'safety', 'mentoring.reported', 'text', 'feedback', 'mentor'];

export interface AuditAsked {
  q?: string | undefined;
  sort?: 'at' | '-at' | undefined;
  page: number;
  area?: AuditArea | undefined;
  actor?: AuditActor | undefined;
  by?: number | undefined;
  about?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** All lines; of a representative their own, of the safety level those about reports as well. */
function inScope({ reach, level, user_id }: Scope): SQL | undefined {
  if (reach === 'all') return undefined;
  const own = eq(audit_log.actor_id, user_id);
  if (level !== 'safety') return own;
  return or(own, ...ABOUT_REPORTS.map((subject) => ilike(audit_log.action, subject.includes('.') ? subject : `${subject}.%`)));
}

const literal = (typed: string) => typed.replace(/[\\%_]/g, '\\$&');

/** One page of the log, the latest first. */
export async function listAuditLines(db: Db, scope: Scope, { q, sort = '-at', page, area, actor, by, about, from, until }: AuditAsked) {
  const { id, at, action, actor: who, actor_id, user_id, detail, before, after } = audit_log;
  const [actors, owners] = [alias(users, 'actors'), alias(users, 'owners')];
  const when = and(
    inScope(scope),
    q ? ilike(action, `%${literal(q)}%`) : undefined,
    area && inArray(sql`split_part(${action}, '.', 1)`, [...AUDIT_AREAS[area]]),
    actor && eq(who, actor),
    by === undefined ? undefined : eq(actor_id, by),
    about === undefined ? undefined : eq(user_id, about),
    // Days of UTC, whatever the clock of the database is.
    from ? gte(at, new Date(from)) : undefined,
    until ? lt(at, new Date(addDays(until, 1))) : undefined,
  );
  const inOrder = sort === 'at' ? [asc(at), asc(id)] : [desc(at), desc(id)];
  const rows = await db
    .select({ id, at, action, actor: who, actor_id, by: actors.first_name, user_id, about: owners.first_name, detail, before, after })
    .from(audit_log)
    .leftJoin(actors, eq(actors.id, actor_id))
    .leftJoin(owners, eq(owners.id, user_id))
    .where(when)
    .orderBy(...inOrder)
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
  return { rows, found: await db.$count(db.select({ id }).from(audit_log).where(when).limit(COUNT_TO).as('found')) };
}
