import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, newSchool } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { users } from '../../identity/identity.tables.ts';
import { saveCode } from '../../identity/schools.sql.ts';
import { plan_terms } from '../../plans/plans.tables.ts';

let server: TestServer;
let admin: SignedIn;
let representative: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
  representative = await deskPerson(server, 'representative');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string, as: SignedIn) => server.ask('GET', `/desk/${path}`, { as: as.access });

let people = 0;
/** So many more accounts have this code; of none of them anybody knows whether it shares. */
async function join(affiliate_code: string, count: number, email_confirmed_at: Date | null = server.services.now()) {
  return db()
    .insert(users)
    .values(
      Array.from({ length: count }, () => {
        people += 1;
        return {
          email: `taker${people}@example.org`,
          password_hash: '',
          role: 'Student' as const,
          first_name: 'Taker',
          last_name: '',
          email_confirmed_at,
          affiliate_code,
        };
      }),
    )
    .returning({ id: users.id });
}
const codeOf = (code: string, rest: { seats?: number; school_id?: number; plan_id?: number } = {}) =>
  saveCode(db(), { code, label: code, school_id: null, companions: false, is_active: true, ...rest });

/** How the places stand in everything that tells of them, which has to say the same. */
async function told(code: string, as: SignedIn, home = true) {
  const one = (await get(`codes/${code}/`, as)).body;
  const listed = (await get(`codes/?q=${code}`, as)).body.results;
  const places = ({ taken, full }: { taken: number | null; full: boolean | null }) => ({ taken, full });
  expect(listed.map(places)).toEqual([places(one)]);
  if (!home) return places(one);
  const own = (await get('organization/', as)).body.codes.find((row: { code: string }) => row.code === code);
  expect(places(own)).toEqual(places(one));
  return places(one);
}

describe('the places of a code', () => {
  it('are told to a school in whole tens: one more or one less is seen by nobody of it, and exactly by our own staff', async () => {
    const school = await newSchool(server, 'Tens High');
    await codeOf('TENS-27', { school_id: school.id, seats: 30 });
    const coordinator = await deskPerson(server, 'organization', { school_id: school.id });
    const few = { taken: null, full: false };
    expect(await told('TENS-27', coordinator)).toEqual(few);
    await join('TENS-27', 9);
    // Whoever has not confirmed the email takes no place.
    await join('TENS-27', 3, null);
    expect(await told('TENS-27', coordinator)).toEqual(few);
    for (const staff of [admin, representative]) expect(await told('TENS-27', staff, false)).toEqual({ taken: 9, full: false });
    const [tenth] = await join('TENS-27', 1);
    expect(await told('TENS-27', coordinator)).toEqual({ taken: 10, full: false });
    await join('TENS-27', 9);
    expect(await told('TENS-27', coordinator)).toEqual({ taken: 10, full: false });
    await db()
      .delete(users)
      .where(eq(users.id, tenth?.id ?? 0));
    expect(await told('TENS-27', coordinator)).toEqual({ taken: 10, full: false });
    expect(await told('TENS-27', representative, false)).toEqual({ taken: 18, full: false });
    await join('TENS-27', 12);
    expect(await told('TENS-27', coordinator)).toEqual({ taken: 30, full: true });
  });

  it('of a sponsor’s plan are told in tens, and with the last of them that none is left', async () => {
    await codeOf('PAID-27', { seats: 12, plan_id: 3 });
    const sponsor = await deskPerson(server, 'organization', { code: 'PAID-27' });
    const at = server.services.now();
    const begin = async (count: number) => {
      const rows = await join('PAID-27', count);
      const term = { plan_id: 3, source: 'code' as const, code: 'PAID-27', starts_at: at };
      await db()
        .insert(plan_terms)
        .values(rows.map(({ id }) => ({ ...term, user_id: id })));
    };
    await begin(9);
    expect(await told('PAID-27', sponsor)).toEqual({ taken: null, full: false });
    await begin(2);
    expect(await told('PAID-27', sponsor)).toEqual({ taken: 10, full: false });
    expect(await told('PAID-27', representative, false)).toEqual({ taken: 11, full: false });
    await begin(1);
    expect(await told('PAID-27', sponsor)).toEqual({ taken: 10, full: true });
    expect(await told('PAID-27', representative, false)).toEqual({ taken: 12, full: true });
  });

  it('fewer than ten tell an organization nothing, not even that the last is gone', async () => {
    await codeOf('SMALL-27', { seats: 2 });
    const sponsor = await deskPerson(server, 'organization', { code: 'SMALL-27' });
    const nothing = { taken: null, full: null };
    expect(await told('SMALL-27', sponsor)).toEqual(nothing);
    await join('SMALL-27', 2);
    expect(await told('SMALL-27', sponsor)).toEqual(nothing);
    expect(await told('SMALL-27', representative, false)).toEqual({ taken: 2, full: true });
  });
});
