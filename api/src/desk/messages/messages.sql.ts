import { type SQL, and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type DeskMessage, type DeskMessageDetail, messageKindsOf } from '@careerscoop/contract/desk-messages';
import type { MessageKind } from '@careerscoop/contract/outreach';
import { users } from '../../identity/identity.tables.ts';
import { contact_messages } from '../../outreach/outreach.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

const { id, kind, email, message, user_id, created_at, handled_at, handled_by } = contact_messages;
const handler = alias(users, 'handler');
const EXCERPT = 140;

/** The kinds that are this person's to read and answer. */
const within = ({ level }: Scope): SQL => inArray(kind, [...messageKindsOf(level)]);

interface Asked {
  q?: string | undefined;
  kind?: MessageKind | undefined;
  state: 'open' | 'handled';
  down: boolean;
  page: number;
}

/** Messages that wait or that were handled; `q` is part of what was written, or the whole address that it came from. */
export async function listMessagesAt(db: Db, scope: Scope, { q, kind: of, state, down, page }: Asked) {
  const sought = q ? or(ilike(message, containing(q)), eq(email, q.toLowerCase())) : undefined;
  const waits = state === 'open' ? isNull(handled_at) : isNotNull(handled_at);
  const found = and(within(scope), waits, of ? eq(kind, of) : undefined, sought);
  const counted = db.select({ id }).from(contact_messages).where(found).limit(COUNT_TO).as('counted');
  const { limit, offset } = pageOf(page);
  const rows = await selectMessages(db)
    .where(found)
    .orderBy(down ? desc(created_at) : asc(created_at), down ? desc(id) : asc(id))
    .limit(limit)
    .offset(offset);
  return { total: await countRows(db, counted), results: rows.map(rowOf) };
}

export async function findMessageAt(db: Db, scope: Scope, messageId: number): Promise<DeskMessageDetail | undefined> {
  const [row] = await selectMessages(db).where(and(within(scope), eq(id, messageId)));
  if (!row) return undefined;
  const { excerpt: _excerpt, ...shown } = rowOf(row);
  const account = row.user_id === null || row.role === null ? null : { id: row.user_id, role: row.role };
  return { ...shown, message: row.message, email: row.email, account };
}

/** @returns false where it is not there, or was handled before */
export async function closeMessage(tx: Db, scope: Scope, messageId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(contact_messages)
    .set({ handled_at: at, handled_by: scope.user_id })
    .where(and(within(scope), eq(id, messageId), isNull(handled_at)))
    .returning({ id });
  return rows.length === 1;
}

/** @returns false where it is not there, or waits already */
export async function openMessage(tx: Db, scope: Scope, messageId: number): Promise<boolean> {
  const rows = await tx
    .update(contact_messages)
    .set({ handled_at: null, handled_by: null })
    .where(and(within(scope), eq(id, messageId), isNotNull(handled_at)))
    .returning({ id });
  return rows.length === 1;
}

function selectMessages(db: Db) {
  return db
    .select({
      id,
      kind,
      email,
      message,
      created_at,
      handled_at,
      user_id,
      first_name: users.first_name,
      role: users.role,
      handled_by: handler.first_name,
    })
    .from(contact_messages)
    .leftJoin(users, eq(users.id, user_id))
    .leftJoin(handler, eq(handler.id, handled_by))
    .$dynamic();
}

function rowOf(row: Awaited<ReturnType<typeof selectMessages>>[number]): DeskMessage {
  return {
    id: row.id,
    kind: row.kind,
    first_name: row.first_name,
    created_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: row.handled_by,
    excerpt: beginningOf(row.message),
  };
}

/** The first words of a message on one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1).trimEnd()}…` : line;
}
