import { asc, eq } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { recovery_codes, second_factors } from './second-factor.tables.ts';

/** What an account is kept safe by, beside its password. */
export const SECOND_FACTOR: Held[] = [
  {
    part: 'account',
    title: 'Your authenticator app',
    about: 'Since when it is asked for. Its key is sealed and shown to nobody.',
    tables: [second_factors],
    rows: (db, { id }) => {
      const { user_id, created_at, confirmed_at } = second_factors;
      return db.select({ created_at, confirmed_at }).from(second_factors).where(eq(user_id, id));
    },
  },
  {
    part: 'account',
    title: 'Your recovery codes',
    about: 'Which are used. The codes themselves are not kept.',
    tables: [recovery_codes],
    rows: (db, { id }) => {
      const { user_id, created_at, used_at } = recovery_codes;
      return db.select({ created_at, used_at }).from(recovery_codes).where(eq(user_id, id)).orderBy(asc(created_at));
    },
  },
];
