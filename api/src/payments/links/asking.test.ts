import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLE_SCOOP, SUNDAE, newPhone, sharedLink, textedLink, textsTo, tokenOf, withCountry } from '../../../test/pay-links.ts';
import { type SignedIn, demoPerson, newStudent } from '../../../test/people.ts';
import { doubleOf } from '../../../test/payments.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { addSmsStop } from '../../platform/sms-stops.sql.ts';
import { setTerm } from '../../plans/terms.ts';
import { orders, pay_links } from '../payments.tables.ts';
import { payText } from './pay-text.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const share = (student: SignedIn, body: object = { pricing_plan: DOUBLE_SCOOP }) =>
  server.ask('POST', '/payment_link/', { as: student.access, body });
const text = (student: SignedIn, phone: unknown, more: object = {}) =>
  server.ask('POST', '/parent_payment_link/', { as: student.access, body: { pricing_plan: DOUBLE_SCOOP, phone, ...more } });
const db = () => server.services.database.db;
const linksOf = ({ id }: SignedIn) => db().select().from(pay_links).where(eq(pay_links.user_id, id));
const ordersOf = ({ id }: SignedIn) => db().select().from(orders).where(eq(orders.user_id, id));
const give = (student: SignedIn, plan_id: number, ends_at: Date | null = new Date(Date.now() + 30 * DAY)) =>
  db().transaction((tx) => setTerm(tx, server.services, { user_id: student.id, plan_id, source: 'staff', starts_at: new Date(), ends_at }));

