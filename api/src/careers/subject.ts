import * as careers from '@careerscoop/contract/careers';
import * as taste from '@careerscoop/contract/taste';
import { matchCareersJob } from '../assessment/match-careers-job.ts';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { carryOverReasons, carryOverReasonsJob, reasonsInKeys } from './carry-over-reasons.ts';
import { CAREERS } from './held.sql.ts';
import { careersThatStay, matchAnew, matchAnewJob } from './match-anew.ts';
import { matchCareers } from './match-careers.ts';
import { matchRoutes } from './match.routes.ts';
import { tasteRoutes } from './taste.routes.ts';

defineSubject({
  name: 'careers',
  endpoints: { careers, taste },
  needs: ['identity', 'catalogue', 'plans', 'assessment'],
  routes: (app, services) => {
    matchRoutes(app, services);
    tasteRoutes(app, services);
  },
  jobs: [
    work(matchCareersJob, (services, { assessment_id }) => matchCareers(services, assessment_id)),
    work(carryOverReasonsJob, (services) => carryOverReasons(services)),
    work(matchAnewJob, (services) => matchAnew(services)),
  ],
  seeds: [reasonsInKeys, careersThatStay],
  holds: CAREERS,
});
