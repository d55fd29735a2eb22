import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { askedAt, join, newParent } from '../../../test/families.ts';
import { newPhone, nextText, sharedLink, textedLink, textsTo, tokenOf, withCountry } from '../../../test/pay-links.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { pay as press } from '../../../test/payments.ts';
import { jobsDone, ordersOf } from '../../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { forgetOld } from '../../platform/forget-old.ts';
import { isSmsStopped } from '../../platform/sms-stops.sql.ts';
import { eraseAccounts } from '../../profile/erase-accounts.ts';
import { disagreeToken } from '../disagree-token.ts';
import { pay_links, payment_findings } from '../payments.tables.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const call = (path: string, token: string, as?: SignedIn) =>
  server.ask('POST', path, { body: { token }, ...(as ? { as: as.access } : {}) });
const consent = (token: string, as?: SignedIn) => call('/pay/consent/', token, as);
const offered = async (token: string, as?: SignedIn) => (await call('/pay/status/', token, as)).body.consent;
const guardianOf = async ({ id }: SignedIn) => (await db().select().from(guardians).where(eq(guardians.user_id, id)))[0];

/** Pays at a link, and waits until what the event began is done. */
async function pay(token: string): Promise<void> {
  const { body, status, text } = await server.ask('POST', '/pay/checkout/', {
    body: { token, payer_email: 'payer@example.net', adult: true },
  });
  if (status !== 200) throw new Error(`pay/checkout/ answered ${status}: ${text}`);
  await press(server, body.payment_link);
  await jobsDone(server);
}

/** A minor whose parent was texted the link and has paid. */
async function paidByText(): Promise<{ student: SignedIn; phone: string; token: string }> {
  const student = await newStudent(server, { age: 15 });
  const phone = newPhone();
  const token = await textedLink(server, student, phone);
  await pay(token);
  return { student, phone, token };
}

/** The parent answers by the link of the newest text. */
async function answer(phone: string, before: number): Promise<string> {
  const link = (await nextText(server, phone, before)).links[0];
  const { access } = (await server.ask('POST', '/consent/open/', { body: { token: tokenOf(link) } })).body;
  const { text_version } = (await server.ask('GET', '/consent/parent/', { as: access })).body;
  const decided = await server.ask('PUT', '/consent/parent/', { as: access, body: { text_version, decisions: { mentor_sessions: true } } });
  expect(decided.status).toBe(200);
  return access;
}

