import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import type { MessageKind } from '@careerscoop/contract/outreach';
import { addUser, findPersonAt } from '../identity/people.sql.ts';
import { listSchools } from '../identity/schools.sql.ts';
import { hashPassword } from '../identity/secrets.ts';
import { addMessage } from '../outreach/outreach.sql.ts';
import { addChecks } from '../mentoring/safety/checks.sql.ts';
import { addPause } from '../mentoring/safety/pauses.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import type { Services } from '../platform/services.ts';
import { addCodeRequest, addNights, addRequest } from './class.sql.ts';
import { classEmail } from './demo-class.ts';
import people from './demo-people.json' with { type: 'json' };
import { beginPlan } from './demo-people.ts';
import file from './demo-waiting.json' with { type: 'json' };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const ago = (at: Date, hours: number) => new Date(at.getTime() - hours * HOUR_MS);

/** What waits at the desk of the demo, and nights that were counted before. */
export const demoWaiting: Seed = { name: 'demo desk', version: '1', demo: 'class', fill: seedDemoWaiting };

async function seedDemoWaiting(tx: Db, services: Services): Promise<void> {
  const at = services.now();
  await askForTalks(tx, services, at);
  for (const { kind, email, message, hours_ago } of file.messages) {
    await addMessage(tx, { kind: kind as MessageKind, email, message, created_at: ago(at, hours_ago) });
  }
  await askForCode(tx, at);
  await addMentor(tx, at);
  await addNights(
    tx,
    file.weeks.flatMap((figures, index) => {
      const day = dayOf(ago(at, (file.weeks.length - index) * 7 * 24));
      return Object.entries(figures).map(([figure, value]) => ({ day, figure, value }));
    }),
  );
}

async function askForTalks(tx: Db, services: Services, at: Date): Promise<void> {
  for (const { by, topic, hours_ago, held } of file.requests) {
    const student = await findPersonAt(tx, classEmail(by), ['id', 'pricing_plan']);
    if (!student) continue;
    // Only somebody with a plan asks for talks.
    if (student.pricing_plan === null) await beginPlan(tx, services, student.id, file.plan);
    await addRequest(tx, { student_id: student.id, topic, topic_held: held ?? null, created_at: ago(at, hours_ago) });
  }
}

async function askForCode(tx: Db, at: Date): Promise<void> {
  const { by, label, seats, hours_ago, school } = file.code_request;
  const coordinator = await findPersonAt(tx, by, ['id']);
  const asking = (await listSchools(tx)).find(({ name }) => name === school);
  if (!coordinator || !asking) return;
  await addCodeRequest(tx, { by_id: coordinator.id, school_id: asking.id, label, seats, created_at: ago(at, hours_ago) });
}

/** A mentor with a check that ends soon, paused meanwhile: students meet the other one. */
async function addMentor(tx: Db, at: Date): Promise<void> {
  const { days_left, ...person } = file.mentor;
  const since = ago(at, 24 * 300);
  const id = await addUser(tx, {
    ...person,
    ...{ role: 'Mentor', password_hash: await hashPassword(people.password), time_zone: 'America/Chicago' },
    ...{ created_at: since, terms_accepted_at: since, email_confirmed_at: since, approved_at: since },
  });
  if (id === undefined) return;
  const ends = dayOf(new Date(at.getTime() + days_left * DAY_MS));
  await addChecks(
    tx,
    CHECK_KINDS.map((kind) => ({
      ...{ mentor_id: id, kind, state: 'clear', reference: 'demo', cleared_on: dayOf(since), at: since },
      expires_on: kind === 'background' ? ends : null,
    })),
  );
  await addPause(tx, { mentor_id: id, reason: 'staff', since: ago(at, 24 * 4) });
}
