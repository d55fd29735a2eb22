import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newMentor, newStudent, putOnPlan } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { addBlock } from '../../mentoring/safety/reports.sql.ts';

const DAY = 86_400_000;
let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ meetings: { jitsi: undefined, rooms: true, hosts: ['zoom.example'] } });
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string) => server.ask('GET', `/desk/${path}`, { as: staff.access });
const post = (path: string, body: object = {}) => server.ask('POST', `/desk/${path}`, { as: staff.access, body });
const rowOf = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0];
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);

/** An adult with a plan, who lives in Chicago. */
async function learner(change: Parameters<typeof newStudent>[1] = {}) {
  const student = await newStudent(server, { age: 20, ...change });
  await putOnPlan(server, student, 4);
  await server.ask('PATCH', '/profile/', { as: student.access, body: { time_zone: 'America/Chicago' } });
  return student;
}

/** A mentor in Chicago from nine to five, every day. */
async function helper(title = '') {
  const mentor = await newMentor(server);
  await db().update(users).set({ title, time_zone: 'America/Chicago' }).where(eq(users.id, mentor.id));
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 540, to_minute: 1020 }));
  expect((await server.ask('PUT', '/mentor/hours/', { as: mentor.access, body: { hours } })).status).toBe(200);
  return mentor;
}

