import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, demoPerson, newMentor, newStudent, signInAs } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { desk_members } from '../desk.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { mentor_feedbacks, mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { mayMeet } from '../../mentoring/safety/may-meet.sql.ts';
import { safety_reports } from '../../mentoring/safety/mentor-safety.tables.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string) => server.ask('GET', `/desk/${path}`, { as: staff.access });
const post = (path: string, body: object = {}) => server.ask('POST', `/desk/${path}`, { as: staff.access, body });
const meets = (id: number) => mayMeet(db(), id, server.services.now());
const actionsOn = async (report: number) =>
  (await db().select().from(audit_log).where(eq(audit_log.actor_id, staff.id)))
    .filter(({ detail }) => detail['report'] === report)
    .map(({ action, user_id, before, after }) => ({ action, user_id, before, after }));

/** A talk that was, and what its student told of the mentor. */
async function told(kind: string, text = 'It felt wrong', mentor?: SignedIn) {
  const [about, student] = [mentor ?? (await newMentor(server)), await newStudent(server, { first_name: 'Ana', last_name: 'Quarles' })];
  const session = await addTalk(server, { student, mentor: about, state: 'done', days: -3 });
  const body = { kind, text };
  expect((await server.ask('POST', `/mentor_sessions/${session}/report/`, { as: student.access, body })).status).toBe(201);
  const [row] = await db().select().from(safety_reports).where(eq(safety_reports.session_id, session));
  return { id: row?.id ?? 0, mentor: about, student, session };
}

describe('a report', () => {
  it('is listed without names and words, the grave ones first; opening it is written down under nobody’s account', async () => {
    const [mild, grave] = [await told('hurtful'), await told('unsafe')];
    const { body } = await get('reports/');
    const ids = body.results.map(({ id }: { id: number }) => id);
    expect(ids.indexOf(grave.id)).toBeLessThan(ids.indexOf(mild.id));
    expect(JSON.stringify(body)).not.toMatch(/It felt wrong|Ana|Quarles|Wu/);
    const opened = await get(`reports/${grave.id}/`);
    expect(opened.body).toMatchObject({
      text: 'It felt wrong',
      grave: true,
      paused: true,
      told_by: { id: grave.student.id, role: 'student', name: 'Ana Q.' },
      about: { id: grave.mentor.id, role: 'mentor', name: 'Wu Li' },
    });
    expect(opened.text).not.toContain('@example.org');
    expect(await actionsOn(grave.id)).toMatchObject([{ action: 'talk_report.read', user_id: null }]);
  });

  it('that paused the mentor is closed only with a word about the pause: 400 at the field without, and it stays open', async () => {
    const { id, mentor } = await told('contact');
    const silent = await post(`reports/${id}/close/`);
    expect([silent.status, silent.body.pause?.[0]]).toEqual([400, expect.stringMatching(/^The mentor is paused/)]);
    expect((await get(`reports/${id}/`)).body.state).toBe('open');
    const closed = await post(`reports/${id}/close/`, { pause: 'lift' });
    expect(closed.body).toMatchObject({ state: 'closed', handled_by: 'Jo', paused: false });
    expect(await meets(mentor.id)).toBe(true);
    expect((await actionsOn(id)).at(-1)).toMatchObject({
      action: 'talk_report.closed',
      before: { state: 'open' },
      after: { state: 'closed', pause: 'lift' },
    });
    await server.mailTo(mentor.email, /can meet you again/);
  });

  it('with another grave one open: lifting is 409 with a sentence, keeping closes it, and the mentor stays paused', async () => {
    const first = await told('unsafe');
    const second = await told('meeting', '', first.mentor);
    expect((await get(`reports/${first.id}/`)).body).toMatchObject({ other_open: 1, other_grave: 1 });
    const lifted = await post(`reports/${first.id}/close/`, { pause: 'lift' });
    expect([lifted.status, lifted.body.detail]).toEqual([409, expect.stringMatching(/^Another grave report/)]);
    expect((await post(`reports/${first.id}/close/`, { pause: 'keep' })).status).toBe(200);
    expect((await get(`reports/${second.id}/`)).body.state).toBe('open');
    expect(await meets(first.mentor.id)).toBe(false);
  });

  it('closed by two at once: one does, the other gets 409 conflict, and one line says so', async () => {
    const { id } = await told('other');
    const answers = await Promise.all([post(`reports/${id}/close/`), post(`reports/${id}/close/`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      detail: 'This report was closed before.',
    });
    expect((await actionsOn(id)).filter(({ action }) => action === 'talk_report.closed')).toHaveLength(1);
  });

  it('the mentor never learns of it: neither from the log in their copy nor from their standing', async () => {
    const { id, mentor } = await told('hurtful');
    await get(`reports/${id}/`);
    await post(`reports/${id}/close/`);
    const lines = await db().select().from(audit_log).where(eq(audit_log.user_id, mentor.id));
    expect(lines.filter(({ action }) => action.startsWith('talk_report'))).toEqual([]);
  });
});

describe('a text that waits', () => {
  const waiting = async (kind: string, id: number) =>
    (await get(`texts/?kind=${kind}`)).body.results.find((text: { id: number }) => text.id === id);

  it('is passed on or not, once: the second gets 409; who wrote it hears of a no', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const [one, other] = [
      await addTalk(server, { student, mentor, state: 'requested', topic: 'See www.example.org', topic_held: 'link' }),
      await addTalk(server, { student, mentor, state: 'requested', topic: '555 010 0123', topic_held: 'phone' }),
    ];
    const text = await waiting('topic', one);
    expect(text).toMatchObject({ text: 'See www.example.org', reason: 'link', writer: 'Robin' });
    expect((await get(`texts/?kind=topic&id=${other}`)).body).toMatchObject({ results: [{ id: other }], meta: { total: 1 } });
    const pass = { decision: 'pass', seen: text.seen };
    const answers = await Promise.all([post(`texts/topic/${one}/`, pass), post(`texts/topic/${one}/`, pass)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await post(`texts/topic/${other}/`, { decision: 'refuse', seen: (await waiting('topic', other)).seen });
    expect(refused.body.detail).toMatch(/^Not passed on/);
    const held = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0]?.topic_held;
    expect([await held(one), await held(other)]).toEqual([null, 'refused']);
    await server.mailTo(student.email, /was not passed on/);
  });

  it('written anew since it was read: 409 conflict, and it still waits', async () => {
    const mentor = await newMentor(server);
    const write = (about_me: string) => db().update(users).set({ about_me, about_me_held: 'link' }).where(eq(users.id, mentor.id));
    await write('See my page at one.example.org');
    const { seen } = await waiting('about', mentor.id);
    await write('Write to me at other@example.org');
    const { status, body } = await post(`texts/about/${mentor.id}/`, { decision: 'pass', seen });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await waiting('about', mentor.id)).toMatchObject({ text: 'Write to me at other@example.org' });
  });

  it('of a kind that there is not: 400 with a sentence', async () => {
    const { status, body } = await post('texts/poem/1/', { decision: 'pass', seen: '' });
    expect([status, body.kind?.[0]]).toEqual([400, 'kind is one of topic, about, feedback.']);
  });
});

