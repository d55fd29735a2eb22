import { report } from '@careerscoop/contract/report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newGraduate, newStudent, putOnPlan, type Rate, type SignedIn, takeAssessment } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { report_addresses } from './report.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WITH_REPORT = 3;
const standing = (who: SignedIn) => server.ask('GET', '/report/', { as: who.access });
const open = (who: SignedIn) => server.ask('POST', '/report/', { as: who.access });
const close = (who: SignedIn) => server.ask('DELETE', '/report/', { as: who.access });
const profileOf = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body;
const tokenOf = (address: string) => address.split('/').at(-1) ?? '';
const read = (token: string) => server.ask('GET', `/reports/${token}/`);
const file = (token: string) => server.ask('GET', `/reports/${token}/pdf/`);
const plan = (who: SignedIn, id: number | null) => putOnPlan(server, who, id);

/** A student with ten careers and a plan that includes the report. */
async function graduate(rate?: Rate): Promise<SignedIn> {
  const student = await newGraduate(server, {}, rate);
  await plan(student, WITH_REPORT);
  return student;
}

describe('the address of a report', () => {
  it('is there with the ten careers where the plan includes it, and is the profile’s ai_report', async () => {
    const student = await newStudent(server);
    expect((await standing(student)).body).toEqual({ state: 'not_in_plan', address: '', made_at: null });
    await plan(student, WITH_REPORT);
    expect((await standing(student)).body.state).toBe('no_results');
    expect((await profileOf(student)).ai_report).toBe('');
    await takeAssessment(server, student);
    const { state, address, made_at } = (await standing(student)).body;
    expect({ state, made_at }).toEqual({ state: 'open', made_at: expect.any(String) });
    expect(address).toMatch(/^http:\/\/[^/]+\/report\/[\w-]{43}$/);
    expect((await profileOf(student)).ai_report).toBe(address);
    expect((await read(tokenOf(address))).status).toBe(200);
    for (const without of [1, null]) {
      await plan(student, without);
      expect((await profileOf(student)).ai_report).toBe('');
      expect((await read(tokenOf(address))).status).toBe(404);
    }
  });

  it('stands in no table: neither what is stored nor another secret opens it', async () => {
    const student = await graduate();
    const { address } = (await standing(student)).body;
    const { db } = server.services.database;
    const [row] = await db.select().from(report_addresses).where(eq(report_addresses.user_id, student.id));
    expect(JSON.stringify(row)).not.toContain(tokenOf(address));
    for (const stored of [row?.salt ?? '', row?.token_hash ?? '']) expect((await read(stored)).status).toBe(404);
  });

  it('is closed and made anew by the student alone; the one before opens nothing', async () => {
    const student = await graduate();
    const first = (await standing(student)).body.address;
    expect((await close(student)).body).toEqual({ state: 'closed', address: '', made_at: null });
    expect((await close(student)).status).toBe(200);
    expect((await profileOf(student)).ai_report).toBe('');
    const second = (await open(student)).body;
    expect(second.state).toBe('open');
    const third = (await open(student)).body;
    expect(new Set([first, second.address, third.address]).size).toBe(3);
    const statuses = await Promise.all([first, second.address, third.address].map(async (each) => (await read(tokenOf(each))).status));
    expect(statuses).toEqual([404, 404, 200]);
    // A retake leaves it as it is.
    await close(student);
    await takeAssessment(server, student, (_, at) => 1 + ((at * 3) % 5));
    expect((await standing(student)).body.state).toBe('closed');
  });

  it('waits when the plan ends, is known to its student alone and can be closed for good', async () => {
    const student = await graduate();
    const { address, made_at } = (await standing(student)).body;
    await plan(student, null);
    expect((await standing(student)).body).toEqual({ state: 'not_in_plan', address: '', made_at });
    expect((await close(student)).body).toEqual({ state: 'not_in_plan', address: '', made_at: null });
    await plan(student, WITH_REPORT);
    expect((await standing(student)).body).toEqual({ state: 'closed', address: '', made_at: null });
    expect((await read(tokenOf(address))).status).toBe(404);
  });

  it('is nobody else’s to touch', async () => {
    const [student, other] = [await graduate(), await newStudent(server)];
    const { address } = (await standing(student)).body;
    expect((await close(other)).body.state).toBe('not_in_plan');
    expect(await open(other)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    await plan(other, WITH_REPORT);
    expect(await open(other)).toMatchObject({ status: 409, body: { code: 'results_needed' } });
    expect(await server.ask('GET', '/report/pdf/', { as: other.access })).toMatchObject({ status: 409 });
    expect((await standing(student)).body.address).toBe(address);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await server.ask(method, '/report/')).status).toBe(401);
      expect((await server.ask(method, '/report/', { as: (await demoPerson(server, 'mentor')).access })).status).toBe(403);
    }
  });

  it('answers every token that opens nothing alike', async () => {
    const unknown = await read('A'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const token of ['x', '%00', '..', 'A'.repeat(199)]) expect((await read(token)).body).toEqual(unknown.body);
    expect(await file('A'.repeat(43))).toMatchObject({ status: 404, body: unknown.body });
  });

  it('is closed as soon as the account is to be erased, and opens again when it is kept', async () => {
    const student = await graduate();
    const token = tokenOf((await standing(student)).body.address);
    const { db } = server.services.database;
    const ask = (at: Date | null) => db.update(users).set({ deletion_requested_at: at }).where(eq(users.id, student.id));
    await ask(new Date());
    expect((await read(token)).status).toBe(404);
    await ask(null);
    expect((await read(token)).status).toBe(200);
  });
});

