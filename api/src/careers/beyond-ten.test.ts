import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newGraduate, type Rate, type SignedIn, takeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { seeded } from '../platform/seed.tables.ts';
import { results } from './careers.tables.ts';
import { matchAnew } from './match-anew.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CARE = /care|medicine|counsel|mind/;
const caring: Rate = (construct, index) => (CARE.test(construct) ? 5 : 1 + (index % 3));
const building: Rate = (construct, index) => (CARE.test(construct) ? 1 : /build|craft|wiring|fix_/.test(construct) ? 5 : 2 + (index % 2));

type Listed = { id: number; onet_code: string; rank: number | null; reasons: { text: string; answer: string }[] };
const ask = async (who: SignedIn, path: string) => (await server.ask('GET', path, { as: who.access })).body;
const kept = async (who: SignedIn): Promise<Listed[]> => (await ask(who, '/recommendations/')).filter(({ rank }: Listed) => rank === null);
const rowsOf = ({ id }: SignedIn) => server.services.database.db.select().from(results).where(eq(results.user_id, id));
const mark = ({ id }: SignedIn, rank: number, set: Partial<typeof results.$inferInsert>) =>
  server.services.database.db
    .update(results)
    .set(set)
    .where(and(eq(results.user_id, id), eq(results.rank, rank)));

/** Somebody who likes to care, with one career saved, one rated, one booked and one of those that stretch. */
async function keeper(): Promise<SignedIn> {
  const student = await newGraduate(server, { affiliate_code: 'SCOOP-DEMO' }, caring);
  await mark(student, 1, { interested: true });
  await mark(student, 2, { score: 4 });
  await mark(student, 3, { booked: true });
  await mark(student, 8, { score: 2 });
  return student;
}

describe('a career that a retake leaves out', () => {
  it('stays with what was done with it, and says how it goes with the new answers, as its match does', async () => {
    const student = await keeper();
    const before: Listed[] = await ask(student, '/result/');
    await takeAssessment(server, student, building);
    const left = await kept(student);
    expect(left).toMatchObject(
      [{ interested: true }, { score: 4 }, { booked: true }, { score: 2 }].map((own, at) => ({
        ...own,
        id: before[[0, 1, 2, 7][at]!]!.id,
      })),
    );
    for (const { id, onet_code } of left) {
      const page = await ask(student, `/result/${id}/`);
      const match = await ask(student, `/careers/${onet_code}/match/`);
      expect(page).toMatchObject({ rank: null, fit: match.fit, clarity: match.clarity, reasons: match.reasons, ai: '', alike: [] });
      expect(page.reasons).not.toEqual(before.find((one) => one.id === id)!.reasons);
      expect(page.what_would_change.join()).not.toContain('leaves your ten');
      // "You and this work" has the ratings of the same answers: each of these has to do with caring.
      const cared = page.interest_chart.areas.filter(({ key }: { key: string }) => CARE.test(key));
      expect(cared.length).toBeGreaterThan(0);
      for (const { student: rating } of cared) expect(rating).toBe(1);
    }
  });

  it('that was found in the catalogue is matched anew as well, and comes from the newest assessment', async () => {
    const student = await keeper();
    const slug = 'bakers';
    const saved = (await server.ask('PUT', `/careers/${slug}/match/`, { as: student.access, body: { interested: true } })).body;
    await takeAssessment(server, student, building);
    const [newest] = await server.services.database.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.user_id, student.id), eq(assessments.attempt, 2)));
    const rows = await rowsOf(student);
    expect(new Set(rows.map(({ assessment_id }) => assessment_id))).toEqual(new Set([newest?.id]));
    expect(rows).toHaveLength(15);
    expect(rows.find(({ id }) => id === saved.result_id)).toMatchObject({ kind: 'found', interested: true });
    const { fit, reasons } = await ask(student, `/careers/${slug}/match/`);
    expect(reasons).not.toEqual(saved.reasons);
    expect(await ask(student, `/result/${saved.result_id}/`)).toMatchObject({ fit, reasons });
  });

  it('that cannot be matched any more says nothing of the answers before', async () => {
    const student = await keeper();
    const { id, onet_code }: Listed = (await ask(student, '/result/'))[0];
    const positions = server.services.model.positions as Map<string, number>;
    const place = positions.get(onet_code) ?? 0;
    positions.delete(onet_code);
    onTestFinished(() => void positions.set(onet_code, place));
    await takeAssessment(server, student, building);
    expect(await ask(student, `/result/${id}/`)).toMatchObject({ rank: null, interested: true, reasons: [], what_would_change: [] });
  });

  it('comes back with the ten that it belongs to', async () => {
    const student = await keeper();
    const before: Listed[] = await ask(student, '/result/');
    await takeAssessment(server, student, building);
    await takeAssessment(server, student, caring);
    const after: Listed[] = await ask(student, '/result/');
    const told = ({ onet_code, rank, reasons }: Listed) => ({ onet_code, rank, reasons });
    expect(after.map(told)).toEqual(before.map(told));
    expect(after[0]).toMatchObject({ id: before[0]!.id, interested: true });
    expect(await kept(student)).toEqual([]);
  });
});

describe('a career that a release of the catalogue has dropped', () => {
  it('gives its place to another in the ten of whoever had it; what was saved stays, and nobody else is matched anew', async () => {
    const [student, other] = [await keeper(), await newGraduate(server, {}, building)];
    const [before, others]: [Listed[], Listed[]] = [await ask(student, '/result/'), await ask(other, '/result/')];
    const { db } = server.services.database;
    const gone = '99-9999.00';
    await db
      .update(results)
      .set({ onet_code: gone })
      .where(and(eq(results.user_id, student.id), eq(results.rank, 5)));
    expect(await ask(student, '/result/')).toHaveLength(9);
    await matchAnew(server.services);
    const after: Listed[] = await ask(student, '/result/');
    const places = (ten: Listed[]) => ten.map(({ onet_code, rank }) => `${rank} ${onet_code}`);
    expect(places(after)).toEqual(places(before));
    expect(after.slice(0, 3)).toMatchObject([{ interested: true }, { score: 4 }, { booked: true }]);
    expect((await rowsOf(student)).some(({ onet_code }) => onet_code === gone)).toBe(false);
    expect(await ask(other, '/result/')).toEqual(others);
  });

  it('is looked for once with each release of the catalogue', async () => {
    const { db } = server.services.database;
    const [mark] = await db
      .select()
      .from(seeded)
      .where(like(seeded.name, `%${server.services.model.tableVersion}`));
    expect(mark).toMatchObject({ version: '1' });
  });
});
