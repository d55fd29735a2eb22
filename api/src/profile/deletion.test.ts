import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveHours, STAFF } from '../../test/booked-talks.ts';
import { PASSWORD, type SignedIn, newMentor, newStudent, putOnPlan, signInAs, takeAssessment } from '../../test/people.ts';
import { addBooked, sessionNow } from '../../test/sessions.ts';
import { addTalk } from '../../test/talks.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { matchCareers } from '../careers/match-careers.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { assignMentor } from '../mentoring/booking/assign-mentor.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { sendMailJob } from '../platform/mail.ts';
import { listOutbox } from '../platform/outbox.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const remove = (who: SignedIn, password: unknown = PASSWORD) => server.ask('DELETE', '/profile/', { as: who.access, body: { password } });
const get = (who: SignedIn) => server.ask('GET', '/profile/', { as: who.access });
const keep = (who: SignedIn) => server.ask('POST', '/profile/keep/', { as: who.access });
const exists = async (who: SignedIn) => (await db().$count(users, eq(users.id, who.id))) === 1;

/** Somebody whose time to change their mind is over. */
async function due(): Promise<SignedIn> {
  const who = await newStudent(server);
  await db()
    .update(users)
    .set({ deletion_requested_at: new Date(server.services.now().getTime() - 31 * DAY) })
    .where(eq(users.id, who.id));
  return who;
}

