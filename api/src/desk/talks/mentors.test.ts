import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { PASSWORD, type SignedIn, demoPerson, newMentor, newStudent } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { mayMeet } from '../../mentoring/safety/may-meet.sql.ts';
import { mentor_checks } from '../../mentoring/safety/mentor-safety.tables.ts';

const DAY = 86_400_000;
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
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);
const meets = (id: number) => mayMeet(db(), id, server.services.now());
const linesOf = (user_id: number, action: string) =>
  db()
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, user_id), eq(audit_log.action, action)));
const background = (change: object = {}) => ({ kind: 'background', state: 'clear', reference: 'BG-1', cleared_on: dayIn(0), ...change });

/** Somebody who offers to be a mentor, and has confirmed the email. */
async function applicant(first_name = 'Dana') {
  const email = `applicant-${Math.random().toString(36).slice(2)}@example.org`;
  const form = { role: 'Mentor', first_name, last_name: 'Whitfield', phone: '(555) 010-0166', password: PASSWORD, email };
  expect((await server.ask('POST', '/signup/', { body: form })).status).toBe(201);
  await db().update(users).set({ email_confirmed_at: new Date(), title: 'Farm vet' }).where(eq(users.email, email));
  const [row] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  return { id: row?.id ?? 0, email };
}

describe('from the checks to meeting students', () => {
  it('early: 409 with what is missing, and they meet nobody; with all five clear they are approved, once, and get a mail', async () => {
    const { id, email } = await applicant();
    expect((await get(`mentors/${id}/`)).body).toMatchObject({ approved: false, missing: [...CHECK_KINDS], email });
    const early = await post(`mentors/${id}/approve/`);
    expect([early.status, early.body.detail]).toEqual([
      409,
      expect.stringMatching(/^First these checks must be clear: identity, background/),
    ]);
    for (const kind of CHECK_KINDS) {
      const entry = { kind, state: 'clear', reference: `R-${kind}`, cleared_on: dayIn(0), expires_on: dayIn(700) };
      expect((await post(`mentors/${id}/checks/`, entry)).status).toBe(200);
    }
    expect(await meets(id)).toBe(false);
    const answers = await Promise.all([post(`mentors/${id}/approve/`), post(`mentors/${id}/approve/`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ approved: true, missing: [], next_end: dayIn(700) });
    expect(await meets(id)).toBe(true);
    expect(await linesOf(id, 'mentor.approved')).toMatchObject([
      { actor_id: staff.id, before: { approved: false }, after: { approved: true } },
    ]);
    await server.mailTo(email, /approved/);
  });

  it('opening one is written down, and their history names who did what', async () => {
    const { id } = await applicant();
    await post(`mentors/${id}/checks/`, background());
    const { body } = await get(`mentors/${id}/`);
    expect(body.history[0]).toMatchObject({ action: 'mentor.checked', by: 'Jo', detail: 'background: clear' });
    expect(body.checks[1]).toMatchObject({ kind: 'background', state: 'clear', reference: 'BG-1', by: 'Jo' });
    expect(await linesOf(id, 'mentor.opened')).toHaveLength(1);
  });
});

describe('a check', () => {
  it('that is over, or refused, sends back at once what the mentor has coming; before and after stand in the log', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const session = await addTalk(server, { student, mentor, state: 'booked', days: 3 });
    const over = await post(`mentors/${mentor.id}/checks/`, background({ cleared_on: dayIn(-400), expires_on: dayIn(-2) }));
    expect(over.body).toMatchObject({ missing: ['background'], coming: 0 });
    const [row] = await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, session));
    expect([await meets(mentor.id), row?.state, row?.mentor_id]).toEqual([false, 'requested', null]);
    const refused = await post(`mentors/${mentor.id}/checks/`, { kind: 'background', state: 'refused' });
    expect(refused.body.checks[1]).toMatchObject({ state: 'refused', cleared_on: null, expires_on: null });
    expect((await linesOf(mentor.id, 'mentor.checked')).at(-1)).toMatchObject({
      before: { state: 'clear', expires_on: dayIn(-2) },
      after: { state: 'refused', expires_on: null },
    });
  });

  it.each([
    ['without the day', { cleared_on: null }, 'cleared_on', 'Say on which day it was clear.'],
    ['clear tomorrow', { cleared_on: dayAhead(1) }, 'cleared_on', 'Cleared on is a day that has come.'],
    ['that ends before it was clear', { expires_on: dayAhead(-2) }, 'expires_on', 'The check would end before it was clear.'],
    ['of a kind that there is not', { kind: 'horoscope' }, 'kind', 'Choose what was checked.'],
    ['on a day that there is not', { cleared_on: '2027-02-30' }, 'cleared_on', 'Cleared on is a day, as 2027-01-07.'],
    ['with a long reference', { reference: 'x'.repeat(101) }, 'reference', 'Reference can have at most 100 characters.'],
  ])('%s: 400 at its field, and nothing is entered', async (_, change, field, sentence) => {
    const { id } = await applicant();
    const { status, body } = await post(`mentors/${id}/checks/`, background(change));
    expect([status, body[field]?.[0]]).toEqual([400, sentence]);
    expect(await db().select().from(mentor_checks).where(eq(mentor_checks.mentor_id, id))).toEqual([]);
  });

  it('entered by two at once: one stands, the other gets 409 conflict and changes nothing', async () => {
    const { id } = await applicant();
    const answers = await Promise.all(
      ['BG-A', 'BG-B'].map((reference) => post(`mentors/${id}/checks/`, background({ reference, seen: null }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]?.body.code).toBe('conflict');
    const rows = await db().select().from(mentor_checks).where(eq(mentor_checks.mentor_id, id));
    expect(rows.map(({ reference }) => reference)).toEqual([won === 0 ? 'BG-A' : 'BG-B']);
  });
});

