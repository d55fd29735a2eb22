import { eq } from 'drizzle-orm';
import { AREAS } from '@careerscoop/engine/constructs';
import { recommend } from '@careerscoop/engine/recommend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStudent, type Rate, type SignedIn, takeAssessment, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { listTopTen } from '../careers/results.sql.ts';
import { users } from '../identity/identity.tables.ts';
import { doNow } from '../platform/job.ts';
import { assessments, norms } from './assessment.tables.ts';
import { ITEM_VERSION } from './content/scenarios.ts';
import { itemsOf } from './items.ts';
import { LEAST_STUDENTS, makeNormsJob } from './make-norms.ts';
import { normsOf } from './norms.ts';
import { MEANS_IN_TERMS_SINCE } from './norms.sql.ts';
import { readAnswers } from './read-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The people of the demo have answered, too.
  await server.services.database.db.delete(assessments);
});
afterAll(() => server.close());

type Change = Partial<typeof assessments.$inferInsert> & { terms_accepted_at?: Date };
let added = 0;
const EDUCATION_OF_STUDENT = 6;

/** So many students with a matched first assessment; everybody likes animals, and only some like money. */
async function answered(count: number, { terms_accepted_at = MEANS_IN_TERMS_SINCE, ...change }: Change = {}, rate: Rate = liked) {
  const { db } = server.services.database;
  const answers = await wholeAssessment(server, rate);
  const people = Array.from({ length: count }, () => ({
    email: `norm${(added += 1)}@example.org`,
    password_hash: '',
    role: 'Student' as const,
    first_name: 'N',
    last_name: 'N',
    terms_accepted_at,
  }));
  const rows = await db.insert(users).values(people).returning({ id: users.id });
  const same = { attempt: 1, answers, item_version: ITEM_VERSION, clarity: 'fair' as const, matched_at: new Date() };
  await db.insert(assessments).values(rows.map(({ id }) => ({ ...same, ...change, user_id: id })));
}
const liked: Rate = (construct, index) => (construct === 'animals' ? 5 : construct === 'money' ? 1 : 2 + (index % 3));
const hated: Rate = (construct, index) => (construct === 'animals' ? 1 : 2 + (index % 3));
const make = () => doNow(server.services, makeNormsJob, {});
const stored = () => server.services.database.db.select().from(norms).orderBy(norms.students);
const latest = async ({ id }: SignedIn) =>
  (await server.services.database.db.select().from(assessments).where(eq(assessments.user_id, id)))[0]!;

/** What the engine alone makes of the stored answers, with the norms that are stored with them. */
async function foundAgain(who: SignedIn): Promise<string[]> {
  const { db } = server.services.database;
  const { answers: given, item_version, norm_version } = await latest(who);
  const { answers } = readAnswers(await itemsOf(db, item_version), given, EDUCATION_OF_STUDENT);
  const found = recommend(server.services.model, answers!, await normsOf(db, norm_version));
  return found.state === 'list' ? found.careers.map(({ code }) => code) : [];
}
const tenOf = async ({ id }: SignedIn) => (await listTopTen(server.services.database.db, id)).map(({ onet_code }) => onet_code);

it('makes none of fewer than 50: not of retakes, unclear answers, older terms, or answers that are not matched yet', async () => {
  await answered(LEAST_STUDENTS - 1);
  await answered(20, { attempt: 2 }, hated);
  await answered(20, { clarity: 'unclear' }, hated);
  await answered(20, { clarity: null, matched_at: null }, hated);
  await answered(20, { terms_accepted_at: new Date(MEANS_IN_TERMS_SINCE.getTime() - 1) }, hated);
  await answered(20, { item_version: '2026-11-1' }, hated);
  await make();
  expect(await stored()).toEqual([]);
});

it('makes a mean of each first rating of all who agreed, and nothing of one person', async () => {
  await answered(1);
  await make();
  const [made, ...more] = await stored();
  expect(more).toEqual([]);
  expect(made).toMatchObject({ version: `${ITEM_VERSION}:50`, item_version: ITEM_VERSION, students: 50 });
  expect(made!.area_means).toHaveLength(AREAS.length);
  const meanOf = (key: string) => made!.area_means[AREAS.findIndex((area) => area.key === key)];
  expect([meanOf('animals'), meanOf('money')]).toEqual([5, 1]);
});

it('makes no next version before 50 more, or a tenth more, have answered', async () => {
  await answered(49, {}, hated);
  await make();
  expect(await stored()).toHaveLength(1);
  await answered(1, {}, hated);
  await make();
  await make();
  expect((await stored()).map(({ students }) => students)).toEqual([50, 100]);
  expect((await stored())[1]!.area_means[AREAS.findIndex(({ key }) => key === 'animals')]).toBe(3);
});

it('a result names the norms that it was found by, is found again by them, and keeps them when newer ones come', async () => {
  const student = await newStudent(server, { education: EDUCATION_OF_STUDENT });
  await takeAssessment(server, student, (construct, index) => (construct === 'animals' ? 4 : 1 + ((index * 7) % 5)));
  expect((await latest(student)).norm_version).toBe(`${ITEM_VERSION}:100`);
  const ten = await tenOf(student);
  expect(await foundAgain(student)).toEqual(ten);
  const strengths = (await server.ask('GET', '/my-strength-profile/', { as: student.access })).body;
  await answered(400, {}, hated);
  await make();
  expect((await stored()).at(-1)!.students).toBeGreaterThan(400);
  expect(await tenOf(student)).toEqual(ten);
  expect(await foundAgain(student)).toEqual(ten);
  expect((await server.ask('GET', '/my-strength-profile/', { as: student.access })).body).toEqual(strengths);
});

it('refuses to find a result again by norms that are not stored', async () => {
  await expect(normsOf(server.services.database.db, '2026-11-3:7')).rejects.toThrow('norms 2026-11-3:7 are not stored');
});
