import { ADULT_AGE } from '@careerscoop/contract/constants';
import { nameGuardian, noteAnswer, recordDecision } from '../consent/consent.sql.ts';
import { CONSENT_TEXTS } from '../consent/consent-texts.ts';
import { countStudents } from '../desk/organization/count-students.ts';
import { adultOn } from '../identity/age.ts';
import { addUser } from '../identity/people.sql.ts';
import { listSchools } from '../identity/schools.sql.ts';
import { hashPassword } from '../identity/secrets.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import type { Services } from '../platform/services.ts';
import file from './demo-class.json' with { type: 'json' };
import people from './demo-people.json' with { type: 'json' };
import { takeAssessment } from './take-assessment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the sign-up to the assessment, in days. */
const UNTIL_TAKEN = 6;

/** An invented class of the demo's school, so that its coordinator sees how figures look; three of them do not share. */
export const demoClass: Seed = { name: 'demo class', version: '1', demo: 'class', fill: seedDemoClass };

export const classEmail = (first_name: string) => `${first_name.toLowerCase()}@class.demo.careerscoop.app`;

async function seedDemoClass(tx: Db, services: Services): Promise<void> {
  const now = services.now();
  const password_hash = await hashPassword(people.password);
  const school = (await listSchools(tx)).find(({ name }) => name === file.school);
  for (const [at, student] of file.students.entries()) {
    const { first_name, last_name, age, grade, weeks_ago, shares } = student;
    const created_at = new Date(now.getTime() - (7 * weeks_ago + 1) * DAY_MS);
    const user_id = await addUser(tx, {
      ...{ first_name, last_name, age, grade, created_at, password_hash },
      ...{ email: classEmail(first_name), role: 'Student', education: 6, city: 'Portland', state: 'OR', country: 'United States' },
      ...{ adult_on: adultOn(age, created_at), email_confirmed_at: created_at, terms_accepted_at: created_at },
      ...{ school_id: school?.id ?? null, affiliate_code: file.code, allow_data_sharing: shares },
    });
    if (user_id === undefined) continue;
    if (age < ADULT_AGE) await askParent(tx, { user_id, first_name, asked_at: created_at, granted: shares });
    if (!student.likes) continue;
    const areas = Object.fromEntries(student.likes.map((area) => [area, 5]));
    const skills = Array.from({ length: 21 }, (_, index) => 1 + ((index * 2 + at) % 5));
    const taken = new Date(created_at.getTime() + UNTIL_TAKEN * DAY_MS);
    await takeAssessment(tx, services, user_id, { areas, skills, situations: [], types: student.types }, taken);
  }
  await countStudents({ ...services, database: { ...services.database, db: tx } });
}

/** A parent was asked on the day of the sign-up, and has answered where the class may see the student. */
async function askParent(
  tx: Db,
  { user_id, first_name, asked_at, granted }: { user_id: number; first_name: string; asked_at: Date; granted: boolean },
): Promise<void> {
  const contact = `parent.of.${first_name.toLowerCase()}@example.org`;
  const guardian_id = await nameGuardian(tx, { user_id, channel: 'email', contact, asked_at });
  if (!granted || !guardian_id) return;
  const at = new Date(asked_at.getTime() + DAY_MS);
  const text_version = CONSENT_TEXTS.version;
  await recordDecision(tx, { user_id, purpose: 'data_sharing', granted, text_version, actor: 'guardian', contact, at });
  await noteAnswer(tx, guardian_id, at);
}