describe('consent after paying', () => {
  it('is offered to the number that was texted, and comes to the same number by the usual text', async () => {
    const { student, phone, token } = await paidByText();
    expect(await offered(token)).toBe(true);
    const before = (await textsTo(server, phone)).length;
    const { status, body } = await consent(token);
    expect([status, body]).toEqual([202, { detail: expect.stringMatching(/texted you a link/) }]);
    expect(await guardianOf(student)).toMatchObject({ channel: 'sms', contact: withCountry(phone), answered_at: null });
    await answer(phone, before);
    const { purposes } = (await server.ask('GET', '/consent/', { as: student.access })).body;
    expect(purposes.find(({ purpose }: { purpose: string }) => purpose === 'mentor_sessions').state).toBe('granted');
    const lines = await db().select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(lines.map(({ action, actor }) => `${action} ${actor}`)).toContain('consent.asked guardian');
  });

  it('is not offered any more once a parent has answered: 409 consent_answered, and the answer stands', async () => {
    const { student, phone, token } = await paidByText();
    const before = (await textsTo(server, phone)).length;
    await consent(token);
    await answer(phone, before);
    expect(await offered(token)).toBe(false);
    expect(await consent(token)).toMatchObject({ status: 409, body: { code: 'consent_answered' } });
    expect((await guardianOf(student))?.answered_at).not.toBeNull();
  });

  it('is not offered to an adult whom the desk took out of the family: 403 that says so, no text, and nobody is named', async () => {
    const { student, phone, token } = await paidByText();
    const parent = await newParent(server, { phone });
    expect((await join(server, parent, await askedAt(server, student, parent.email))).status).toBe(201);
    expect(await offered(token)).toBe(true);
    const { access } = await deskPerson(server, 'representative');
    const ended = await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: access });
    expect([ended.status, await offered(token)]).toEqual([204, false]);
    const before = (await textsTo(server, phone)).length;
    expect(await consent(token)).toMatchObject({ status: 403, body: { code: 'not_allowed', detail: /^We took this child out/ } });
    await jobsDone(server);
    expect([await guardianOf(student), (await textsTo(server, phone)).length]).toEqual([undefined, before]);
  });

  it("is never offered in the student's own session: 403 adult_needed, nobody is named; the parent's own phone still offers it", async () => {
    const { student, token } = await paidByText();
    expect(await offered(token, student)).toBe(false);
    expect(await consent(token, student)).toMatchObject({ status: 403, body: { code: 'adult_needed', detail: /on their own phone/ } });
    expect(await guardianOf(student)).toBeUndefined();
    expect(await offered(token)).toBe(true);
  });

  it('is not offered by a link that was shared and not texted: 409, nobody is named', async () => {
    const student = await newStudent(server, { age: 15 });
    const token = await sharedLink(server, student);
    await pay(token);
    expect(await offered(token)).toBe(false);
    expect(await consent(token)).toMatchObject({ status: 409, body: { code: 'conflict', detail: /not texted to a parent/ } });
    expect(await guardianOf(student)).toBeUndefined();
  });

  it('is not offered where the number has become the own one of the student: 409, nobody is named', async () => {
    const { student, phone, token } = await paidByText();
    await db().update(users).set({ phone }).where(eq(users.id, student.id));
    expect(await offered(token)).toBe(false);
    expect((await consent(token)).status).toBe(409);
    expect(await guardianOf(student)).toBeUndefined();
  });

  it('is not offered before paying: 409 that says so, nobody is named', async () => {
    const student = await newStudent(server, { age: 15 });
    const token = await textedLink(server, student, newPhone());
    expect(await offered(token)).toBe(false);
    expect(await consent(token)).toMatchObject({ status: 409, body: { detail: 'This comes after paying.' } });
    expect(await guardianOf(student)).toBeUndefined();
  });

  it('is not offered for somebody of 18: 403 of_age', async () => {
    const student = await newStudent(server, { age: 19 });
    const token = await textedLink(server, student, newPhone());
    await pay(token);
    expect(await offered(token)).toBe(false);
    expect(await consent(token)).toMatchObject({ status: 403, body: { code: 'of_age' } });
  });

  it('floods nobody: the fifth text about consent to one number in a day is 429', async () => {
    const { phone, token } = await paidByText();
    const statuses = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await consent(token)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    await jobsDone(server);
    expect(await textsTo(server, phone)).toHaveLength(5);
  });
});

describe('"Not your child?"', () => {
  it('ends the link and every text to that number, whoever asks for one, also about consent', async () => {
    const student = await newStudent(server, { age: 15 });
    const phone = newPhone();
    const token = await textedLink(server, student, phone);
    expect(await call('/pay/stop/', token)).toMatchObject({ status: 202, body: { detail: 'We send no more texts to this number.' } });
    expect(await isSmsStopped(db(), server.services.config, withCountry(phone))).toBe(true);
    expect((await call('/pay/open/', token)).status).toBe(410);
    expect((await call('/pay/stop/', token)).status).toBe(202);
    const other = await newStudent(server, { age: 15 });
    const body = { pricing_plan: 2, phone };
    expect((await server.ask('POST', '/parent_payment_link/', { as: other.access, body })).status).toBe(400);
    const asked = await server.ask('POST', '/consent/ask/', { as: other.access, body: { channel: 'sms', contact: phone } });
    expect([asked.status, Object.keys(asked.body)]).toEqual([400, ['contact']]);
    await jobsDone(server);
    expect(await textsTo(server, phone)).toHaveLength(1);
  });

  it('of a link that was shared is 409, and works on', async () => {
    const token = await sharedLink(server, await newStudent(server, { age: 15 }));
    expect(await call('/pay/stop/', token)).toMatchObject({ status: 409, body: { detail: /not texted by us/ } });
    expect((await call('/pay/open/', token)).status).toBe(200);
  });
});

