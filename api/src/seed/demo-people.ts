import { and, eq } from 'drizzle-orm';
import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import { PURPOSES } from '@careerscoop/contract/consent';
import { ADULT_AGE } from '@careerscoop/contract/constants';
import type { Role } from '@careerscoop/contract/accounts';
import { affiliate_codes, schools, users } from '../accounts/accounts.tables.ts';
import { adultOn } from '../accounts/adult-on.ts';
import { hashPassword } from '../accounts/secrets.ts';
import { addAssessment, listStoredScenarios } from '../assessment/assessment.sql.ts';
import { matchCareers } from '../assessment/match-careers.ts';
import { CONSENT_TEXTS } from '../consent/consent-texts.ts';
import { findGuardian, nameGuardian, noteAnswer, recordDecision } from '../consent/consent.sql.ts';
import { results } from '../careers/careers.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import file from './demo-people.json' with { type: 'json' };

export const DEMO_VERSION = '2';

type DemoAssessment = NonNullable<(typeof file.people)[number]['assessment']>;

/** The people of design's demo: each signs in with the same published password. */
export async function seedDemoPeople(tx: Db, services: Services): Promise<void> {
  const now = services.now();
  const password_hash = await hashPassword(file.password);
  await tx.insert(schools).values(file.schools.map((name) => ({ name }))).onConflictDoNothing();
  const schoolId = new Map((await tx.select().from(schools)).map(({ id, name }) => [name, id]));
  await tx
    .insert(affiliate_codes)
    .values(file.affiliate_codes.map(({ school, ...code }) => ({ ...code, school_id: schoolId.get(school) ?? null })))
    .onConflictDoNothing();
  for (const { assessment, school, role, ...person } of file.people) {
    const [added] = await tx
      .insert(users)
      .values({
        ...person,
        role: role as Role,
        password_hash,
        email_confirmed_at: now,
        approved_at: role === 'Mentor' ? now : null,
        adult_on: person.age === undefined ? null : adultOn(person.age, now),
        school_id: school === undefined ? null : (schoolId.get(school) ?? null),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added && assessment) await takeAssessment(tx, services, added.id, assessment);
    if (person.age !== undefined && person.age < ADULT_AGE) await giveConsent(tx, person.email, now);
  }
}

/** A parent has said yes to everything already. */
async function giveConsent(tx: Db, email: string, at: Date): Promise<void> {
  const [student] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!student || (await findGuardian(tx, student.id))) return;
  const contact = 'parent@demo.careerscoop.app';
  const guardian_id = await nameGuardian(tx, { user_id: student.id, channel: 'email', contact, asked_at: at });
  for (const purpose of PURPOSES) {
    const text_version = CONSENT_TEXTS.version;
    await recordDecision(tx, { user_id: student.id, purpose, granted: true, text_version, actor: 'guardian', contact, at });
  }
  if (guardian_id) await noteAnswer(tx, guardian_id, at);
}

async function takeAssessment(tx: Db, services: Services, user_id: number, demo: DemoAssessment): Promise<void> {
  const scenarios = await listStoredScenarios(tx);
  const answers = await demoAnswers(tx, demo);
  const id = await addAssessment(tx, {
    user_id,
    attempt: 1,
    answers,
    item_version: scenarios[0]?.version ?? '',
    submitted_at: services.now(),
  });
  // Everything inside this transaction: the embedded database has one connection.
  await matchCareers({ ...services, database: { ...services.database, db: tx } }, id);
  for (const [rank, score] of Object.entries(demo.rated)) await mark(tx, user_id, Number(rank), { score });
  for (const rank of demo.saved) await mark(tx, user_id, rank, { interested: true });
}

async function mark(tx: Db, userId: number, rank: number, change: { score?: number; interested?: boolean }) {
  await tx.update(results).set(change).where(and(eq(results.user_id, userId), eq(results.rank, rank)));
}

/** Answers as a student would send them, from what each question measures. */
async function demoAnswers(tx: Db, demo: DemoAssessment): Promise<ScenarioAnswers[]> {
  const areas = demo.areas as Record<string, number>;
  return (await listStoredScenarios(tx))
    .filter(({ scenario_id }) => scenario_id > 0)
    .map(({ scenario_id, questions }) => ({
      scenario_id,
      answers: questions.map(({ id, construct, options }, index) => ({
        id,
        answer:
          scenario_id === 1
            ? (areas[construct] ?? 3)
            : scenario_id === 2
              ? (demo.skills[index] ?? 3)
              : scenario_id === 3
                ? (options?.find((option) => option.construct === demo.situations[index])?.id ?? options?.[0]?.id ?? 0)
                : demo.types.join(','),
      })),
    }));
}
