import {
  changeDeskCompanion,
  type DeskCompanion,
  giveCompanion,
  listCompanionHolders,
  listDeskCompanions,
  takeCompanion,
} from '@careerscoop/contract/desk-companions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAgent } from '../../companions/companions.sql.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { COMPANIONS, findHolder, giveTo, listCompanions, listHolders, takeFrom } from './companions.sql.ts';
import { changeKept, type Editor, moveKept } from './change-kept.ts';
import { lockLists } from './kept.sql.ts';

/** The AI companions: what they are introduced by, and who was given one. Their names stay: students and the guide know them by these. */
export function companionsDeskRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  const by = (request: FastifyRequest): Editor => ({ scope: scopeOf(request), at: now() });

  handle(app, listDeskCompanions, ({ request }) => listCompanions(db, scopeOf(request)));

  handle(app, changeDeskCompanion, ({ params: { id }, body: { ordering: place, ...body }, request }) =>
    db.transaction(async (tx): Promise<DeskCompanion> => {
      if (place !== undefined) await lockLists(tx, COMPANIONS.table);
      const row = await changeKept(tx, by(request), COMPANIONS, { ...body, id });
      if (place !== undefined) await moveKept(tx, by(request), { kept: COMPANIONS, list: undefined, row, place });
      const changed = (await listCompanions(tx, scopeOf(request))).find((each) => each.id === id);
      if (!changed) throw new AppError('not_found');
      return changed;
    }),
  );

  handle(app, listCompanionHolders, async ({ params: { id }, query: { q, sort, page }, request }) => {
    await requireAgent(db, id);
    const down = sort?.startsWith('-') ?? false;
    const { rows, found } = await listHolders(db, scopeOf(request), { agent_id: id, q, down, page });
    return { results: rows, meta: deskMetaOf(page, found) };
  });

  handle(app, giveCompanion, ({ params: { id }, body: { email }, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      const { name } = await requireAgent(tx, id);
      const student = await findHolder(tx, scope, email);
      if (!student) throw refuse('email', 'No student has this email.');
      if (!(await giveTo(tx, { user_id: student.student_id, agent_id: id })))
        throw refuse('email', `${student.first_name} has ${name} already.`);
      await note(tx, by(request), 'companion.given', id, student.student_id);
      return student;
    }),
  );

  handle(app, takeCompanion, ({ params: { id }, body: { student_id }, request }) =>
    db.transaction(async (tx) => {
      await requireAgent(tx, id);
      const taken = await takeFrom(tx, scopeOf(request), { user_id: student_id, agent_id: id });
      if (!taken) throw new AppError('not_found', { detail: 'This student was not given it, or somebody took it away already.' });
      await note(tx, by(request), 'companion.taken', id, student_id);
      return undefined;
    }),
  );
}

async function requireAgent(db: Db, id: number) {
  const found = await findAgent(db, id);
  if (!found) throw new AppError('not_found', { detail: 'There is no such companion.' });
  return found;
}

const note = (tx: Db, { scope, at }: Editor, action: string, companion: number, user_id: number) =>
  noteAudit(tx, { at, action, actor: 'staff', actor_id: scope.user_id, user_id, detail: { companion } });
