import { CHART_WEEKS } from '@careerscoop/contract/desk-numbers';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { desk_daily } from '../desk.tables.ts';
import { countDay } from './count-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let student: SignedIn;
let admin: SignedIn;

let monday: number;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server, { age: 20 });
  admin = await deskPerson(server, 'admin');
  monday = Date.UTC(2031, 0, 6, 4, 41);
});
afterAll(() => server.close());
beforeEach(() => server.services.database.db.delete(mentor_sessions));

const db = () => server.services.database.db;
/** What the job does in the night of this day, counted from the Monday. */
const night = (day: number) => countDay({ ...server.services, now: () => new Date(monday + day * DAY) });
const asked = (day: number, change: Partial<typeof mentor_sessions.$inferInsert> = {}) =>
  db()
    .insert(mentor_sessions)
    .values({ student_id: student.id, topic: 'Nurses', created_at: new Date(monday + day * DAY), ...change });
const written = async (figure: string) =>
  (await db().select().from(desk_daily).where(eq(desk_daily.figure, figure)).orderBy(asc(desk_daily.day))).map(({ day, value }) => [
    day,
    value,
  ]);

describe('the nights', () => {
  it('write down what is so; one that was missed has no day, one that runs twice replaces its own, and none touches another', async () => {
    await night(0);
    await asked(-3);
    await night(1);
    await night(1);
    // The night of the second day was missed.
    await asked(-4);
    await night(3);
    expect(await written('over_48h')).toEqual([
      ['2031-01-06', 0],
      ['2031-01-07', 1],
      ['2031-01-09', 2],
    ]);
    // Once more in the same night, after one of the two was answered.
    await db().delete(mentor_sessions);
    await asked(-3);
    await night(3);
    expect((await written('over_48h')).at(-1)).toEqual(['2031-01-09', 1]);
    expect((await written('over_48h')).slice(0, 2).map(([, value]) => value)).toEqual([0, 1]);
  });

  it('leave out what nothing was measured of, and take the middle of what was', async () => {
    await night(10);
    expect((await written('hours')).some(([day]) => day === '2031-01-16')).toBe(false);
    for (const hours of [4, 30, 90]) await asked(9, { assigned_at: new Date(monday + 9 * DAY + hours * HOUR) });
    await night(11);
    expect((await written('hours')).at(-1)).toEqual(['2031-01-17', 30]);
    expect((await written('asked')).at(-1)).toEqual(['2031-01-17', 3]);
  });
});

describe('the weeks', () => {
  it('hold the last night of each, also where the week has only one, the newest what is so now, and no more than a chart has', async () => {
    await db().delete(desk_daily);
    const at = server.services.now();
    const today = at.getTime();
    const day = (ago: number) => new Date(today - ago * DAY).toISOString().slice(0, 10);
    const figure = (ago: number, value: number) => ({ day: day(ago), figure: 'over_48h', value });
    // The same weekday of the weeks before, a day before each of them, and one night long ago.
    await db()
      .insert(desk_daily)
      .values([figure(7, 3), figure(14, 5), figure(21, 8), figure(7 * (CHART_WEEKS + 1), 99)]);
    const { status, body } = await server.ask('GET', '/desk/numbers/', { as: admin.access });
    expect(status).toBe(200);
    expect(body.house.waiting.map(({ over_48h }: { over_48h: number }) => over_48h)).toEqual([8, 5, 3, 0]);
    const weeks: string[] = body.house.waiting.map(({ week }: { week: string }) => week);
    expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true);
    expect(weeks).toEqual(weeks.toSorted());
    expect(body.house.to_mentor.at(0)).toMatchObject({ hours: null });
  });
});
