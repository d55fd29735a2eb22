import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, newStudent, signInAs } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { askEmailChange } from './change-email.ts';

const NEW = 'four warm ladles';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (as: string, body: object = {}) =>
  server.ask('POST', '/set-password/', {
    as,
    body: { current_password: PASSWORD, new_password: NEW, confirm_password: NEW, ...body },
  });
const profile = (as: string) => server.ask('GET', '/profile/', { as });
const refresh = (token: string) => server.ask('POST', '/auth/refresh/', { body: { refresh: token } });
const actionsOf = async (id: number) => {
  const rows = await server.services.database.db.select().from(audit_log).where(eq(audit_log.user_id, id)).orderBy(desc(audit_log.id));
  return rows.map(({ action }) => action);
};

describe('POST set-password/', () => {
  it('changes the password, goes on here with new tokens, and ends every other session at once', async () => {
    const here = await newStudent(server);
    const phone = await signInAs(server, here.email, PASSWORD);
    const { status, body } = await change(here.access);
    expect(status).toBe(200);
    expect(body.detail).toBe('Your password has been changed successfully.');
    expect((await profile(body.access)).status).toBe(200);
    expect((await refresh(body.refresh)).status).toBe(200);
    for (const { access, refresh: old } of [phone, here]) {
      expect((await profile(access)).status).toBe(401);
      expect((await refresh(old)).status).toBe(401);
    }
    expect((await server.ask('POST', '/auth/', { body: { email: here.email, password: PASSWORD } })).status).toBe(401);
    await signInAs(server, here.email, NEW);
    await server.mailTo(here.email, /password was changed/);
    expect(await actionsOf(here.id)).toContain('password.changed');
  });

  it.each([
    [{ current_password: 'not this one' }, 'current_password', /not your current password/],
    [{ current_password: undefined }, 'current_password', /may not be blank/],
    [{ new_password: '', confirm_password: '' }, 'new_password', /^Please enter password\.$/],
    [{ new_password: 'abc1234', confirm_password: 'abc1234' }, 'new_password', /^Password must be at least 8 characters long\.$/],
    [{ new_password: 'Password1', confirm_password: 'Password1' }, 'new_password', /most used/],
    [{ confirm_password: '' }, 'confirm_password', /^Please enter confirm new password\.$/],
    [{ confirm_password: 'four warm ladle' }, 'confirm_password', /^password mismatch\.$/],
    [{ user_id: 1 }, 'user_id', /not known/],
  ])('refuses %j at its field', async (body, field, message) => {
    const { access, email } = await newStudent(server);
    const answer = await change(access, body);
    expect(answer.status).toBe(400);
    expect(answer.body[field][0]).toMatch(message);
    await signInAs(server, email, PASSWORD);
  });

  it('needs a session, and is slowed for the account wherever it is asked', async () => {
    expect((await server.ask('POST', '/set-password/', { body: {} })).status).toBe(401);
    const { access } = await newStudent(server);
    const answers = [];
    for (let time = 0; time < 11; time += 1) answers.push((await change(access, { current_password: `guess ${time}` })).status);
    expect(answers).toEqual([...Array(10).fill(400), 429]);
    expect((await change(access)).status).toBe(429);
  });

  it('lets one of two changes at the same instant through', async () => {
    const { access } = await newStudent(server);
    const answers = await Promise.all([
      change(access),
      change(access, { new_password: 'five cold forks', confirm_password: 'five cold forks' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('POST auth/logout-all/', () => {
  it('ends all sessions of this person, and nobody else’s', async () => {
    const here = await newStudent(server);
    const phone = await signInAs(server, here.email, PASSWORD);
    const other = await newStudent(server);
    expect((await server.ask('POST', '/auth/logout-all/')).status).toBe(401);
    // As browsers send it: JSON is announced, and there is none.
    const headers = { 'content-type': 'application/json' };
    expect((await server.ask('POST', '/auth/logout-all/', { as: here.access, headers })).status).toBe(204);
    for (const { access, refresh: token } of [here, phone]) {
      expect((await profile(access)).status).toBe(401);
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await profile(other.access)).status).toBe(200);
    expect(await actionsOf(here.id)).toContain('sessions.ended');
  });

  it('leaves no session behind that was being renewed in that moment', async () => {
    const student = await newStudent(server);
    const renewals = [1, 2, 3].map(() => refresh(student.refresh));
    await server.ask('POST', '/auth/logout-all/', { as: student.access });
    for (const { status, body } of await Promise.all(renewals)) {
      if (status === 200) expect((await refresh(body.refresh)).status).toBe(401);
    }
  });
});

describe('a change of email', () => {
  const wish = (student: SignedIn, to: string) => {
    const { database } = server.services;
    const user = { id: student.id, email: student.email, first_name: 'Robin' };
    return database.db.transaction((tx) => askEmailChange(tx, server.services, user, to));
  };
  const confirm = (token: string) => server.ask('POST', '/profile/email/confirm/', { body: { token } });
  const tokenTo = async (address: string) => {
    const mail = await server.mailTo(address, /Confirm your new email/);
    expect(mail.links[0]).toMatch(/^http:\/\/careers\.test\/confirm-email\?token=[\w-]{43}$/);
    return new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
  };

  it('counts once the new mailbox has pressed the link, tells the old one, and keeps sessions', async () => {
    const student = await newStudent(server);
    await wish(student, 'robin.new@example.org');
    await server.mailTo(student.email, /wants to change the email/);
    expect((await profile(student.access)).body.email).toBe(student.email);

    const token = await tokenTo('robin.new@example.org');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { already_confirmed: false } });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { already_confirmed: true } });
    expect((await profile(student.access)).body.email).toBe('robin.new@example.org');
    await signInAs(server, 'robin.new@example.org', PASSWORD);
    expect((await server.ask('POST', '/auth/', { body: { email: student.email, password: PASSWORD } })).status).toBe(401);
    await server.mailTo(student.email, /was changed/);
    expect(await actionsOf(student.id)).toEqual(expect.arrayContaining(['email.change_asked', 'email.changed']));
  });

  it('is refused for an address that has an account', async () => {
    const [one, two] = [await newStudent(server), await newStudent(server)];
    await expect(wish(one, two.email)).rejects.toMatchObject({ fields: { email: ['An account with this email already exists.'] } });
  });

  it('gives an address that two people want to one of them', async () => {
    const [one, two] = [await newStudent(server), await newStudent(server)];
    await wish(one, 'wanted@example.org');
    const first = await tokenTo('wanted@example.org');
    await wish(two, 'wanted@example.org');
    await expect.poll(() => tokenTo('wanted@example.org')).not.toBe(first);
    const answers = await Promise.all([confirm(first), confirm(await tokenTo('wanted@example.org'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers a conflict when the address was taken in between', async () => {
    const student = await newStudent(server);
    await wish(student, 'soon.taken@example.org');
    const token = await tokenTo('soon.taken@example.org');
    await newStudent(server, { email: 'soon.taken@example.org' });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await profile(student.access)).body.email).toBe(student.email);
  });

  it('ends with a later wish, a new password, and a day', async () => {
    const student = await newStudent(server);
    await wish(student, 'first.wish@example.org');
    const first = await tokenTo('first.wish@example.org');
    await wish(student, 'second.wish@example.org');
    const second = await tokenTo('second.wish@example.org');
    expect((await confirm(first)).body.code).toBe('link_used');
    const { body } = await change(student.access);
    expect((await confirm(second)).body.code).toBe('link_used');
    expect((await profile(body.access)).body.email).toBe(student.email);

    await wish(student, 'third.wish@example.org');
    const third = await tokenTo('third.wish@example.org');
    server.advance(25 * 60 * 60 * 1000);
    expect((await confirm(third)).body.code).toBe('link_expired');
    expect((await confirm('A'.repeat(43))).body.code).toBe('bad_link');
    expect((await confirm('x')).body.token[0]).toMatch(/incomplete/);
  });
});
