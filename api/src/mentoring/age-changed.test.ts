import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newMentor, newStudent } from '../../test/people.ts';
import { addBooked, sessionNow } from '../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { consents } from '../consent/consent.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An adult with a talk that begins soon. */
async function booked() {
  const [student, mentor] = [await newStudent(server, { age: 20, first_name: 'Gio' }), await newMentor(server)];
  const { id } = await addBooked(server, { student, mentor, hours: 5 });
  return { student, mentor, talk: () => sessionNow(server, id) };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const byThemselves = ({ student }: Booked, age: number) => server.ask('PATCH', '/profile/', { as: student.access, body: { age } });
const atTheDesk = async ({ student }: Booked, age: number) =>
  server.ask('PATCH', `/desk/students/${student.id}/`, { as: (await demoPerson(server, 'staff')).access, body: { age } });

it.each([
  ['in the profile', byThemselves, 'student'],
  ['at the desk', atTheDesk, 'staff'],
] as const)('an age of 16 %s calls off what no parent has said yes to, and it never counts', async (_, change, by) => {
  const of = await booked();
  expect((await change(of, 19)).status).toBe(200);
  expect(await of.talk()).toMatchObject({ state: 'booked' });
  expect((await change(of, 16)).status).toBe(200);
  expect(await of.talk()).toMatchObject({ state: 'cancelled', cancelled_by: by, cancelled_late: false });
  expect((await server.mailTo(of.student.email, /cancelled/)).text).toContain("talks with a mentor need a parent's yes");
  expect((await server.mailTo(of.mentor.email, /with Gio is cancelled/)).text).not.toMatch(/age|parent/i);
});

it('what a parent has said yes to stays', async () => {
  const of = await booked();
  const yes = { user_id: of.student.id, purpose: 'mentor_sessions', granted: true, text_version: '1', decided_at: new Date() } as const;
  await server.services.database.db.insert(consents).values(yes);
  expect((await byThemselves(of, 16)).status).toBe(200);
  expect(await of.talk()).toMatchObject({ state: 'booked' });
});
