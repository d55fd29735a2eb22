import { defineSubject } from '../platform/define-subject.ts';
import { demoPeople } from './demo-people.ts';

defineSubject({
  name: 'demo',
  needs: ['identity', 'consent', 'plans', 'assessment', 'careers'],
  seeds: [demoPeople],
});