describe('"I did not agree to this"', () => {
  it('opens one case for a person, however often it is pressed, and takes nothing away by itself', async () => {
    const { student } = await paidByText();
    const [order] = await ordersOf(server, student);
    const token = disagreeToken(server.services.config.sessionSecret, order?.id ?? 0);
    for (let at = 0; at < 3; at += 1) expect((await call('/pay/disagree/', token)).status).toBe(202);
    const found = await db()
      .select()
      .from(payment_findings)
      .where(eq(payment_findings.order_id, order?.id ?? 0));
    expect(found).toMatchObject([{ kind: 'disagreed', external_id: order?.number, handled_at: null }]);
    expect((await ordersOf(server, student)).map(({ state }) => state)).toEqual(['paid']);

    const ofOrder = eq(payment_findings.order_id, order?.id ?? 0);
    await db().update(payment_findings).set({ handled_at: server.services.now(), told: true }).where(ofOrder);
    expect((await call('/pay/disagree/', token)).status).toBe(202);
    // Who says it again after the team had closed it is heard again.
    expect(await db().select().from(payment_findings).where(ofOrder)).toMatchObject([{ handled_at: null, told: false }]);
  });

  it('by a token of an order that does not exist, or of another secret: 404, no case', async () => {
    const before = await db().$count(payment_findings);
    const { sessionSecret } = server.services.config;
    for (const token of [disagreeToken(sessionSecret, 2_000_000_000), disagreeToken(new Uint8Array(32), 1)]) {
      expect(await call('/pay/disagree/', token)).toMatchObject({ status: 404, body: { detail: /number of your order/ } });
    }
    expect(await db().$count(payment_findings)).toBe(before);
  });
});

describe('what is kept of links', () => {
  it('is in the copy that the student takes, without the link itself', async () => {
    const student = await newStudent(server, { age: 15 });
    const phone = newPhone();
    const token = await textedLink(server, student, phone);
    const { text } = await server.ask('GET', '/profile/export/', { as: student.access });
    expect(text).toContain(withCountry(phone));
    expect(text).not.toContain(token);
  });

  it('goes 30 days after its end, and not before', async () => {
    const student = await newStudent(server, { age: 15 });
    await sharedLink(server, student);
    const kept = () => db().$count(pay_links, eq(pay_links.user_id, student.id));
    server.advance(36 * DAY);
    await forgetOld(server.services);
    expect(await kept()).toBe(1);
    server.advance(2 * DAY);
    await forgetOld(server.services);
    expect(await kept()).toBe(0);
    server.advance(-38 * DAY);
  });

  it("of a minor whose account is erased with a link out: the link is 404, and nothing is left of the parent's number", async () => {
    const student = await newStudent(server, { age: 15 });
    const phone = newPhone();
    const token = await textedLink(server, student, phone);
    await server.ask('POST', '/pay/checkout/', { body: { token, payer_email: 'payer@example.net', adult: true } });
    await db()
      .update(users)
      .set({ deletion_requested_at: new Date(Date.now() - 31 * DAY) })
      .where(eq(users.id, student.id));
    await jobsDone(server);
    await eraseAccounts(server.services);
    for (const path of ['/pay/open/', '/pay/status/', '/pay/stop/']) expect((await call(path, token)).status).toBe(404);
    expect(await server.ask('POST', '/pay/checkout/', { body: { token, payer_email: 'payer@example.net', adult: true } })).toMatchObject({
      status: 404,
    });
    expect([await textsTo(server, phone), await db().$count(pay_links, eq(pay_links.contact, withCountry(phone)))]).toEqual([[], 0]);
  });
});
