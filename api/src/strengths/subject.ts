import * as strengths from '@careerscoop/contract/strengths';
import { defineSubject } from '../platform/define-subject.ts';
import { strengthsRoutes } from './strengths.routes.ts';

defineSubject({
  name: 'strengths',
  endpoints: { strengths },
  needs: ['identity', 'assessment', 'careers'],
  routes: strengthsRoutes,
});
