import { careerByCode } from '@careerscoop/catalogue/load';
import { EXPORTED } from '@careerscoop/contract/desk-exports';
import { noteAudits } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import type { By } from './change-student.ts';
import { type Activity, holdConsented, listActivity, listConsented } from './consented.sql.ts';
import type { Whose } from './students-in-scope.sql.ts';

/** A student in an export, with the fields of {@link EXPORTED} and no others. */
export type Exported = Omit<Awaited<ReturnType<typeof listConsented>>[number], 'id'> &
  Omit<Activity, 'recommendations'> & { recommendations: (Activity['recommendations'][number] & { title: string })[] };

/**
 * What one school or sponsor may receive, in the caller's transaction, with a line in the log for each student. Who takes
 * their yes back waits until the transaction ends, or is left out: nobody is in it who did not share at that moment.
 */
export async function exportStudents(tx: Db, { at, actor_id }: By, whose: Whose, format: string): Promise<Exported[]> {
  await holdConsented(tx, whose, at);
  const told: Exported[] = [];
  for (let after = 0; ;) {
    const page = await listConsented(tx, whose, at, after);
    if (page.length === 0) return told;
    const ids = page.map(({ id }) => id);
    const activity = await listActivity(tx, ids);
    for (const { id, ...contact } of page) {
      const { answers, submitted_at, recommendations } = activity.get(id) ?? { answers: [], submitted_at: null, recommendations: [] };
      const titled = recommendations.map((each) => ({ ...each, title: careerByCode(each.onet_code)?.mask_title ?? '' }));
      told.push({ ...contact, answers, submitted_at, recommendations: titled });
    }
    const detail = { ...whose, format, fields: EXPORTED };
    const line = { at, action: 'sharing.exported', actor: 'staff', actor_id, detail } as const;
    await noteAudits(
      tx,
      ids.map((user_id) => ({ ...line, user_id })),
    );
    after = ids.at(-1) ?? after;
  }
}
