import {
  type DeskMessageDetail,
  answerMessage,
  getDeskMessage,
  handleMessage,
  listDeskMessages,
  reopenMessage,
} from '@careerscoop/contract/desk-messages';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { deskMetaOf } from '../counted.ts';
import { sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';
import { answerLetter } from './answer-letter.ts';
import { closeMessage, findMessageAt, listMessagesAt, openMessage } from './messages.sql.ts';

const HANDLED = 'Somebody else has handled this already. Load the page again.';

/** Messages to the team: to find, open, answer and close. */
export function deskMessagesRoutes(app: FastifyInstance, { database: { db }, jobs, now }: Services): void {
  handle(app, listDeskMessages, async ({ query: { sort = 'created_at', page, ...asked }, request }) => {
    const { total, results } = await listMessagesAt(db, scopeOf(request), { ...asked, page, down: sortOf(sort).down });
    return { results, meta: deskMetaOf(page, total) };
  });

  handle(app, getDeskMessage, ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const message = await requireMessage(tx, scope, id);
      await noteAudit(tx, {
        at: now(),
        action: 'message.opened',
        actor: 'staff',
        actor_id: scope.user_id,
        user_id: message.account?.id ?? null,
        detail: { message: id },
      });
      return message;
    }),
  );

  /** Changes a message and writes it down, and does what belongs to it, all or nothing. */
  const change = (scope: Scope, id: number, action: Action, also?: (tx: Db, message: DeskMessageDetail) => Promise<void>) =>
    db.transaction(async (tx) => {
      const before = await requireMessage(tx, scope, id);
      const done = action === 'message.reopened' ? await openMessage(tx, scope, id) : await closeMessage(tx, scope, id, now());
      if (!done) throw new AppError('conflict', action === 'message.reopened' ? {} : { detail: HANDLED });
      await also?.(tx, before);
      const after = await requireMessage(tx, scope, id);
      await noteAudit(tx, {
        at: now(),
        action,
        actor: 'staff',
        actor_id: scope.user_id,
        user_id: before.account?.id ?? null,
        before: { handled_at: before.handled_at },
        after: { handled_at: after.handled_at },
        detail: { message: id },
      });
      return after;
    });

  handle(app, answerMessage, ({ params: { id }, body, request }) =>
    change(scopeOf(request), id, 'message.answered', (tx, message) => jobs.enqueue(tx, sendMailJob, answerLetter(message, body.answer))),
  );

  handle(app, handleMessage, ({ params: { id }, request }) => change(scopeOf(request), id, 'message.handled'));

  handle(app, reopenMessage, ({ params: { id }, request }) => change(scopeOf(request), id, 'message.reopened'));
}

type Action = 'message.answered' | 'message.handled' | 'message.reopened';

async function requireMessage(db: Db, scope: Scope, id: number): Promise<DeskMessageDetail> {
  const found = await findMessageAt(db, scope, id);
  if (!found) throw new AppError('not_found', { detail: 'There is no such message, or it is not yours to read.' });
  return found;
}
