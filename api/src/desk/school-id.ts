import { findSchool } from '../identity/schools.sql.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from './refusal.ts';

/** The id of a school as typed. @throws Refusal where there is none. */
export async function schoolId(tx: Db, typed: string | boolean): Promise<number> {
  const found = await findSchool(tx, Number(typed) || 0);
  if (!found) throw new Refusal('There is no school with this id: see `school list`.');
  return found.id;
}
