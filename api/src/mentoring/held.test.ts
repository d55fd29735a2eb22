import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedAt, join, newFamily, newParent } from '../../test/families.ts';
import { demoPerson, newMentor, newStudent } from '../../test/people.ts';
import { addTalk } from '../../test/talks.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';
import { fileReport } from './safety/file-report.ts';

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

it('a child’s score and report, and a parent’s report, stand in the child’s own copy and in no parent’s, nor does a line that tells of them', async () => {
  const { parent, student } = await newFamily(server);
  const second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  const [mentor, other] = [await newMentor(server), await newMentor(server)];
  const [over, also] = [
    await addTalk(server, { student, mentor, state: 'done', days: -2 }),
    await addTalk(server, { student, mentor: other, state: 'done', days: -3 }),
  ];
  const tell = (path: string, body: object, { access }: { access: string }) => server.ask('POST', path, { as: access, body });
  const words = { message: 'I learnt what a keel is', score: 1 };
  expect((await tell(`/mentor_sessions/${over}/feedback/`, words, student)).status).toBe(201);
  expect((await tell(`/mentor_sessions/${over}/report/`, { kind: 'unsafe', text: 'I dread my father' }, student)).status).toBe(201);
  await server.services.database.db.transaction((tx) => {
    const session = { id: also, student_id: student.id, mentor_id: other.id, cancelled_by: null, cancelled_at: null };
    return fileReport(tx, server.services, { session, by: 'guardian', kind: 'other', text: 'She told me at dinner' });
  });

  const own = await server.ask('GET', '/profile/export/', { as: student.access });
  for (const told of ['I dread my father', 'She told me at dinner', '"score": 1', 'mentoring.reported']) expect(own.text).toContain(told);
  for (const { access } of [parent, second]) {
    for (const path of ['held', 'export']) {
      const { status, text, body } = await server.ask('GET', `/family/children/${student.id}/${path}/`, { as: access });
      expect(status).toBe(200);
      const told = body.sections?.filter(({ rows }: { rows: object[] }) => rows.some((row) => 'by' in row)) ?? [];
      expect(told).toEqual([]);
      expect(text).toContain('I learnt what a keel is');
      expect(text).not.toMatch(/dread|dinner|unsafe|"score": ?\d|\d of 4|mentoring\.reported|told of a talk \(|asked for by/);
    }
  }
});