describe("a minor's request", () => {
  it('answers the address of a page for an adult, and makes no checkout and no order', async () => {
    const student = await newStudent(server, { age: 16 });
    const before = (await doubleOf(server).waiting()).length;
    const { status, body } = await share(student);
    expect([status, body.payment_link]).toEqual([200, expect.stringMatching(/^http:\/\/careers\.test\/pay#[\w-]{43}$/)]);
    expect(await ordersOf(student)).toEqual([]);
    expect((await doubleOf(server).waiting()).length).toBe(before);
    const [link] = await linksOf(student);
    expect(link).toMatchObject({ plan_id: DOUBLE_SCOOP, channel: 'page', contact: null, opened_at: null, order_id: null });
    expect((link?.expires_at.getTime() ?? 0) - (link?.created_at.getTime() ?? 0)).toBe(7 * DAY);
  });

  it('keeps the token nowhere: its hash alone is stored, and nothing of it in the audit log', async () => {
    const student = await newStudent(server, { age: 14 });
    const token = await sharedLink(server, student);
    const [links, lines] = [await linksOf(student), await db().select().from(audit_log).where(eq(audit_log.user_id, student.id))];
    expect(JSON.stringify([links, lines])).not.toContain(token);
    expect(lines.map(({ action, detail }) => ({ action, detail }))).toContainEqual({
      action: 'pay_link.made',
      detail: { plan_id: DOUBLE_SCOOP, channel: 'page' },
    });
  });

  it.each([
    [0, 'pricing_plan'],
    [-1, 'pricing_plan'],
    [1.5, 'pricing_plan'],
    ['4', 'pricing_plan'],
    [null, 'pricing_plan'],
    [999, 'pricing_plan'],
    [1, 'pricing_plan'],
  ])('for plan %j: 400 at pricing_plan, no link and no order, shared or texted', async (pricing_plan, field) => {
    const student = await newStudent(server, { age: 16 });
    const phone = newPhone();
    for (const answer of [await share(student, { pricing_plan }), await text(student, phone, { pricing_plan })]) {
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    }
    expect([await linksOf(student), await ordersOf(student), await textsTo(server, phone)]).toEqual([[], [], []]);
  });

  it('for the own plan 409 plan_held, for a cheaper one 409 plan_still_runs; no link', async () => {
    const student = await newStudent(server, { age: 16 });
    await give(student, SUNDAE);
    expect(await share(student, { pricing_plan: SUNDAE })).toMatchObject({ status: 409, body: { code: 'plan_held' } });
    expect(await share(student)).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    expect(await text(student, newPhone())).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    expect(await linksOf(student)).toEqual([]);
  });

  it('with more fields than it has: 400 that names them, no link and no order', async () => {
    const student = await newStudent(server, { age: 16 });
    const extra = { pricing_plan: DOUBLE_SCOOP, user_id: 1 };
    expect(await share(student, extra)).toMatchObject({ status: 400, body: { user_id: ['This field is not known.'] } });
    expect(await text(student, newPhone(), { text: 'Pay now', amount: 1 })).toMatchObject({
      status: 400,
      body: { text: ['This field is not known.'], amount: ['This field is not known.'] },
    });
    expect([await linksOf(student), await ordersOf(student)]).toEqual([[], []]);
  });

  it('of somebody whose account is about to go: 409 that says so, no link', async () => {
    const student = await newStudent(server, { age: 16 });
    await db().update(users).set({ deletion_requested_at: new Date() }).where(eq(users.id, student.id));
    expect(await share(student)).toMatchObject({ status: 409, body: { code: 'conflict', detail: /Keep it first/ } });
    expect(await linksOf(student)).toEqual([]);
  });

  it('signed out 401, as a mentor 403: nothing is made', async () => {
    const mentor = await demoPerson(server, 'mentor');
    for (const path of ['/payment_link/', '/parent_payment_link/']) {
      expect((await server.ask('POST', path, { body: {} })).status).toBe(401);
      expect(await server.ask('POST', path, { as: mentor.access, body: {} })).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
  });
});

describe('a text to a parent', () => {
  it('comes with the link, the child by first name alone, and how to stop texts', async () => {
    const student = await newStudent(server, { age: 16, last_name: 'Lakeside' });
    const phone = newPhone();
    const answer = await text(student, phone);
    expect([answer.status, answer.body]).toEqual([202, { detail: expect.stringMatching(/on its way/) }]);
    const message = await server.mailTo(withCountry(phone));
    expect(message.text).toMatch(/^CareerScoop: Robin asks you for the Double Scoop plan\. .*Reply STOP/s);
    expect(message.text).not.toMatch(/Lakeside/);
    expect(message.links[0]).toMatch(/^http:\/\/careers\.test\/pay#[\w-]{43}$/);
    expect(await linksOf(student)).toMatchObject([{ channel: 'sms', contact: withCountry(phone), plan_id: DOUBLE_SCOOP }]);
    expect(await ordersOf(student)).toEqual([]);
    expect(answer.text).not.toContain(tokenOf(message.links[0]));
  });

  it('may be sent by a student of 18 and older too', async () => {
    expect(await textedLink(server, await newStudent(server, { age: 19 }), newPhone())).toMatch(/^[\w-]{43}$/);
  });

  it.each(['www.evil.com', 'Buy now: evil.com', '<b>Robin</b>', 'a'.repeat(80)])(
    'says nothing of a first name like %j',
    async (first_name) => {
      const phone = newPhone();
      await textedLink(server, await newStudent(server, { age: 16, first_name }), phone);
      const [message] = await textsTo(server, phone);
      expect(message?.text).toMatch(/^CareerScoop: A young person asks you for/);
      expect(message?.text).not.toContain(first_name);
    },
  );

  it('has at most 480 characters, also with the longest name, title and address', () => {
    const url = `https://${'a'.repeat(60)}.example.org/pay#${'t'.repeat(43)}`;
    for (const title of ['t'.repeat(40), 't'.repeat(200)]) {
      const words = payText('N'.repeat(30), title, url);
      expect(words.length).toBeLessThanOrEqual(480);
      expect(words).toContain(url);
      expect(words).toContain('STOP');
    }
  });

  it.each([
    ['', /required/],
    ['   ', /required/],
    ['abc', /digits/],
    ['555010019', /area code/],
    ['+1 555 010 019', /area code/],
    ['555-0199', /area code/],
    ['12345', /7 to 15 digits/],
    ['1234567890123456', /7 to 15 digits/],
    [5_550_100_199, /text/],
    [null, /text/],
    ['(555) 010-0199; +15550100198', /digits/],
  ])('to %j: 400 at phone, no link, no text', async (phone, sentence) => {
    const student = await newStudent(server, { age: 16 });
    const { status, body } = await text(student, phone);
    expect([status, Object.keys(body), body.phone[0]]).toEqual([400, ['phone'], expect.stringMatching(sentence)]);
    expect(await linksOf(student)).toEqual([]);
  });

  it("to the student's own number, in any spelling: 400 at phone, no link", async () => {
    const student = await newStudent(server, { age: 16, phone: '(555) 010-0101' });
    for (const phone of ['5550100101', '+1 555-010-0101', '1 (555) 010 0101']) {
      expect(await text(student, phone)).toMatchObject({ status: 400, body: { phone: [/your own number/] } });
    }
    expect(await linksOf(student)).toEqual([]);
  });

  it('to a number that said STOP: 400 at phone that offers sharing, no link, no text', async () => {
    const student = await newStudent(server, { age: 16 });
    const phone = newPhone();
    await addSmsStop(db(), server.services.config, withCountry(phone), new Date());
    expect(await text(student, phone)).toMatchObject({ status: 400, body: { phone: [/wants no texts.*Share the link/] } });
    expect([await linksOf(student), await textsTo(server, phone)]).toEqual([[], []]);
  });

  it('the fourth to one number within a day: 429 that says how long, whoever asks; no link and no text', async () => {
    const phone = newPhone();
    for (let at = 0; at < 3; at += 1) await textedLink(server, await newStudent(server, { age: 16 }), phone);
    const fourth = await newStudent(server, { age: 16 });
    const refused = await text(fourth, phone);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', detail: /enough texts for today/ } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect([await linksOf(fourth), (await textsTo(server, phone)).length]).toEqual([[], 3]);
  });

  it('the sixth of one student within a day: 429, to whatever number; no link', async () => {
    const student = await newStudent(server, { age: 16 });
    for (let at = 0; at < 5; at += 1) await textedLink(server, student, newPhone());
    expect(await text(student, newPhone())).toMatchObject({ status: 429, body: { detail: /You have sent enough texts/ } });
    expect(await linksOf(student)).toHaveLength(5);
  });
});

describe('where texts or payments are off', () => {
  it('a text is 400 at phone that says to share the link, and sharing works', async () => {
    const without = await startTestServer({ sms: false });
    const student = await newStudent(without, { age: 16 });
    const answer = await without.ask('POST', '/parent_payment_link/', {
      as: student.access,
      body: { pricing_plan: DOUBLE_SCOOP, phone: newPhone() },
    });
    expect(answer).toMatchObject({ status: 400, body: { phone: [/Share the link from your own phone/] } });
    expect(await sharedLink(without, student)).toMatch(/^[\w-]{43}$/);
    await without.close();
  });
});
