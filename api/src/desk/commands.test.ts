import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, demoPerson, newSchool, newStudent } from '../../test/people.ts';
import { setUpFactor } from '../../test/second-factor.ts';
import { staffCommand } from '../../test/staff-command.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { schools, users } from '../identity/identity.tables.ts';
import { recordDecision } from '../consent/consent.sql.ts';
import { audit_log } from '../identity/audit.tables.ts';
import type { Options } from './commands.ts';
import { EXPORTED } from '@careerscoop/contract/desk-exports';
import { desk_members } from './desk.tables.ts';

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

it('gives each their level: representatives where none is said, and an organization its school or code', async () => {
  const { db } = server.services.database;
  const placeOf = async (email: string) => {
    const [row] = await db
      .select({ role: users.role, level: desk_members.level, code: desk_members.code })
      .from(desk_members)
      .innerJoin(users, eq(users.id, desk_members.user_id))
      .where(eq(users.email, email));
    return row;
  };
  await run('create usual@example.org Jo Kim');
  expect(await placeOf('usual@example.org')).toEqual({ role: 'Staff', level: 'representative', code: null });
  await run('create safe@example.org Jo Kim', { level: 'safety' });
  expect(await placeOf('safe@example.org')).toMatchObject({ level: 'safety' });
  await run('code TEAM-2027', { label: 'Team' });
  await run('create sponsor@example.org Jo Kim', { level: 'organization', code: 'team-2027' });
  expect(await placeOf('sponsor@example.org')).toEqual({ role: 'Organization', level: 'organization', code: 'TEAM-2027' });
  const wrong: [Options, RegExp][] = [
    [{ level: 'boss' }, /Choose a level/],
    [{ level: 'organization' }, /a school or a code/],
    [{ level: 'organization', code: 'NONE-1' }, /no such code/],
    [{ level: 'safety', code: 'TEAM-2027' }, /Only the people of an organization/],
  ];
  for (const [options, said] of wrong) await expect(run('create nobody@example.org Jo Kim', options)).rejects.toThrow(said);
  expect(await placeOf('nobody@example.org')).toBeUndefined();
});

it('takes a lost app off an account: the password alone signs in, sessions end, it is noted and mailed', async () => {
  const student = await newStudent(server);
  await expect(run(`second-factor reset ${student.email}`)).rejects.toThrow(/No authenticator app/);
  await expect(run('second-factor reset nobody.there@example.org')).rejects.toThrow(/no account/);
  await expect(run(`second-factor show ${student.email}`)).rejects.toThrow(/Use: second-factor reset/);
  await setUpFactor(server, student);
  const enter = () => server.ask('POST', '/auth/', { body: { email: student.email, password: PASSWORD } });
  expect((await enter()).body.code).toBe('code_needed');
  expect(await run(`second-factor reset ${student.email}`)).toMatch(/Reset/);
  expect((await enter()).status).toBe(200);
  expect((await server.ask('GET', '/profile/', { as: student.access })).status).toBe(401);
  expect(await audited('second_factor.reset')).toMatchObject([{ actor: 'staff', actor_id: staffId, user_id: student.id }]);
  await server.mailTo(student.email, /asks for no code/);
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
  const school = await newSchool(server, 'South High');
  const join_ = async (age: number, allow_data_sharing: boolean, granted?: boolean) => {
    const student = await newStudent(server, { age, allow_data_sharing });
    await db.update(users).set({ school_id: school.id }).where(eq(users.id, student.id));
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
  const options = { school: String(school.id), to: file };
  expect(await run('export', options)).toMatch(/^2 students/);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written.students.map(({ email }: { email: string }) => email)).toEqual([adult.email, minor.email]);
  expect(Object.keys(written.students[0]).sort()).toEqual([...EXPORTED].sort());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await audited('sharing.exported')).map(({ user_id }) => user_id)).toEqual([adult.id, minor.id]);

  await expect(run('export', options)).rejects.toThrow(/EEXIST/);
  expect(await audited('sharing.exported')).toHaveLength(2);
  await expect(run('export', { school: '9999', to: `${file}2` })).rejects.toThrow(/Say whose/);
  await expect(run('export', { school: String(school.id) })).rejects.toThrow(/--to/);
});

it('corrects an age in either direction', async () => {
  const student = await newStudent(server, { age: 17 });
  expect(await run(`correct-age ${student.email} 18`)).toMatch(/18/);
  expect((await server.ask('GET', '/consent/', { as: student.access })).body.needed).toBe(false);
  expect((await server.mailTo(student.email, /We have corrected your age/)).text).toContain('you are 18');
  await expect(run(`correct-age ${student.email} 12`)).rejects.toThrow(/13 or older/);
  await expect(run('correct-age mentor@demo.careerscoop.app 30')).rejects.toThrow(/no student/);
});
