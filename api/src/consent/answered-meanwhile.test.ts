import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Purpose } from '@careerscoop/contract/consent';
import { askedAt, join, newFamily, newParent } from '../../test/families.ts';
import type { SignedIn } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A child with two parents, each with a page of their own open. */
async function twoParents() {
  const { parent, student } = await newFamily(server, 'Noor');
  const other = await newParent(server);
  await join(server, other, await askedAt(server, student, other.email));
  const at = `/consent/parent/?child=${student.id}`;
  const look = async (who: SignedIn) => (await server.ask('GET', at, { as: who.access })).body;
  const { text_version } = await look(parent);
  const decide = (who: SignedIn, decisions: object, seen?: object) =>
    server.ask('PUT', at, { as: who.access, body: { text_version, decisions, ...(seen ? { seen } : {}) } });
  const stateOf = async (wanted: Purpose) =>
    (await look(parent)).purposes.find(({ purpose }: { purpose: Purpose }) => purpose === wanted)?.state;
  return { parent, other, decide, look, stateOf };
}

it('a yes is not given over the no that another parent gave since it was seen', async () => {
  const { parent, other, decide, look, stateOf } = await twoParents();
  await decide(parent, { companions: true }, { companions: null });
  expect((await decide(other, { companions: false }, { companions: true })).status).toBe(200);
  const { changes } = await look(parent);
  // The page of the first was opened before anybody had answered.
  const late = await decide(parent, { companions: true, data_sharing: true }, { companions: null, data_sharing: null });
  expect([late.status, late.body.code, late.body.detail]).toEqual([409, 'conflict', expect.stringMatching(/^Another answer was given/)]);
  expect([await stateOf('companions'), await stateOf('data_sharing')]).toEqual(['refused', 'waiting']);
  expect((await look(parent)).changes).toHaveLength(changes.length);
  expect((await decide(parent, { companions: true }, { companions: false })).status).toBe(200);
  expect(await stateOf('companions')).toBe('granted');
});

it('what both answered alike is no conflict, and what was not seen is asked of nobody', async () => {
  const { parent, other, decide, stateOf } = await twoParents();
  await decide(other, { companions: true }, { companions: null });
  expect((await decide(parent, { companions: true, data_sharing: false }, { companions: null, data_sharing: null })).status).toBe(200);
  expect((await decide(other, { companions: false })).status).toBe(200);
  expect([await stateOf('companions'), await stateOf('data_sharing')]).toEqual(['refused', 'refused']);
});
