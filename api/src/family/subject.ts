import { defineSubject } from '../platform/define-subject.ts';

defineSubject({
  name: 'family',
  needs: ['identity'],
});
