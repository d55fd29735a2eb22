import { sql } from 'drizzle-orm';
import { assignMentor } from '../src/mentoring/booking/assign-mentor.ts';
import { acceptHeld, bookSlot } from '../src/mentoring/booking/book-slot.ts';
import { findSession } from '../src/mentoring/booking/booking.sql.ts';
import { callOff } from '../src/mentoring/booking/change-session.ts';
import { tendSessions } from '../src/mentoring/booking/tend-sessions.ts';
import type { SessionRow } from '../src/mentoring/booking/session-states.ts';
import type { Db } from '../src/platform/database.ts';
import { AppError } from '../src/platform/errors.ts';
import type { Services } from '../src/platform/services.ts';

const HALF_HOUR = 30 * 60_000;
const DAY = 48 * HALF_HOUR;
const STAFF = { who: 'staff', id: null } as const;

/** Who takes part: each student has two requests with two mentors, and one with the mentor whom all want at one time. */
export interface Field {
  mentors: number[];
  hot_mentor: number;
  sessions: number[];
  hot_sessions: number[];
}

/** Mentors with two hours a day, and students whose plan opens talks. Everybody's clock shows UTC. */
export async function fillField(db: Db, { mentors, students }: { mentors: number; students: number }): Promise<Field> {
  const people = async (role: string, name: string, count: number) =>
    idsOf(
      await db.execute(sql`insert into users (email, email_confirmed_at, approved_at, password_hash, role, first_name, last_name, time_zone)
        select ${name} || n || '@race.example', now(), now(), '', ${role}, 'Robin', 'Lake', 'UTC' from generate_series(1, ${count}::int) n returning id`),
    );
  const guides = await people('Mentor', 'mentor', mentors + 1);
  const learners = await people('Student', 'student', students);
  await db.execute(sql`insert into mentor_checks (mentor_id, kind, state, cleared_on, at)
    select id, k, 'clear', current_date, now() from users, unnest(array['identity', 'background', 'reference', 'training', 'agreement']) k
    where role = 'Mentor' and email like '%@race.example'`);
  await db.execute(sql`insert into mentor_hours (mentor_id, weekday, from_minute, to_minute)
    select id, d, 960, 1080 from users, generate_series(1, 7) d where role = 'Mentor' and email like '%@race.example'`);
  await db.execute(sql`insert into plan_terms (user_id, plan_id, source, starts_at, ends_at)
    select id, 4, 'staff', now(), now() + interval '1 year' from users where role = 'Student' and email like '%@race.example'`);
  const hot_mentor = guides.pop() ?? 0;
  const field: Field = { mentors: guides, hot_mentor, sessions: [], hot_sessions: [] };
  for (const [index, student] of learners.entries()) {
    for (const add of [0, 1]) field.sessions.push(await request(db, student, guides[(index + add) % guides.length] ?? 0));
    field.hot_sessions.push(await request(db, student, hot_mentor));
  }
  return field;
}

/** Both drivers answer so; their common type does not say it. */
const idsOf = (answer: unknown) => (answer as { rows: { id: number }[] }).rows.map(({ id }) => id);

async function request(db: Db, student: number, mentor: number | null): Promise<number> {
  const added = await db.execute(
    sql`insert into mentor_sessions (student_id, mentor_id, topic, created_at) values (${student}, ${mentor}, 'A race', now()) returning id`,
  );
  return idsOf(added)[0] ?? 0;
}

export interface Race {
  attempts: number;
  /** What share of the attempts goes for the one hot time. */
  hot: number;
  at_once: number;
  seed: number;
}

/** How often each attempt ended in which way: by what was done, or by the code of its refusal. */
export type Outcome = Record<string, number>;

/** Books, moves, accepts, calls off and lets run out, at random and on one hot time, many at once. @throws what is no refusal. */
export async function raceBookings(dbs: readonly Db[], services: Services, field: Field, race: Race): Promise<Outcome> {
  const random = lottery(race.seed);
  const outcome: Outcome = {};
  let left = race.attempts;
  const worker = async (db: Db) => {
    while (left > 0) {
      left -= 1;
      const way = await attempt(db, services, field, random, race.hot).catch(refusalOf);
      outcome[way] = (outcome[way] ?? 0) + 1;
      if (left > 0 && left % 500 === 0) await letRunOut(db, services);
    }
  };
  await Promise.all(Array.from({ length: race.at_once }, (_, index) => worker(dbs[index % dbs.length] ?? services.database.db)));
  return outcome;
}

