import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, putOnPlan, type SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { addSmsStop, removeSmsStop } from '../platform/sms-stops.sql.ts';

const HOUR = 60 * 60 * 1000;
let server: TestServer;
let parents = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const parentMail = () => `parent${(parents += 1)}@example.net`;
const ask = (student: SignedIn, body: object) => server.ask('POST', '/consent/ask/', { as: student.access, body });
const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';
const open = (token: string) => server.ask('POST', '/consent/open/', { body: { token } });

/** A student of 16 who asked, and the parent's token of the mailed link. */
async function asked(): Promise<{ student: SignedIn; contact: string; token: string }> {
  const student = await newStudent(server, { age: 16 });
  const contact = parentMail();
  expect((await ask(student, { channel: 'email', contact })).status).toBe(202);
  return { student, contact, token: tokenOf((await server.mailTo(contact)).links[0]) };
}
const parentOf = async (token: string) => (await open(token)).body.access as string;
const view = (as: string) => server.ask('GET', '/consent/parent/', { as });
const decide = async (as: string, decisions: object, text_version?: string) => {
  const version = text_version ?? (await view(as)).body.text_version;
  return server.ask('PUT', '/consent/parent/', { as, body: { text_version: version, decisions } });
};
const states = (body: { purposes: { purpose: string; state: string }[] }) =>
  Object.fromEntries(body.purposes.map(({ purpose, state }) => [purpose, state]));

describe('asking a parent', () => {
  it('says that nothing is asked yet, then that a link is on its way', async () => {
    const student = await newStudent(server, { age: 15 });
    const before = await server.ask('GET', '/consent/', { as: student.access });
    expect(before.body).toMatchObject({ needed: true, can_ask: true, sms: true, asked: null });
    expect(states(before.body)).toEqual({ mentor_sessions: 'open', companions: 'open', data_sharing: 'open' });
    const contact = parentMail();
    const after = await ask(student, { channel: 'email', contact: ` ${contact.toUpperCase()} ` });
    expect(after).toMatchObject({ status: 202, body: { asked: { channel: 'email', contact, answered_at: null } } });
    expect(states(after.body)).toEqual({ mentor_sessions: 'waiting', companions: 'waiting', data_sharing: 'waiting' });
    const mail = await server.mailTo(contact);
    expect(mail.links[0]).toMatch(/^http:\/\/careers\.test\/parents\/decide#[\w-]{43}$/);
    expect(mail.text).toContain('Robin uses CareerScoop');
    const { name, address, mailbox } = server.services.config.organization;
    expect(mail.text).toContain(`${name}, ${address}, ${mailbox}, asks you as the parent or guardian of Robin.`);
  });

  it('tells the holder of a link whose parent they are asked to be, without using it up; of any other link nothing', async () => {
    const { token } = await asked();
    const look = (of: string) => server.ask('POST', '/consent/look/', { body: { token: of } });
    expect((await look(token)).body).toEqual({ first_name: 'Robin' });
    expect((await look('x'.repeat(43))).body).toEqual({ first_name: null });
    expect((await open(token)).status).toBe(200);
    expect((await look(token)).body).toEqual({ first_name: null });
  });

  it('shows the whole address to the student who typed it and to the parent who came by it', async () => {
    const { student, contact, token } = await asked();
    expect((await server.ask('GET', '/consent/', { as: student.access })).body.asked.contact).toBe(contact);
    expect((await view(await parentOf(token))).body.contact).toBe(contact);
  });

  it('sends a text message to a phone', async () => {
    const student = await newStudent(server, { age: 13, first_name: 'www.evil.com' });
    expect((await ask(student, { channel: 'sms', contact: '(555) 010-0199' })).status).toBe(202);
    const sms = await server.mailTo('+15550100199');
    expect(sms.text).toContain('A young person named you');
    expect(sms.text).not.toContain('evil');
    expect((await open(tokenOf(sms.links[0]))).status).toBe(200);
  });

  it.each([
    [{ channel: 'email', contact: 'not an address' }, 'contact', /Email is invalid/],
    [{ channel: 'sms', contact: '12345' }, 'contact', /7 to 15 digits/],
    [{ channel: 'sms', contact: '555 0199' }, 'contact', /area code/],
    [{ channel: 'pigeon', contact: 'x' }, 'channel', /./],
    [{ channel: 'email', contact: 'p@example.net', user_id: 1 }, 'user_id', /not known/],
  ])('refuses %j', async (body, field, message) => {
    const student = await newStudent(server, { age: 16 });
    const answer = await ask(student, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field][0]).toMatch(message);
  });

  it("refuses the student's own contact, also dressed up", async () => {
    const student = await newStudent(server, { age: 16, phone: '+1 555 010 0101' });
    const dressed = student.email.replace('@', '+mum@');
    for (const body of [
      { channel: 'email', contact: student.email.toUpperCase() },
      { channel: 'email', contact: dressed },
      { channel: 'sms', contact: '(555) 010-0101' },
    ]) {
      expect(await ask(student, body)).toMatchObject({ status: 400, body: { contact: [/your own/] } });
    }
  });

  it('by text to a number that said STOP: 400 at the contact that offers email, nobody is named and nothing is sent; after START it is', async () => {
    const student = await newStudent(server, { age: 16 });
    const { config, database, now } = server.services;
    const body = { channel: 'sms', contact: '(555) 010-0177' };
    await addSmsStop(database.db, config, '+15550100177', now());
    expect(await ask(student, body)).toMatchObject({ status: 400, body: { contact: [/wants no texts.*START.*by email/] } });
    expect((await server.ask('GET', '/consent/', { as: student.access })).body).toMatchObject({ asked: null, can_ask: true });
    await removeSmsStop(database.db, config, '+15550100177');
    expect((await ask(student, body)).status).toBe(202);
    expect((await server.mailTo('+15550100177')).text).toContain('/parents/decide#');
  });

  it('ends the older link when another is asked, and stops after some a day', async () => {
    const { student, token } = await asked();
    for (let more = 0; more < 4; more += 1) {
      expect((await ask(student, { channel: 'email', contact: parentMail() })).status).toBe(202);
    }
    expect(await open(token)).toMatchObject({ status: 400, body: { code: 'bad_link' } });
    expect((await ask(student, { channel: 'email', contact: parentMail() })).status).toBe(429);
  });

  it('does not let many students flood one parent', async () => {
    const contact = parentMail();
    const answers = [];
    for (let each = 0; each < 5; each += 1) {
      answers.push((await ask(await newStudent(server, { age: 16 }), { channel: 'email', contact })).status);
    }
    expect(answers).toEqual([202, 202, 202, 202, 429]);
  });

  it('is for minors among the students', async () => {
    const adult = await newStudent(server, { age: 18 });
    expect((await server.ask('GET', '/consent/', { as: adult.access })).body).toMatchObject({ needed: false, can_ask: false });
    expect(await ask(adult, { channel: 'email', contact: parentMail() })).toMatchObject({ status: 403, body: { code: 'of_age' } });
    const mentor = await demoPerson(server, 'mentor');
    expect((await ask(mentor, { channel: 'email', contact: parentMail() })).status).toBe(403);
    expect((await server.ask('POST', '/consent/ask/', { body: {} })).status).toBe(401);
  });
});

