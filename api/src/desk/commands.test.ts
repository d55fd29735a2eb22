import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newStudent } from '../../test/people.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { schools, users } from '../identity/identity.tables.ts';
import { recordDecision } from '../consent/consent.sql.ts';
import { audit_log } from '../identity/audit.tables.ts';
import type { Options } from './commands.ts';
import { EXPORTED } from './export-consented.ts';

let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer();
  staffId = (await demoPerson(server, 'staff')).id;
});
afterAll(() => server.close());

const run = (line: string, options: Options = {}) => staffCommand(server, staffId, line, options);
const person = async (id: number) => (await server.services.database.db.select().from(users).where(eq(users.id, id)))[0];
const audited = async (action: string) => server.services.database.db.select().from(audit_log).where(eq(audit_log.action, action));

it('makes a representative whose link sets the password', async () => {
  expect(await run('create jo.staff@example.org Jo Kim')).toMatch(/\/forgotpassword\?token=[\w-]{43}$/);
  await expect(run('create jo.staff@example.org Jo Kim')).rejects.toThrow(/already exists/);
  await expect(run('create nobody Jo Kim')).rejects.toThrow(/Email is invalid/);
});

it('approves a mentor once, tells the mentor, and refuses anybody else', async () => {
  const email = 'waiting@example.org';
  const form = { email, role: 'Mentor', first_name: 'Wu', last_name: 'Li', phone: '555 010 0100', password: 'three cold spoons' };
  expect((await server.ask('POST', '/signup/', { body: form })).status).toBe(201);
  await expect(run(`approve-mentor ${email}`)).rejects.toThrow(/not confirmed/);
  await server.services.database.db.update(users).set({ email_confirmed_at: new Date() }).where(eq(users.email, email));
  await expect(run(`approve-mentor ${email}`)).rejects.toThrow(/First these checks must be clear: identity, background/);
  const cleared = server.services.now().toISOString().slice(0, 10);
  for (const kind of CHECK_KINDS) await run(`check ${email} ${kind}`, { cleared });
  expect(await run(`approve-mentor ${email}`)).toMatch(/Approved/);
  expect(await run(`approve-mentor ${email}`)).toMatch(/before/);
  expect((await server.mailTo(email, /approved/)).text).toContain('Students can meet you');
  await expect(run('approve-mentor student@demo.careerscoop.app')).rejects.toThrow(/no Community Partner/);
  expect(await audited('mentor.approved')).toMatchObject([{ actor: 'staff', actor_id: staffId }]);
});

it('keeps codes and schools', async () => {
  expect(await run('school add North High')).toMatch(/Added as \d+/);
  await expect(run('school add North High')).rejects.toThrow(/already/);
  const [north] = await server.services.database.db.select().from(schools).where(eq(schools.name, 'North High'));
  expect(await run('school list')).toContain(`${north?.id}\tNorth High`);
  expect(await run('code north-2027', { label: 'North High', school: String(north?.id), companions: true })).toBe(
    'NORTH-2027 is open, with companions.',
  );
  const student = await newStudent(server, { affiliate_code: 'north-2027' });
  expect(await person(student.id)).toMatchObject({ affiliate_code: 'NORTH-2027', school_id: north?.id });
  expect(await run('code NORTH-2027', { off: true })).toBe('NORTH-2027 is closed, with companions.');
  await expect(run('code ab', { label: 'x' })).rejects.toThrow(/4 to 40/);
  await expect(run('code FRESH-1')).rejects.toThrow(/--label/);
  await expect(run('code FRESH-1', { label: 'x', school: '9999' })).rejects.toThrow(/no school/);
  expect(await run(`school assign ${student.email} none`)).toBe('Assigned.');
  expect(await person(student.id)).toMatchObject({ school_id: null });
});

it('exports only those who agreed, only the named fields, and notes each', async () => {
  const { db } = server.services.database;
  const [school] = await db.insert(schools).values({ name: 'South High' }).returning();
  const join_ = async (age: number, allow_data_sharing: boolean, granted?: boolean) => {
    const student = await newStudent(server, { age, allow_data_sharing });
    await db
      .update(users)
      .set({ school_id: school?.id ?? null })
      .where(eq(users.id, student.id));
    if (granted !== undefined) {
      const decision = { purpose: 'data_sharing', granted, text_version: '1', actor: 'guardian', contact: 'x', at: new Date() } as const;
      await recordDecision(db, { user_id: student.id, ...decision });
    }
    return student;
  };
  const adult = await join_(20, true);
  const minor = await join_(15, true, true);
  const leaving = await join_(20, true);
  await db.update(users).set({ deletion_requested_at: new Date() }).where(eq(users.id, leaving.id));
  for (const [age, allow, granted] of [
    [20, false],
    [15, true],
    [15, true, false],
    [15, false, true],
  ] as const)
    await join_(age, allow, granted);

  const file = join(mkdtempSync(join(tmpdir(), 'export-')), 'south.json');
  const options = { school: String(school?.id), to: file };
  expect(await run('export', options)).toMatch(/^2 students/);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written.students.map(({ email }: { email: string }) => email)).toEqual([adult.email, minor.email]);
  expect(Object.keys(written.students[0]).sort()).toEqual([...EXPORTED].sort());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await audited('sharing.exported')).map(({ user_id }) => user_id)).toEqual([adult.id, minor.id]);

  await expect(run('export', options)).rejects.toThrow(/EEXIST/);
  expect(await audited('sharing.exported')).toHaveLength(2);
  await expect(run('export', { school: '9999', to: `${file}2` })).rejects.toThrow(/Say whose/);
  await expect(run('export', { school: String(school?.id) })).rejects.toThrow(/--to/);
});

it('corrects an age in either direction', async () => {
  const student = await newStudent(server, { age: 17 });
  expect(await run(`correct-age ${student.email} 18`)).toMatch(/18/);
  expect((await server.ask('GET', '/consent/', { as: student.access })).body.needed).toBe(false);
  await expect(run(`correct-age ${student.email} 12`)).rejects.toThrow(/13 or older/);
  await expect(run('correct-age mentor@demo.careerscoop.app 30')).rejects.toThrow(/no student/);
});