describe('feedback', () => {
  async function written() {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const session = await addTalk(server, { student, mentor, state: 'done', days: -3 });
    const give = (who: SignedIn, message: string, score: number) =>
      server.ask('POST', `/mentor_sessions/${session}/feedback/`, { as: who.access, body: { message, score } });
    await give(student, `Thank you ${session}`, 1);
    await give(mentor, `Well asked ${session}`, 4);
    const [row] = await db()
      .select()
      .from(mentor_feedbacks)
      .where(and(eq(mentor_feedbacks.session_id, session), eq(mentor_feedbacks.written_by, 'student')));
    return { id: row?.id ?? 0, session, mentor };
  }
  const readBy = async (mentor: SignedIn) => (await server.ask('GET', '/mentor_feedbacks/', { as: mentor.access })).body as object[];

  it('is listed with its score, which the other side never sees; hidden it leaves their page, shown it is back; each once', async () => {
    const { id, session, mentor } = await written();
    const { body } = await get(`feedback/?q=${session}&written_by=student`);
    expect(body.results).toMatchObject([{ id, writer: 'Robin', reader: 'Wu', score: 1, state: 'shown', message: `Thank you ${session}` }]);
    const hidden = await Promise.all([post(`feedback/${id}/hide/`), post(`feedback/${id}/hide/`)]);
    expect(hidden.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readBy(mentor)).toEqual([]);
    expect((await get(`feedback/?state=hidden&q=${session}`)).body.meta.total).toBe(1);
    expect((await post(`feedback/${id}/show/`)).body.state).toBe('shown');
    expect(await readBy(mentor)).toHaveLength(1);
    expect((await post(`feedback/${id}/show/`)).status).toBe(409);
    expect((await post('feedback/2000000/hide/')).status).toBe(404);
  });

  it('sorts by score, and refuses another order with 400', async () => {
    await written();
    const scores = (await get('feedback/?sort=score')).body.results.map(({ score }: { score: number | null }) => score ?? 9);
    expect(scores).toEqual([...scores].sort());
    expect((await get('feedback/?sort=message')).body.sort?.[0]).toMatch(/^sort is one of created, score/);
  });
});

it('a level that may not is told 403, and nothing changes: content reads no report, a representative no score', async () => {
  const { id } = await told('hurtful');
  const person = await newStudent(server);
  await db().update(users).set({ role: 'Staff' }).where(eq(users.id, person.id));
  await db().insert(desk_members).values({ user_id: person.id, level: 'content', created_at: new Date() });
  const { access: as } = await signInAs(server, person.email, PASSWORD);
  const closed = ['reports/', `reports/${id}/`, 'texts/', 'feedback/', 'safety-events/', 'chat-reports/', 'mentors/', 'sessions/'];
  for (const path of closed) expect((await server.ask('GET', `/desk/${path}`, { as })).status).toBe(403);
  expect((await server.ask('POST', `/desk/reports/${id}/close/`, { as, body: {} })).status).toBe(403);
  await db().update(desk_members).set({ level: 'representative' }).where(eq(desk_members.user_id, person.id));
  for (const path of ['reports/', 'feedback/', 'safety-events/'])
    expect((await server.ask('GET', `/desk/${path}`, { as })).status).toBe(403);
  expect((await server.ask('GET', '/desk/texts/', { as })).status).toBe(200);
  expect((await get(`reports/${id}/`)).body.state).toBe('open');
});