/** Every table in which a text stands anywhere, the queue's included. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = (await db().execute(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`)) as unknown as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = (await db().execute(
      sql`select 1 from ${sql.raw(name.replace('.', '."').concat('"'))} as row where position(${text} in row::text) > 0 limit 1`,
    )) as unknown as { rows: unknown[] };
    if (hits.length > 0) found.push(name);
  }
  return found;
}

describe('DELETE profile/', () => {
  it('wants the password, at its field', async () => {
    const who = await newStudent(server);
    for (const password of ['', 'not this one', 7, null]) {
      const { status, body } = await remove(who, password);
      expect([status, Object.keys(body)]).toEqual([400, ['password']]);
    }
    expect((await server.ask('DELETE', '/profile/', { body: { password: PASSWORD } })).status).toBe(401);
    expect((await get(who)).body.deletion_on).toBeNull();
  });

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('names the day by the clock of who leaves: %s', async (time_zone) => {
    const who = await newStudent(server);
    await db().update(users).set({ time_zone }).where(eq(users.id, who.id));
    const { deletion_on } = (await remove(who)).body;
    const day = new Date(deletion_on).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: time_zone });
    expect((await server.mailTo(who.email, /will be deleted/)).text).toContain(`On ${day}, 30 days`);
  });

  it("names the day, ends every session and mails how to change one's mind; signing in and keeping undoes it", async () => {
    const who = await newStudent(server);
    const phone = await signInAs(server, who.email, PASSWORD);
    const { status, body } = await remove(who);
    expect(status).toBe(200);
    const days = (new Date(body.deletion_on).getTime() - server.services.now().getTime()) / DAY;
    expect(days).toBeGreaterThan(29.9);
    for (const session of [who, phone]) {
      expect((await get(session)).status).toBe(401);
      expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: session.refresh } })).status).toBe(401);
    }
    expect((await server.mailTo(who.email, /will be deleted/)).text).toMatch(/Keep my account/);
    const back = await signInAs(server, who.email, PASSWORD);
    expect((await get(back)).body).toMatchObject({ deletion_on: body.deletion_on, deletion_asked_by: 'user' });
    expect((await keep(back)).body).toMatchObject({ deletion_on: null, deletion_asked_by: null });
    expect((await keep(back)).status).toBe(200);
    expect((await server.mailTo(who.email, /stays/)).subject).toBe('Your CareerScoop account stays');
  });

  it('asked for twice does not move the day', async () => {
    const who = await newStudent(server);
    const first = (await remove(who)).body.deletion_on;
    const back = await signInAs(server, who.email, PASSWORD);
    server.advance(DAY);
    expect((await remove(back)).body.deletion_on).toBe(first);
  });
});

describe('talks with a mentor of somebody who leaves', () => {
  it('of a student are called off and never counted, the mentor is told, and none comes back by itself', async () => {
    const [student, mentor] = [await newStudent(server, { age: 20, first_name: 'Gio' }), await newMentor(server)];
    const coming = await addBooked(server, { student, mentor, hours: 5 });
    const over = await addBooked(server, { student, mentor, hours: -2 });
    await remove(student);
    expect(await sessionNow(server, coming.id)).toMatchObject({ state: 'cancelled', cancelled_by: 'student', cancelled_late: false });
    expect(await sessionNow(server, over.id)).toMatchObject({ state: 'booked' });
    expect((await server.mailTo(mentor.email, /with Gio is cancelled/)).text).not.toMatch(/delet|account/i);
    expect((await server.mailTo(student.email, /talk with a mentor is cancelled/)).text).toContain('account is about to be deleted');
    expect((await keep(await signInAs(server, student.email, PASSWORD))).status).toBe(200);
    expect((await server.mailTo(student.email, /stays/)).text).toContain('Talks with a mentor that were planned do not come back');
    expect(await sessionNow(server, coming.id)).toMatchObject({ state: 'cancelled' });
  });

  it('of a mentor are requests again', async () => {
    const [student, mentor] = [await newStudent(server, { age: 20 }), await newMentor(server)];
    const { id } = await addBooked(server, { student, mentor, hours: 50 });
    await remove(mentor);
    expect(await sessionNow(server, id)).toMatchObject({ state: 'requested', mentor_id: null });
    expect((await server.mailTo(student.email, /another mentor/)).text).toContain('Your request stays');
  });

  it('are not given a mentor before the account is kept: 409', async () => {
    const [student, mentor] = [await newStudent(server, { age: 20 }), await newMentor(server)];
    await putOnPlan(server, student, 4);
    await giveHours(server, mentor);
    await remove(student);
    const session = await addTalk(server, { student, state: 'requested' });
    const assign = () => db().transaction((tx) => assignMentor(tx, server.services, { session, mentor_id: mentor.id, by: STAFF }));
    await expect(assign()).rejects.toMatchObject({ code: 'wrong_state', detail: 'The account of this student is about to be deleted.' });
    const back = await signInAs(server, student.email, PASSWORD);
    expect((await server.ask('POST', '/mentor_sessions/', { as: back.access, body: { topic: 'Boats' } })).status).toBe(403);
    await keep(back);
    expect(await assign()).toMatchObject({ state: 'requested', mentor_id: mentor.id });
  });
});

describe('erasing', () => {
  it('leaves who still has time, and who changed their mind', async () => {
    const waiting = await newStudent(server);
    await remove(waiting);
    const kept = await due();
    expect((await keep(kept)).status).toBe(200);
    await eraseAccounts(server.services);
    expect([await exists(waiting), await exists(kept)]).toEqual([true, true]);
  });

  it('leaves no trace of the person in any table, queue or outbox', async () => {
    const who = await due();
    await server.ask('POST', '/subscriptions/', { body: { email: who.email } });
    await server.ask('POST', '/contact/', { as: who.access, body: { kind: 'bug', email: who.email, message: 'The cone is upside down.' } });
    await server.ask('POST', '/consent/ask/', { as: who.access, body: { channel: 'email', contact: `parent-of-${who.email}` } });
    await takeAssessment(server, who);
    await server.mailTo(`parent-of-${who.email}`);
    await server.services.jobs.enqueue(db(), sendMailJob, { to: who.email, subject: 'Later', text: '', html: '' }, 3600);
    expect((await tablesWith(who.email)).length).toBeGreaterThan(3);
    await untilErased();
    expect(await exists(who)).toBe(false);
    expect(await tablesWith(who.email)).toEqual([]);
    expect((await server.ask('POST', '/auth/', { body: { email: who.email, password: PASSWORD } })).status).toBe(401);
    // The address is free again.
    await newStudent(server, { email: who.email });
  });

  it('waits for a job of this person that is at work, and erases afterwards', async () => {
    const who = await due();
    await server.services.jobs.enqueue(db(), sendMailJob, { to: who.email, subject: 'Now', text: '', html: '' }, 3600);
    await db().execute(sql`update jobs.job set state = 'active' where data->>'to' = ${who.email} and state = 'created'`);
    await expect(eraseAccounts(server.services)).rejects.toThrow('1 accounts');
    expect(await exists(who)).toBe(true);
    await db().execute(sql`update jobs.job set state = 'created' where data->>'to' = ${who.email} and state = 'active'`);
    await untilErased();
    expect(await exists(who)).toBe(false);
    expect(await tablesWith(who.email)).toEqual([]);
  });

  it('and matching at one instant both end well, whichever comes first', async () => {
    const who = await due();
    await takeAssessment(server, who);
    const [row] = await db()
      .update(assessments)
      .set({ matched_at: null })
      .where(eq(assessments.user_id, who.id))
      .returning({ id: assessments.id });
    await Promise.allSettled([matchCareers(server.services, row?.id ?? 0), untilErased()]);
    await untilErased();
    expect(await exists(who)).toBe(false);
    await matchCareers(server.services, row?.id ?? 0);
    expect(await tablesWith(who.email)).toEqual([]);
  });
});

/** As the queue does it: what was at work is tried again. */
async function untilErased(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await eraseAccounts(server.services).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('never erased');
}

