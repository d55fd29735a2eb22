import { defineSubject } from '../platform/define-subject.ts';
import { demoClass } from './demo-class.ts';
import { demoMentors } from './demo-mentors.ts';
import { demoPeople } from './demo-people.ts';
import { demoWaiting } from './demo-waiting.ts';

defineSubject({
  name: 'demo',
  needs: ['identity', 'consent', 'plans', 'assessment', 'careers', 'mentoring', 'outreach', 'desk'],
  seeds: [demoPeople, demoMentors, demoClass, demoWaiting],
});
