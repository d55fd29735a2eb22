import type { SCHOOL_SORTS } from '@careerscoop/contract/desk-schools';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { school_resources } from '../../content/content.tables.ts';
import { affiliate_codes, schools, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { code_requests, desk_members } from '../desk.tables.ts';
import { isLike } from '../is-like.ts';
import type { Scope } from '../scope.ts';
import { whoseOf } from './students-in-scope.sql.ts';

export type SchoolSort = (typeof SCHOOL_SORTS)[number] | `-${(typeof SCHOOL_SORTS)[number]}`;

/** The schools that somebody at the desk may see: all of them, or one's own. */
function inReach(scope: Scope) {
  const whose = whoseOf(scope);
  if (!whose) return undefined;
  return 'school_id' in whose ? eq(schools.id, whose.school_id) : sql`false`;
}

const listed = (scope: Scope, q: string | undefined) => and(inReach(scope), q ? isLike(schools.name, q) : undefined);

export async function countSchools(db: Db, scope: Scope, q: string | undefined): Promise<number> {
  const some = db.select({ id: schools.id }).from(schools).where(listed(scope, q)).limit(COUNT_TO).as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** One page of the schools with what hangs on each. */
export function listSchoolPage(
  db: Db,
  scope: Scope,
  { q, sort = 'name', page }: { q?: string | undefined; sort?: SchoolSort | undefined; page: number },
) {
  const direction = sort.startsWith('-') ? desc : asc;
  const students = db.$count(users, and(eq(users.school_id, schools.id), eq(users.role, 'Student')));
  return db
    .select({ id: schools.id, name: schools.name, students, codes: db.$count(affiliate_codes, eq(affiliate_codes.school_id, schools.id)) })
    .from(schools)
    .where(listed(scope, q))
    .orderBy(direction(sort.endsWith('students') ? students : sql`lower(${schools.name})`), direction(schools.id))
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
}

/** All by name, to choose one of. */
export function listNames(db: Db, scope: Scope) {
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(inReach(scope))
    .orderBy(asc(sql`lower(${schools.name})`));
}

/** What hangs on a school: accounts, codes, places at the desk that are open, wishes for a class code, and its own free resources. */
export async function countHanging(db: Db, id: number) {
  return {
    students: await db.$count(users, eq(users.school_id, id)),
    codes: await db.$count(affiliate_codes, eq(affiliate_codes.school_id, id)),
    people: await db.$count(desk_members, and(eq(desk_members.school_id, id), isNull(desk_members.ended_at))),
    wishes: await db.$count(code_requests, and(eq(code_requests.school_id, id), isNull(code_requests.handled_at))),
    resources: await db.$count(school_resources, eq(school_resources.school, id)),
  };
}
