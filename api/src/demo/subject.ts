import { defineSubject } from '../platform/define-subject.ts';
import { demoPeople } from './demo-people.ts';

defineSubject({
  name: 'demo',
  needs: ['identity', 'consent', 'assessment', 'careers'],
  seeds: [demoPeople],
});
