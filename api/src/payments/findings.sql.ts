import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { orders, payment_findings } from './payments.tables.ts';

type NewFinding = Omit<typeof payment_findings.$inferInsert, 'id'>;
export type Finding = Awaited<ReturnType<typeof listFindings>>[number];

/** @returns its number, or nothing where the same was found before */
export async function addFinding(tx: Db, finding: NewFinding): Promise<number | undefined> {
  const [row] = await tx.insert(payment_findings).values(finding).onConflictDoNothing().returning({ id: payment_findings.id });
  return row?.id;
}

const { id, kind, external_id, expected_cents, found_cents, found_at, handled_at } = payment_findings;

/** The oldest first, those that were dealt with only where `all` are wanted. */
export async function listFindings(db: Db, { all }: { all: boolean }) {
  return db
    .select({ id, kind, external_id, expected_cents, found_cents, found_at, handled_at, order: orders.number })
    .from(payment_findings)
    .leftJoin(orders, eq(orders.id, payment_findings.order_id))
    .where(all ? undefined : isNull(handled_at))
    .orderBy(asc(id));
}

/** @returns false where there is no such open one */
export async function closeFinding(tx: Db, findingId: number, by: number | null, at: Date): Promise<boolean> {
  const rows = await tx
    .update(payment_findings)
    .set({ handled_at: at, handled_by: by })
    .where(and(eq(id, findingId), isNull(handled_at)))
    .returning({ id });
  return rows.length === 1;
}

export async function countFindings(db: Db): Promise<number> {
  return db.$count(payment_findings, isNull(handled_at));
}

/** Marks all that nobody was told of as told. @returns them */
export async function takeUntold(tx: Db): Promise<number[]> {
  const rows = await tx.update(payment_findings).set({ told: true }).where(eq(payment_findings.told, false)).returning({ id });
  return rows.map((row) => row.id);
}
