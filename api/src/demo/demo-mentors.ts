import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { changePerson, findPersonAt } from '../identity/people.sql.ts';
import { listHours, replaceHours } from '../mentoring/booking/hours.sql.ts';
import { addChecks } from '../mentoring/safety/checks.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import type { Services } from '../platform/services.ts';
import file from './demo-people.json' with { type: 'json' };

/** What a mentor of the demo needs so that students can meet them; what somebody entered meanwhile stays. */
export const demoMentors: Seed = { name: 'demo mentors', version: '2', demo: true, fill: seedDemoMentors };

/** Each weekday afternoon by the clock of Portland, after school. */
const [ZONE, FROM, TO] = ['America/Los_Angeles', 15 * 60, 18 * 60];
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from_minute: FROM, to_minute: TO, valid_from: null, valid_until: null }));

async function seedDemoMentors(tx: Db, { now }: Services): Promise<void> {
  const at = now();
  const cleared_on = at.toISOString().slice(0, 10);
  for (const { email } of file.people.filter(({ role }) => role === 'Mentor')) {
    const mentor = await findPersonAt(tx, email, ['id', 'time_zone']);
    if (!mentor) continue;
    if (!mentor.time_zone) await changePerson(tx, mentor.id, { time_zone: ZONE });
    if ((await listHours(tx, mentor.id)).length === 0) await replaceHours(tx, mentor.id, WEEK);
    await addChecks(
      tx,
      CHECK_KINDS.map((kind) => ({ mentor_id: mentor.id, kind, state: 'clear', reference: 'demo', cleared_on, at })),
    );
  }
}
