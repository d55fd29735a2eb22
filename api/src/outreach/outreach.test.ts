import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { contact_messages, invitations, subscribers } from './outreach.tables.ts';
import { sendMailJob } from '../platform/mail.ts';

const DAY = 24 * 60 * 60 * 1000;
const TEAM = 'hello@careerscoop.app';
let server: TestServer;
let callers = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An address on the net that has asked nothing yet. */
const freshAddress = () => `10.4.${(callers += 1)}.1`;
type From = { as?: string; remoteAddress?: string };
const post = (path: string, body: object, options: From = {}) =>
  server.ask('POST', path, { body, remoteAddress: freshAddress(), ...options });
const subscribe = (email: string, remoteAddress?: string) => post('/subscriptions/', { email }, remoteAddress ? { remoteAddress } : {});
const invite = (email: string, options: From = {}, message = '') => post('/invitations/', { email, message }, options);
const write = (change: object = {}, options: From = {}) =>
  post('/contact/', { kind: 'contact', email: 'ada@example.org', message: 'Hello team', ...change }, options);

/** All mails to an address, once every job that was queued before this call is done. */
async function mailsTo(address: string): Promise<{ subject: string; text: string; html: string; links: string[] }[]> {
  const marker = `marker${(callers += 1)}@example.org`;
  const { database, jobs } = server.services;
  await jobs.enqueue(database.db, sendMailJob, { to: marker, subject: 'Marker', text: '', html: '' });
  await server.mailTo(marker);
  return (await server.ask('GET', `/dev/outbox.json?to=${address}`)).body;
}
const tokenIn = (mail: { links: string[] }) => new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';

describe('POST subscriptions/', () => {
  it('welcomes an address once, however often and at once it is typed in', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => subscribe('reader@example.org')));
    answers.push(await subscribe('  Reader@Example.ORG '));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const mails = await mailsTo('reader@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.links[0]).toMatch(/^http:\/\/careers\.test\/unsubscribe\?token=[\w-]{43}$/);
    const rows = await server.services.database.db.select().from(subscribers);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(mails[0] ?? { links: [] }));
  });

  it('welcomes each of many addresses that come several times at once', async () => {
    const addresses = Array.from({ length: 100 }, (_, each) => `at-once-${each}@example.org`);
    for (const address of addresses) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe(address)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
  });

  it.each([
    [{ email: 'abc' }],
    [{ email: '' }],
    [{}],
    [{ email: 7 }],
    [{ email: ['a@example.org'] }],
    [{ email: 'a@example.org\r\nBcc: all@example.org' }],
    [{ email: 'a@example.org\nTo: b@example.org' }],
    [{ email: 'a@example.org,b@example.org' }],
    [{ email: 'A <a@example.org>' }],
    [{ email: `${'a'.repeat(250)}@example.org` }],
    [{ email: 'a@example.org', role: 'Staff' }],
  ])('refuses %j', async (body) => {
    expect((await post('/subscriptions/', body)).status).toBe(400);
  });

  it('slows one address down', async () => {
    const remoteAddress = freshAddress();
    const answers = [];
    for (let time = 0; time < 61; time += 1) answers.push(await subscribe('often@example.org', remoteAddress));
    expect(answers[59]?.status).toBe(201);
    expect(answers[60]).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('ending a subscription', () => {
  const state = async (email: string) => (await server.services.database.db.select().from(subscribers)).find((row) => row.email === email);

  it('works with the token of the letter, and a second time as well', async () => {
    await subscribe('leaver@example.org');
    const token = tokenIn(await server.mailTo('leaver@example.org'));
    const first = await post('/subscriptions/end/', { token });
    expect(first.status).toBe(200);
    const ended = (await state('leaver@example.org'))?.ended_at;
    expect(ended).toBeInstanceOf(Date);
    server.advance(1000);
    expect((await post('/subscriptions/end/', { token })).text).toBe(first.text);
    expect((await state('leaver@example.org'))?.ended_at).toEqual(ended);
  });

  it('can be taken back without a second welcome, and the old link ends it again', async () => {
    await subscribe('leaver@example.org');
    expect((await state('leaver@example.org'))?.ended_at).toBeNull();
    const mails = await mailsTo('leaver@example.org');
    expect(mails).toHaveLength(1);
    await post('/subscriptions/end/', { token: tokenIn(mails[0] ?? { links: [] }) });
    expect((await state('leaver@example.org'))?.ended_at).toBeInstanceOf(Date);
  });

  it('refuses a token that nobody has, and what is no token', async () => {
    const unknown = await post('/subscriptions/end/', { token: 'x'.repeat(43) });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'bad_link' } });
    for (const token of ['short', '', 7, null]) {
      expect((await post('/subscriptions/end/', { token })).body.token[0]).toMatch(/incomplete/);
    }
    expect((await post('/subscriptions/end/', {})).status).toBe(400);
  });

  it('takes the form that mail programs post to the same link, and only posting', async () => {
    await subscribe('oneclick@example.org');
    const token = tokenIn(await server.mailTo('oneclick@example.org'));
    const press = (url: string, type = 'application/x-www-form-urlencoded') =>
      server.app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } });
    await server.app.inject({ method: 'GET', url: `/unsubscribe?token=${token}` });
    expect((await state('oneclick@example.org'))?.ended_at).toBeNull();
    expect((await press(`/unsubscribe?token=${token}`)).statusCode).toBe(200);
    expect((await state('oneclick@example.org'))?.ended_at).toBeInstanceOf(Date);
    expect((await press(`/unsubscribe?token=${token}`, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    for (const wrong of ['?token=x', '', `?token=${'x'.repeat(43)}`, `?token=${token}&token=${token}`]) {
      expect((await press(`/unsubscribe${wrong}`)).statusCode).toBe(400);
    }
  });
});

