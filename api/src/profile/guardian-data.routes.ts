import { askChildDeletion, exportChild, readChildHeld, takeBackChildDeletion } from '@careerscoop/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { dayAt, zoneOf } from '../platform/wall-clock.ts';
import { endDeletion, wishDeletion } from './deletion.ts';
import { exportForParent, readForParent } from './held-for-parent.ts';
import { findConsentStudent } from '../consent/consent.sql.ts';
import { type Opened, openedBy } from '../consent/guardian-guard.ts';
import { deletionAskedWords, tellGuardian } from '../consent/guardian-letters.ts';
import { deletionByOtherWords, tellOtherGuardians } from '../consent/other-guardians.ts';
import { parentViewOf } from '../consent/parent-view.ts';

/** What is held of a child, for the parent: to take along, and to have erased. */
export function guardianDataRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, sessions } = services;
  const { db } = database;

  const view = async (tx: Db, opened: Opened) => {
    const student = await findConsentStudent(tx, opened.student.id);
    if (!student) throw new AppError('session_expired');
    return parentViewOf(tx, { ...opened, student });
  };

  handle(app, exportChild, ({ request, reply }) => exportForParent(services, reply, openedBy(request)));

  handle(app, readChildHeld, ({ request }) => readForParent(services, openedBy(request)));

  handle(app, askChildDeletion, async ({ request }) => {
    const opened = openedBy(request);
    const { shown, ended } = await db.transaction(async (tx) => {
      const wish = await wishDeletion(tx, services, opened.student.id, 'guardian', opened.parent_id);
      const { first_name } = opened.student;
      const day = dayAt(new Date(wish.deletion_on), zoneOf(opened.student));
      await tellGuardian(jobs, tx, opened.guardian, deletionAskedWords(first_name, day, config));
      await tellOtherGuardians(tx, services, opened, deletionByOtherWords(first_name, day, config));
      return { shown: await view(tx, opened), ended: wish.ended };
    });
    sessions.forget(ended);
    return shown;
  });

  handle(app, takeBackChildDeletion, ({ request }) => {
    const opened = openedBy(request);
    return db.transaction(async (tx) => {
      if (!(await endDeletion(tx, services, opened.student.id, 'guardian', opened.parent_id))) {
        throw new AppError('not_allowed', { detail: 'Your child asked for this. Only they can take it back.' });
      }
      return view(tx, opened);
    });
  });
}
