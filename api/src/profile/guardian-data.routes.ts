import { askChildDeletion, exportChild, takeBackChildDeletion } from '@careerscoop/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { endDeletion, wishDeletion } from './deletion.ts';
import { exportFile } from './export-person.ts';
import { findConsentStudent } from '../consent/consent.sql.ts';
import { type Opened, openedBy } from '../consent/guardian-guard.ts';
import { deletionAskedWords, tellGuardian } from '../consent/guardian-letters.ts';
import { parentViewOf } from '../consent/parent-view.ts';

/** What is held of a child, for the parent: to take along, and to have erased. */
export function guardianDataRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, sessions } = services;
  const { db } = database;

  const view = async (tx: Db, { guardian, student }: Opened) => {
    const present = await findConsentStudent(tx, student.id);
    if (!present) throw new AppError('session_expired');
    return parentViewOf(tx, { guardian, student: present });
  };

  handle(app, exportChild, async ({ request, reply }) => {
    const { student } = openedBy(request);
    await limits.use('export_account', String(student.id));
    return exportFile(services, reply, { actor: 'guardian', user_id: student.id });
  });

  handle(app, askChildDeletion, async ({ request }) => {
    const opened = openedBy(request);
    const { shown, ended } = await db.transaction(async (tx) => {
      const wish = await wishDeletion(tx, services, opened.student.id, 'guardian');
      const words = deletionAskedWords(opened.student.first_name, wish.deletion_on, config.publicUrl);
      await tellGuardian(jobs, tx, opened.guardian, words);
      return { shown: await view(tx, opened), ended: wish.ended };
    });
    sessions.forget(ended);
    return shown;
  });

  handle(app, takeBackChildDeletion, ({ request }) => {
    const opened = openedBy(request);
    return db.transaction(async (tx) => {
      if (!(await endDeletion(tx, services, opened.student.id, 'guardian'))) {
        throw new AppError('not_allowed', { detail: 'Your child asked for this. Only they can take it back.' });
      }
      return view(tx, opened);
    });
  });
}
