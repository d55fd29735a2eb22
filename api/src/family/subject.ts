import { defineSubject } from '../platform/define-subject.ts';
import { FAMILY } from './held.sql.ts';

defineSubject({
  name: 'family',
  needs: ['identity'],
  holds: FAMILY,
});
