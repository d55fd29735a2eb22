import * as profile from '@careerscoop/contract/profile';
import { PHOTO_FOLDER } from '../identity/photo-address.ts';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { eraseAccounts, eraseAccountsJob } from './erase-accounts.ts';
import { guardianDataRoutes } from './guardian-data.routes.ts';
import { removePhotoFiles, removePhotoJob } from './keep-photo.ts';
import { photosRoutes } from './photos.routes.ts';
import { profileRoutes } from './profile.routes.ts';

defineSubject({
  name: 'profile',
  endpoints: { profile },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'report', 'mentoring', 'payments'],
  async routes(app, services) {
    guardianDataRoutes(app, services);
    await profileRoutes(app, services);
  },
  outside: photosRoutes,
  unlogged: [`${PHOTO_FOLDER}/`],
  jobs: [work(removePhotoJob, (services, { name }) => removePhotoFiles(services, name)), work(eraseAccountsJob, eraseAccounts)],
});
