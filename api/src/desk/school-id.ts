import { findSchool } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';

const UNKNOWN = 'There is no school with this id: see `school list`.';

/** The id of a school as typed. @throws Refusal where there is none. */
export async function schoolId(tx: Db, typed: string | boolean): Promise<number> {
  const found = await findSchool(tx, numberOf(String(typed), UNKNOWN));
  if (!found) throw new Refusal(UNKNOWN);
  return found.id;
}
