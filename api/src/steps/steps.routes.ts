import { addStep, addTryThis, changeStep, listSteps, readStepCalendar, removeStep, restoreStep } from '@careerscoop/contract/steps';
import type { FastifyInstance } from 'fastify';
import { lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { changeOwnStep } from './change-step.ts';
import { keepTryThis, requireRoom } from './keep-steps.ts';
import { findPlan, listPlansOf } from './plans.sql.ts';
import { presentPlan, presentStep } from './present-step.ts';
import { findRemovedStep, remove, restore } from './removed.sql.ts';
import { calendarOf } from './step-calendar.ts';
import { type StepRow, addSteps, findByKey, findStep, listPlace, listStepsOf } from './steps.sql.ts';

/** What students mean to do: each reads and changes their own. */
export function stepsRoutes(app: FastifyInstance, { config, database, now }: Services): void {
  const { db } = database;

  /** Two changes at once come one after the other, so that order and limit hold. */
  const inTurn = <T>(userId: number, change: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      if (!(await lockPerson(tx, userId))) throw new AppError('session_expired');
      return change(tx);
    });

  handle(app, listSteps, async ({ request }) => {
    const { id } = visitorOf(request);
    const [steps, plans] = [await listStepsOf(db, id), await listPlansOf(db, id)];
    return { results: steps.flatMap((row) => presentStep(row) ?? []), plans: plans.map(presentPlan) };
  });

  handle(app, addStep, ({ body, request }) => {
    const { id: user_id } = visitorOf(request);
    return inTurn(user_id, async (tx) => {
      const plan_id = body.plan_id ?? null;
      if (plan_id !== null && !(await findPlan(tx, user_id, plan_id))) throw new AppError('not_found');
      await requireRoom(tx, user_id, 1);
      // Steps outside of plans have no parts.
      const when = plan_id === null ? null : (body.when ?? 'later');
      const last = (await listPlace(tx, user_id, { plan_id, when })).at(-1);
      const position = (last?.position ?? 0) + 1;
      const at = { created_at: now(), changed_at: now() };
      const [row] = await addSteps(tx, [{ user_id, plan_id, when, text: body.text, due_on: body.due_on ?? null, position, ...at }]);
      return shown(row);
    });
  });

  handle(app, changeStep, ({ params, body, request }) => {
    const { id: userId } = visitorOf(request);
    return inTurn(userId, async (tx) => {
      await changeOwnStep(tx, { userId, id: params.id, change: body, now: now() });
      return shown(await findStep(tx, userId, params.id));
    });
  });

  handle(app, removeStep, async ({ params, request }) => {
    if (!(await remove(db, 'step', visitorOf(request).id, params.id, now()))) throw new AppError('not_found');
    return undefined;
  });

  handle(app, restoreStep, ({ params, request }) => {
    const { id: userId } = visitorOf(request);
    return inTurn(userId, async (tx) => {
      const row = await findRemovedStep(tx, userId, params.id, now());
      if (!row || (row.plan_id !== null && !(await findPlan(tx, userId, row.plan_id)))) throw new AppError('not_found');
      if (row.plan_id === null && row.step_key !== null && (await findByKey(tx, userId, row.step_key))) {
        throw new AppError('conflict', { detail: 'This step is in your list again already.' });
      }
      await requireRoom(tx, userId, 1);
      await restore(tx, 'step', userId, row.id);
      return shown(row);
    });
  });

  handle(app, addTryThis, ({ params, request }) => {
    const { id } = visitorOf(request);
    return inTurn(id, async (tx) => {
      const { row, already_kept } = await keepTryThis(tx, { userId: id, career: params.onet_code, now: now() });
      return { step: shown(row), already_kept };
    });
  });

  handle(app, readStepCalendar, async ({ request, reply }) => {
    const rows = await listStepsOf(db, visitorOf(request).id);
    reply.header('content-disposition', 'attachment; filename="my-next-steps.ics"');
    reply.header('cache-control', 'no-store');
    return calendarOf(rows, config.publicUrl);
  });
}

function shown(row: StepRow | undefined) {
  const step = row && presentStep(row);
  if (!step) throw new AppError('not_found');
  return step;
}
