import { careerByCode } from '@careerscoop/catalogue/load';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGraduate, newStudent, putOnPlan, type Rate, type SignedIn, takeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { results } from '../careers/careers.tables.ts';
import { listTopTen } from '../careers/results.sql.ts';
import { ownStrengths } from '../companions/tools/own-strengths.ts';
import { users } from '../identity/identity.tables.ts';
import { assessments } from './assessment.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [HIGH_SCHOOL, DOCTORATE, WITH_REPORT] = [2, 11, 3];
const caring: Rate = (construct, index) => (/care|medicine|counsel|mind/.test(construct) ? 5 : 1 + (index % 3));
const otherwise: Rate = (construct, index) => (/care|medicine|counsel|mind/.test(construct) ? 4 : 1 + (index % 2));

const db = () => server.services.database.db;
const ask = async (who: SignedIn, path: string) => (await server.ask('GET', path, { as: who.access })).body;
const aim = (who: SignedIn, education: number) => server.ask('PATCH', '/profile/', { as: who.access, body: { education } });
/** The ten by the titles they are named with. */
const titlesOf = async ({ id }: SignedIn) => (await listTopTen(db(), id)).map(({ onet_code }) => careerByCode(onet_code)!.mask_title);
/** Beyond the ten of everybody here, and asks for a doctorate or nearly so. */
const LONG_WAY = 'education-administrators-postsecondary';

/** All that is worded anew from stored answers: strengths, the shared report, a companion's look, the match of a career beyond the ten. */
async function said(who: SignedIn) {
  const strengths = await ask(who, '/my-strength-profile/');
  const { address } = await ask(who, '/report/');
  const report = (await server.ask('GET', `/reports/${address.split('/').at(-1)}/`)).body;
  const { made_at: _, ...told } = report;
  return { strengths, told, known: await ownStrengths(server.services, who.id), match: await ask(who, `/careers/${LONG_WAY}/match/`) };
}

async function withReport(education: number | undefined): Promise<SignedIn> {
  const student = await newGraduate(server, { education }, caring);
  await putOnPlan(server, student, WITH_REPORT);
  return student;
}
const namedIn = ({ activities_insights }: { activities_insights: string }) => activities_insights.split('\n').at(-1);

describe('the education goal', () => {
  it('that changes after the assessment changes nothing that is said of its answers', async () => {
    const student = await withReport(HIGH_SCHOOL);
    const before = await said(student);
    expect(before.match.reasons.some(({ kind }: { kind: string }) => kind === 'preparation')).toBe(true);
    const ten = await titlesOf(student);
    expect((await aim(student, DOCTORATE)).status).toBe(200);
    expect(await titlesOf(student)).toEqual(ten);
    expect(await said(student)).toEqual(before);
    expect(namedIn(before.strengths)).toContain(ten.slice(0, 3).join(', '));
  });

  it('of the day counts with the next assessment', async () => {
    const [student, twin] = [await withReport(HIGH_SCHOOL), await newGraduate(server, { education: DOCTORATE }, otherwise)];
    await aim(student, DOCTORATE);
    await takeAssessment(server, student, otherwise);
    expect(await titlesOf(student)).toEqual(await titlesOf(twin));
    expect((await said(student)).match.reasons).toEqual((await ask(twin, `/careers/${LONG_WAY}/match/`)).reasons);
  });

  it('is kept as none where none was named, also when one is named later', async () => {
    const student = await newStudent(server);
    await db().update(users).set({ education: null }).where(eq(users.id, student.id));
    await takeAssessment(server, student, caring);
    await putOnPlan(server, student, WITH_REPORT);
    const before = await said(student);
    await aim(student, HIGH_SCHOOL);
    expect(await said(student)).toEqual(before);
  });

  it('of an assessment from before it was kept is today’s', async () => {
    const [student, doctor] = [await withReport(HIGH_SCHOOL), await withReport(DOCTORATE)];
    await db().update(assessments).set({ education: null }).where(eq(assessments.user_id, student.id));
    await aim(student, DOCTORATE);
    expect((await said(student)).match).toEqual((await said(doctor)).match);
  });

  it('is in the export in words', async () => {
    const student = await withReport(HIGH_SCHOOL);
    await aim(student, DOCTORATE);
    const { sections } = await ask(student, '/profile/export/');
    const { rows } = sections.find(({ title }: { title: string }) => title === 'Your assessments');
    expect(rows).toMatchObject([{ attempt: 1, education_goal: 'High School Diploma or GED' }]);
  });
});

it('careers near the top are those of the list that the student has, whatever engine or catalogue found it', async () => {
  const student = await withReport(HIGH_SCHOOL);
  await db()
    .update(results)
    .set({ onet_code: '51-3011.00' })
    .where(and(eq(results.user_id, student.id), eq(results.rank, 1)));
  const ten = await titlesOf(student);
  expect(ten[0]).toBe(careerByCode('51-3011.00')!.mask_title);
  const { strengths, told, known } = await said(student);
  for (const one of [strengths, told.self.strengths, known!]) expect(namedIn(one)).toContain(ten.slice(0, 3).join(', '));
});