describe('POST invitations/', () => {
  it("mails the sender's first name and words, as text", async () => {
    const { access } = await newStudent(server, { first_name: 'Zoë' });
    const answer = await invite('friend@example.org', { as: access }, 'Look:\nhttps://evil.example.com <b>free</b>');
    expect(answer.status).toBe(201);
    const mail = await server.mailTo('friend@example.org');
    expect(mail.subject).toBe('You are invited to CareerScoop');
    expect(mail.text).toContain('Zoë invites you');
    expect(mail.links).toEqual(['http://careers.test/']);
    expect(mail.html).not.toMatch(/<b>|evil\.example/);
  });

  it.each([
    ['evil.com', 'link'],
    ['Win $1000', 'signs'],
  ])('hides the name %s', async (first_name, what) => {
    const { access } = await newStudent(server, { first_name });
    await invite(`hidden-${what}@example.org`, { as: access });
    const mail = await server.mailTo(`hidden-${what}@example.org`);
    expect(mail.text).toContain('Somebody who cares about you invites you');
    expect(mail.text + mail.html + mail.subject).not.toContain(first_name);
  });

  it('works signed out and with a token that is none; one that has run out is to be renewed', async () => {
    expect((await invite('out@example.org')).status).toBe(201);
    expect((await server.mailTo('out@example.org')).text).toContain('Somebody who cares about you');
    expect((await invite('odd@example.org', { as: 'nonsense' })).status).toBe(201);
    expect((await post('/invitations/', { email: 'nomessage@example.org' })).status).toBe(201);
    const old = await new SignJWT({ role: 'Student' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setExpirationTime('-1m')
      .setAudience('careerscoop')
      .sign(server.services.config.sessionSecret);
    expect(await invite('late@example.org', { as: old })).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });

  it('takes spaces alone as no message', async () => {
    expect((await post('/invitations/', { email: 'spaces@example.org', message: ' \n\t ' })).status).toBe(201);
    expect((await server.mailTo('spaces@example.org')).text).not.toContain('wrote');
  });

  it('writes to the same person once a week, whoever asks and however the box is tagged', async () => {
    const first = await invite('once@example.org');
    const answers = await Promise.all(['once', 'once', 'Once+two'].map((name) => invite(`${name}@example.org`)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, text: first.text });
    server.advance(6 * DAY);
    await invite('once@example.org');
    expect(await mailsTo('once@example.org')).toHaveLength(1);
    expect(await mailsTo('once+two@example.org')).toHaveLength(0);
    server.advance(2 * DAY);
    await invite('once@example.org');
    expect(await mailsTo('once@example.org')).toHaveLength(2);
    expect(JSON.stringify(await server.services.database.db.select().from(invitations))).not.toContain('once@');
  });

  it.each([
    [{ email: 'abc' }],
    [{ message: 'Hi' }],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }],
    [{ email: 'a@example.org', message: 'x'.repeat(601) }],
    [{ email: 'a@example.org', message: 7 }],
    [{ email: 'a@example.org', message: 'Hi\u0000' }],
    [{ email: 'a@example.org', subject: 'Mine' }],
    [{ email: ['a@example.org', 'b@example.org'] }],
  ])('refuses %.60j', async (body) => {
    expect((await post('/invitations/', body)).status).toBe(400);
  });
});

