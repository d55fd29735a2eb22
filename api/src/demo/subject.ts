import { demoPeople } from './demo-people.ts';
import type { Subject } from '../platform/subject.ts';

export const demo: Subject = {
  name: 'demo',
  needs: ['identity', 'consent', 'assessment', 'careers'],
  seeds: [demoPeople],
};
