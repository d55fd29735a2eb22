import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { findPersonAt } from '../identity/people.sql.ts';
import { addChecks } from '../mentoring/safety/checks.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import type { Services } from '../platform/services.ts';
import file from './demo-people.json' with { type: 'json' };

/** What a mentor of the demo needs so that students can meet them; what somebody entered meanwhile stays. */
export const demoMentors: Seed = { name: 'demo mentors', version: '1', demo: true, fill: seedDemoMentors };

async function seedDemoMentors(tx: Db, { now }: Services): Promise<void> {
  const at = now();
  const cleared_on = at.toISOString().slice(0, 10);
  for (const { email } of file.people.filter(({ role }) => role === 'Mentor')) {
    const mentor = await findPersonAt(tx, email, ['id']);
    if (!mentor) continue;
    await addChecks(
      tx,
      CHECK_KINDS.map((kind) => ({ mentor_id: mentor.id, kind, state: 'clear', reference: 'demo', cleared_on, at })),
    );
  }
}
