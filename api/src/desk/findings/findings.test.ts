import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BAD_QUERIES } from '../../../test/bad-queries.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import type { SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { FINDINGS } from '../../payments/finding-words.ts';
import { addFinding } from '../../payments/findings.sql.ts';
import { COMMANDS } from '../commands.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
});
afterAll(() => server.close());

let found = 0;
async function newFinding(): Promise<number> {
  found += 1;
  const { database, now } = server.services;
  const id = await addFinding(database.db, {
    kind: 'refund_failed',
    external_id: `re_${found}`,
    expected_cents: 8900,
    found_cents: 0,
    found_at: now(),
  });
  if (id === undefined) throw new Error('nothing was noted');
  return id;
}

const list = (query = '') => server.ask('GET', `/desk/findings/?${query}`, { as: admin.access });
const handle = (id: number, who = admin) => server.ask('POST', `/desk/findings/${id}/handle/`, { as: who.access });
const lines = (id: number) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.action, 'finding.closed'), eq(audit_log.actor_id, id)));

it('lists what waits, the oldest first, each with a sentence to do by; what the bank did not take is one', async () => {
  const [first, second] = [await newFinding(), await newFinding()];
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  expect(body.results[0]).toMatchObject({
    kind: 'refund_failed',
    words: FINDINGS.refund_failed,
    expected: 8900,
    found: 0,
    handled_by: null,
  });
  expect((await list('q=did+not+take+a+refund')).body.meta.total).toBe(2);
  expect((await list(`q=re_${found}`)).body.results).toHaveLength(1);
  expect((await list('q=nothing+of+that')).body.results).toEqual([]);
});

it('finds one by its number, wherever it stands in the list; one that waits is not among the handled', async () => {
  const [first, second] = [await newFinding(), await newFinding()];
  expect((await list(`id=${second}`)).body).toMatchObject({ results: [{ id: second }], meta: { total: 1 } });
  expect((await list(`state=handled&id=${first}`)).body.results).toEqual([]);
  expect((await list('id=nobody')).status).toBe(400);
});

it('handled by one: it leaves the list, stands among the handled, and is in the log with before and after', async () => {
  const id = await newFinding();
  const { status, body } = await handle(id);
  expect([status, body]).toMatchObject([200, { id, handled_at: expect.any(String), handled_by: 'Sol' }]);
  expect((await list()).body.results.map((row: { id: number }) => row.id)).not.toContain(id);
  expect((await list('state=handled')).body.results.map((row: { id: number }) => row.id)).toContain(id);
  expect(await lines(admin.id)).toMatchObject([
    { before: { handled_at: null }, after: { handled_at: body.handled_at }, detail: { finding: id } },
  ]);
  await expect(COMMANDS['findings']!.run(server.services, ['close', String(id)], {}, admin.id)).rejects.toThrow(/no open one/);
});

it('handled by two at once: one 200, the other 409 with a sentence, one line in the log', async () => {
  const id = await newFinding();
  const others = [await deskPerson(server, 'admin'), await deskPerson(server, 'admin')];
  const both = await Promise.all(others.map((who) => handle(id, who)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toEqual({ code: 'conflict', detail: 'Somebody else has handled this already.' });
  expect((await Promise.all(others.map(({ id: who }) => lines(who)))).flat()).toHaveLength(1);
});

it('that does not exist: 404, and nothing is in the log', async () => {
  const before = (await lines(admin.id)).length;
  expect((await handle(2_147_483_647)).status).toBe(404);
  expect(await lines(admin.id)).toHaveLength(before);
});

it.each(BAD_QUERIES)('%s: 400 with a sentence at its field', async (_what, query, field) => {
  const { status, body } = await list(query);
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});