describe('a parent', () => {
  async function family() {
    const child = await newStudent(server, { age: 15 });
    const contact = `mum-${child.email}`;
    await server.ask('POST', '/consent/ask/', { as: child.access, body: { channel: 'email', contact } });
    const token = (await server.mailTo(contact)).links[0]?.split('#')[1];
    const { body } = await server.ask('POST', '/consent/open/', { body: { token } });
    return { child, contact, as: body.access as string };
  }

  it('takes a copy of all that is held of the child', async () => {
    const { child, as } = await family();
    const { status, text } = await server.ask('GET', '/consent/parent/export/', { as });
    expect(status).toBe(200);
    expect(text).toContain(child.email);
    expect((await server.ask('GET', '/consent/parent/export/', { as: child.access })).status).toBe(401);
  });

  it('asks for deletion and takes it back; the child cannot', async () => {
    const { child, contact, as } = await family();
    const talk = await addBooked(server, { student: child, mentor: await newMentor(server), hours: 5 });
    const { status, body } = await server.ask('POST', '/consent/parent/deletion/', { as, body: {} });
    expect([status, typeof body.erased_on]).toEqual([200, 'string']);
    expect((await get(child)).status).toBe(401);
    const { text } = await server.mailTo(child.email, /will be deleted/);
    expect(text).toContain('Only your parent can take this back');
    expect(text).not.toMatch(/keep your account/i);
    expect((await server.mailTo(contact, /delete an account/)).text).toMatch(/erased/);
    expect(await sessionNow(server, talk.id)).toMatchObject({ state: 'cancelled', cancelled_by: 'guardian' });
    expect((await server.mailTo(contact, /mentor is cancelled/)).text).toContain('account is about to be deleted');
    const back = await signInAs(server, child.email, PASSWORD);
    expect((await get(back)).body.deletion_asked_by).toBe('guardian');
    expect((await keep(back)).status).toBe(403);
    expect((await server.ask('DELETE', '/consent/parent/deletion/', { as })).body.erased_on).toBeNull();
    expect((await get(back)).body.deletion_on).toBeNull();
  });

  it('does not take back what the child asked for', async () => {
    const { child, as } = await family();
    await remove(child);
    const takeBack = () => server.ask('DELETE', '/consent/parent/deletion/', { as });
    expect((await takeBack()).status).toBe(403);
    // Nor by asking as well, and taking that back: twice, since a second round must find the child's wish too.
    for (let round = 0; round < 2; round += 1) {
      expect((await server.ask('POST', '/consent/parent/deletion/', { as, body: {} })).status).toBe(200);
      expect((await takeBack()).body.erased_on).toEqual(expect.any(String));
      expect((await takeBack()).status).toBe(403);
    }
    const back = await signInAs(server, child.email, PASSWORD);
    expect((await get(back)).body).toMatchObject({ deletion_on: expect.any(String), deletion_asked_by: 'user' });
    expect((await server.mailTo(child.email, /^Your parent took back/)).text).toContain('You had asked for it as well');
    expect((await listOutbox(db(), child.email)).filter(({ subject }) => /stays/.test(subject))).toEqual([]);
    expect((await keep(back)).body.deletion_on).toBeNull();
    for (const [method, path] of [
      ['POST', 'deletion'],
      ['DELETE', 'deletion'],
      ['GET', 'export'],
    ] as const) {
      expect((await server.ask(method, `/consent/parent/${path}/`, { body: method === 'POST' ? {} : undefined })).status).toBe(401);
    }
  });
});
