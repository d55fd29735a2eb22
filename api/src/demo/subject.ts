import { defineSubject } from '../platform/define-subject.ts';
import { demoMentors } from './demo-mentors.ts';
import { demoPeople } from './demo-people.ts';

defineSubject({
  name: 'demo',
  needs: ['identity', 'consent', 'plans', 'assessment', 'careers', 'mentoring', 'desk'],
  seeds: [demoPeople, demoMentors],
});
