import * as scoop from '@careerscoop/contract/scoop';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { SCOOPS } from './held.sql.ts';
import { scoopRoutes } from './scoop.routes.ts';
import { enqueueFirstScoops, writeFirstScoops, writeScoopsJob } from './write-first-scoops.ts';

defineSubject({
  name: 'scoop',
  endpoints: { scoop },
  needs: ['identity', 'catalogue', 'assessment', 'careers'],
  routes: scoopRoutes,
  jobs: [work(writeScoopsJob, (services, { onet_code }) => writeFirstScoops(services, onet_code))],
  holds: SCOOPS,
  on: { results_made: enqueueFirstScoops },
});
