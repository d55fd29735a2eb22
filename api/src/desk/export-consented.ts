import { writeFile } from 'node:fs/promises';
import { careerByCode } from '@careerscoop/catalogue/load';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findCode, findSchool } from '../identity/schools.sql.ts';
import { findActivity, listConsented } from './desk.sql.ts';
import { Refusal } from './refusal.ts';

/** The fields that an organization may receive, and no others (decision 30). */
export const EXPORTED = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipcode',
  'answers',
  'submitted_at',
  'recommendations',
] as const;

/** Writes what one school or sponsor may receive into a new file, and notes it for each student in it. */
export async function exportConsented(
  { database, now }: Services,
  _words: string[],
  options: Options,
  actor_id: number | null,
): Promise<string> {
  const { school, code, to } = options;
  if (typeof to !== 'string') throw new Refusal('Say with --to which new file to write.');
  return database.db.transaction(async (tx) => {
    const whose = typeof code === 'string' ? await findCode(tx, code.toUpperCase()) : await findSchool(tx, Number(school) || 0);
    if (!whose) throw new Refusal('Say whose students: --school <id> or --code <CODE>, one that exists.');
    const filter = 'code' in whose ? { affiliate_code: whose.code } : { school_id: whose.id };
    const consented = await listConsented(tx, filter, now().toISOString().slice(0, 10));
    const students = [];
    for (const { id, ...contact } of consented) {
      const { recommendations, ...activity } = await findActivity(tx, id);
      const titled = recommendations.map((each) => ({ ...each, title: careerByCode(each.onet_code)?.mask_title ?? '' }));
      students.push({ ...contact, ...activity, recommendations: titled });
      await noteAudit(tx, {
        at: now(),
        action: 'sharing.exported',
        actor: 'staff',
        actor_id,
        user_id: id,
        detail: { ...filter, fields: EXPORTED },
      });
    }
    const whole = { made_at: now().toISOString(), ...filter, students };
    // wx: an export never writes over another one; 600: only the representative reads it.
    await writeFile(to, JSON.stringify(whole, null, 2), { flag: 'wx', mode: 0o600 });
    return `${students.length} students who agreed, and whose parents did where they must, are in ${to}.`;
  });
}