describe('POST contact/', () => {
  const stored = () => server.services.database.db.select().from(contact_messages);

  it.each([
    ['contact', TEAM],
    ['chat_support', TEAM],
    ['bug', TEAM],
    ['organization', 'partners@careerscoop.app'],
  ])('keeps a %s message for the desk and mails it to %s alone', async (kind, mailbox) => {
    const email = `${kind}@example.org`;
    const message = `About ${kind}:\n<b>see</b> https://example.org/page`;
    expect((await write({ kind, email, message })).status).toBe(201);
    const row = (await stored()).find((each) => each.email === email);
    expect(row).toMatchObject({ kind, message, user_id: null, handled_at: null });
    const mail = (await mailsTo(mailbox)).find(({ text }) => text.includes(email));
    expect(mail?.text).toContain(`> About ${kind}:\n> <b>see</b>`);
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.subject).toMatch(/^[A-Z][a-z: ]+$/);
    expect(await mailsTo(email)).toHaveLength(0);
  });

  it('notes the account of somebody who is signed in', async () => {
    const { access, id, email } = await newStudent(server);
    await write({ email }, { as: access });
    expect((await stored()).find((row) => row.email === email)?.user_id).toBe(id);
  });

  it.each([
    ['kind', 'spam'],
    ['kind', undefined],
    ['email', 'abc'],
    ['email', 'a@example.org\r\nCc: b@example.org'],
    ['message', ''],
    ['message', '   '],
    ['message', 'x'.repeat(4001)],
    ['message', undefined],
    ['to', 'someone@example.org'],
  ])('refuses %s = %.30j at its field', async (field, value) => {
    const before = (await stored()).length;
    const { status, body } = await write({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect(await stored()).toHaveLength(before);
  });
});

// Last, because the mails of a flood keep the queue busy.
describe('floods', () => {
  it('stops a thousand invitations after ten, signed out by address and signed in by account', async () => {
    const flood = async (name: string, options: From) => {
      const answers = [];
      for (let time = 0; time < 15; time += 1) answers.push(await invite(`${name}${time}@example.org`, options));
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), ...Array(5).fill(429)]);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3600);
    };
    const remoteAddress = freshAddress();
    await flood('out', { remoteAddress });
    // One IPv6 connection has countless addresses to change between.
    const statuses = [];
    for (let host = 1; host <= 11; host += 1) {
      const from = { remoteAddress: `2001:db8:7:7::${host}` };
      statuses.push((await invite(`v6-${host}@example.org`, from)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const { access } = await newStudent(server);
    // Another pupil of the same school still may, and from another place no more than that.
    await flood('in', { as: access, remoteAddress });
    expect((await invite('elsewhere@example.org', { as: access })).status).toBe(429);
  });

  it('slows down whoever writes to the team again and again, by sender and by address', async () => {
    const from = { remoteAddress: freshAddress() };
    const often = [];
    for (let time = 0; time < 6; time += 1) often.push((await write({ email: 'often@example.org' }, from)).status);
    expect(often).toEqual([201, 201, 201, 201, 201, 429]);
    // Somebody else who typed that address does not silence its owner.
    expect((await write({ email: 'often@example.org' })).status).toBe(201);
    const remoteAddress = freshAddress();
    const answers = [];
    for (let time = 0; time < 31; time += 1) {
      answers.push(await write({ email: `crowd${time}@example.org` }, { remoteAddress }));
    }
    expect(answers[29]?.status).toBe(201);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
