import { findMatched } from '../../assessment/assessment.sql.ts';
import type { Services } from '../../platform/services.ts';
import { readStrengths } from '../../strengths/read-strengths.ts';

/** What stands out in the student's newest matched answers; nothing before there are any. */
export async function ownStrengths(services: { database: Pick<Services['database'], 'db'> } & Pick<Services, 'model'>, user_id: number) {
  const matched = await findMatched(services.database.db, user_id);
  // Told to the student alone, who knows their name.
  return matched && (await readStrengths(services, matched, ''))?.profile;
}