describe('the list of sessions', () => {
  it('holds what is coming, the oldest first; by state, by words, late ones; first names, with a letter where two are the same', async () => {
    const [one, other] = [
      await learner({ first_name: 'Zuri', last_name: 'Abbot' }),
      await learner({ first_name: 'Zuri', last_name: 'Brown' }),
    ];
    const late = await addTalk(server, { student: one, state: 'requested', topic: 'Bridges of Zuri' });
    await db()
      .update(mentor_sessions)
      .set({ created_at: new Date(server.services.now().getTime() - 3 * DAY) })
      .where(eq(mentor_sessions.id, late));
    const fresh = await addTalk(server, { student: other, state: 'requested', topic: 'Bridges again' });
    const over = await addTalk(server, { student: one, state: 'cancelled', topic: 'Bridges once' });
    const { status, body } = await get('sessions/?q=bridges');
    expect(status).toBe(200);
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([late, fresh]);
    expect(body.results[0]).toMatchObject({ state: 'requested', late: true, mentor: null, student: { name: 'Zuri A.' }, version: 0 });
    expect(body.results[1]).toMatchObject({ late: false, student: { name: 'Zuri B.' } });
    expect(body.meta).toEqual({ page: 1, per_page: 50, total: 2, more: false, number_of_pages: 1 });
    const ids = async (search: string) => (await get(`sessions/?q=bridges&${search}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await ids('state=late')).toEqual([late]);
    expect(await ids('state=cancelled')).toEqual([over]);
    expect(await ids('state=all&sort=-created')).toHaveLength(3);
    expect(JSON.stringify(body)).not.toMatch(/Abbot|Brown|@example/);
  });

  it.each([
    ['q', `q=${'a'.repeat(101)}`, 'Search with at most 100 letters.'],
    ['page', 'page=0', 'page must be a whole number from 1 to 1000.'],
    ['page', 'page=1000000000', 'page must be a whole number from 1 to 1000.'],
    ['sort', 'sort=topic', 'sort is one of created, starts, or one of them with a minus before it.'],
    ['state', 'state=lost', /^state is one of coming, late/],
  ])('refuses a wrong %s (%s) with 400 and a sentence at its name', async (field, search, sentence) => {
    const { status, body } = await get(`sessions/?${search}`);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(body[field][0]).toMatch(typeof sentence === 'string' ? sentence : sentence);
  });

  it('takes a search with signs of its own as letters: 200, nothing found', async () => {
    for (const q of ['%', '_____', "'; drop table users; --", '\\']) {
      expect((await get(`sessions/?q=${encodeURIComponent(q)}`)).body.results).toEqual([]);
    }
  });
});

describe('finding a mentor', () => {
  it('offers those of the work first, and neither the own parent nor whom the student blocked', async () => {
    const student = await learner();
    const [fits, plain, parent, blocked] = [await helper('Lighthouse keeper'), await helper(), await helper(), await helper()];
    await db().insert(guardians).values({ user_id: student.id, channel: 'email', contact: parent.email, asked_at: server.services.now() });
    await addBlock(db(), { student_id: student.id, mentor_id: blocked.id, by: 'student', created_at: server.services.now() });
    const id = await addTalk(server, { student, state: 'requested', topic: 'How do lighthouses work?' });
    const { body } = await get(`sessions/${id}/mentors/`);
    const ids = body.results.map((mentor: { id: number }) => mentor.id);
    await server.ask('PUT', '/mentor/hours/', { as: plain.access, body: { hours: [] } });
    await addTalk(server, { student, mentor: plain, state: 'booked', days: 30 });
    const again = (await get(`sessions/${id}/mentors/`)).body.results.find((mentor: { id: number }) => mentor.id === plain.id);
    expect(again).toMatchObject({ has_hours: false, coming: 1 });
    expect(body.results[0]).toMatchObject({ id: fits.id, fits: true, has_hours: true, coming: 0 });
    expect(ids).toContain(plain.id);
    expect([ids.includes(parent.id), ids.includes(blocked.id)]).toEqual([false, false]);
    expect((await get(`sessions/${id}/slots/?mentor_id=${fits.id}`)).body.slots.length).toBeGreaterThan(5);
    expect((await get(`sessions/${id}/slots/?mentor_id=${blocked.id}`)).body.slots).toEqual([]);
  });

  it('assigns without a time: the student chooses; with one inside the hours it is booked; both stand in the log with before and after', async () => {
    const [mentor, student] = [await helper(), await learner()];
    const id = await addTalk(server, { student, state: 'requested' });
    const first = await post(`sessions/${id}/assign/`, { mentor_id: mentor.id, version: 0 });
    expect(first.body).toMatchObject({ state: 'requested', mentor: { id: mentor.id }, version: 1 });
    const starts_at = `${dayIn(4)}T18:00:00.000Z`;
    const booked = await post(`sessions/${id}/assign/`, { mentor_id: mentor.id, starts_at, version: 1 });
    expect([booked.status, booked.body.state, booked.body.starts_at]).toEqual([200, 'booked', starts_at]);
    const [line] = await db()
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.user_id, student.id), eq(audit_log.action, 'mentoring.booked')));
    expect(line).toMatchObject({
      actor: 'staff',
      actor_id: staff.id,
      before: { state: 'requested', starts_at: null },
      after: { state: 'booked', starts_at },
    });
  });

  it.each(['parent', 'pause', 'block'])(
    'of a mentor who may not (%s): 409 mentor_away with the reason, and it stays without one',
    async (why) => {
      const [mentor, student] = [await helper(), await learner()];
      const at = server.services.now();
      if (why === 'parent')
        await db().insert(guardians).values({ user_id: student.id, channel: 'email', contact: mentor.email, asked_at: at });
      if (why === 'pause') await post(`mentors/${mentor.id}/pause/`, { paused: true });
      if (why === 'block') await addBlock(db(), { student_id: student.id, mentor_id: mentor.id, by: 'mentor', created_at: at });
      const id = await addTalk(server, { student, state: 'requested' });
      const { status, body } = await post(`sessions/${id}/assign/`, { mentor_id: mentor.id, version: 0 });
      expect([status, body.code]).toEqual([409, 'mentor_away']);
      expect(body.detail).toMatch(why === 'pause' ? /look at their checks/ : /not brought together/);
      expect(await rowOf(id)).toMatchObject({ mentor_id: null, version: 0 });
    },
  );

  it('of a minor without a yes: 403 consent_needed in words for the desk, and it stays without one', async () => {
    const [mentor, student] = [await helper(), await newStudent(server, { age: 15 })];
    await putOnPlan(server, student, 4);
    const id = await addTalk(server, { student, state: 'requested' });
    const { status, body } = await post(`sessions/${id}/assign/`, { mentor_id: mentor.id, version: 0 });
    expect([status, body.code, body.detail]).toEqual([403, 'consent_needed', expect.stringMatching(/^No parent has said yes/)]);
    expect((await get(`sessions/${id}/`)).body.obstacle).toBe('No parent has said yes to talks with a mentor yet.');
    expect((await rowOf(id))?.mentor_id).toBeNull();
  });
});

describe('two representatives at once', () => {
  it('assign two mentors: one is there, the other gets 409 conflict and changes nothing', async () => {
    const [one, other, student] = [await helper(), await helper(), await learner()];
    const id = await addTalk(server, { student, state: 'requested' });
    const answers = await Promise.all([one, other].map((mentor) => post(`sessions/${id}/assign/`, { mentor_id: mentor.id, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]?.body.code).toBe('conflict');
    expect(await rowOf(id)).toMatchObject({ mentor_id: [one, other][won]?.id, version: 1 });
  });

  it('call off and move: one is done, the other gets 409, and the session is what the one made of it', async () => {
    const [mentor, student] = [await helper(), await learner()];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 3 });
    const starts_at = `${dayIn(5)}T18:30:00.000Z`;
    const answers = await Promise.all([
      post(`sessions/${id}/close/`, { how: 'cancelled', reason: 'The mentor is ill', version: 0 }),
      post(`sessions/${id}/move/`, { starts_at, version: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const row = await rowOf(id);
    expect(row?.state).toBe(answers[0]?.status === 200 ? 'cancelled' : 'booked');
    expect(row?.version).toBe(1);
  });
});

describe('closing', () => {
  it('before it has begun: 409 with a sentence for done and no-show; called off: everybody is told, and the reason stays here', async () => {
    const [mentor, student] = [await helper(), await learner()];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    for (const how of ['done', 'no_show']) {
      const early = await post(`sessions/${id}/close/`, { how, version: 0 });
      expect([early.status, early.body.detail]).toEqual([409, 'This session has not begun.']);
    }
    const off = await post(`sessions/${id}/close/`, { how: 'cancelled', reason: 'A snow day', version: 0 });
    expect(off.body).toMatchObject({ state: 'cancelled', cancelled_by: 'staff', reason: 'A snow day', may: [] });
    for (const { email } of [mentor, student]) expect((await server.mailTo(email, /off|cancel/i)).text).not.toContain('snow');
    expect((await post(`sessions/${id}/close/`, { how: 'cancelled', version: 1 })).status).toBe(409);
  });

  it.each([-0.5, -2])('what has begun, %s days from now, is not called off or moved: 409 with a sentence, and it stays', async (days) => {
    const [mentor, student] = [await helper(), await learner()];
    const id = await addTalk(server, { student, mentor, state: 'booked', days });
    const begun = { status: 409, body: { code: 'wrong_state', detail: 'This session has begun: say how it went.' } };
    expect(await post(`sessions/${id}/close/`, { how: 'cancelled', version: 0 })).toMatchObject(begun);
    const starts_at = `${dayIn(3)}T18:00:00Z`;
    expect(await post(`sessions/${id}/move/`, { starts_at, version: 0 })).toMatchObject(begun);
    expect(await rowOf(id)).toMatchObject({ state: 'booked', version: 0 });
  });

  it('as done, and as one to which the mentor did not come', async () => {
    const mentor = await helper();
    const made = async (days: number) => addTalk(server, { student: await learner(), mentor, state: 'booked', days });
    const [one, other] = [await made(-1), await made(-2)];
    expect((await post(`sessions/${one}/close/`, { how: 'done', version: 0 })).body.state).toBe('done');
    expect((await post(`sessions/${other}/close/`, { how: 'no_show', who: 'mentor', version: 0 })).body.state).toBe('no_show_mentor');
  });
});

describe('a pasted link', () => {
  const put = (id: number, body: object) => server.ask('PUT', `/desk/sessions/${id}/link/`, { as: staff.access, body });

  it('leads adults there; another host: 400 at the field; the log says that there is one, not which', async () => {
    const [mentor, student] = [await helper(), await learner()];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    const wrong = await put(id, { meeting_link: 'https://evil.example/j/1', version: 0 });
    expect([wrong.status, wrong.body.meeting_link?.[0]]).toEqual([400, 'The link must begin with https:// and lead to zoom.example.']);
    expect((await rowOf(id))?.meeting_link).toBeNull();
    const right = await put(id, { meeting_link: 'https://zoom.example/j/1', version: 0 });
    expect(right.body).toMatchObject({ meeting_link: 'https://zoom.example/j/1', version: 1 });
    expect((await put(id, { meeting_link: null, version: 0 })).body.code).toBe('conflict');
    const lines = await db().select().from(audit_log).where(eq(audit_log.action, 'mentoring.linked'));
    expect(lines.at(-1)).toMatchObject({ before: { link_pasted: false }, after: { link_pasted: true } });
    expect(JSON.stringify(lines)).not.toContain('zoom.example');
  });

  it('of a minor: 400 with the reason, and there is none', async () => {
    const [mentor, student] = [await helper(), await newStudent(server, { age: 15 })];
    const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
    const { status, body } = await put(id, { meeting_link: 'https://zoom.example/j/1', version: 0 });
    expect([status, body.meeting_link?.[0]]).toEqual([400, expect.stringMatching(/^This student is a minor/)]);
    expect((await get(`sessions/${id}/`)).body).toMatchObject({ adults: false, meeting_link: null });
  });
});

it('lets a representative into the room while its door is open, and notes it; before: 403', async () => {
  const [mentor, student] = [await helper(), await learner()];
  const id = await addTalk(server, { student, mentor, state: 'booked', days: 2 });
  expect((await post(`sessions/${id}/join/`)).body.code).toBe('door_closed');
  const starts_at = new Date(server.services.now().getTime() + 5 * 60_000);
  const ends_at = new Date(starts_at.getTime() + 30 * 60_000);
  await db().update(mentor_sessions).set({ starts_at, ends_at }).where(eq(mentor_sessions.id, id));
  expect((await post(`sessions/${id}/join/`)).body.url).toContain('/dev/meeting/');
  expect((await get(`sessions/${id}/`)).body.entries).toMatchObject([{ who: 'staff' }]);
});

it('is closed to a student, a mentor and an organization: 403, and nothing is changed', async () => {
  const [mentor, student] = [await helper(), await learner()];
  const coordinator = await demoPerson(server, 'coordinator' as 'staff');
  const id = await addTalk(server, { student, state: 'requested' });
  const calls = [
    ['GET', 'sessions/'],
    ['GET', `sessions/${id}/`],
    ['GET', `sessions/${id}/mentors/`],
    ['GET', `sessions/${id}/slots/?mentor_id=${mentor.id}`],
    ['POST', `sessions/${id}/assign/`, { mentor_id: mentor.id, version: 0 }],
    ['POST', `sessions/${id}/move/`, { starts_at: `${dayIn(5)}T18:00:00Z`, version: 0 }],
    ['POST', `sessions/${id}/close/`, { how: 'cancelled', version: 0 }],
    ['PUT', `sessions/${id}/link/`, { meeting_link: null, version: 0 }],
    ['POST', `sessions/${id}/join/`],
  ] as const;
  for (const { access } of [student, mentor, coordinator]) {
    for (const [method, path, body] of calls) {
      expect((await server.ask(method, `/desk/${path}`, { as: access, ...(body ? { body } : {}) })).status).toBe(403);
    }
  }
  expect(await rowOf(id)).toMatchObject({ state: 'requested', mentor_id: null, version: 0 });
});
