import { users } from '../src/identity/identity.tables.ts';
import { assignMentor } from '../src/mentoring/booking/assign-mentor.ts';
import { findSession } from '../src/mentoring/booking/booking.sql.ts';
import type { SessionRow } from '../src/mentoring/booking/session-states.ts';
import { startOfMonth } from '../src/platform/wall-clock.ts';
import { type SignedIn, newMentor, newStudent, putOnPlan } from './people.ts';
import type { TestServer } from './test-server.ts';
import { eq } from 'drizzle-orm';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A representative, as rules are told of one. */
export const STAFF = { who: 'staff', id: null } as const;

/** A mentor who has time round the clock, and an adult student with two talks a month. */
export async function newPair(server: TestServer, change: Parameters<typeof newStudent>[1] = { age: 20 }) {
  const mentor = await newMentor(server);
  await giveHours(server, mentor);
  const student = await newStudent(server, change);
  await putOnPlan(server, student, 4);
  return { mentor, student };
}

/** Every hour of the week, unless others are named. */
export async function giveHours(server: TestServer, mentor: SignedIn, from_minute = 0, to_minute = 1440): Promise<void> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute, to_minute }));
  const { status, text } = await server.ask('PUT', '/mentor/hours/', { as: mentor.access, body: { hours } });
  if (status !== 200) throw new Error(`the hours answered ${status}: ${text}`);
}

/** What a student asked for, with this mentor and no time yet. */
export async function askedTalk(server: TestServer, { student, mentor }: { student: SignedIn; mentor: SignedIn }): Promise<SessionRow> {
  const { status, body, text } = await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'A day at sea' } });
  if (status !== 201) throw new Error(`the request answered ${status}: ${text}`);
  return server.services.database.db.transaction((tx) =>
    assignMentor(tx, server.services, { session: body.id, mentor_id: mentor.id, by: STAFF }),
  );
}

/** The same, booked at the first free time that lies at least so far ahead. */
export async function bookedTalk(
  server: TestServer,
  pair: { student: SignedIn; mentor: SignedIn },
  ahead = DAY,
): Promise<SessionRow & { starts_at: Date }> {
  const { id, version } = await askedTalk(server, pair);
  const starts_at = halfHourAfter(new Date(server.services.now().getTime() + ahead)).toISOString();
  const { status, text } = await server.ask('POST', `/mentor_sessions/${id}/book/`, {
    as: pair.student.access,
    body: { starts_at, version },
  });
  if (status !== 200) throw new Error(`the booking answered ${status}: ${text}`);
  return { ...(await talkNow(server, id)), starts_at: new Date(starts_at) };
}

/** Goes to the third of the next month, so that what a test counts lies in one month, on whatever day it runs. */
export function goIntoMonth({ services, advance }: TestServer): void {
  const now = services.now();
  advance(startOfMonth(now, 'UTC', 1).getTime() + 2 * DAY - now.getTime());
}

/** A session as it is stored now. */
export async function talkNow(server: TestServer, id: number): Promise<SessionRow> {
  const found = await findSession(server.services.database.db, id);
  if (!found) throw new Error('there is no such session');
  return found;
}

/** The next full or half hour. */
export const halfHourAfter = (at: Date) => new Date(Math.ceil((at.getTime() + 1) / (HOUR / 2)) * (HOUR / 2));

export async function setZone({ services }: TestServer, { id }: { id: number }, time_zone: string): Promise<void> {
  await services.database.db.update(users).set({ time_zone }).where(eq(users.id, id));
}
