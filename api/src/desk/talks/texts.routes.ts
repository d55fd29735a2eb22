import { DESK_ROWS } from '@careerscoop/contract/desk';
import { decideDeskText, listDeskTexts } from '@careerscoop/contract/desk-reports';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../../identity/people.sql.ts';
import { type HeldText, listHeldTexts } from '../../mentoring/safety/held-texts.sql.ts';
import type { Db } from '../../platform/database.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { COUNT_TO, deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { decideText, seenOf, standsBetween } from './decide-text.ts';

/** Texts in which something leads past the product, or whose two something stands between: to read, and to pass on or not. */
export function deskTextRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  handle(app, listDeskTexts, async ({ query, request }) => {
    const texts = await waiting(db, scopeOf(request), query);
    const { offset } = pageOf(query.page);
    const shown = texts.slice(offset, offset + DESK_ROWS);
    const results = [];
    for (const text of shown) results.push(await present(db, text, services.now()));
    return { results, meta: deskMetaOf(query.page, texts.length) };
  });

  handle(app, decideDeskText, async ({ params: { kind, id }, body: { decision, seen, although }, request }) => {
    const pass = decision === 'pass';
    const decided = { kind, id, pass, seen, although, staff_id: scopeOf(request).user_id };
    await db.transaction((tx) => decideText(tx, services, decided));
    return { detail: pass ? 'Passed on.' : 'Not passed on. A mail to the writer is on its way.' };
  });
}

/** What waits, of one kind or of all, or one alone; texts are decided by those alone who reach all of them. */
async function waiting(
  db: Db,
  _scope: Scope,
  asked: { kind?: HeldText['kind'] | undefined; id?: number | undefined },
): Promise<HeldText[]> {
  const texts = await listHeldTexts(db, COUNT_TO);
  const { kind, id } = asked;
  return texts.filter((text) => (kind ? text.kind === kind : true) && (id ? text.id === id : true));
}

async function present(db: Db, held: HeldText, at: Date) {
  const { kind, id, reason, text, writer_id } = held;
  const writer = writer_id === null ? undefined : await findPerson(db, writer_id, ['first_name']);
  const stands = await standsBetween(db, held, at);
  return { kind, id, reason: reason ?? '', stands, text, writer: writer?.first_name ?? null, seen: seenOf({ text }) };
}