describe("a parent's link", () => {
  it('works once', async () => {
    const { token } = await asked();
    const [one, two] = await Promise.all([open(token), open(token)]);
    expect([one.status, two.status].sort()).toEqual([200, 400]);
    expect(await open(token)).toMatchObject({ status: 400, body: { code: 'link_used' } });
  });

  it('cannot be guessed, altered or used late', async () => {
    const { token } = await asked();
    expect((await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).body.code).toBe('bad_link');
    expect((await open('short')).status).toBe(400);
    server.advance(8 * 24 * HOUR);
    expect((await open(token)).body.code).toBe('link_expired');
    server.advance(-8 * 24 * HOUR);
  });

  it('opens half an hour of one child alone, and no student page', async () => {
    const { student, token } = await asked();
    const other = await asked();
    const parent = await parentOf(token);
    expect((await view(parent)).body.student.first_name).toBe('Robin');
    expect((await server.ask('GET', '/profile/', { as: parent })).status).toBe(401);
    expect((await view(student.access)).status).toBe(401);
    expect((await view('x.y.z')).status).toBe(401);
    await decide(parent, { mentor_sessions: true });
    const unmoved = await server.ask('GET', '/consent/', { as: other.student.access });
    expect(states(unmoved.body)).toMatchObject({ mentor_sessions: 'waiting' });
    server.advance(31 * 60_000);
    expect((await view(parent)).status).toBe(401);
    server.advance(-31 * 60_000);
  });

  it('loses its hold when the student names somebody else', async () => {
    const { student, token } = await asked();
    const first = await parentOf(token);
    expect((await view(first)).status).toBe(200);
    // In the same second, which is all that a token tells of its own time.
    await ask(student, { channel: 'email', contact: parentMail() });
    expect((await view(first)).status).toBe(401);
  });

  it('opens nothing by a token without an end, though we signed it', async () => {
    const { token } = await asked();
    const whole = JSON.parse(Buffer.from((await parentOf(token)).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    for (const claim of ['exp', 'sub', 'named', 'aud']) {
      const { [claim]: left, ...rest } = whole;
      const forged = await new SignJWT(rest).setProtectedHeader({ alg: 'HS256' }).sign(server.services.config.sessionSecret);
      expect([claim, (await view(forged)).status]).toEqual([claim, 401]);
    }
  });
});

describe('deciding', () => {
  it('takes a yes or no for each purpose, sends a receipt and tells the student', async () => {
    const { student, contact, token } = await asked();
    const parent = await parentOf(token);
    const decided = await decide(parent, { mentor_sessions: true, companions: false, data_sharing: true });
    expect(decided.status).toBe(200);
    expect(states(decided.body)).toEqual({ mentor_sessions: 'granted', companions: 'refused', data_sharing: 'granted' });
    expect(decided.body.changes).toHaveLength(3);
    expect(decided.body.changes[0]).toMatchObject({
      purpose: 'mentor_sessions',
      granted: true,
      actor: 'guardian',
      text_version: decided.body.text_version,
    });
    const receipt = await server.mailTo(contact, /Your answers/);
    expect(receipt.text).toContain('AI companions: no.');
    expect((await server.mailTo(student.email, /answered/)).text).not.toContain(contact);
    const mine = await server.ask('GET', '/consent/', { as: student.access });
    expect(mine.body).toMatchObject({ can_ask: false, asked: { answered_at: expect.any(String) } });
    const lines = await server.services.database.db.select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['consent.asked', 'consent.decided']));
    expect(JSON.stringify(lines)).not.toContain('example.net');
  });

  it('opens and closes talks with mentors; a refusal is final until the parent changes it', async () => {
    const { student, contact, token } = await asked();
    await putOnPlan(server, student, 4);
    const wish = () => server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'A day at sea' } });
    expect(await wish()).toMatchObject({ status: 403, body: { code: 'consent_needed', detail: /We have sent them a link/ } });
    const parent = await parentOf(token);
    await decide(parent, { mentor_sessions: false });
    expect((await wish()).body.detail).toMatch(/Only they can change it/);
    expect(await ask(student, { channel: 'email', contact: parentMail() })).toMatchObject({
      status: 409,
      body: { code: 'consent_answered' },
    });
    await decide(parent, { mentor_sessions: true });
    expect((await wish()).status).toBe(201);
    // Taken back by a link asked for later.
    await server.ask('POST', '/consent/fresh-link/', { body: { channel: 'email', contact } });
    const fresh = await server.mailTo(contact, /Your link/);
    await decide(await parentOf(tokenOf(fresh.links[0])), { mentor_sessions: false });
    expect((await wish()).status).toBe(403);
  });

  it('refuses an old text, an unknown purpose, an empty or half answer', async () => {
    const { token } = await asked();
    const parent = await parentOf(token);
    expect(await decide(parent, { companions: true }, 'older')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const decisions of [{}, { spying: true }, { companions: 'yes' }, { companions: null }]) {
      expect((await decide(parent, decisions)).status).toBe(400);
    }
    expect(states((await view(parent)).body)).toMatchObject({ companions: 'waiting' });
  });

  it('repeats nothing: the same answer twice is one line and one receipt', async () => {
    const { token } = await asked();
    const parent = await parentOf(token);
    await decide(parent, { companions: true });
    const again = await decide(parent, { companions: true });
    expect(again.body.changes).toHaveLength(1);
  });

  it('ends with the 18th birthday, which a parent may correct', async () => {
    const { student, token } = await asked();
    const parent = await parentOf(token);
    const corrected = await server.ask('PUT', '/consent/parent/age/', { as: parent, body: { age: 17 } });
    expect(corrected.body.student.age).toBe(17);
    expect((await server.ask('PUT', '/consent/parent/age/', { as: parent, body: { age: 18 } })).status).toBe(200);
    expect((await view(parent)).body.code).toBe('of_age');
    expect((await server.ask('GET', '/consent/', { as: student.access })).body.needed).toBe(false);
  });
});

it('answers a fresh link the same way for known, unknown and odd contacts', async () => {
  const { contact } = await asked();
  const answers = await Promise.all(
    [contact, 'nobody@example.net'].map((to) => server.ask('POST', '/consent/fresh-link/', { body: { channel: 'email', contact: to } })),
  );
  const odd = await server.ask('POST', '/consent/fresh-link/', { body: { channel: 'sms', contact: '555 0199' } });
  expect(new Set([...answers, odd].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
});
