import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newStudent, signInAs } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { schools } from '../../identity/identity.tables.ts';
import { desk_members } from '../desk.tables.ts';

let server: TestServer;
let admin: SignedIn;
let school_id: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
  const [school] = await server.services.database.db.select({ id: schools.id }).from(schools).limit(1);
  school_id = school?.id ?? 0;
});
afterAll(() => server.close());

const { body: WRONG } = { body: { current_password: ['This is not your current password.'] } };
const form = (change: object = {}) => ({
  email: `new.${Math.random().toString(36).slice(2)}@work.example.org`,
  first_name: 'Ines',
  last_name: 'Kim',
  level: 'safety',
  current_password: PASSWORD,
  ...change,
});
const add = (body: object, as = admin) => server.ask('POST', '/desk/members/', { as: as.access, body });
const change = (id: number, body: object, as = admin) =>
  server.ask('PATCH', `/desk/members/${id}/`, { as: as.access, body: { current_password: PASSWORD, ...body } });
const list = (query = '', as = admin) => server.ask('GET', `/desk/members/${query}`, { as: as.access });
const placeOf = async (id: number) =>
  (await server.services.database.db.select().from(desk_members).where(eq(desk_members.user_id, id)))[0];
const linesOf = (id: number, action: string) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, id), eq(audit_log.action, action)));

describe('a new place', () => {
  it('mails a link by which somebody chooses a password, and they are in with their level', async () => {
    const body = form();
    const { status, body: made } = await add(body);
    expect(status).toBe(201);
    const { text } = await server.mailTo(body.email, /place at the CareerScoop desk/);
    const token = /forgotpassword\?token=([\w-]{43})/.exec(text)?.[1];
    const set = { token, new_password: 'a quiet orchard morning', confirm_password: 'a quiet orchard morning' };
    expect((await server.ask('POST', '/password_reset/confirm/', { body: set })).status).toBe(200);
    const ines = await signInAs(server, body.email, 'a quiet orchard morning');
    expect((await server.ask('GET', '/desk/', { as: ines.access })).body).toMatchObject({ level: 'safety', organization: null });
    expect(await linesOf(made.id, 'staff.created')).toMatchObject([{ actor_id: admin.id, after: { level: 'safety' } }]);
  });

  it("of an organization's people has their school, and its name is told", async () => {
    const { body } = await add(form({ level: 'organization', school_id }));
    expect((await list('?level=organization&sort=-created_at')).body.results[0]).toMatchObject({
      id: body.id,
      school_id,
      second_factor: false,
    });
    expect((await accountOf(server, body.id))?.role).toBe('Organization');
  });

  it.each([
    ['an email in use: 400 at email, nobody changed', { email: 'student@demo.careerscoop.app' }, 'email', /exists/],
    ['an organization without school or code: 400 at school_id', { level: 'organization' }, 'school_id', /one of the two/],
    ['an unknown school: 400 at school_id', { level: 'organization', school_id: 999_999 }, 'school_id', /no such school/],
    ['an unknown code: 400 at code', { level: 'organization', code: 'NOBODYS-1' }, 'code', /no such code/],
    ['a school for a representative: 400 at school_id', { level: 'representative', school_id: 1 }, 'school_id', /Only the people/],
    ['an unknown level: 400 at level', { level: 'king' }, 'level', /Choose a level/],
  ])('%s, and nobody has a place', async (_name, wrong, field, sentence) => {
    const before = await server.services.database.db.$count(desk_members);
    const { status, body } = await add(form(wrong));
    expect([status, body[field]?.[0]]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await server.services.database.db.$count(desk_members)).toBe(before);
  });

  it('with a wrong password: 400 at current_password, and nobody has a place', async () => {
    const body = form({ current_password: 'not it at all' });
    expect((await add(body)).body).toEqual(WRONG);
    expect((await list(`?q=${body.email}`)).body.results).toEqual([]);
  });
});

