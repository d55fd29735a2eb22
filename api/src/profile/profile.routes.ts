import { deleteProfile, exportProfile, getProfile, keepProfile, removePhoto, updateProfile } from '@careerscoop/contract/profile';
import type { FastifyInstance } from 'fastify';
import { requireCurrentPassword } from '../accounts/check-current-password.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { endDeletion, wishDeletion } from './deletion.ts';
import { exportFile } from './export-person.ts';
import { changePerson } from '../identity/people.sql.ts';
import { holdProfile } from './profile.sql.ts';
import { photoOf, takeForms } from './read-form.ts';
import { saveProfile, stored } from './save-profile.ts';
import { removePhotoJob } from './keep-photo.ts';

/** One's own profile: to see, change, take along, and give up. */
export async function profileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, jobs, limits, now, sessions } = services;
  const { db } = database;
  await takeForms(app);

  handle(app, getProfile, ({ request }) => stored(db, services, visitorOf(request).id));

  handle(app, updateProfile, ({ body, request }) => saveProfile(services, visitorOf(request), body, photoOf(request)));

  handle(app, removePhoto, ({ request }) => {
    const { id } = visitorOf(request);
    return db.transaction(async (tx) => {
      const held = await holdProfile(tx, id);
      if (held?.profile_image) {
        await changePerson(tx, id, { profile_image: null });
        await jobs.enqueue(tx, removePhotoJob, { name: held.profile_image });
        const detail = { fields: ['profile_image'] };
        await noteAudit(tx, { at: now(), action: 'profile.changed', actor: 'user', actor_id: id, user_id: id, detail });
      }
      return stored(tx, services, id);
    });
  });

  handle(app, exportProfile, async ({ request, reply }) => {
    const { id } = visitorOf(request);
    await limits.use('export_account', String(id));
    return exportFile(services, reply, { user_id: id, actor: 'user', actor_id: id });
  });

  handle(app, deleteProfile, async ({ body, request }) => {
    const { id } = visitorOf(request);
    await requireCurrentPassword(services, id, body.password, 'password');
    const { deletion_on, ended } = await db.transaction((tx) => wishDeletion(tx, services, id, 'user'));
    sessions.forget(ended);
    return { detail: 'Your account will be deleted. Sign in before that day to keep it.', deletion_on };
  });

  handle(app, keepProfile, ({ request }) => {
    const { id } = visitorOf(request);
    return db.transaction(async (tx) => {
      if (!(await endDeletion(tx, services, id, 'user'))) {
        throw new AppError('not_allowed', { detail: 'Your parent asked for this. Only they can take it back.' });
      }
      return stored(tx, services, id);
    });
  });
}
