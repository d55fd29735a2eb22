import { type SQL, and, asc, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DeskFinding } from '@careerscoop/contract/desk-orders';
import { users } from '../../identity/identity.tables.ts';
import { FINDINGS, type FindingKind } from '../../payments/finding-words.ts';
import { orders, payment_findings } from '../../payments/payments.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

const { id, kind, external_id, expected_cents, found_cents, found_at, handled_at, handled_by, order_id } = payment_findings;
const shown = {
  id,
  kind,
  external_id,
  expected_cents,
  found_cents,
  found_at,
  handled_at,
  order: orders.number,
  handled_by: users.first_name,
};

/** Findings are of all payments: no level has some of its own. */
const within = (scope: Scope): SQL => (scope.reach === 'all' ? sql`true` : sql`false`);

interface Asked {
  q?: string | undefined;
  /** This one alone. */
  one?: number | undefined;
  state: 'open' | 'handled';
  down: boolean;
  page: number;
}

/** Those that wait or that were handled; `q` is part of an order's number, of the provider's id, or of the words. */
export async function listFindingsAt(db: Db, scope: Scope, { q, one, state, down, page }: Asked) {
  const sought = q ? or(ilike(orders.number, containing(q)), ilike(external_id, containing(q)), ofKinds(q)) : undefined;
  const found = and(within(scope), state === 'open' ? isNull(handled_at) : isNotNull(handled_at), sought, one ? eq(id, one) : undefined);
  const counted = db
    .select({ id })
    .from(payment_findings)
    .leftJoin(orders, eq(orders.id, order_id))
    .where(found)
    .limit(COUNT_TO)
    .as('counted');
  const { limit, offset } = pageOf(page);
  const rows = await selectFindings(db)
    .where(found)
    .orderBy(down ? desc(found_at) : asc(found_at), down ? desc(id) : asc(id))
    .limit(limit)
    .offset(offset);
  return { total: await countRows(db, counted), results: rows.map(findingOf) };
}

export async function findFindingAt(db: Db, scope: Scope, findingId: number): Promise<DeskFinding | undefined> {
  const [row] = await selectFindings(db).where(and(within(scope), eq(id, findingId)));
  return row && findingOf(row);
}

function selectFindings(db: Db) {
  return db
    .select(shown)
    .from(payment_findings)
    .leftJoin(orders, eq(orders.id, order_id))
    .leftJoin(users, eq(users.id, handled_by))
    .$dynamic();
}

/** Only keys are stored: what is searched by words is of the kinds that say them. */
function ofKinds(q: string): SQL | undefined {
  const kinds = Object.entries(FINDINGS).filter(([, words]) => words.toLowerCase().includes(q.toLowerCase()));
  return kinds.length > 0 ? or(...kinds.map(([key]) => eq(kind, key))) : undefined;
}

function findingOf(row: Awaited<ReturnType<typeof selectFindings>>[number]): DeskFinding {
  const { expected_cents: expected, found_cents: found, ...rest } = row;
  return {
    ...rest,
    words: FINDINGS[row.kind as FindingKind] ?? row.kind,
    expected,
    found,
    found_at: row.found_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
  };
}