describe('a place that changes', () => {
  it('level changed while signed in: the next request is refused (403) what the new level may not, by the same session', async () => {
    const rep = await deskPerson(server, 'representative');
    const asks = () => server.ask('GET', '/desk/audit/', { as: rep.access });
    expect((await asks()).status).toBe(200);
    expect((await change(rep.id, { level: 'content', was: 'representative' })).body).toEqual({
      id: rep.id,
      level: 'content',
      ended_at: null,
    });
    expect([(await asks()).status, (await asks()).body.code]).toEqual([403, 'not_allowed']);
    expect((await server.ask('GET', '/desk/', { as: rep.access })).body.level).toBe('content');
    expect(await linesOf(rep.id, 'member.changed')).toMatchObject([{ before: { level: 'representative' }, after: { level: 'content' } }]);
  });

  it('two administrators deciding one thing at once: the second gets 409, and what the first decided stays', async () => {
    const rep = await deskPerson(server, 'representative');
    const second = await deskPerson(server, 'admin');
    const answers = await Promise.all([
      change(rep.id, { level: 'safety', was: 'representative' }),
      change(rep.id, { level: 'content', was: 'representative' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.level;
    expect((await placeOf(rep.id))?.level).toBe(won);
    expect(await linesOf(rep.id, 'member.changed')).toHaveLength(1);
    expect((await change(rep.id, { level: won })).status).toBe(409);
  });

  it('ended: every session is closed at once (401), signing in again leads to no desk (403), ending twice is 409', async () => {
    const rep = await deskPerson(server, 'representative');
    expect((await change(rep.id, { ended: true })).body.ended_at).toEqual(expect.any(String));
    expect((await server.ask('GET', '/desk/', { as: rep.access })).status).toBe(401);
    const again = await signInAs(server, rep.email, PASSWORD);
    expect((await server.ask('GET', '/desk/', { as: again.access })).status).toBe(403);
    expect((await change(rep.id, { ended: true })).status).toBe(409);
    expect(await linesOf(rep.id, 'member.ended')).toHaveLength(1);
    expect((await list('?state=ended')).body.results.map(({ id }: { id: number }) => id)).toContain(rep.id);
    // Who comes back has the account they had.
    expect((await add(form({ email: rep.email, level: 'content' }))).body).toEqual({ id: rep.id });
    expect((await placeOf(rep.id))?.ended_at).toBeNull();
  });

  it.each([
    ['nothing to change: 400 at level', {}, 400, 'level'],
    ['an organization without a school: 400 at school_id', { level: 'organization' }, 400, 'school_id'],
    ['a wrong password: 400 at current_password', { level: 'content', current_password: 'wrong' }, 400, 'current_password'],
    ['ended: false: 400 at ended', { ended: false }, 400, 'ended'],
    ['another level than was seen: 409', { level: 'content', was: 'safety' }, 409, 'detail'],
  ])('%s, and the place stays as it was', async (_name, body, status, field) => {
    const rep = await deskPerson(server, 'representative');
    const answer = await change(rep.id, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, expect.arrayContaining([field])]);
    expect(await placeOf(rep.id)).toMatchObject({ level: 'representative', ended_at: null });
  });

  it('of nobody at the desk: 404', async () => {
    expect((await change((await newStudent(server)).id, { level: 'admin' })).status).toBe(404);
  });
});

it('the last administrator cannot go, nor be made less (409 with its sentence), not even when two end each other at once', async () => {
  const house = await startTestServer();
  try {
    const { body } = await house.ask('GET', '/desk/members/?level=admin', { as: (await demoPerson(house, 'staff')).access });
    const [jo, sam] = [await demoPerson(house, 'staff'), await deskPerson(house, 'admin')];
    expect(body.results).toHaveLength(1);
    const end = (id: number, as: SignedIn, current_password: string) =>
      house.ask('PATCH', `/desk/members/${id}/`, { as: as.access, body: { ended: true, current_password } });
    const answers = await Promise.all([end(sam.id, jo, 'scoop-demo-2026'), end(jo.id, sam, PASSWORD)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0]?.status === 200 ? ([jo, 'scoop-demo-2026'] as const) : ([sam, PASSWORD] as const);
    for (const body of [{ ended: true }, { level: 'content' }]) {
      const refused = await house.ask('PATCH', `/desk/members/${left[0].id}/`, {
        as: left[0].access,
        body: { ...body, current_password: left[1] },
      });
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/Make another administrator first/)]);
    }
    expect((await house.ask('GET', '/desk/', { as: left[0].access })).body.level).toBe('admin');
  } finally {
    await house.close();
  }
});

describe('the list', () => {
  it('finds by name and email, sorts, and says how many there are', async () => {
    const zoe = await deskPerson(server, 'content', {}, 'Zoë');
    const { body } = await list('?q=zo%C3%AB');
    expect(body).toMatchObject({ results: [{ id: zoe.id, level: 'content', ended_at: null }], meta: { total: 1, more: false } });
    const names = (await list('?sort=name&state=open')).body.results.map(({ first_name }: { first_name: string }) => first_name);
    expect(names).toEqual([...names].sort((a: string, b: string) => a.localeCompare(b)));
  });

  it.each([
    ['a search of 500 letters', `?q=${'x'.repeat(500)}`, 'q'],
    ['page 0', '?page=0', 'page'],
    ['page 10^9', '?page=1000000000', 'page'],
    ['an unknown sort', '?sort=password_hash', 'sort'],
    ['an unknown level', '?level=king', 'level'],
  ])('%s: 400 with a sentence at its name', async (_name, query, field) => {
    const { status, body } = await list(query);
    expect([status, body[field]?.[0]]).toEqual([400, expect.any(String)]);
  });
});
