import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { school_resources } from '../../content/content.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { schools, users } from '../../identity/identity.tables.ts';
import { desk_members } from '../desk.tables.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, body?: object, as = staff) =>
  server.ask(method, `/desk/${path}`, { as: as.access, ...(body ? { body } : {}) });
const add = async (name: string): Promise<number> => (await ask('POST', 'schools/', { name })).body.id;
const nameOf = async (id: number) => (await db().select().from(schools).where(eq(schools.id, id)))[0]?.name;
const lastLine = async () => (await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1))[0];

describe('schools', () => {
  it('are added, listed with what hangs on each, found by a piece of the name, and renamed, each with its line', async () => {
    const id = await add('Riverbend Academy');
    expect(await lastLine()).toMatchObject({ action: 'school.added', actor_id: staff.id, after: { name: 'Riverbend Academy' } });
    await ask('POST', 'codes/', { code: 'RIVER-27', label: 'Riverbend', school_id: id });
    await newStudent(server, { affiliate_code: 'RIVER-27' });
    expect((await ask('GET', 'schools/?q=bend%20ac')).body).toMatchObject({
      results: [{ id, name: 'Riverbend Academy', students: 1, codes: 1 }],
      meta: { total: 1, more: false },
    });
    expect((await ask('PATCH', `schools/${id}/`, { name: 'Riverbend High', was: 'Riverbend Academy' })).status).toBe(200);
    expect(await lastLine()).toMatchObject({
      action: 'school.renamed',
      before: { name: 'Riverbend Academy' },
      after: { name: 'Riverbend High' },
    });
    expect(await ask('PATCH', `schools/${id}/`, { name: 'Mine', was: 'Riverbend Academy' })).toMatchObject({ status: 409 });
    expect(await nameOf(id)).toBe('Riverbend High');
  });

  it('of one name are refused with 400 at the name, also by renaming; nothing is stored', async () => {
    const id = await add('Twin High');
    expect(await ask('POST', 'schools/', { name: 'Twin High' })).toMatchObject({
      status: 400,
      body: { name: ['This school is in the list already.'] },
    });
    const other = await add('Other High');
    expect((await ask('PATCH', `schools/${other}/`, { name: 'Twin High' })).body).toEqual({
      name: ['This school is in the list already.'],
    });
    expect([await nameOf(id), await nameOf(other)]).toEqual(['Twin High', 'Other High']);
    expect((await ask('POST', 'schools/', { name: '  ' })).body).toEqual({ name: ['Name is required.'] });
  });

  it('with students or codes in it answers 409 with what hangs on it and stays; without, it is gone', async () => {
    const id = await add('Full High');
    await ask('POST', 'codes/', { code: 'FULL-27', label: 'Full', school_id: id });
    const student = await newStudent(server, { affiliate_code: 'FULL-27' });
    expect(await ask('DELETE', `schools/${id}/`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'Full High stays: 1 account and 1 code still belong to it. Move them or take them out first.' },
    });
    expect(await nameOf(id)).toBe('Full High');
    await db().update(users).set({ school_id: null }).where(eq(users.id, student.id));
    await ask('PATCH', 'codes/FULL-27/', { school_id: null });
    expect((await ask('DELETE', `schools/${id}/`)).status).toBe(204);
    expect(await nameOf(id)).toBeUndefined();
    expect((await ask('DELETE', `schools/${id}/`)).status).toBe(404);
  });

  it('with free resources of its own stays with them, until they are taken out', async () => {
    const id = await add('Shelf High');
    const shown = { kind: 'picks' as const, subtitle: 'S', thumbnail: '/art/x.svg', url: 'https://example.org', body: 'B', ordering: 1 };
    await db()
      .insert(school_resources)
      .values(['One', 'Two'].map((title) => ({ ...shown, title, school: id })));
    expect(await ask('DELETE', `schools/${id}/`)).toMatchObject({
      status: 409,
      body: { detail: 'Shelf High stays: 2 free resources still belong to it. Move them or take them out first.' },
    });
    expect(await db().$count(school_resources, eq(school_resources.school, id))).toBe(2);
    await db().delete(school_resources).where(eq(school_resources.school, id));
    expect((await ask('DELETE', `schools/${id}/`)).status).toBe(204);
  });

  it('stays with an open place at the desk; whose only place has ended it goes, and the ended place stays without it', async () => {
    const id = await add('Parted High');
    const admin = await deskPerson(server, 'admin');
    const coordinator = await deskPerson(server, 'organization', { school_id: id });
    expect(await ask('DELETE', `schools/${id}/`)).toMatchObject({
      status: 409,
      body: { detail: 'Parted High stays: 1 place at the desk still belong to it. Move them or take them out first.' },
    });
    const end = { ended: true, current_password: PASSWORD };
    expect((await ask('PATCH', `members/${coordinator.id}/`, end, admin)).status).toBe(200);
    expect((await ask('DELETE', `schools/${id}/`)).status).toBe(204);
    const [place] = await db().select().from(desk_members).where(eq(desk_members.user_id, coordinator.id));
    expect(place).toMatchObject({ level: 'organization', school_id: null, ended_at: expect.any(Date) });
    const listed = await ask('GET', 'members/?level=organization&state=ended', undefined, admin);
    expect(listed.body.results).toContainEqual(expect.objectContaining({ id: coordinator.id, organization: null }));
  });

  it('are an organization’s only as the name of its own, and nothing to change', async () => {
    const id = await add('Own High');
    const coordinator = await deskPerson(server, 'organization', { school_id: id });
    expect((await ask('GET', 'school-names/', undefined, coordinator)).body).toEqual([{ id, name: 'Own High' }]);
    for (const [method, path, body] of [
      ['GET', 'schools/', undefined],
      ['POST', 'schools/', { name: 'X High' }],
      ['PATCH', `schools/${id}/`, { name: 'X High' }],
      ['DELETE', `schools/${id}/`, undefined],
    ] as const) {
      expect((await ask(method, path, body, coordinator)).status, `${method} ${path}`).toBe(403);
    }
    expect(await nameOf(id)).toBe('Own High');
  });
});
