import type { AI_REPORT_SORTS, DeskAiReport } from '@careerscoop/contract/desk-ai-reports';
import { type SQL, and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { schools, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { report_addresses } from '../../report/report.tables.ts';
import { COUNT_TO } from '../counted.ts';
import { isLike } from '../is-like.ts';
import { pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { within } from './kept.sql.ts';

const { made_at, closed_at } = report_addresses;

interface Asked {
  q?: string | undefined;
  state?: DeskAiReport['state'] | undefined;
  by: (typeof AI_REPORT_SORTS)[number];
  down: boolean;
  page: number;
}

/** One page of the reports that have an address, and how many there are. */
export async function listReportsAt(db: Db, scope: Scope, { q, state, by, down, page }: Asked) {
  const found = and(
    within(scope),
    q ? isLike(users.first_name, q) : undefined,
    state && (state === 'open' ? isNull(closed_at) : isNotNull(closed_at)),
  );
  const { limit, offset } = pageOf(page);
  const direction = down ? desc : asc;
  const rows = await selectReports(db, found)
    .orderBy(direction(by === 'made_at' ? made_at : users.first_name), direction(users.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ rows: count() }).from(selectReports(db, found).limit(COUNT_TO).as('some'));
  return { rows: rows.map((row) => shown(row)), found: counted?.rows ?? 0 };
}

export async function findReportAt(db: Db, scope: Scope, studentId: number): Promise<DeskAiReport | undefined> {
  const [row] = await selectReports(db, and(within(scope), eq(users.id, studentId)));
  return row && shown(row);
}

function selectReports(db: Db, found: SQL | undefined) {
  return db
    .select({ id: users.id, first_name: users.first_name, school: schools.name, made_at, closed_at })
    .from(report_addresses)
    .innerJoin(users, eq(users.id, report_addresses.user_id))
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(found)
    .$dynamic();
}

function shown({ made_at: at, closed_at: closed, ...row }: Awaited<ReturnType<typeof selectReports>>[number]): DeskAiReport {
  return { ...row, state: closed ? 'closed' : 'open', made_at: at.toISOString() };
}