describe('what an address opens', () => {
  it('is the first name, the answers in words and the ten, and nothing else of the person', async () => {
    const student = await demoPerson(server, 'student');
    const token = tokenOf((await profileOf(student)).ai_report);
    const { body, headers, text } = await read(token);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    expect(report.strict().parse(body)).toEqual(body);
    expect(body.first_name).toBe('Noor');
    const person = await profileOf(student);
    for (const own of ['last_name', 'email', 'phone', 'address', 'city', 'zipcode']) {
      expect(text, own).not.toContain(person[own]);
    }
    expect(text).not.toContain(person.school.name);
    const ten = (await server.ask('GET', '/result/', { as: student.access })).body;
    expect(body.careers.map(({ title }: { title: string }) => title)).toEqual(
      ten.map((one: { unique_title: { mask_title: string } }) => one.unique_title.mask_title),
    );
    expect(body.careers.filter(({ picked }: { picked: string }) => picked)).toHaveLength(3);
    expect(body.self.types).toHaveLength(6);
    expect(body.sources.length).toBeGreaterThan(3);
  });

  it('shows the present ten after a retake, at the same address', async () => {
    const student = await graduate();
    const { address } = (await standing(student)).body;
    const before = (await read(tokenOf(address))).body;
    await takeAssessment(server, student, (_, at) => 5 - ((at * 7) % 5));
    const after = (await read(tokenOf(address))).body;
    expect((await standing(student)).body.address).toBe(address);
    expect(after.careers.map(({ slug }: { slug: string }) => slug)).not.toEqual(before.careers.map(({ slug }: { slug: string }) => slug));
  });

  it('says what is not published, and no other figure than the catalogue’s', async () => {
    const { body } = await read(tokenOf((await standing(await graduate())).body.address));
    for (const { facts } of body.careers) {
      expect(facts.map(({ key }: { key: string }) => key)).toEqual(['pay', 'outlook', 'school', 'ai']);
      for (const { value, note } of facts) expect(`${value} ${note}`).not.toMatch(/null|NaN|undefined|\$0\b/);
    }
  });

  it('is a file as well, also for the student while the address is closed', async () => {
    const student = await graduate();
    const { headers, status, text } = await file(tokenOf((await standing(student)).body.address));
    expect({ status, type: headers['content-type'], start: text.slice(0, 5) }).toEqual({
      status: 200,
      type: 'application/pdf',
      start: '%PDF-',
    });
    expect(headers).toMatchObject({ 'content-disposition': 'inline; filename="careerscoop-report.pdf"', 'cache-control': 'no-store' });
    await close(student);
    const own = await server.ask('GET', '/report/pdf/', { as: student.access });
    expect({ status: own.status, start: own.text.slice(0, 5) }).toEqual({ status: 200, start: '%PDF-' });
  });
});
