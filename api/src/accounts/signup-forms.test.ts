import { eq } from 'drizzle-orm';
import { PRODUCT } from '@careerscoop/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signInAs, clearChecks } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { user_tags, users } from '../identity/identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PERSON = { first_name: 'Kim', last_name: 'Osei', phone: '(555) 010-0177', address: '9 Dock Road', password: PASSWORD };
const mentorForm = (change: object = {}) => ({
  ...PERSON,
  email: 'kim@example.org',
  role: 'Mentor',
  title: 'Boat builder',
  zipCode: '04101',
  tags: [1, 3],
  shareDataCheck: false,
  Industry: 15,
  social_url: 'example.org/kim',
  ...change,
});
const legacyForm = (change: object = {}) => ({
  ...PERSON,
  email: 'legacy@example.org',
  role: 'Student',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  age: 17,
  confirm_password: PASSWORD,
  favorite_ice_cream_flavor: 'Lemon',
  careers: 'Nurse, Pilot',
  certainty: 3,
  is_read_terms_and_policies: true,
  allow_data_sharing: true,
  ...change,
});
const signUp = (body: object) => server.ask('POST', '/signup/', { body });
const stored = async (email: string) => {
  const [row] = await server.services.database.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe('POST signup/ as Community Partner', () => {
  it('keeps every field, tells the team, and leaves the mentor unseen until approved', async () => {
    expect((await signUp(mentorForm())).status).toBe(201);
    const row = await stored('kim@example.org');
    expect(row).toMatchObject({
      role: 'Mentor',
      title: 'Boat builder',
      industry_id: 15,
      social_url: 'https://example.org/kim',
      zipcode: '04101',
      allow_data_sharing: false,
      age: null,
      adult_on: null,
      approved_at: null,
    });
    const chosen = await server.services.database.db
      .select()
      .from(user_tags)
      .where(eq(user_tags.user_id, row?.id ?? 0));
    expect(chosen.map(({ tag_id }) => tag_id).sort()).toEqual([1, 3]);

    const toMentor = await server.mailTo('kim@example.org');
    expect(toMentor.text).toContain('Students can meet you once we have talked');
    const toTeam = await server.mailTo(PRODUCT.partner_mailbox);
    expect(toTeam.text).toContain(`approve-mentor ${row?.id}`);
    expect(toTeam.text).not.toContain('Kim');

    const before = await server.ask('GET', '/mentors/');
    expect(before.body.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Alex']);
    await server.services.database.db
      .update(users)
      .set({ approved_at: new Date(), email_confirmed_at: new Date() })
      .where(eq(users.email, 'kim@example.org'));
    expect((await server.ask('GET', '/mentors/')).body).toHaveLength(1);
    await clearChecks(server, row?.id ?? 0);
    const after = await server.ask('GET', '/mentors/');
    expect(after.body[1]).toEqual({
      id: row?.id,
      first_name: 'Kim',
      title: 'Boat builder',
      industry: 'Manufacturing',
      tags: ['A typical day', 'Choosing a college major'],
    });
    expect((await signInAs(server, 'kim@example.org', PASSWORD)).id).toBe(row?.id);
  });

  it.each([
    [{ Industry: 9999 }, 'Industry', /Choose one of the list/],
    [{ tags: [1, 9999] }, 'tags', /Choose from the list/],
    [{ tags: 'all' }, 'tags', /must be a list/],
    [{ social_url: 'javascript:alert(1)' }, 'social_url', /web address/],
    [{ social_url: 'https://a@b' }, 'social_url', /web address/],
    [{ first_name: '' }, 'first_name', /First Name is required/],
    [{ phone: 'abc' }, 'phone', /Phone can have digits/],
    [{ confirm_password: 'another one' }, 'confirm_password', /do not match/],
    [{ is_read_terms_and_policies: false }, 'is_read_terms_and_policies', /Terms/],
    [{ approved_at: '2026-01-01' }, 'approved_at', /not known/],
    [{ school_id: 1 }, 'school_id', /not known/],
    [{ email: 'student@demo.careerscoop.app' }, 'email', /already exists/],
  ])('refuses %j', async (change, field, message) => {
    const { status, body } = await signUp(mentorForm({ email: 'refused@example.org', ...change }));
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
    expect(body[field][0]).toMatch(message);
    expect(await stored('refused@example.org')).toBeUndefined();
  });
});

describe('POST signup/ as the older student form', () => {
  it('takes the ZIP code by its other name', async () => {
    expect((await signUp(legacyForm())).status).toBe(201);
    expect(await stored('legacy@example.org')).toMatchObject({
      role: 'Student',
      zipcode: '04101',
      age: 17,
      certainty: 3,
      careers: 'Nurse, Pilot',
      grade: null,
      allow_data_sharing: true,
    });
  });

  it.each([
    [{ certainty: undefined }, 'certainty', /Please choose certainty level/],
    [{ age: 12 }, 'age', /13 or older/],
    [{ affiliate_code: 'NOPE-404' }, 'affiliate_code', /not known/],
    [{ is_read_terms_and_policies: false }, 'is_read_terms_and_policies', /Terms/],
    [{ role: 'Staff' }, 'role', /Student or Mentor/],
    [{ pricing_plan: 4 }, 'pricing_plan', /not known/],
  ])('refuses %j', async (change, field, message) => {
    const { status, body } = await signUp(legacyForm({ email: 'refused@example.org', ...change }));
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
    expect(body[field][0]).toMatch(message);
  });
});

it.each(['tags', 'industries'])('GET %s/ answers id and name to anybody', async (list) => {
  const { status, body } = await server.ask('GET', `/${list}/`);
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(10);
  expect(Object.keys(body[0]).sort()).toEqual(['id', 'name']);
});
