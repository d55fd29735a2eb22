import type { Entitlements, RightName } from '@careerscoop/contract/entitlements';
import { findPerson } from '../identity/people.sql.ts';
import { defineJob } from '../platform/job.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { findEntitlements } from './find-entitlements.ts';
import { termEndsLetter } from './term-letters.ts';
import { listEndingUntold, noteTold } from './terms.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
const AHEAD = 14 * DAY;
const AT_ONCE = 500;

export const tellTermEndsJob = defineJob('tell-term-ends', { schedule: '27 * * * *', expire: 300 });

/**
 * Mails whose plan ends within two weeks, once. Not whose began within two weeks of its end, as they were told just then, and not
 * who loses nothing by it because something else opens the same.
 */
export async function tellTermEnds(services: Services): Promise<void> {
  const at = services.now();
  const until = new Date(at.getTime() + AHEAD);
  // Those who are told nothing stay in the list: however many they are, the others come after them.
  for (let after = 0; ;) {
    const terms = await listEndingUntold(services.database.db, at, until, { after, limit: AT_ONCE });
    for (const term of terms) if (term.ends_at.getTime() - term.starts_at.getTime() > AHEAD) await tellEnd(services, term, at);
    const last = terms.at(-1);
    if (!last || terms.length < AT_ONCE) return;
    after = last.id;
  }
}

type Ending = Awaited<ReturnType<typeof listEndingUntold>>[number];

async function tellEnd(services: Services, term: Ending, at: Date): Promise<void> {
  const { config, database, jobs } = services;
  await database.db.transaction(async (tx) => {
    const present = await findEntitlements(tx, services, term.user_id);
    const then = await findEntitlements(tx, { ...services, now: () => term.ends_at }, term.user_id);
    const closing = closingOf(present, then);
    const person = await findPerson(tx, term.user_id, ['email', 'first_name', 'time_zone']);
    if (!person || closing.length === 0 || !(await noteTold(tx, term.id, at))) return;
    await jobs.enqueue(tx, sendMailJob, termEndsLetter(config.publicUrl, person, term, closing));
  });
}

const RIGHTS = ['sessions', 'companions', 'ai_report', 'save', 'learn_more', 'retake'] as const satisfies RightName[];

/** What is open now and will not be then. Talks count by the month: that this one's are used up closes nothing. */
function closingOf(present: Entitlements, then: Entitlements): RightName[] {
  return RIGHTS.filter((name) =>
    name === 'sessions' ? present.sessions.per_month > then.sessions.per_month : present[name].open && !then[name].open,
  );
}
