import { PROMISED_HOURS } from '@careerscoop/contract/desk-numbers';
import { defineJob } from '../../platform/job.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { countLateRequests, countNoShows, countOpenFindings, saveDay, timeToMentor } from './house.sql.ts';

export const countDayJob = defineJob('count-day', { schedule: '41 4 * * *' });

/** What is written down every night, so that it can be seen how it went. */
export interface DayFigures {
  over_48h: number;
  asked: number;
  hours: number | null;
  talks: number;
  missed: number;
  findings: number;
}

/** The figures as they are at this moment. */
export async function measureDay(db: Db, at: Date): Promise<DayFigures> {
  return {
    over_48h: await countLateRequests(db, at, PROMISED_HOURS),
    ...(await timeToMentor(db, at)),
    ...(await countNoShows(db, at)),
    findings: await countOpenFindings(db),
  };
}

/** Writes down the figures of this night; a figure that nothing was measured of is left out. */
export async function countDay({ database, now }: Services): Promise<void> {
  const at = now();
  await database.db.transaction(async (tx) => {
    const measured = Object.entries(await measureDay(tx, at)).filter((entry): entry is [string, number] => entry[1] !== null);
    await saveDay(tx, at.toISOString().slice(0, 10), Object.fromEntries(measured));
  });
}
