import { profile } from '@careerscoop/contract/profile';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, demoPerson, newStudent, signInAs } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';

let server: TestServer;
let student: SignedIn;
let mentor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());

const get = (who = student) => server.ask('GET', '/profile/', { as: who.access });
const patch = (body: object, who = student) => server.ask('PATCH', '/profile/', { as: who.access, body });
const adultOn = async () => {
  const [row] = await server.services.database.db.select({ day: users.adult_on }).from(users).where(eq(users.id, student.id));
  return row?.day;
};

it('gives the whole profile, and nothing that is not of the contract', async () => {
  for (const who of [student, mentor]) {
    const { status, body } = await get(who);
    expect(status).toBe(200);
    expect(z.strictObject(profile.shape).parse(body)).toEqual(body);
  }
  expect((await server.ask('GET', '/profile/')).status).toBe(401);
  expect((await server.ask('PATCH', '/profile/', { body: {} })).status).toBe(401);
});

describe('PATCH profile/', () => {
  it('answers the profile as it is stored, also when nothing is sent', async () => {
    expect(await patch({})).toMatchObject({ status: 200, body: (await get()).body });
  });

  it('changes what is sent and nothing else, and writes down which fields', async () => {
    const before = (await get()).body;
    const change = { first_name: 'Ana', last_name: 'Maria de Souza', careers: 'Nurse, Pilot', certainty: 7, grade: 'SM', education: 11 };
    const { status, body } = await patch(change);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...change });
    expect((await get()).body).toEqual(body);
    const lines = await server.services.database.db.select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(lines.at(-1)).toMatchObject({ action: 'profile.changed', actor: 'user', detail: { fields: Object.keys(change) } });
    expect(JSON.stringify(lines)).not.toContain('Souza');
  });

  it('takes an empty text where nothing may stand', async () => {
    expect((await patch({ last_name: '', country: '', careers: '', certainty: '' })).body).toMatchObject({
      last_name: '',
      country: '',
      careers: '',
      certainty: null,
    });
  });

  it.each([
    ['first_name', ''],
    ['address', ' '],
    ['city', ''],
    ['state', ''],
    ['zipcode', ''],
    ['phone', ''],
    ['email', ''],
    ['email', 'abc'],
    ['phone', '12'],
    ['age', ''],
    ['age', 12],
    ['age', 16.5],
    ['age', '16'],
    ['grade', ''],
    ['grade', 'XX'],
    ['education', 3],
    ['certainty', 11],
    ['careers', 'x'.repeat(501)],
    ['allow_data_sharing', 'yes'],
    ['first_name', 'A\u202eB'],
    ['first_name', 7],
  ])('refuses %s = %j at that field and keeps everything', async (field, value) => {
    const before = (await get()).body;
    const { status, body } = await patch({ careers: 'Chef', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect((await get()).body).toEqual(before);
  });

  it.each(['1', '', 2.5, -1, 0, 99, 2 ** 31, 1e20, true, [1], { id: 1 }])('refuses %j as a plan, at its field', async (pricing_plan) => {
    const { status, body } = await patch({ pricing_plan });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['pricing_plan']);
    expect(body.pricing_plan[0]).toMatch(/plan/);
  });

  it.each([
    'role',
    'school',
    'school_id',
    'id',
    'affiliate_code',
    'ai_report',
    'plan_price',
    'password_hash',
    'adult_on',
    'approved_at',
    'mentor_status',
    'deletion_on',
    'profile_image',
    'nonsense',
  ])('refuses %s by name, and sets nothing that is sent beside it', async (field) => {
    const { status, body } = await patch({ pricing_plan: 1, [field]: 1 });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([field]);
    expect((await get()).body).toMatchObject({ id: student.id, role: 'Student', pricing_plan: null });
  });

  it.each([[[]], [[{ pricing_plan: 1 }]], ['text'], [null]])('refuses %j for a body', async (payload) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${student.access}` };
    const { status } = await server.ask('PATCH', '/profile/', { payload: JSON.stringify(payload), headers });
    expect(status).toBe(400);
  });

  it('opens nothing early by a higher age, and closes by a lower one', async () => {
    const first = await adultOn();
    expect((await patch({ age: 40 })).body.age).toBe(40);
    expect(await adultOn()).toBe(first);
    await patch({ age: 13 });
    const later = await adultOn();
    expect(String(later) > String(first)).toBe(true);
    await patch({ age: 16 });
    expect(await adultOn()).toBe(later);
  });

  it('leaves the day of who saves the same age again, however much later', async () => {
    const young = await newStudent(server, { age: 17 });
    const day = async () =>
      (await server.services.database.db.select({ on: users.adult_on }).from(users).where(eq(users.id, young.id)))[0]?.on;
    const before = await day();
    server.advance(200 * 24 * 60 * 60 * 1000);
    const later = await signInAs(server, young.email, PASSWORD);
    const { status } = await server.ask('PATCH', '/profile/', { as: later.access, body: { age: 17, city: 'Madison' } });
    expect([status, await day()]).toEqual([200, before]);
    server.advance(-200 * 24 * 60 * 60 * 1000);
  });

  it('keeps the fields of students and mentors apart', async () => {
    expect((await patch({ title: 'Nurse', tags: [1] })).body).toEqual({
      title: ['Only mentors have this field.'],
      tags: ['Only mentors have this field.'],
    });
    expect((await patch({ grade: 'SM', phone: '1' }, mentor)).status).toBe(400);
    expect((await patch({ age: 20 }, mentor)).body).toEqual({ age: ['Only students have this field.'] });
  });

  it("changes a mentor's fields, and refuses what is not on the lists", async () => {
    const { body } = await patch(
      { about_me: 'I build\nbridges.', title: 'Engineer', industry: 1, tags: [2, 1, 2], social_url: 'example.org/me' },
      mentor,
    );
    expect(body).toMatchObject({
      about_me: 'I build\nbridges.',
      title: 'Engineer',
      industry: { id: 1 },
      social_url: 'https://example.org/me',
    });
    expect(body.tags.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2]);
    expect(body.mentor_status).toBe('approved');
    expect((await patch({ industry: 9999 }, mentor)).body).toEqual({ industry: ['Choose one of the list.'] });
    expect((await patch({ tags: [9999] }, mentor)).body).toEqual({ tags: ['Choose from the list.'] });
    expect((await patch({ about_me: '' }, mentor)).body).toHaveProperty('about_me');
    expect((await patch({ social_url: 'javascript:alert(1)' }, mentor)).body).toHaveProperty('social_url');
    expect((await patch({ industry: '', tags: [] }, mentor)).body).toMatchObject({ industry: null, tags: [] });
  });
});

describe('email and phone', () => {
  it('need the password when they differ, and not when they are the same', async () => {
    const { email, phone } = (await get()).body;
    expect((await patch({ email: email.toUpperCase(), phone })).status).toBe(200);
    for (const change of [{ phone: '555 010 0199' }, { email: 'other@example.org' }]) {
      expect(Object.keys((await patch(change)).body)).toEqual(['current_password']);
      expect(Object.keys((await patch({ ...change, current_password: 'not this' })).body)).toEqual(['current_password']);
    }
    expect((await get()).body).toMatchObject({ email, phone });
  });

  it('sets a phone at once, and a new email only when its link is used', async () => {
    const change = { phone: '555 010 0199', email: 'new-robin@example.org', current_password: PASSWORD };
    const { status, body } = await patch(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ phone: '555 010 0199', email: student.email, pending_email: 'new-robin@example.org' });
    expect((await server.mailTo('new-robin@example.org')).links).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });

  it("refuses somebody else's email at its field, whatever its case", async () => {
    const { status, body } = await patch({ email: mentor.email.toUpperCase(), current_password: PASSWORD, careers: 'Thief' });
    expect(status).toBe(400);
    expect(body).toEqual({ email: ['An account with this email already exists.'] });
    expect((await get()).body.careers).not.toBe('Thief');
  });

  it('slows guessing of the password', async () => {
    const victim = await newStudent(server);
    const guess = () => patch({ phone: '555 010 0100', current_password: 'a guess' }, victim);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});
