import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { FindingKind } from './finding-words.ts';
import { orders, payment_findings } from './payments.tables.ts';

type NewFinding = Omit<typeof payment_findings.$inferInsert, 'id'>;
export type Finding = Awaited<ReturnType<typeof listFindings>>[number];

const { id, kind, external_id, expected_cents, found_cents, found_at, handled_at } = payment_findings;

/** What somebody may say, or Stripe refuse, once more after a person dealt with it: then it waits for one again. */
const AGAIN: readonly FindingKind[] = ['disagreed', 'refund_refused'];

/** @returns its number, or nothing where the same was found before and nobody has to look anew */
export async function addFinding(tx: Db, finding: NewFinding & { kind: FindingKind }): Promise<number | undefined> {
  const added = tx.insert(payment_findings).values(finding);
  const once = AGAIN.includes(finding.kind)
    ? added.onConflictDoUpdate({
        target: [kind, external_id],
        set: { found_at: finding.found_at, handled_at: null, handled_by: null, told: false },
        setWhere: isNotNull(handled_at),
      })
    : added.onConflictDoNothing();
  const [row] = await once.returning({ id });
  return row?.id;
}

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