describe('a pause', () => {
  it('stops them and sends back what they have; twice at once one gets 409; lifted they meet students again', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    await addTalk(server, { student, mentor, state: 'booked', days: 3 });
    expect((await get(`mentors/?q=${mentor.email}`)).body.results).toMatchObject([{ id: mentor.id, coming: 1 }]);
    const answers = await Promise.all([0, 1].map(() => post(`mentors/${mentor.id}/pause/`, { paused: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(`mentors/${mentor.id}/`)).body).toMatchObject({ paused: 'staff', sessions: [] });
    expect(await meets(mentor.id)).toBe(false);
    expect((await post(`mentors/${mentor.id}/pause/`, { paused: false })).body.paused).toBeNull();
    expect(await meets(mentor.id)).toBe(true);
    expect((await post(`mentors/${mentor.id}/pause/`, { paused: false })).status).toBe(409);
  });

  it('because of a grave report is not lifted past it: 409 with a sentence, and it goes on', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server)];
    const session = await addTalk(server, { student, mentor, state: 'done', days: -3 });
    const body = { kind: 'unsafe', text: '' };
    expect((await server.ask('POST', `/mentor_sessions/${session}/report/`, { as: student.access, body })).status).toBe(201);
    const { status, body: said } = await post(`mentors/${mentor.id}/pause/`, { paused: false });
    expect([status, said.detail]).toEqual([409, expect.stringMatching(/^A grave report about this mentor waits/)]);
    expect(await meets(mentor.id)).toBe(false);
  });
});

describe('the list of mentors', () => {
  it('finds by name and email, by state, and sorts by the check that ends first', async () => {
    const [one, other] = [await newMentor(server, { first_name: 'Wilhelmina' }), await newMentor(server, { first_name: 'Wilhelm' })];
    await post(`mentors/${one.id}/checks/`, background({ expires_on: dayIn(20) }));
    await post(`mentors/${other.id}/checks/`, background({ expires_on: dayIn(10) }));
    const ids = async (search: string) => (await get(`mentors/?q=wilhelm&${search}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await ids('sort=ends')).toEqual([other.id, one.id]);
    expect(await ids('sort=-ends')).toEqual([one.id, other.id]);
    expect(await ids('state=ending&sort=name')).toEqual([other.id, one.id]);
    expect(await ids('state=paused')).toEqual([]);
    expect((await get(`mentors/?q=${one.email}`)).body.results).toMatchObject([{ id: one.id, name: 'Wilhelmina Li', next_end: dayIn(20) }]);
    await post(`mentors/${one.id}/checks/`, { kind: 'training', state: 'refused' });
    expect(await ids('state=missing')).toEqual([one.id]);
    expect((await get('mentors/?state=applied&q=wilhelm')).body.meta.total).toBe(0);
  });

  it.each([
    ['q', `q=${'a'.repeat(500)}`],
    ['page', 'page=0'],
    ['page', 'page=1000000000'],
    ['sort', 'sort=email'],
    ['state', 'state=good'],
  ])('refuses a wrong %s (%s) with 400 and a sentence at its name', async (field, search) => {
    const { status, body } = await get(`mentors/?${search}`);
    expect([status, Object.keys(body), body[field].length]).toEqual([400, [field], 1]);
  });
});

it('nobody but a mentor has a page there: 404, for a student too, and nothing is written', async () => {
  const student = await newStudent(server);
  for (const id of [student.id, 2_000_000]) {
    expect((await get(`mentors/${id}/`)).status).toBe(404);
    expect((await post(`mentors/${id}/checks/`, background())).status).toBe(404);
    expect((await post(`mentors/${id}/approve/`)).status).toBe(404);
    expect((await post(`mentors/${id}/pause/`)).status).toBe(404);
  }
  expect(await db().select().from(mentor_checks).where(eq(mentor_checks.mentor_id, student.id))).toEqual([]);
});

/** A day from today on, by the clock of this machine: the table of cases is read before there is a server. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}
