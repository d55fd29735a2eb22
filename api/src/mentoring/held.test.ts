import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('shows a mentor neither who called a talk off and why, nor a topic or words that cannot be read yet', async () => {
  const { db } = server.services.database;
  const [student, mentor] = [await newStudent(server, { age: 19 }), await demoPerson(server, 'mentor')];
  const at = server.services.now();
  const [row] = await db
    .insert(mentor_sessions)
    .values({
      student_id: student.id,
      mentor_id: mentor.id,
      topic: 'Find me at evil.example',
      topic_held: 'link',
      state: 'cancelled',
      cancelled_at: at,
      cancelled_by: 'report',
      reason: 'He frightened me',
      created_at: at,
    })
    .returning({ id: mentor_sessions.id });
  const session_id = row?.id ?? 0;
  await db.insert(mentor_feedbacks).values([
    { session_id, written_by: 'student', message: 'Not to be read yet', created_at: at },
    { session_id, written_by: 'mentor', message: 'What I wrote', created_at: at },
  ]);
  const held = async (as: { access: string }) => JSON.stringify((await server.ask('GET', '/profile/export/', { as: as.access })).body);
  const ofMentor = await held(mentor);
  expect(ofMentor).toContain('What I wrote');
  for (const secret of ['evil.example', 'He frightened me', '"report"', 'Not to be read yet', 'meeting_room'])
    expect(ofMentor).not.toContain(secret);
  const ofStudent = await held(student);
  expect(ofStudent).toContain('evil.example');
  expect(ofStudent).toContain('Not to be read yet');
  for (const ours of ['topic_held', 'cancelled_by', 'He frightened me']) expect(ofStudent).not.toContain(ours);
  expect(ofStudent).not.toContain('What I wrote');
});
