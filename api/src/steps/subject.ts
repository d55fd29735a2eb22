import * as steps from '@careerscoop/contract/steps';
import { defineSubject } from '../platform/define-subject.ts';
import { STEPS } from './held.sql.ts';
import { tryThisWords } from './step-words.ts';
import { planRoutes } from './plans.routes.ts';
import { forgetRemoved } from './removed.sql.ts';
import { stepsRoutes } from './steps.routes.ts';

defineSubject({
  name: 'steps',
  endpoints: { steps },
  needs: ['identity'],
  routes(app, services) {
    stepsRoutes(app, services);
    planRoutes(app, services);
  },
  step_words: tryThisWords,
  holds: STEPS,
  forget: forgetRemoved,
});
