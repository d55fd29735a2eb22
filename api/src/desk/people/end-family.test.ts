import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { newFamily } from '../../../test/families.ts';
import type { SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';

let server: TestServer;
let staff: SignedIn;
let coordinator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await deskPerson(server, 'representative');
  coordinator = await deskPerson(server, 'organization', { code: 'SCOOP-DEMO' });
});
afterAll(() => server.close());

it("an adult's account in a family is ended with a letter and a line in the log; again is 409, by others 403 or 404, and nothing changes", async () => {
  const { parent, student } = await newFamily(server, 'Gus');
  const end = (as: SignedIn, parent_id = parent.id) =>
    server.ask('DELETE', `/desk/students/${student.id}/family/${parent_id}/`, { as: as.access });
  const family = async () => (await server.ask('GET', `/desk/students/${student.id}/`, { as: staff.access })).body.account.family;
  expect(await family()).toEqual([{ id: parent.id, first_name: 'Rima', email: parent.email, since: expect.any(String), ended_at: null }]);
  expect((await end(coordinator)).status).toBe(403);
  expect((await end(parent)).status).toBe(403);
  expect((await end(staff, staff.id)).status).toBe(404);
  expect((await family())[0].ended_at).toBeNull();
  expect((await end(staff)).status).toBe(204);
  expect((await family())[0].ended_at).not.toBeNull();
  const noted = and(eq(audit_log.action, 'family.ended'), eq(audit_log.user_id, student.id));
  expect(await server.services.database.db.select().from(audit_log).where(noted)).toEqual([
    expect.objectContaining({ actor: 'staff', actor_id: staff.id, before: { ended_at: null }, detail: { parent_id: parent.id } }),
  ]);
  expect((await server.ask('GET', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(404);
  expect(await end(staff)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
