import { careerByCode } from '@careerscoop/catalogue/load';
import { interestChart } from '@careerscoop/contract/results';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newGraduate, putOnPlan } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { addSession } from '../mentoring/sessions.sql.ts';

let server: TestServer;
let student: SignedIn;
let ten: { id: number; onet_code: string }[];
const RATED_HIGH = 'animals';

beforeAll(async () => {
  server = await startTestServer();
  student = await newGraduate(server, {}, (construct) => (construct === RATED_HIGH ? 5 : 2));
  ten = (await server.ask('GET', '/result/', { as: student.access })).body;
});
afterAll(() => server.close());

const detail = async (id: number) => (await server.ask('GET', `/result/${id}/`, { as: student.access })).body;

it("shows the student's own ratings beside the published figures of the work", async () => {
  for (const { id, onet_code } of ten) {
    const chart = interestChart.parse((await detail(id)).interest_chart);
    const career = careerByCode(onet_code);
    expect(chart.types.map(({ type, career: figure }) => [type, figure])).toEqual(
      Object.entries(career?.interests ?? {}).map(([type, figure]) => [type, Math.round(figure * 10) / 10]),
    );
    // One area of the twelve hands-on ones got a 5, all others a 2.
    expect(chart.types.map(({ student: mean }) => mean)).toEqual([2.3, 2, 2, 2, 2, 2]);
    expect(chart.areas.map(({ key }) => key).slice(0, 3)).toEqual(career?.leading_areas);
    for (const { key, student: rating } of chart.areas) expect(rating).toBe(key === RATED_HIGH ? 5 : 2);
    const scores = chart.areas.map(({ career: score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(chart.source.source).toMatch(/O\*NET/);
  }
});

it('has no chart where the answers cannot be read any more', async () => {
  const { db } = server.services.database;
  const own = eq(assessments.user_id, student.id);
  const [kept] = await db.select({ answers: assessments.answers }).from(assessments).where(own);
  await db.update(assessments).set({ answers: [] }).where(own);
  const { interest_chart, unique_title } = await detail(ten[0]?.id ?? 0);
  expect({ interest_chart, title: typeof unique_title.mask_title }).toEqual({ interest_chart: null, title: 'string' });
  await db
    .update(assessments)
    .set({ answers: kept?.answers ?? [] })
    .where(own);
});

it('names the mentor once one is found, for this career alone', async () => {
  const [first, second] = ten;
  const created_at = server.services.now();
  const { db } = server.services.database;
  const session = { student_id: student.id, topic: 'A talk', result_id: first?.id ?? 0, created_at };
  await addSession(db, session);
  expect((await detail(first?.id ?? 0)).first_name).toBeNull();
  await addSession(db, { ...session, mentor_id: (await demoPerson(server, 'mentor')).id });
  expect((await detail(first?.id ?? 0)).first_name).toMatch(/^\w+$/);
  expect((await detail(second?.id ?? 0)).first_name).toBeNull();
});

it('knows the Career Buddy of who has one, and of nobody else', async () => {
  const id = ten[0]?.id ?? 0;
  expect((await detail(id)).agent_id).toBeNull();
  await putOnPlan(server, student, 3);
  const agents = (await server.ask('GET', '/ai-agents/?name=Career%20Buddy', { as: student.access })).body.results;
  expect((await detail(id)).agent_id).toBe(agents[0].id);
  await putOnPlan(server, student, null);
});
