import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckKind } from '@careerscoop/contract/mentor-hours';
import { type SignedIn, newMentor, newStudent } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { doNow } from '../../platform/job.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { mentor_sessions } from '../mentoring.tables.ts';
import { lookAtChecksJob } from './look-at-checks.ts';
import { mayMeet } from './may-meet.sql.ts';
import { mentor_checks } from './mentor-safety.tables.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);
const ends = (mentor: SignedIn, kind: CheckKind, expires_on: string) =>
  db()
    .update(mentor_checks)
    .set({ expires_on, told_days: null })
    .where(and(eq(mentor_checks.mentor_id, mentor.id), eq(mentor_checks.kind, kind)));
const look = () => doNow(server.services, lookAtChecksJob, {});
const talk = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0];
const mails = async ({ email }: SignedIn, subject: RegExp) => (await listOutbox(db(), email)).filter((mail) => subject.test(mail.subject));

it('a check that ends is told 60, 30 and 7 days before and once it is over, each once, however often the job runs', async () => {
  const mentor = await newMentor(server);
  await ends(mentor, 'background', dayIn(65));
  const told: number[] = [];
  for (const days of [0, 4, 1, 1, 28, 2, 15, 7, 1, 5, 3]) {
    server.advance(days * DAY);
    await look();
    await look();
    const [check] = await db()
      .select()
      .from(mentor_checks)
      .where(and(eq(mentor_checks.mentor_id, mentor.id), eq(mentor_checks.kind, 'background')));
    told.push(check?.told_days ?? -1);
  }
  //                      0   4   5   6  34  36  51  58  59  64  67 days later
  expect(told).toEqual([-1, -1, 60, 60, 60, 30, 30, 7, 7, 7, 0]);
  const over = await server.mailTo(mentor.email, /has ended/);
  expect(over.text).toContain('The background check has ended.');
  expect([(await mails(mentor, /A check of yours ends on/)).length, (await mails(mentor, /has ended/)).length]).toEqual([3, 1]);
  expect((await mails(mentor, /ends on/))[0]?.text).toContain('The background check: holds until');
});

it('two that end together are one mail; one that was renewed is told anew; who was never approved is not told', async () => {
  const [mentor, waiting] = [await newMentor(server), await newMentor(server)];
  const { users } = await import('../../identity/identity.tables.ts');
  await db().update(users).set({ approved_at: null }).where(eq(users.id, waiting.id));
  for (const who of [mentor, waiting]) for (const kind of ['training', 'agreement'] as const) await ends(who, kind, dayIn(20));
  await look();
  const mail = await server.mailTo(mentor.email, /ends on/);
  expect(mail.text).toContain('The training on meeting young people: holds until');
  expect(mail.text).toContain('The agreement with us: holds until');
  expect((await mails(mentor, /ends on/)).length).toBe(1);
  expect(await mails(waiting, /./)).toEqual([]);
});

it('over: what the mentor has coming is a request again with its time as the wish; what was, and what others have, stays', async () => {
  const [mentor, other, student] = [await newMentor(server), await newMentor(server), await newStudent(server)];
  const past = await addTalk(server, { student, mentor, state: 'booked', days: -1 });
  const coming = await addTalk(server, { student, mentor, state: 'booked', days: 5 });
  const chosen = await addTalk(server, { student, mentor, state: 'requested' });
  const theirs = await addTalk(server, { student, mentor: other, state: 'booked', days: 6 });
  const { starts_at } = (await talk(coming)) ?? {};
  await ends(mentor, 'identity', dayIn(0));
  await look();
  expect(await talk(coming)).toMatchObject({ state: 'booked', mentor_id: mentor.id });
  server.advance(2 * DAY);
  expect(await mayMeet(db(), mentor.id, server.services.now())).toBe(false);
  await look();
  for (const id of [coming, chosen]) expect(await talk(id)).toMatchObject({ state: 'requested', mentor_id: null, starts_at: null });
  expect((await talk(coming))?.wished_at).toEqual(starts_at);
  expect(await talk(past)).toMatchObject({ state: 'booked', mentor_id: mentor.id });
  expect(await talk(theirs)).toMatchObject({ state: 'booked', mentor_id: other.id });
});

it('a mentor whose mailbox fails holds up none of the others', async () => {
  const [one, other] = [await newMentor(server), await newMentor(server)];
  for (const who of [one, other]) await ends(who, 'reference', dayIn(50));
  const { jobs } = server.services;
  const { enqueue } = jobs;
  jobs.enqueue = async (tx, job, data, ...rest) => {
    if ((data as { to?: string }).to === one.email) throw new Error('no mailbox');
    return enqueue(tx, job, data, ...rest);
  };
  await expect(look()).rejects.toThrow(/1 mentors could not/);
  jobs.enqueue = enqueue;
  await server.mailTo(other.email, /ends on/);
  await look();
  await server.mailTo(one.email, /ends on/);
});
