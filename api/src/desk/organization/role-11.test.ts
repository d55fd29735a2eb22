import { reachOf } from '@careerscoop/contract/desk-permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '../../../test/all-endpoints.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, newGraduate, newSchool } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { recordDecision } from '../../consent/consent.sql.ts';
import { users } from '../../identity/identity.tables.ts';
import { saveCode } from '../../identity/schools.sql.ts';
import { countStudents } from './count-students.ts';

/** Everything that an organization's people may read: by the contract, so that what is added is asked too. */
const READS = ALL_ENDPOINTS.map(({ endpoint }) => endpoint).filter(
  ({ access, may, method }) => access === 'desk' && method === 'GET' && may && reachOf('organization', may),
);
const SEARCHES = ['', '?q=Quokka', '?q=example.org', '?sort=-first_name', '?page=2', '?completed=yes', '?completed=no'];
const CODE = 'ROLE-ELEVEN';

let server: TestServer;
let school: number;
let people: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  school = (await newSchool(server, 'Eleventh Academy')).id;
  await saveCode(db(), { code: CODE, label: 'Eleventh class', school_id: school, companions: false, is_active: true });
  people = [await deskPerson(server, 'organization', { school_id: school }), await deskPerson(server, 'organization', { code: CODE })];
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const change = (who: SignedIn, set: Partial<typeof users.$inferInsert>) => db().update(users).set(set).where(eq(users.id, who.id));

async function member(first_name: string, age = 20) {
  const who = await newGraduate(server, { first_name, age, allow_data_sharing: true });
  await change(who, { school_id: school, affiliate_code: CODE });
  return who;
}
const decide = (who: SignedIn, granted: boolean) =>
  recordDecision(db(), {
    ...{ user_id: who.id, purpose: 'data_sharing', text_version: '1', actor: 'guardian', contact: 'x' },
    ...{ granted, at: server.services.now() },
  } as const);

/** Each way in which somebody is without live consent, and how they come to it again. */
const WITHOUT: Record<string, { begin: () => Promise<SignedIn>; agree: (who: SignedIn) => Promise<unknown> }> = {
  'did not agree': {
    begin: async () => {
      const who = await member('Quokkano');
      await server.ask('PATCH', '/profile/', { as: who.access, body: { allow_data_sharing: false } });
      return who;
    },
    agree: (who) => server.ask('PATCH', '/profile/', { as: who.access, body: { allow_data_sharing: true } }),
  },
  'is a minor whose parent said nothing': { begin: () => member('Quokkaminor', 15), agree: (who) => decide(who, true) },
  'is a minor whose parent took it back': {
    begin: async () => {
      const who = await member('Quokkaback', 15);
      await decide(who, true);
      await decide(who, false);
      return who;
    },
    agree: (who) => decide(who, true),
  },
  'has not confirmed the email': {
    begin: async () => {
      const who = await member('Quokkamail');
      await change(who, { email_confirmed_at: null });
      return who;
    },
    agree: (who) => change(who, { email_confirmed_at: server.services.now() }),
  },
  'asked for deletion': {
    begin: async () => {
      const who = await member('Quokkagone');
      await change(who, { deletion_requested_at: server.services.now() });
      return who;
    },
    agree: (who) => change(who, { deletion_requested_at: null }),
  },
  'is at another school': {
    begin: async () => {
      const who = await member('Quokkaother');
      await change(who, { school_id: null, affiliate_code: null });
      return who;
    },
    agree: (who) => change(who, { school_id: school, affiliate_code: CODE }),
  },
};

let calls = 0;
/** From an address of its own: this is no test of the limits. */
function ask(method: 'GET' | 'POST', path: string, who: SignedIn, body?: object) {
  calls += 1;
  return server.ask(method, path, { as: who.access, remoteAddress: `10.8.${calls >> 8}.${calls & 255}`, ...(body ? { body } : {}) });
}

/** Where somebody is told of, of all that these two people of the school and the sponsor can ask. */
async function toldOf({ id, email }: SignedIn, first_name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [at, who] of people.entries()) {
    for (const { path } of READS) {
      const own = path.replace('students/:id', `students/${id}`).replace(':code', CODE);
      for (const search of path.includes('students/:id') ? [''] : SEARCHES) {
        const { status, text, body } = await ask('GET', own + search, who);
        expect(status, `${own}${search}`).not.toBe(500);
        const inIt = status < 400 && (text.includes(first_name) || text.includes(email));
        if (inIt || (path.endsWith('students/:id/') && status < 400)) found.push(`${at} GET ${own}${search}`);
        for (const cohort of status < 400 ? (body?.cohorts ?? []) : []) {
          if (cohort.signed_up || cohort.completed || cohort.interests) found.push(`${at} a chart`);
        }
      }
    }
    const whose = at === 0 ? { school_id: school } : { code: CODE };
    for (const format of ['csv', 'json']) {
      const body = { kind: 'students', format, ...whose, current_password: PASSWORD };
      const { status, text } = await ask('POST', '/desk/exports/', who, body);
      expect(status).toBe(200);
      if (text.includes(first_name) || text.includes(email)) found.push(`${at} an export as ${format}`);
    }
  }
  return found;
}

describe('ROLE-11: an organization is told of nobody without live consent', () => {
  it('is asked of every endpoint that it may read', () => {
    const paths = READS.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/desk/students/', '/desk/students/:id/', '/desk/numbers/', '/desk/organization/']));
  });

  it.each(Object.entries(WITHOUT))(
    'by id, page, export, sort, search and chart: who %s; with a yes they are there, without it gone in the next answer',
    async (_why, { begin, agree }) => {
      const who = await begin();
      const [row] = await db().select().from(users).where(eq(users.id, who.id));
      const name = row?.first_name ?? '';
      await countStudents(server.services);
      expect(await toldOf(who, name)).toEqual([]);
      await agree(who);
      const told = await toldOf(who, name);
      expect(told).toEqual(expect.arrayContaining([`0 GET /desk/students/${who.id}/`, '1 an export as csv', '0 an export as json']));
      await change(who, { allow_data_sharing: false });
      expect(await toldOf(who, name)).toEqual([]);
    },
    120_000,
  );

  it('nor by a chart of ten, when one of the ten takes it back', async () => {
    const ten: SignedIn[] = [];
    for (let at = 0; at < 10; at += 1) ten.push(await member(`Numbat${at}`));
    await countStudents(server.services);
    const one = ten[4] as SignedIn;
    expect(await toldOf(one, 'Numbat4')).toEqual(expect.arrayContaining(['0 a chart', '1 a chart']));
    await change(one, { allow_data_sharing: false });
    expect(await toldOf(one, 'Numbat4')).toEqual([]);
  });
});
