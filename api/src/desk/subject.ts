import { defineSubject } from '../platform/define-subject.ts';

defineSubject({
  name: 'desk',
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments'],
});
