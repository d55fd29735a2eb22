import { personExport } from '@careerscoop/contract/profile';
import { getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { SUBJECTS } from '../subjects.ts';

const SRC = join(import.meta.dirname, '..');
/** Tables that hold something of a person but no reference, and why an export leaves some of them out. */
const WITHOUT_REFERENCE: Record<string, string> = {
  subscribers: 'in the export, by email',
  guardian_links: 'in the export, by the guardian',
  outbox: 'mails of the local stand-in: they hold links that would open the account to who reads the export',
  sandbox_replays: 'answers of the local stand-in for Stripe, gone within a day',
  rate_limits: 'counters by fingerprints, gone within a day',
};

let server: TestServer;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  student = await demoPerson(server, 'student');
});
afterAll(() => server.close());

async function allTables(): Promise<PgTable[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tables.ts'));
  const modules = await Promise.all(files.map((file) => import(join(SRC, file)) as Promise<Record<string, unknown>>));
  return modules.flatMap((exports) => Object.values(exports).filter((value) => is(value, PgTable))) as PgTable[];
}

it('holds every table with a reference to a person, and every table that needs none is known', async () => {
  const shown = new Set(SUBJECTS.flatMap(({ holds = [] }) => holds).flatMap(({ tables }) => tables.map(getTableName)));
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(20);
  const ofPeople = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => getTableName(key.reference().foreignTable) === 'users'),
  );
  expect(ofPeople.map(getTableName).filter((name) => !shown.has(name))).toEqual([]);
  // An email, a contact or an address without a reference is somebody's as well.
  const named = tables.filter((table) => getTableConfig(table).columns.some(({ name }) => /email|contact|^to$|guardian|^key$/.test(name)));
  const unknown = named.map(getTableName).filter((name) => !shown.has(name) && !(name in WITHOUT_REFERENCE));
  expect(unknown).toEqual([]);
});

describe('GET profile/export/', () => {
  it('gives everything as one file of the shape that the contract says', async () => {
    const { status, body, headers, text } = await server.ask('GET', '/profile/export/', { as: student.access });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="careerscoop-my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(personExport.parse(body)).toEqual(body);
    const rows = (title: string) => body.sections.find((section: { title: string }) => section.title === title)?.rows;
    expect(rows('Your profile')[0]).toMatchObject({ email: student.email, school: expect.any(String) });
    expect(rows('Your careers').length).toBeGreaterThanOrEqual(10);
    expect(rows('Your careers')[0]).toMatchObject({ career: expect.stringMatching(/[a-z]/), rank: 1 });
    expect(rows('Your answers').length).toBeGreaterThan(70);
    expect(rows('What your parent decided')).toHaveLength(3);
    expect(text).not.toMatch(/password_hash|token_hash|argon2|\$m=/);
  });

  it("holds nothing of anybody else's", async () => {
    const other = await newStudent(server);
    const { text } = await server.ask('GET', '/profile/export/', { as: other.access });
    expect(text).toContain(other.email);
    expect(text).not.toContain('demo.careerscoop.app');
  });

  it('needs a session, is written down, and is limited', async () => {
    expect((await server.ask('GET', '/profile/export/')).status).toBe(401);
    const other = await newStudent(server);
    const again = () => server.ask('GET', '/profile/export/', { as: other.access });
    expect((await again()).text).toContain('data.exported');
    let status = 200;
    for (let tries = 0; tries < 20; tries += 1) status = (await again()).status;
    expect(status).toBe(429);
  });
});
