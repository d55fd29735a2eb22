import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setZone } from '../../test/booked-talks.ts';
import { type SignedIn, newStudent, putOnPlan } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes, users } from '../identity/identity.tables.ts';
import { dayInWords } from '../platform/day-in-words.ts';
import { doNow } from '../platform/job.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { plan_terms } from './plans.tables.ts';
import { tellTermEndsJob } from './tell-term-ends.ts';
import { followCode, setTerm } from './terms.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const DAY = 86_400_000;
const db = () => server.services.database.db;
const inDays = (days: number) => new Date(server.services.now().getTime() + days * DAY);
const tell = () => doNow(server.services, tellTermEndsJob, {});
const told = async (who: SignedIn) => {
  const [row] = await db().select({ at: plan_terms.told_at }).from(plan_terms).where(eq(plan_terms.user_id, who.id));
  return row?.at ?? null;
};
const mailsTo = async (who: SignedIn) =>
  (await listOutbox(db())).filter(({ to, subject }) => to === who.email && /ends on/.test(subject ?? ''));

it('mails once, 14 days before the end and not a moment sooner: what ends, that nothing renews, what stays', async () => {
  const student = await newStudent(server, { age: 20, first_name: 'Ada' });
  await putOnPlan(server, student, 3, inDays(30));
  server.advance(16 * DAY - 60_000);
  await tell();
  expect(await told(student)).toBeNull();
  server.advance(60_000);
  await Promise.all([tell(), tell()]);
  const { subject, text, links } = await server.mailTo(student.email, /Sundae plan ends on/);
  expect(subject).toMatch(/^Your Sundae plan ends on \w+ \d+, \d{4}$/);
  expect(text).toContain('Hi Ada,');
  expect(text).toContain('Nothing renews by itself, and nothing is charged.');
  expect(text).toContain(
    'What closes then: talks with a mentor, the AI Companions, the AI Insights Report, saving careers and Learn More.',
  );
  expect(text).toContain('everything you saved');
  expect(links).toEqual([expect.stringMatching(/\/profile\/myPlan$/)]);
  expect(await told(student)).not.toBeNull();
  server.advance(DAY);
  await tell();
  expect(await mailsTo(student)).toHaveLength(1);
});

it('names the code of who paid, and only what nothing else opens', async () => {
  await db().insert(affiliate_codes).values({ code: 'NORTH-27', label: 'North High', plan_id: 3, months: 2 });
  const student = await newStudent(server, { age: 20, affiliate_code: 'NORTH-27' });
  const paid = { user_id: student.id, plan_id: 2, source: 'payment', order_id: 1 } as const;
  await db().transaction((tx) => setTerm(tx, server.services, { ...paid, starts_at: server.services.now(), ends_at: inDays(180) }));
  server.advance(50 * DAY);
  await tell();
  const { text } = await server.mailTo(student.email, /ends on/);
  expect(text).toContain('The Sundae plan that your code NORTH-27 opened ends on');
  expect(text).toContain('What closes then: talks with a mentor and the AI Companions.');
});

it('names the last day of a code, not the midnight after it, and that of a plan by the clock of its student', async () => {
  const midnight = new Date(`${inDays(30).toISOString().slice(0, 10)}T00:00:00Z`);
  const lastDay = dayInWords(new Date(midnight.getTime() - DAY).toISOString());
  const [byCode, bought] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
  await db().insert(affiliate_codes).values({ code: 'SOUTH-27', label: 'South High', plan_id: 3, months: 2 });
  const term = { plan_id: 3, starts_at: server.services.now() } as const;
  await db().transaction((tx) =>
    setTerm(tx, server.services, { ...term, user_id: byCode.id, source: 'code', code: 'SOUTH-27', ends_at: midnight }),
  );
  // Half past eight in the evening there in winter, half past nine in summer.
  const evening = new Date(midnight.getTime() + 2.5 * 3_600_000);
  await db().transaction((tx) =>
    setTerm(tx, server.services, { ...term, user_id: bought.id, source: 'payment', order_id: 3, ends_at: evening }),
  );
  for (const who of [byCode, bought]) await setZone(server, who, 'America/Chicago');
  server.advance(20 * DAY);
  await tell();
  expect((await server.mailTo(byCode.email, /ends on/)).text).toContain(`that your code SOUTH-27 opened ends on ${lastDay}.`);
  expect((await server.mailTo(bought.email, /ends on/)).subject).toBe(`Your Sundae plan ends on ${lastDay}`);
});

it('tells nobody about a free plan, one that ends beside a dearer one, one that began a few days ago, or who is leaving', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => newStudent(server, { age: 20 })));
  const [free, rich, fresh, leaving] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
  await server.ask('PATCH', '/profile/', { as: free.access, body: { pricing_plan: 1 } });
  await putOnPlan(server, rich, 2, inDays(30));
  const paid = { user_id: rich.id, plan_id: 4, source: 'payment', order_id: 2 } as const;
  await db().transaction((tx) => setTerm(tx, server.services, { ...paid, starts_at: server.services.now(), ends_at: inDays(300) }));
  await putOnPlan(server, leaving, 3, inDays(30));
  await db().update(users).set({ deletion_requested_at: new Date() }).where(eq(users.id, leaving.id));
  server.advance(20 * DAY);
  await putOnPlan(server, fresh, 3, inDays(10));
  await tell();
  for (const who of people) expect(await told(who)).toBeNull();
  expect((await Promise.all(people.map(mailsTo))).flat()).toEqual([]);
});

it('reaches who comes after hundreds that are told nothing', async () => {
  const [many, one] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
  const short = { user_id: many.id, plan_id: 2, source: 'code', starts_at: inDays(0), ends_at: inDays(1) } as const;
  await db()
    .insert(plan_terms)
    .values(Array.from({ length: 501 }, () => short));
  await putOnPlan(server, one, 3, inDays(30));
  await db()
    .update(plan_terms)
    .set({ starts_at: inDays(-30), ends_at: inDays(2) })
    .where(eq(plan_terms.user_id, one.id));
  await tell();
  expect(await mailsTo(many)).toEqual([]);
  expect(await server.mailTo(one.email, /ends on/)).toBeTruthy();
});

it('tells once more where the end that was told is another now', async () => {
  await db()
    .insert(affiliate_codes)
    .values({ code: 'EAST-27', label: 'East High', plan_id: 3, months: 12, closes_on: inDays(30).toISOString().slice(0, 10) });
  const student = await newStudent(server, { age: 20, affiliate_code: 'EAST-27' });
  server.advance(20 * DAY);
  await tell();
  await server.mailTo(student.email, /ends on/);
  await db().transaction((tx) => followCode(tx, server.services, 'EAST-27', () => inDays(100)));
  server.advance(90 * DAY);
  await tell();
  await expect.poll(() => mailsTo(student)).toHaveLength(2);
});
