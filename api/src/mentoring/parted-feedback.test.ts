import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedAt } from '../../test/families.ts';
import { type SignedIn, newMentor, newStudent } from '../../test/people.ts';
import { addTalk } from '../../test/talks.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_feedbacks } from './mentoring.tables.ts';
import { listHeldTexts } from './safety/held-texts.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const write = (as: SignedIn, id: number, message = 'It was a good talk.') =>
  server.ask('POST', `/mentor_sessions/${id}/feedback/`, { as: as.access, body: { message, score: 4 } });
const read = async (as: SignedIn) =>
  ((await server.ask('GET', '/mentor_feedbacks/', { as: as.access })).body as { message: string }[]).map(({ message }) => message);
const stored = (id: number) => db().select().from(mentor_feedbacks).where(eq(mentor_feedbacks.session_id, id));

describe('a mentor who may not talk with a student any more', () => {
  let families = 0;
  /** A minor with a talk behind them, and the answer of their parent. */
  async function family() {
    families += 1;
    const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 15 })];
    const token = await askedAt(server, student, `parted${families}@example.net`);
    const { access } = (await server.ask('POST', '/consent/open/', { body: { token } })).body;
    const { text_version } = (await server.ask('GET', '/consent/parent/', { as: access })).body;
    const answer = async (mentor_sessions: boolean) => {
      const { status } = await server.ask('PUT', '/consent/parent/', {
        as: access,
        body: { text_version, decisions: { mentor_sessions } },
      });
      expect(status).toBe(200);
    };
    await answer(true);
    return { mentor, student, answer, id: await addTalk(server, { student, mentor, state: 'done', days: -1 }) };
  }
  const heldOf = async (id: number) => Object.fromEntries((await stored(id)).map((each) => [each.written_by, each.held_reason]));

  it('since the parent took the yes back: what they write waits, the student’s words do not; with the yes nothing waits', async () => {
    const { mentor, student, answer, id } = await family();
    await answer(false);
    expect((await write(student, id, 'Thank you')).body.held).toBe(false);
    expect(await write(mentor, id, 'You asked well.')).toMatchObject({ status: 201, body: { held: true, visible_at: null } });
    expect([await read(student), await read(mentor), await heldOf(id)]).toEqual([[], ['Thank you'], { mentor: 'consent', student: null }]);
    const open = await family();
    expect((await write(open.mentor, open.id)).body.held).toBe(false);
  });

  it('whose words were unread as the parent took the yes back: they wait, and those to other students do not', async () => {
    const { mentor, student, answer, id } = await family();
    const [adult, read_before] = [
      await newStudent(server, { age: 20 }),
      await addTalk(server, { student, mentor, state: 'done', days: -3 }),
    ];
    const other = await addTalk(server, { student: adult, mentor, state: 'done', days: -2 });
    for (const each of [id, other, read_before]) expect((await write(mentor, each, `Word ${each}`)).body.held).toBe(false);
    await write(student, read_before);
    await answer(false);
    await write(student, id);
    expect([await heldOf(id), await read(student)]).toEqual([{ mentor: 'consent', student: null }, [`Word ${read_before}`]]);
    expect(await heldOf(other)).toEqual({ mentor: null });
  });

  it('after a grave report by another student: their unread words to everybody wait, and so do those that come', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 20 })];
    const id = await addTalk(server, { student, mentor, state: 'done', days: -1 });
    const [reporter, later] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
    const [reported, next] = [
      await addTalk(server, { student: reporter, mentor, state: 'done', days: -2 }),
      await addTalk(server, { student: later, mentor, state: 'done', days: -3 }),
    ];
    expect((await write(mentor, id, 'Unread')).body.held).toBe(false);
    await write(later, next, 'Was kind');
    const body = { kind: 'contact', text: '' };
    expect((await server.ask('POST', `/mentor_sessions/${reported}/report/`, { as: reporter.access, body })).status).toBe(201);
    await write(student, id, 'Hello');
    const answers = [await write(mentor, next, 'Afterwards'), await write(mentor, reported, 'Afterwards')];
    // Whoever reported is answered like any other.
    expect(answers.map((each) => each.body)).toEqual([1, 2].map(() => ({ held: true, visible_at: null })));
    expect([await read(student), await read(later), await read(reporter)]).toEqual([[], [], []]);
    expect([await heldOf(id), await heldOf(next)]).toEqual([
      { mentor: 'report', student: null },
      { mentor: 'away', student: null },
    ]);
    expect((await listHeldTexts(db(), 1000)).map(({ text }) => text)).toEqual(expect.arrayContaining(['Unread', 'Afterwards']));
  });
});
