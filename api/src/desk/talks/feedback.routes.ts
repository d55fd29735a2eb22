import * as calls from '@careerscoop/contract/desk-reports';
import type { DeskFeedback } from '@careerscoop/contract/desk-reports';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { standsBetween } from './decide-text.ts';
import { type FeedbackListed, findFeedback, hideFeedback, listFeedback, unhideFeedback } from './feedback.sql.ts';

/** What both sides wrote after talks, with their scores: to read, to hide, and to show again. */
export function deskFeedbackRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listDeskFeedback, async ({ query, request }) => {
    const { rows, counted } = await listFeedback(db, scopeOf(request), query, now());
    return { results: rows.map((row) => present(row, now())), meta: deskMetaOf(query.page, counted) };
  });

  const decide = (scope: Scope, id: number, hidden: boolean) =>
    db.transaction(async (tx) => {
      const found = await findFeedback(tx, scope, id);
      if (!found) throw new AppError('not_found');
      const { student_id, mentor_id, feedback } = found;
      // Showing again is no way round the texts to read, where what stands between the two is said before words are passed on.
      const stands = await standsBetween(tx, { between: { student_id, mentor_id, written_by: feedback.written_by } }, now());
      const changed = hidden ? await hideFeedback(tx, scope, id, now()) : await unhideFeedback(tx, scope, id, stands);
      if (!changed) throw new AppError('conflict', { detail: hidden ? 'Somebody has hidden it already.' : 'It is not hidden any more.' });
      await noteAudit(tx, {
        at: now(),
        action: hidden ? 'feedback.hidden' : 'feedback.shown',
        actor: 'staff',
        actor_id: scope.user_id,
        detail: { feedback: id },
        before: { hidden: !hidden },
        after: { hidden },
      });
      const row = await findFeedback(tx, scope, id);
      if (!row) throw new AppError('internal');
      return present(row, now());
    });
  handle(app, calls.hideDeskFeedback, ({ params, request }) => decide(scopeOf(request), params.id, true));
  handle(app, calls.showDeskFeedback, ({ params, request }) => decide(scopeOf(request), params.id, false));
}

function present({ feedback, score, student, mentor }: FeedbackListed, now: Date): DeskFeedback {
  const { id, session_id, written_by, message, created_at } = feedback;
  const [writer, reader] = written_by === 'mentor' ? [mentor, student] : [student, mentor];
  return {
    id,
    session_id,
    written_by,
    writer,
    reader,
    message,
    score,
    state: stateOf(feedback, now),
    created_at: created_at.toISOString(),
  };
}

function stateOf({ hidden_at, held_reason, visible_at }: FeedbackListed['feedback'], now: Date): DeskFeedback['state'] {
  if (hidden_at) return 'hidden';
  if (held_reason) return 'held';
  return visible_at && visible_at <= now ? 'shown' : 'later';
}
