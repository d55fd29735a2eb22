import { changeDeskQuestion, type DeskQuestion, listDeskQuestions, publishQuestions } from '@careerscoop/contract/desk-questions';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../../accounts/check-current-password.ts';
import { FIRST_WORDS } from '../../assessment/content/item-wording.ts';
import { ITEM_VERSION } from '../../assessment/content/scenarios.ts';
import { changeableItems, faultOfChange } from '../../assessment/item-changes.ts';
import { keepChange, listWaiting, lockChanges, publishChanges } from '../../assessment/item-changes.sql.ts';
import { itemsOf, versionAsked } from '../../assessment/items.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { hashToken } from '../../identity/secrets.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';

const CHANGED = 'What waits was changed in the meantime. Read it again before you publish it.';

/** The items of the assessment: retired and replaced with the next version, never reworded in one that is asked. */
export function questionsRoutes(app: FastifyInstance, services: Services): void {
  const { now } = services;
  const { db } = services.database;

  handle(app, listDeskQuestions, async ({ query: { q, sort, page, part, waiting } }) => {
    const [version, changes] = [await versionAsked(db), await listWaiting(db)];
    // Of one reading with what `seen` names: nobody publishes a wording that came between the two.
    const all = await listItems(db, changes);
    const wanted = q?.toLowerCase();
    const found = all.filter(
      (item) =>
        (!part || item.part === part) &&
        (!waiting || item.next !== null) &&
        (!wanted || [item.text, item.next ?? ''].some((text) => text.toLowerCase().includes(wanted))),
    );
    if (sort?.startsWith('-')) found.reverse();
    const results = found.slice((page - 1) * DESK_ROWS, page * DESK_ROWS);
    const standing = standingOf(version, changes);
    return { results, meta: deskMetaOf(page, found.length), standing, first_words: [...FIRST_WORDS] };
  });

  handle(app, changeDeskQuestion, ({ params: { id }, body: { text, was }, request }) =>
    db.transaction(async (tx) => {
      await lockChanges(tx);
      const items = await listItems(tx, await listWaiting(tx));
      const item = items.find((each) => each.id === id);
      if (!item) throw new AppError('not_found', { detail: 'This item is not asked now.' });
      if (was !== undefined && was !== item.next) throw new AppError('conflict');
      const fault = text === null ? undefined : faultOfChange(item, text, items);
      if (fault) throw refuse('text', fault);
      if (text === item.next) return item;
      await keepChange(tx, { item_id: id, text, at: now() });
      await noteAudit(tx, {
        at: now(),
        action: text === null ? 'question.kept' : 'question.retired',
        actor: 'staff',
        actor_id: scopeOf(request).user_id,
        detail: { question: id },
        before: { text: item.text, next: item.next },
        after: { next: text },
      });
      return { ...item, next: text };
    }),
  );

  handle(app, publishQuestions, async ({ body: { seen, current_password }, request }) => {
    const { user_id } = scopeOf(request);
    await requireCurrentPassword(services, user_id, current_password);
    return db.transaction(async (tx) => {
      await lockChanges(tx);
      const before = await versionAsked(tx);
      const changes = await listWaiting(tx);
      if (standingOf(before, changes).seen !== seen) throw new AppError('conflict', { detail: CHANGED });
      if (changes.length === 0) throw new AppError('wrong_state', { detail: 'Nothing waits for the next version.' });
      const version = await publishChanges(tx, before, ITEM_VERSION);
      await noteAudit(tx, {
        at: now(),
        action: 'question.published',
        actor: 'staff',
        actor_id: user_id,
        before: { version: before },
        after: { version },
        detail: { items: changes.length },
      });
      return { version, waiting: 0 };
    });
  });
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>;

/** What the next version would be made of; `seen` is another as soon as any wording that waits is. */
function standingOf(version: string, waiting: Waiting) {
  return { version, waiting: waiting.length, seen: hashToken(JSON.stringify([version, waiting])) };
}

/** The items that are asked now, each with what waits for it. */
async function listItems(db: Db, waiting: Waiting): Promise<DeskQuestion[]> {
  const next = new Map(waiting.map(({ item_id, text }) => [item_id, text]));
  return changeableItems(await itemsOf(db)).map((item) => ({ ...item, next: next.get(item.id) ?? null }));
}
