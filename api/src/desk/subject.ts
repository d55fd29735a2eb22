import { defineSubject } from '../platform/define-subject.ts';

defineSubject({
  name: 'desk',
  needs: ['identity', 'consent', 'accounts', 'assessment', 'careers', 'companions', 'plans', 'mentoring', 'payments'],
});
