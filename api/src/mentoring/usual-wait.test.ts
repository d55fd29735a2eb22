import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_sessions } from './mentoring.tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server, { age: 19 });
  await server.services.database.db.delete(mentor_sessions);
});
afterAll(() => server.close());

const usual = (as = student) => server.ask('GET', '/mentor_sessions/usual/', { as: as.access });

/** Requests of so long ago, each with a mentor after so many hours, or with none yet. */
async function asked(count: number, days: number, hours: number | null, rest: Partial<typeof mentor_sessions.$inferInsert> = {}) {
  const created_at = new Date(server.services.now().getTime() - days * DAY);
  const assigned_at = hours === null ? null : new Date(created_at.getTime() + hours * HOUR);
  const rows = Array.from({ length: count }, () => ({ student_id: student.id, topic: 'T', created_at, assigned_at, ...rest }));
  await server.services.database.db.insert(mentor_sessions).values(rows);
}

it('says nothing while fewer than ten were asked for, and then how many had a mentor within two days', async () => {
  await asked(9, 10, 5);
  expect(await usual()).toMatchObject({ status: 200, body: { usual: null } });
  await asked(3, 5, 60);
  expect((await usual()).body).toEqual({ usual: { days: 2, answered: 9, of: 12 } });
});

it('leaves out what is younger than two days, older than thirty, or called off before anybody was found', async () => {
  await asked(5, 1, null);
  await asked(5, 31, 1);
  await asked(5, 6, null, { state: 'cancelled', cancelled_by: 'student', cancelled_at: server.services.now() });
  expect((await usual()).body).toEqual({ usual: { days: 2, answered: 9, of: 12 } });
});

it('says nothing where fewer than half had one, and nothing to a mentor (403)', async () => {
  await asked(9, 7, null);
  expect((await usual()).body).toEqual({ usual: null });
  expect((await usual(await demoPerson(server, 'mentor'))).status).toBe(403);
});
