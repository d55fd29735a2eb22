import { defineSubject } from '../platform/define-subject.ts';

defineSubject({ name: 'payments', needs: ['identity', 'consent', 'plans', 'mentoring'] });
