import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { noteAudit } from '../../identity/audit.sql.ts';

let server: TestServer;
let admin: SignedIn;
let rep: SignedIn;
let safety: SignedIn;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
  rep = await deskPerson(server, 'representative');
  safety = await deskPerson(server, 'safety');
  student = await newStudent(server, { first_name: 'Mia' });
  const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12));
  const lines = [
    { action: 'school.assigned', actor_id: rep.id, user_id: student.id, before: { school_id: null }, after: { school_id: 3 } },
    { action: 'talk_report.closed', actor_id: admin.id, user_id: null, before: null, after: null },
    { action: 'member.changed', actor_id: admin.id, user_id: rep.id, before: { level: 'content' }, after: { level: 'representative' } },
    { action: 'mentoring.hours', actor_id: null, user_id: student.id, before: null, after: null },
  ];
  const { db } = server.services.database;
  for (const [index, line] of lines.entries()) await noteAudit(db, { ...line, at: at(index + 1), actor: 'staff' });
});
afterAll(() => server.close());

const ask = (query: string, as: SignedIn) => server.ask('GET', `/desk/audit/${query}`, { as: as.access });
/** The lines that this test wrote: those of January. */
const JANUARY = 'from=2026-01-01&until=2026-01-31';
const actionsOf = async (as: SignedIn, query = '') =>
  (await ask(`?${JANUARY}${query}`, as)).body.results.map(({ action }: { action: string }) => action);

describe('the log', () => {
  it('is whole for an administrator, the latest first, with who, about whom, before and after', async () => {
    expect(await actionsOf(admin)).toEqual(['mentoring.hours', 'member.changed', 'talk_report.closed', 'school.assigned']);
    const { body } = await ask(`?${JANUARY}&q=school`, admin);
    expect(body.results).toMatchObject([
      {
        by: { id: rep.id, first_name: 'Sol' },
        about: { id: student.id, first_name: 'Mia' },
        before: { school_id: null },
        after: { school_id: 3 },
      },
    ]);
    expect(body.meta).toEqual({ page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 });
  });

  it('shows a representative their own lines alone, whatever is searched for', async () => {
    expect(await actionsOf(rep)).toEqual(['school.assigned']);
    for (const query of ['&q=member', `&by=${admin.id}`, `&about=${rep.id}`, '&sort=-at&page=1&q=report']) {
      expect([query, await actionsOf(rep, query)]).toEqual([query, []]);
    }
  });

  it('shows the safety level its own lines and those about reports', async () => {
    expect(await actionsOf(safety)).toEqual(['talk_report.closed']);
  });

  it('finds by what it is about, who did it, to whose account, and the day', async () => {
    expect(await actionsOf(admin, `&by=${rep.id}`)).toEqual(['school.assigned']);
    expect(await actionsOf(admin, `&about=${rep.id}`)).toEqual(['member.changed']);
    expect(await actionsOf(admin, '&sort=at')).toEqual(['school.assigned', 'talk_report.closed', 'member.changed', 'mentoring.hours']);
    expect(await actionsOf(admin, '&area=schools')).toEqual(['school.assigned']);
    expect(await actionsOf(admin, '&area=talks')).toEqual(['mentoring.hours']);
    expect(await actionsOf(rep, '&area=desk')).toEqual([]);
    const day = await ask('?from=2026-01-02&until=2026-01-02', admin);
    expect(day.body.results.map(({ action }: { action: string }) => action)).toEqual(['talk_report.closed']);
  });

  it('has the days of UTC, whatever the clock of the database is', async () => {
    const { db } = server.services.database;
    await db.execute("set time zone 'Pacific/Auckland'");
    const day = await ask('?from=2026-01-02&until=2026-01-02', admin);
    await db.execute('reset time zone');
    expect(day.body.results.map(({ action }: { action: string }) => action)).toEqual(['talk_report.closed']);
  });

  it.each(['?from=0000-01-01', '?until=0000-12-31', '?from=9999-12-31', '?until=9999-12-31'])('knows the day %s', async (query) => {
    expect((await ask(query, admin)).status).toBeLessThan(500);
  });

  it.each([
    ['a search of 500 letters', `?q=${'x'.repeat(500)}`, 'q'],
    ['page 0', '?page=0', 'page'],
    ['page 10^9', '?page=1000000000', 'page'],
    ['an unknown sort', '?sort=detail', 'sort'],
    ['an unknown area', '?area=weather', 'area'],
    ['a day that is none', '?from=2026-13-01', 'from'],
    ['an account that is none', '?by=everybody', 'by'],
  ])('%s: 400 with a sentence at its name', async (_name, query, field) => {
    const { status, body } = await ask(query, admin);
    expect([status, body[field]?.[0]]).toEqual([400, expect.any(String)]);
  });

  it('is closed to content and organizations (403)', async () => {
    const content = await deskPerson(server, 'content');
    expect((await ask('', content)).status).toBe(403);
  });
});
