import type { SQL } from 'drizzle-orm';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { changedFields } from '../newsletters/changed-fields.ts';
import { requireUnchanged } from '../people/require-unchanged.ts';
import type { Scope } from '../scope.ts';
import { type Kept, type Placed, lockOrder, writeOrder } from './kept.sql.ts';

/** Who changes words, and when. */
export interface Editor {
  scope: Scope;
  at: Date;
}

type Fields<Row> = { [K in keyof Row]?: Row[K] | undefined };

/** Adds words, in the caller's transaction. */
export async function addKept<Row extends { id: number }>(tx: Db, by: Editor, kept: Kept<Row>, row: Omit<Row, 'id'>): Promise<Row> {
  const added = await kept.add(tx, row);
  await note(tx, by, kept, 'added', added.id, { after: row });
  return added;
}

/**
 * Changes words; what is the same as before is no change. `was` is what was seen.
 * @throws not_found, or conflict where something else stands there by now
 */
export async function changeKept<Row extends { id: number }>(
  tx: Db,
  by: Editor,
  kept: Kept<Row>,
  { id, was, ...said }: Fields<Row> & { id: number; was?: Fields<Row> | undefined },
): Promise<Row> {
  const present = await requireKept(tx, by, kept, id);
  requireUnchanged(present, was as Fields<Row> | undefined);
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Row>;
  const { before, after } = changedFields(present, given);
  if (Object.keys(after).length === 0) return present;
  const stamp = 'changed_at' in present ? { changed_at: by.at } : {};
  await kept.change(tx, by.scope, id, { ...after, ...stamp } as Partial<Row>);
  await note(tx, by, kept, 'changed', id, { before, after });
  return { ...present, ...after };
}

/** Takes words out. @throws not_found */
export async function removeKept<Row extends { id: number }>(tx: Db, by: Editor, kept: Kept<Row>, id: number): Promise<Row> {
  const present = await requireKept(tx, by, kept, id);
  await kept.remove(tx, by.scope, id);
  await note(tx, by, kept, 'removed', id, { before: present });
  return present;
}

/** Moves one to a place of its list, from 1; the others move over. `list` is the condition of that list. @returns its place */
export async function moveKept<Row extends { id: number; ordering: number }>(
  tx: Db,
  by: Editor,
  { kept, list, row, place }: { kept: Kept<Row, Placed>; list: SQL | undefined; row: Row; place: number },
): Promise<Row> {
  const ids = (await lockOrder(tx, kept.table, list)).filter((id) => id !== row.id);
  const at = Math.min(place, ids.length + 1);
  await writeOrder(tx, kept.table, ids.toSpliced(at - 1, 0, row.id));
  if (at !== row.ordering) {
    // As with a change of words, the moment says that the list is the desk's by now.
    if ('changed_at' in row) await kept.change(tx, by.scope, row.id, { changed_at: by.at } as unknown as Partial<Row>);
    await note(tx, by, kept, 'moved', row.id, { before: { ordering: row.ordering }, after: { ordering: at } });
  }
  return { ...row, ordering: at };
}

async function requireKept<Row extends { id: number }>(tx: Db, { scope }: Editor, kept: Kept<Row>, id: number): Promise<Row> {
  const found = await kept.lock(tx, scope, id);
  if (!found) throw new AppError('not_found', { detail: `There is no such ${kept.name}.` });
  return found;
}

function note<Row extends { id: number }>(
  tx: Db,
  { scope, at }: Editor,
  { name }: Kept<Row>,
  what: string,
  id: number,
  fields: { before?: object; after?: object },
): Promise<void> {
  const { before, after } = fields;
  return noteAudit(tx, {
    at,
    action: `${name}.${what}`,
    actor: 'staff',
    actor_id: scope.user_id,
    detail: { [name]: id },
    ...(before ? { before: { ...before } } : {}),
    ...(after ? { after: { ...after } } : {}),
  });
}
