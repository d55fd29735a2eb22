import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, newGraduate } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { carryOverReasons } from './carry-over-reasons.ts';
import { results } from './careers.tables.ts';

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newGraduate(server);
});
afterAll(() => server.close());

const list = async () => (await server.ask('GET', '/result/', { as: student.access })).body;
const rows = () => server.services.database.db.select().from(results).where(eq(results.user_id, student.id)).orderBy(results.rank);
const change = (id: number, set: Partial<typeof results.$inferInsert>) =>
  server.services.database.db.update(results).set(set).where(eq(results.id, id));

describe('stored results', () => {
  it('hold keys and values and not a word', async () => {
    for (const { reasons, what_would_change, ai } of await rows()) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const key of reasons) expect(key).toMatch(/^\w+:\w+:[\w ]+:(much|little):[0-5]$/);
      for (const key of what_would_change) expect(key).toMatch(/^leaves:\w+:[1-5]$/);
      expect(ai).toMatch(/^(stretch:[\w+]+:[\w+]+)?$/);
    }
  });

  it('say the same in the list, on their page, in the profile and in the export', async () => {
    const [first] = await list();
    const page = (await server.ask('GET', `/result/${first.id}/`, { as: student.access })).body;
    const [kept] = (await server.ask('GET', '/recommendations/', { as: student.access })).body;
    const { sections } = (await server.ask('GET', '/profile/export/', { as: student.access })).body;
    const exported = sections.find(({ title }: { title: string }) => title === 'Your careers').rows[0];
    for (const said of [page, kept])
      expect(said).toMatchObject({ reasons: first.reasons, what_would_change: first.what_would_change, ai: first.ai });
    expect(exported).toMatchObject({
      reasons: first.reasons.map(({ text }: { text: string }) => text),
      what_would_change: first.what_would_change,
    });
  });

  it('with a reason of an unknown key are told without it: 200, the row stays as it is', async () => {
    const [row] = await rows();
    const [before] = await list();
    const reasons = [...(row?.reasons ?? []), 'for:area:underwater_basket:much:5', 'for:constructor:toString:much:5', ''];
    await change(row?.id ?? 0, { reasons });
    const told = await server.ask('GET', '/result/', { as: student.access });
    expect(told.status).toBe(200);
    expect(told.body[0].reasons).toEqual(before.reasons);
    expect((await rows())[0]?.reasons).toEqual(reasons);
    await change(row?.id ?? 0, { reasons: row?.reasons ?? [] });
  });

  it('in words of an older release are told as they are, and brought to keys once: the second time finds nothing to do', async () => {
    const keys = await rows();
    const said = await list();
    for (const { id, reasons, what_would_change, ai } of said) await change(id, { reasons, what_would_change, ai });
    expect(await list()).toEqual(said);
    await carryOverReasons(server.services);
    expect(await list()).toEqual(said);
    const carried = await rows();
    expect(carried.map(({ reasons, what_would_change, ai }) => ({ reasons, what_would_change, ai }))).toEqual(
      keys.map(({ reasons, what_would_change, ai }) => ({ reasons, what_would_change, ai })),
    );
    await carryOverReasons(server.services);
    expect(await rows()).toEqual(carried);
  });

  it('in words that nobody says any more are found anew from the answers', async () => {
    const [row] = await rows();
    const [before] = await list();
    const old = { kind: 'for' as const, text: 'The work has much of animals.', answer: 'You put it in band 1.' };
    await change(row?.id ?? 0, { reasons: [old], ai: 'AI recommended. Nobody says this any more.' });
    await carryOverReasons(server.services);
    const [after] = await list();
    expect(after.reasons).toEqual(before.reasons);
    expect(after.ai).toBe('');
    await change(row?.id ?? 0, { ai: row?.ai ?? '' });
  });
});
