import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, newGraduate, newStudent, wholeAssessment } from '../../test/people.ts';
import { takeInStages } from '../../test/stages.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { assessments, questions, scenarios } from './assessment.tables.ts';
import { ITEM_VERSION } from './content/scenarios.ts';

const OLDER = '2025-01-1';
// What the older version asked in place of item 101.
const RETIRED = 9101;

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services.database;
  const heads = await db.select().from(scenarios);
  const rows = await db.select().from(questions);
  await db.insert(scenarios).values(heads.map((row) => ({ ...row, version: OLDER })));
  const older = rows.map((row) => ({ ...row, version: OLDER }));
  await db.insert(questions).values(older.map((row) => (row.id === 101 ? { ...row, id: RETIRED, question: 'Shoe a horse' } : row)));
  student = await newStudent(server);
});
afterAll(() => server.close());

/** Answers as somebody has them who began before the release, with the retired item at five. */
async function olderAnswers() {
  const parts = await wholeAssessment(server, (construct, index) =>
    ['animals', 'biology', 'grow', 'outdoors'].includes(construct) ? 5 : 1 + (index % 3),
  );
  return parts.map(({ scenario_id, answers }) => ({
    scenario_id,
    answers: answers.map(({ id, answer }) => (id === 101 ? { id: RETIRED, answer: 5 } : { id, answer })),
  }));
}
const versionOf = async (who: SignedIn) => {
  const [row] = await server.services.database.db
    .select({ item_version: assessments.item_version })
    .from(assessments)
    .where(eq(assessments.user_id, who.id));
  return row?.item_version;
};

describe('an assessment with items that were retired', () => {
  it('is taken (201) and kept with the version that it was given to', async () => {
    const { status } = await server.ask('POST', '/scenarios/', { as: student.access, body: await olderAnswers() });
    expect(status).toBe(201);
    expect(await versionOf(student)).toBe(OLDER);
  });

  it('is ranked, worded, drawn, exported and found strengths in by those items', async () => {
    const ten = (await server.ask('GET', '/result/', { as: student.access })).body;
    expect(ten).toHaveLength(10);
    const answers = ten.flatMap(({ reasons }: { reasons: { answer: string }[] }) => reasons.map(({ answer }) => answer));
    expect(answers.join(' ')).toContain('Shoe a horse');
    const { interest_chart } = (await server.ask('GET', `/result/${ten[0].id}/`, { as: student.access })).body;
    expect(interest_chart.types).toHaveLength(6);
    const { sections } = (await server.ask('GET', '/profile/export/', { as: student.access })).body;
    const told = sections.find(({ title }: { title: string }) => title === 'Your answers').rows;
    expect(told.some(({ answer }: { answer: unknown }) => answer === 5)).toBe(true);
    expect(JSON.stringify(told)).not.toContain(String(RETIRED));
    expect(told.map(({ question }: { question: string }) => question)).toEqual(
      expect.arrayContaining([expect.stringContaining('Shoe a horse')]),
    );
  });

  it('may be followed by a retake with the bank of now: each keeps its own version and items, and the new ten name none of the old', async () => {
    const who = await newStudent(server);
    expect((await server.ask('POST', '/scenarios/', { as: who.access, body: await olderAnswers() })).status).toBe(201);
    const before = (await server.ask('GET', '/result/', { as: who.access })).body;
    expect(before[0].part_3).toBe('fixed');
    await takeInStages(server, who, (construct, index) => (['write', 'media', 'perform'].includes(construct) ? 5 : 1 + (index % 3)));
    const kept = await server.services.database.db.select().from(assessments).where(eq(assessments.user_id, who.id));
    expect(kept.map(({ item_version, part_3 }) => [item_version, part_3]).toSorted()).toEqual([
      [OLDER, 'fixed'],
      [ITEM_VERSION, 'adaptive'],
    ]);
    const ten = (await server.ask('GET', '/result/', { as: who.access })).body;
    expect(ten).toHaveLength(10);
    expect(ten[0].part_3).toBe('adaptive');
    expect(JSON.stringify(ten)).not.toContain('Shoe a horse');
    // What was answered before is still told.
    const { status, body } = await server.ask('GET', '/profile/export/', { as: who.access });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(`"item_version":"${OLDER}"`);
  });

  it('mixed with new items is refused at each that is not asked now (400): nothing is stored', async () => {
    const other = await newStudent(server);
    const parts = await olderAnswers();
    const mixed = parts.map(({ scenario_id, answers }) => ({
      scenario_id,
      answers: scenario_id === 1 ? [...answers, { id: 101, answer: 3 }] : answers,
    }));
    const { status, body } = await server.ask('POST', '/scenarios/', { as: other.access, body: mixed });
    expect(status).toBe(400);
    expect(body[`scenario_1.${RETIRED}`]).toEqual(['This question is not part of the assessment.']);
    expect(await versionOf(other)).toBeUndefined();
  });

  it('whoever begins now is asked the items of now alone', async () => {
    const graduate = await newGraduate(server);
    expect(await versionOf(graduate)).toBe(ITEM_VERSION);
    const asked = (await server.ask('GET', '/scenarios/', { as: (await newStudent(server)).access })).body.results;
    expect(JSON.stringify(asked)).not.toContain('Shoe a horse');
  });
});
