import { writeFile } from 'node:fs/promises';
import { findCode, findSchool } from '../identity/schools.sql.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { exportStudents } from './people/export-students.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';

const UNKNOWN = 'Say whose students: --school <id> or --code <CODE>, one that exists.';

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
    const found =
      typeof code === 'string' ? await findCode(tx, code.toUpperCase()) : await findSchool(tx, numberOf(String(school), UNKNOWN));
    if (!found) throw new Refusal(UNKNOWN);
    const whose = 'code' in found ? { code: found.code } : { school_id: found.id };
    const at = now();
    const students = await exportStudents(tx, { at, actor_id }, whose, 'json');
    const whole = { made_at: at.toISOString(), ...whose, students };
    // wx: an export never writes over another one; 600: only the representative reads it.
    await writeFile(to, JSON.stringify(whole, null, 2), { flag: 'wx', mode: 0o600 });
    return `${students.length} students who agreed, and whose parents did where they must, are in ${to}.`;
  });
}
