import * as codes from '@careerscoop/contract/desk-codes';
import * as exports from '@careerscoop/contract/desk-exports';
import * as members from '@careerscoop/contract/desk-members';
import * as mentors from '@careerscoop/contract/desk-mentors';
import * as orders from '@careerscoop/contract/desk-orders';
import { LEVELS, reachOf } from '@careerscoop/contract/desk-permissions';
import * as reports from '@careerscoop/contract/desk-reports';
import * as safety from '@careerscoop/contract/desk-safety';
import * as schools from '@careerscoop/contract/desk-schools';
import * as sessions from '@careerscoop/contract/desk-sessions';
import * as students from '@careerscoop/contract/desk-students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskPerson } from '../../test/desk-people.ts';
import { newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { COMMANDS } from './commands.ts';
import { desk_members } from './desk.tables.ts';
import { OPTIONS } from './options.ts';
import { commandNamed, permissionOf, runCommand } from './run-command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const run = (line: string, staffId: number | null) => runCommand(server.services, line.split(' '), {}, staffId);

/** What a command does, and where the desk does the same. */
const SAME: [line: string, endpoint: { may?: string }][] = [
  ['create', members.addDeskMember],
  ['second-factor', members.resetSecondFactor],
  ['approve-mentor', mentors.approveDeskMentor],
  ['mentors', mentors.listDeskMentors],
  ['check', mentors.enterDeskCheck],
  ['pause', mentors.pauseDeskMentor],
  ['requests', sessions.listDeskSessions],
  ['assign', sessions.assignDeskSession],
  ['move', sessions.moveDeskSession],
  ['close', sessions.closeDeskSession],
  ['reports', reports.listDeskReports],
  ['reports show', reports.getDeskReport],
  ['reports close', reports.closeDeskReport],
  ['texts', reports.listDeskTexts],
  ['texts pass', reports.decideDeskText],
  ['code', codes.changeDeskCode],
  ['school list', schools.listDeskSchools],
  ['school add', schools.addDeskSchool],
  ['school assign', students.changeDeskStudent],
  ['export', exports.makeExport],
  ['chat-reports list', safety.listDeskChatReports],
  ['chat-reports close', safety.closeDeskChatReport],
  ['safety list', safety.listDeskSafetyEvents],
  ['safety counts', safety.countDeskSafetyEvents],
  ['safety show', safety.getDeskSafetyEvent],
  ['safety close', safety.closeDeskSafetyEvent],
  ['safety tell-parent', safety.tellParentOfSafetyEvent],
  ['refund', orders.refundOrder],
  ['findings', orders.listDeskFindings],
  ['findings close', orders.handleFinding],
  ['correct-age', students.changeDeskStudent],
];

it.each(SAME)('"%s" asks for what the desk asks for', (line, endpoint) => {
  const [name, word] = line.split(' ');
  expect(permissionOf(commandNamed(name), word)).toBe(endpoint.may);
});

it('of every command it is said which endpoint does the same, and each option that a usage names can be said', () => {
  expect([...new Set(SAME.map(([line]) => line.split(' ')[0]))].sort()).toEqual(Object.keys(COMMANDS).sort());
  const named = Object.values(COMMANDS).flatMap(({ usage }) => [...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name));
  expect([...new Set(named)].filter((name) => !Object.keys(OPTIONS).includes(name ?? ''))).toEqual([]);
});

it.each(LEVELS)('%s runs what their level reaches all of, and nothing else', async (level) => {
  await runCommand(server.services, ['code', 'SPONSOR-9'], { label: 'Sponsor' }, (await deskPerson(server, 'admin')).id);
  const { id } = await deskPerson(server, level, level === 'organization' ? { code: 'SPONSOR-9' } : {});
  for (const [line] of SAME) {
    const [name, word] = line.split(' ');
    const said = await run(line, id).catch((error: Error) => error.message);
    const isRefused = said === `Your level at the desk, ${level}, does not open this.`;
    expect(isRefused, line).toBe(reachOf(level, permissionOf(commandNamed(name), word)) !== 'all');
  }
});

it('is nobody’s whose place has ended or who never had one, from the next command on', async () => {
  const leaver = await deskPerson(server, 'admin');
  expect(await run('school list', leaver.id)).toBeTypeOf('string');
  await db().update(desk_members).set({ ended_at: new Date() }).where(eq(desk_members.user_id, leaver.id));
  const student = await newStudent(server);
  for (const id of [leaver.id, student.id, 2_000_000, null]) {
    for (const line of ['school list', 'create new.person@example.org Jo Kim']) {
      await expect(run(line, id), `${line} ${id}`).rejects.toThrow(/^Say who you are/);
    }
  }
  for (const name of ['constructor', 'nothing', '']) await expect(run(name, leaver.id)).rejects.toThrow(/^Use one of/);
});

it('takes a number that no row has for one that is not there', async () => {
  const { id } = await deskPerson(server, 'admin');
  const lines = [
    'safety show',
    'chat-reports show',
    'reports show',
    'findings close',
    'texts pass topic',
    'move',
    'pause',
    'approve-mentor',
  ];
  for (const line of lines) {
    for (const number of ['99999999999', '0', '-1', '1.5']) {
      const said = await runCommand(server.services, [...line.split(' '), number], { to: '2027-01-07T16:30Z' }, id).catch(
        (error: Error) => error.message,
      );
      expect(said, `${line} ${number}`).toMatch(/^(There is no|No text|Say which)/);
    }
  }
  const far = { school: '99999999999', to: '/nowhere/else.json' };
  await expect(runCommand(server.services, ['export'], far, id)).rejects.toThrow(/^Say whose students/);
});

it('the first place needs nobody’s leave; each one after it an administrator’s, whom the log names', async () => {
  const empty = await startTestServer();
  const { db: own } = empty.services.database;
  const create = (email: string, by: number | null) => runCommand(empty.services, ['create', email, 'Jo', 'Kim'], {}, by);
  await own.delete(desk_members);
  await expect(runCommand(empty.services, ['school', 'list'], {}, null)).rejects.toThrow(/^Say who you are/);
  expect(await create('first@example.org', null)).toMatch(/^Created/);
  const [first, ...more] = await own.select().from(desk_members);
  expect([first?.level, more]).toEqual(['admin', []]);
  await expect(create('second@example.org', null)).rejects.toThrow(/^Say who you are/);
  const representative = await deskPerson(empty, 'representative');
  await expect(create('second@example.org', representative.id)).rejects.toThrow(/does not open this/);
  expect(await create('second@example.org', first?.user_id ?? 0)).toMatch(/^Created/);
  const created = await own.select().from(audit_log).where(eq(audit_log.action, 'staff.created'));
  expect(created.map(({ actor_id }) => actor_id)).toEqual([null, first?.user_id]);
  await own.update(desk_members).set({ ended_at: new Date() });
  await expect(create('third@example.org', null)).rejects.toThrow(/^Say who you are/);
  await empty.close();
});
