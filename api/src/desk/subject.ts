import type { Subject } from '../platform/subject.ts';

export const desk: Subject = {
  name: 'desk',
  needs: ['identity', 'consent', 'accounts', 'assessment', 'careers'],
};
