import { defineSubject } from '../platform/define-subject.ts';
import { forgetKeys } from './forget.sql.ts';
import { ACCOUNT } from './held.sql.ts';
import { firstChoices } from './seed.sql.ts';

defineSubject({
  name: 'identity',
  holds: ACCOUNT,
  seeds: [firstChoices],
  forget: forgetKeys,
});
