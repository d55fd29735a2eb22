import { MOST_SAVED_COLLEGES } from '@careerscoop/contract/colleges';
import { loadColleges } from '@careerscoop/catalogue/colleges';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, type SignedIn } from '../../test/people.ts';
import { rowsOf } from '../../test/rows-of.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { saved_colleges } from './colleges.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PORTLAND_STATE = 209807;
const at = (unitid: number | string) => `/saved-schools/${unitid}/`;
const saved = async ({ access }: SignedIn): Promise<number[]> =>
  (await server.ask('GET', '/saved-schools/', { as: access })).body.results.map(({ unitid }: { unitid: number }) => unitid);

describe('saved schools', () => {
  it('are saved without a plan, the last one first, with their figures and no pay', async () => {
    const student = await newStudent(server);
    expect(await saved(student)).toEqual([]);
    for (const unitid of [PORTLAND_STATE, 209542]) {
      expect((await server.ask('PUT', at(unitid), { as: student.access })).body).toEqual({ unitid, saved_at: expect.any(String) });
      server.advance(1000);
    }
    const { body, text, headers } = await server.ask('GET', '/saved-schools/', { as: student.access });
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Oregon State University', 'Portland State University']);
    expect(body.sources.map(({ key }: { key: string }) => key)).toEqual(['colleges', 'figures']);
    expect(text).not.toMatch(/earning/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('stay as they were when saved again, and are gone when taken out, once or twice', async () => {
    const student = await newStudent(server);
    const first = await server.ask('PUT', at(PORTLAND_STATE), { as: student.access });
    server.advance(60_000);
    expect((await server.ask('PUT', at(PORTLAND_STATE), { as: student.access })).body).toEqual(first.body);
    expect(await saved(student)).toEqual([PORTLAND_STATE]);
    for (const _ of [1, 2]) expect((await server.ask('DELETE', at(PORTLAND_STATE), { as: student.access })).status).toBe(204);
    expect(await saved(student)).toEqual([]);
  });

  it('are each student’s own: another one’s stay as they are', async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    await server.ask('PUT', at(PORTLAND_STATE), { as: one.access });
    expect(await saved(other)).toEqual([]);
    await server.ask('DELETE', at(PORTLAND_STATE), { as: other.access });
    expect(await saved(one)).toEqual([PORTLAND_STATE]);
    for (const method of ['PUT', 'DELETE']) {
      expect((await server.ask(method, at(PORTLAND_STATE))).status).toBe(401);
      expect((await server.ask(method, at(PORTLAND_STATE), { as: (await demoPerson(server, 'mentor')).access })).status).toBe(403);
    }
  });

  it('answer what is no school with 404 or 400, and keep nothing', async () => {
    const student = await newStudent(server);
    expect((await server.ask('PUT', at(999999), { as: student.access })).status).toBe(404);
    expect(await server.ask('PUT', at('x'), { as: student.access })).toMatchObject({
      status: 400,
      body: { unitid: ['This is not a school.'] },
    });
    expect(await saved(student)).toEqual([]);
  });

  it('are 100 at most, also by two at once: the next is a 409 that says so, and the 100 stay', async () => {
    const student = await newStudent(server);
    const { db } = server.services.database;
    const all = loadColleges().all.map(({ unitid }) => unitid);
    const rows = all.slice(0, MOST_SAVED_COLLEGES - 1).map((unitid) => ({ user_id: student.id, unitid, saved_at: new Date() }));
    await db.insert(saved_colleges).values(rows);
    const last = all.slice(-2).map((unitid) => server.ask('PUT', at(unitid), { as: student.access }));
    const answers = (await Promise.all(last)).toSorted((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body).toMatchObject({ code: 'schools_full', detail: expect.stringContaining('100 schools') });
    expect(await saved(student)).toHaveLength(MOST_SAVED_COLLEGES);
  });

  it('are in the copy of the data', async () => {
    const student = await newStudent(server);
    await server.ask('PUT', at(PORTLAND_STATE), { as: student.access });
    expect((await rowsOf(server.services.database.db, student.id))['saved_colleges']).toHaveLength(1);
    const copy = await server.ask('GET', '/profile/export/', { as: student.access });
    expect(copy.text).toContain('Schools you saved');
    expect(copy.text).toContain('Portland State University');
  });
});
