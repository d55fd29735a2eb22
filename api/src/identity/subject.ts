import { forgetKeys } from './forget.sql.ts';
import { ACCOUNT } from './held.sql.ts';
import { firstChoices } from './seed.sql.ts';
import type { Subject } from '../platform/subject.ts';

export const identity: Subject = {
  name: 'identity',
  holds: ACCOUNT,
  seeds: [firstChoices],
  forget: forgetKeys,
};
