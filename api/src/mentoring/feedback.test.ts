import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (as: SignedIn) => (await server.ask('GET', '/mentor_feedbacks/', { as: as.access })).body;

/** A finished session of the two, with a word of each to the other. */
async function finished(student: SignedIn, mentor: SignedIn, topic: string, day: number, hidden = false) {
  const { db } = server.services.database;
  const at = new Date(Date.UTC(2027, 0, day));
  const session = { student_id: student.id, mentor_id: mentor.id, topic, is_active: false, created_at: at };
  const [row] = await db.insert(mentor_sessions).values(session).returning({ id: mentor_sessions.id });
  const common = { session_id: row?.id ?? 0, created_at: at, visible_at: new Date(0), hidden_at: hidden ? at : null };
  await db.insert(mentor_feedbacks).values([
    { ...common, written_by: 'mentor', message: `To the student about ${topic}` },
    { ...common, written_by: 'student', message: `To the mentor about ${topic}` },
  ]);
  return row?.id ?? 0;
}

describe('mentor_feedbacks/', () => {
  it('shows each side what the other wrote to them, newest first and nothing hidden', async () => {
    const mentor = await demoPerson(server, 'mentor');
    const [one, other] = [await newStudent(server, { age: 19 }), await newStudent(server, { age: 19 })];
    const boats = await finished(one, mentor, 'Boats', 4);
    const trains = await finished(one, mentor, 'Trains', 5);
    await finished(one, mentor, 'Planes', 6, true);
    const bikes = await finished(other, mentor, 'Bikes', 7);
    const to = (who: string, topic: string, mentor_session: number) => ({ topic, message: `To the ${who} about ${topic}`, mentor_session });
    expect(await list(one)).toMatchObject([to('student', 'Trains', trains), to('student', 'Boats', boats)]);
    expect(await list(other)).toMatchObject([to('student', 'Bikes', bikes)]);
    expect(await list(mentor)).toMatchObject([to('mentor', 'Bikes', bikes), to('mentor', 'Trains', trains), to('mentor', 'Boats', boats)]);
    const [newest] = await list(one);
    expect(newest.created_at).toBe('2027-01-05T00:00:00.000Z');
    expect(Object.keys(newest).sort()).toEqual(['created_at', 'id', 'mentor_name', 'mentor_session', 'message', 'student', 'topic']);
    expect(newest).toMatchObject({ mentor_name: 'Alex', student: 'Robin Lake' });
    // Two students of one first name, and nothing more than that of either.
    expect((await list(mentor)).map((each: { student: string }) => each.student)).toEqual(['Robin (2)', 'Robin', 'Robin']);
  });

  it('is empty before any, and asks for a session', async () => {
    expect(await list(await newStudent(server))).toEqual([]);
    expect((await server.ask('GET', '/mentor_feedbacks/')).status).toBe(401);
  });

  it('is in the export of both', async () => {
    const mentor = await demoPerson(server, 'mentor');
    const student = await newStudent(server, { age: 19 });
    await finished(student, mentor, 'Lighthouses', 9);
    for (const person of [student, mentor]) {
      const { text } = await server.ask('GET', '/profile/export/', { as: person.access });
      expect(text).toContain('To the student about Lighthouses');
      expect(text).toContain('To the mentor about Lighthouses');
    }
  });
});