function refusalOf(error: unknown): string {
  if (error instanceof AppError && error.code !== 'internal') return error.code;
  throw error;
}

type Lottery = (below: number) => number;

/** The same numbers for the same seed. */
function lottery(seed: number): Lottery {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(random: Lottery, from: readonly T[]): T => from[random(from.length)] as T;

async function attempt(db: Db, services: Services, field: Field, random: Lottery, hot: number): Promise<string> {
  if (random(1000) < hot * 1000) return attemptHot(db, services, field, random);
  const place = random(field.sessions.length);
  const session = await findSession(db, field.sessions[place] ?? 0);
  if (!session) return 'gone';
  if (session.state === 'requested' && session.mentor_id === null)
    return assign(db, services, session, pick(random, field.mentors), random);
  if (session.state === 'held' && random(2) === 0) return accept(db, services, session);
  if (session.state === 'booked' && random(3) === 0) {
    field.sessions[place] = await callOffAndAsk(db, services, session, null);
    return 'called off';
  }
  if (session.state === 'cancelled' || session.state === 'held') return 'looked at';
  const by = { who: random(4) === 0 && session.state === 'booked' ? 'mentor' : 'student', id: null } as const;
  return book(db, services, session, slotOf(services, 2 + random(50), random(4)), by);
}

/** All want 16:00 in ten days; a representative, whom the mentor's hours do not bind, half of it and half of the next. */
async function attemptHot(db: Db, services: Services, field: Field, random: Lottery): Promise<string> {
  const place = random(field.hot_sessions.length);
  const session = await findSession(db, field.hot_sessions[place] ?? 0);
  if (!session) return 'gone';
  if (session.state === 'booked' || session.state === 'held') {
    if (random(4) > 0) return 'looked at';
    field.hot_sessions[place] = await callOffAndAsk(db, services, session, field.hot_mentor);
    return 'called off';
  }
  const at = slotOf(services, 10, 0);
  const between = random(3) === 0;
  const by = between ? STAFF : ({ who: 'student', id: null } as const);
  return `hot ${await book(db, services, session, between ? new Date(at.getTime() + HALF_HOUR / 2) : at, by).catch(refusalOf)}`;
}

function slotOf({ now }: Services, days: number, slot: number): Date {
  return new Date(Math.floor(now().getTime() / DAY) * DAY + days * DAY + 32 * HALF_HOUR + slot * HALF_HOUR);
}

async function book(db: Db, services: Services, session: SessionRow, starts_at: Date, by: Parameters<typeof bookSlot>[2]['by']) {
  const { state } = await db.transaction((tx) => bookSlot(tx, services, { session: session.id, starts_at, version: session.version, by }));
  return session.state === 'booked' ? 'moved' : state;
}

async function accept(db: Db, services: Services, { id, version }: SessionRow): Promise<string> {
  await db.transaction((tx) => acceptHeld(tx, services, { session: id, version, by: { who: 'mentor', id: null } }));
  return 'accepted';
}

/** Every third is given a time off the grid, which the mentor must accept. */
async function assign(db: Db, services: Services, { id }: SessionRow, mentor_id: number, random: Lottery): Promise<string> {
  const at = random(3) === 0 ? new Date(slotOf(services, 2 + random(50), random(4)).getTime() + HALF_HOUR / 2) : undefined;
  await db.transaction((tx) => assignMentor(tx, services, { session: id, mentor_id, at, by: STAFF }));
  return at ? 'held' : 'assigned';
}

/** @returns the student's next request */
async function callOffAndAsk(db: Db, services: Services, session: SessionRow, mentor: number | null): Promise<number> {
  return db.transaction(async (tx) => {
    await callOff(tx, services, [session], STAFF);
    return request(tx, session.student_id, mentor);
  });
}

async function letRunOut(db: Db, services: Services): Promise<void> {
  await db.execute(sql`update mentor_sessions set held_until = ${services.now().toISOString()}::timestamptz
    where id in (select id from mentor_sessions where state = 'held' order by id limit 20 for update skip locked)`);
  await tendSessions(services);
}

/** How many pairs of held or booked talks of one person overlap. */
export async function countOverlaps(db: Db): Promise<number> {
  const found = await db.execute(sql`select count(*)::int as id from mentor_sessions a join mentor_sessions b on a.id < b.id
    and (a.mentor_id = b.mentor_id or a.student_id = b.student_id) and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.state in ('held', 'booked') and b.state in ('held', 'booked')`);
  return idsOf(found)[0] ?? -1;
}
