import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import { demoPerson, newStudent, wholeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { assessments } from './assessment.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const submit = (as: string, body: unknown) => server.ask('POST', '/scenarios/', { as, body: body as object });
const titles = async (as: string) => (await server.ask('GET', '/result/', { as })).body.map((row: { onet_code: string }) => row.onet_code);
const attempts = async (userId: number) =>
  (await server.services.database.db.select().from(assessments).where(eq(assessments.user_id, userId))).length;

describe('GET scenarios/', () => {
  it('gives the five scenarios in one order, without what the questions measure', async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    const { body } = await server.ask('GET', '/scenarios/?page=1', { as: one.access });
    expect(body.meta).toEqual({ page: 1, per_page: 50, total: 5, number_of_pages: 1 });
    expect(body.results.map((each: { scenario_id: number }) => each.scenario_id)).toEqual([0, 1, 2, 3, 4]);
    expect(body.results.map((each: { questions: unknown[] }) => each.questions.length)).toEqual([1, 48, 21, 8, 1]);
    expect(Object.keys(body.results[1].questions[0]).sort()).toEqual(
      ['description', 'id', 'image', 'image_1_url', 'question', 'question_id', 'title'].sort(),
    );
    expect(JSON.stringify(body)).not.toMatch(/construct"|fix_machines"|Active Listening/);
    expect((await server.ask('GET', '/scenarios/', { as: other.access })).body).toEqual(body);
    expect((await server.ask('GET', '/scenarios/?page=2', { as: one.access })).body.results).toEqual([]);
  });

  it('is for students alone', async () => {
    const mentor = await demoPerson(server, 'mentor');
    expect((await server.ask('GET', '/scenarios/')).status).toBe(401);
    expect((await server.ask('GET', '/scenarios/', { as: mentor.access })).status).toBe(403);
    expect((await submit(mentor.access, await wholeAssessment(server))).status).toBe(403);
  });
});

describe('POST scenarios/', () => {
  it('gives ten distinct careers, the same for the same answers in any order', async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    const answers = await wholeAssessment(server);
    expect((await submit(one.access, answers)).status).toBe(201);
    const turned = answers.toReversed().map((part) => ({ ...part, answers: part.answers.toReversed() }));
    expect((await submit(other.access, turned)).status).toBe(201);
    const ten = await titles(one.access);
    expect(new Set(ten).size).toBe(10);
    expect(await titles(other.access)).toEqual(ten);
  });

  it('answers opposite students with different lists', async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    await submit(one.access, await wholeAssessment(server, (_, index) => (index % 2 ? 5 : 1)));
    await submit(other.access, await wholeAssessment(server, (_, index) => (index % 2 ? 1 : 5)));
    const shared = (await titles(one.access)).filter((code: string, _: number, list: string[]) => list.includes(code));
    const others = await titles(other.access);
    expect(shared.filter((code: string) => others.includes(code)).length).toBeLessThan(3);
  });

  it('makes one assessment of a submission sent twice at the same instant', async () => {
    const student = await newStudent(server);
    const answers = await wholeAssessment(server);
    const [first, second] = await Promise.all([submit(student.access, answers), submit(student.access, answers)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await attempts(student.id)).toBe(1);
    expect(await titles(student.access)).toHaveLength(10);
  });

  it('allows one free retake, and more with an affiliate code', async () => {
    const [free, affiliate] = [await newStudent(server), await newStudent(server, { affiliate_code: 'SCOOP-DEMO' })];
    // Answers that agree with each other, so that the result is clear and counts.
    const clear = async (step: number) => agreeing(await wholeAssessment(server, likes), step);
    for (const student of [free, affiliate]) {
      expect((await submit(student.access, await clear(0))).status).toBe(201);
      expect((await submit(student.access, await clear(1))).status).toBe(201);
    }
    expect(await submit(free.access, await clear(2))).toMatchObject({ status: 403, body: { code: 'retake_needs_plan' } });
    expect((await server.ask('GET', '/scenarios/', { as: free.access })).status).toBe(403);
    expect((await submit(affiliate.access, await clear(2))).status).toBe(201);
    expect(await titles(affiliate.access)).toHaveLength(10);
  });
});

const likes = (construct: string) =>
  ['biology', 'medicine', 'chemistry', 'lab_test', 'mind', 'care'].includes(construct) ? 5 : construct.length % 2 ? 1 : 2;

