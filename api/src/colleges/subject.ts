import * as colleges from '@careerscoop/contract/colleges';
import { defineSubject } from '../platform/define-subject.ts';
import { collegesRoutes } from './colleges.routes.ts';
import { SAVED_COLLEGES } from './held.sql.ts';
import { savedCollegesRoutes } from './saved-colleges.routes.ts';
import { warmColleges } from './warm-colleges.ts';

defineSubject({
  name: 'colleges',
  endpoints: { colleges },
  needs: ['identity'],
  routes(app, services) {
    collegesRoutes(app);
    savedCollegesRoutes(app, services);
  },
  holds: SAVED_COLLEGES,
  warm: warmColleges,
});
