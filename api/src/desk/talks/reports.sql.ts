import { type SQL, and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GRAVE_KINDS, type ReportKind } from '@careerscoop/contract/session-feedback';
import { users } from '../../identity/identity.tables.ts';
import { safety_reports } from '../../mentoring/safety/mentor-safety.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { countRows, pageOf, sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

const { id, state, kind, by, about_id, created_at } = safety_reports;
const staff = alias(users, 'staff');
const COLUMNS = { ...getTableColumns(safety_reports), handled_by: staff.first_name };

export interface ReportsAsked {
  q?: string | undefined;
  state: 'open' | 'closed' | 'all';
  kind?: ReportKind | undefined;
  sort?: 'created' | '-created' | undefined;
  page: number;
}

/** A page of reports: where no order is asked for, the grave ones that wait first, then the oldest. */
export async function listReports(db: Db, _scope: Scope, asked: ReportsAsked) {
  const number = asked.q === undefined || asked.q === '' ? undefined : eq(id, /^\d{1,9}$/.test(asked.q) ? Number(asked.q) : 0);
  const where = and(asked.state === 'all' ? undefined : eq(state, asked.state), asked.kind ? eq(kind, asked.kind) : undefined, number);
  const { limit, offset } = pageOf(asked.page);
  const rows = await db
    .select(COLUMNS)
    .from(safety_reports)
    .leftJoin(staff, eq(staff.id, safety_reports.handled_by))
    .where(where)
    .orderBy(...orderOf(asked.sort))
    .limit(limit)
    .offset(offset);
  return { rows, counted: await countRows(db, db.select({ id }).from(safety_reports).where(where).limit(COUNT_TO).as('counted')) };
}
export type ReportListed = Awaited<ReturnType<typeof listReports>>['rows'][number];

function orderOf(sort: ReportsAsked['sort']): SQL[] {
  if (sort) return [sortOf(sort).down ? desc(created_at) : asc(created_at), asc(id)];
  return [desc(state), desc(inArray(kind, [...GRAVE_KINDS])), asc(created_at), asc(id)];
}

export async function findListedReport(db: Db, _scope: Scope, reportId: number): Promise<ReportListed | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(safety_reports)
    .leftJoin(staff, eq(staff.id, safety_reports.handled_by))
    .where(eq(id, reportId));
  return row;
}

/** How many other reports about this person wait, and how many of them are grave ones that students or parents told. */
export async function countOthers(db: Db, _scope: Scope, reportId: number, aboutId: number): Promise<{ open: number; grave: number }> {
  const others = and(eq(about_id, aboutId), eq(state, 'open'), ne(id, reportId));
  return {
    open: await db.$count(safety_reports, others),
    grave: await db.$count(safety_reports, and(others, inArray(kind, [...GRAVE_KINDS]), ne(by, 'mentor'))),
  };
}