function agreeing(parts: ScenarioAnswers[], step: number): ScenarioAnswers[] {
  return parts.map((part) =>
    part.scenario_id === 2
      ? { ...part, answers: part.answers.map((each, index) => ({ ...each, answer: 1 + ((index + step) % 5) })) }
      : part.scenario_id === 3
        ? { ...part, answers: part.answers.map(({ id }, index) => ({ id, answer: id * 10 + ([2, 1, 4, 4, 2, 2, 2, 4][index] ?? 1) })) }
        : part,
  );
}

describe('refused submissions', () => {
  type Change = (parts: ScenarioAnswers[]) => unknown;
  const inPart =
    (scenario_id: number, change: (answers: ScenarioAnswers['answers']) => unknown): Change =>
    (parts) =>
      parts.map((part) => (part.scenario_id === scenario_id ? { ...part, answers: change(part.answers) } : part));
  const firstOf = (scenario_id: number, answer: unknown) => inPart(scenario_id, ([first, ...rest]) => [{ ...first, answer }, ...rest]);

  it.each<[string, Change, string]>([
    ['a rating of 0', firstOf(1, 0), 'scenario_1.101'],
    ['a rating of 6', firstOf(1, 6), 'scenario_1.101'],
    ['a rating of 2.5', firstOf(1, 2.5), 'scenario_1.101'],
    ['a rating "5"', firstOf(1, '5'), 'scenario_1.101'],
    ['a rating of null', firstOf(1, null), '0.answers.0.answer'],
    ['an unknown question', inPart(1, (all) => [...all, { id: 999, answer: 3 }]), 'scenario_1.999'],
    ['a question of another part', inPart(1, (all) => [...all, { id: 201, answer: 3 }]), 'scenario_1.201'],
    ['a question answered twice', inPart(1, (all) => [...all, { id: 102, answer: 3 }]), 'scenario_1.102'],
    ['a question left out', inPart(1, (all) => all.slice(1)), 'scenario_1.101'],
    ['band 9', firstOf(2, 9), 'scenario_2.201'],
    ['a skill that is not in the set', inPart(2, (all) => [...all, { id: 299, answer: 1 }]), 'scenario_2.299'],
    ['an option of another situation', firstOf(3, 3121), 'scenario_3.311'],
    ['four cups', firstOf(4, 'Realistic,Artistic,Social,Enterprising'), 'scenario_4.401'],
    ['two cups', firstOf(4, 'Realistic,Artistic'), 'scenario_4.401'],
    ['None with others', firstOf(4, 'None,Artistic'), 'scenario_4.401'],
    ['one cup twice', firstOf(4, 'Artistic,Artistic,Social'), 'scenario_4.401'],
    ['an unknown cup', firstOf(4, 'Artistic,Social,Heroic'), 'scenario_4.401'],
    ['a number for the cups', firstOf(4, 3), 'scenario_4.401'],
    ['a missing part', (parts) => parts.slice(1), 'scenario_1'],
    ['a part sent twice', (parts) => [...parts, parts[0]], 'scenario_1'],
    ['an unknown part', (parts) => [...parts, { scenario_id: 9, answers: [] }], '4.scenario_id'],
    ['a field too many', (parts) => parts.map((part) => ({ ...part, rank: 1 })), '0.rank'],
    ['the same rating everywhere', inPart(1, (all) => all.map(({ id }) => ({ id, answer: 3 }))), 'scenario_1'],
    ['an object instead of a list', () => ({ scenario_id: 1 }), 'body'],
    ['nothing at all', () => [], 'scenario_1'],
  ])('names the place of %s and stores nothing', async (_, change, place) => {
    const student = await newStudent(server);
    const { status, body } = await submit(student.access, change(await wholeAssessment(server)));
    expect(status).toBe(400);
    expect(Object.keys(body)).toContain(place);
    expect(body[place][0]).toMatch(/\w{3}/);
    expect(await attempts(student.id)).toBe(0);
    expect(await titles(student.access)).toEqual([]);
  });

  it('takes None alone, and cups with spaces after the commas', async () => {
    for (const cups of ['None', 'Artistic, Social, Realistic']) {
      const student = await newStudent(server);
      expect((await submit(student.access, firstOf(4, cups)(await wholeAssessment(server)))).status).toBe(201);
    }
  });
});
