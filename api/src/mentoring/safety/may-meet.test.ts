import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { demoPerson, newMentor, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { addGuardianship, isOwnChild } from '../../consent/guardianships.sql.ts';
import { guardianships } from '../../consent/guardianships.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { mayMeet, mayPair } from './may-meet.sql.ts';
import { blocks, mentor_checks } from './mentor-safety.tables.ts';
import { addPause, endPause } from './pauses.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const now = () => server.services.now();
const listed = async (id: number) => ((await server.ask('GET', `/mentors/?ids=${id}`)).body as object[]).length === 1;
/** Whether students can meet them, and everybody sees them. */
const meets = async (id: number) => (await mayMeet(db(), id, now())) && (await listed(id));
const change = (id: number, kind: (typeof CHECK_KINDS)[number], set: Partial<typeof mentor_checks.$inferInsert>) =>
  db()
    .update(mentor_checks)
    .set(set)
    .where(and(eq(mentor_checks.mentor_id, id), eq(mentor_checks.kind, kind)));

describe('who may meet students', () => {
  it("the demo's mentor does, from the first start on", async () => {
    expect(await meets((await demoPerson(server, 'mentor')).id)).toBe(true);
  });

  it.each(CHECK_KINDS)('nobody whose check "%s" is missing, waits, was refused, or is over; on its last day it holds', async (kind) => {
    const { id } = await newMentor(server);
    const day = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await meets(id)).toBe(true);
    for (const [set, may] of [
      [{ state: 'waiting' }, false],
      [{ state: 'refused' }, false],
      [{ state: 'clear', expires_on: day(-2) }, false],
      [{ expires_on: day(0) }, true],
    ] as const) {
      await change(id, kind, set);
      expect([set, await mayMeet(db(), id, now()), await listed(id)]).toEqual([set, may, may]);
    }
    expect(await mayMeet(db(), id, new Date(now().getTime() + 2 * 86_400_000))).toBe(false);
    await db()
      .delete(mentor_checks)
      .where(and(eq(mentor_checks.mentor_id, id), eq(mentor_checks.kind, kind)));
    expect(await meets(id)).toBe(false);
  });

  it('a check holds on its last day until that is over everywhere: an evening in California is the next day in London', async () => {
    const { id } = await newMentor(server);
    await change(id, 'background', { expires_on: '2037-03-05' });
    const at = ['2037-03-06T00:43:00Z', '2037-03-06T11:59:00Z', '2037-03-06T12:00:00Z'].map((each) => new Date(each));
    expect(await Promise.all(at.map((each) => mayMeet(db(), id, each)))).toEqual([true, true, false]);
  });

  it.each([
    ['not approved', { approved_at: null }],
    ['without a confirmed email', { email_confirmed_at: null }],
    ['about to leave', { deletion_requested_at: new Date() }],
  ])('nobody %s, whatever was checked', async (_, set) => {
    const { id } = await newMentor(server);
    await db().update(users).set(set).where(eq(users.id, id));
    expect([await mayMeet(db(), id, now()), await listed(id)]).toEqual([false, false]);
  });

  it('nobody who is paused, until the pause ends', async () => {
    const { id } = await newMentor(server);
    expect(await addPause(db(), { mentor_id: id, reason: 'staff', since: now() })).toBe(true);
    expect(await addPause(db(), { mentor_id: id, reason: 'report', since: now() })).toBe(false);
    expect([await mayMeet(db(), id, now()), await listed(id)]).toEqual([false, false]);
    expect(await endPause(db(), id, 'report')).toBe(false);
    expect(await endPause(db(), id)).toBe(true);
    expect(await meets(id)).toBe(true);
  });

  it('no student and no representative', async () => {
    for (const name of ['student', 'staff'] as const) expect(await mayMeet(db(), (await demoPerson(server, name)).id, now())).toBe(false);
  });
});

describe('who may be brought together', () => {
  it('nobody who blocked the other; others still', async () => {
    const [mentor, one, other] = [await newMentor(server), await newStudent(server), await newStudent(server)];
    await db().insert(blocks).values({ student_id: one.id, mentor_id: mentor.id, by: 'student', created_at: now() });
    expect([await mayPair(db(), one.id, mentor.id), await mayPair(db(), other.id, mentor.id)]).toEqual([false, true]);
  });

  it.each([
    ['email', 'Own.Parent@example.org', { email: 'own.parent@example.org' }],
    ['sms', '+15550100177', { phone: '(555) 010-0177' }],
  ] as const)('no mentor who is the parent of this student, by %s; other students still', async (channel, contact, person) => {
    const [mentor, child, other] = [await newMentor(server, person), await newStudent(server), await newStudent(server)];
    await db().insert(guardians).values({ user_id: child.id, channel, contact, asked_at: now() });
    await db()
      .insert(guardians)
      .values({ user_id: other.id, channel, contact: channel === 'sms' ? '+15550100178' : 'x@example.org', asked_at: now() });
    expect([await mayPair(db(), child.id, mentor.id), await mayPair(db(), other.id, mentor.id)]).toEqual([false, true]);
  });

  it('no mentor who joined this student as their parent by another address, also after that ended; other students still', async () => {
    const [mentor, child, other] = [await newMentor(server), await newStudent(server), await newStudent(server)];
    await addGuardianship(db(), { parent_id: mentor.id, student_id: child.id, since: now() });
    expect([await mayPair(db(), child.id, mentor.id), await mayPair(db(), other.id, mentor.id)]).toEqual([false, true]);
    await db().update(guardianships).set({ ended_at: now() }).where(eq(guardianships.student_id, child.id));
    expect([await mayPair(db(), child.id, mentor.id), await isOwnChild(db(), mentor.id, child.id)]).toEqual([false, true]);
  });
});
