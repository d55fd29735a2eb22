import { eq } from 'drizzle-orm';
import { announce } from '../src/mentoring/announce.ts';
import { type SessionRow, SESSION_MS } from '../src/mentoring/booking/session-states.ts';
import { mentor_sessions } from '../src/mentoring/mentoring.tables.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

const HOUR = 3_600_000;

/** A session between these two that begins in so many hours, as it stands in the database; nobody is told of it. */
export async function addBooked(
  { services }: TestServer,
  { student, mentor, hours, ...change }: { student: SignedIn; mentor: SignedIn; hours: number } & Partial<SessionRow>,
): Promise<SessionRow> {
  const starts_at = new Date(services.now().getTime() + hours * HOUR);
  const ends_at = new Date(starts_at.getTime() + SESSION_MS);
  const [row] = await services.database.db
    .insert(mentor_sessions)
    .values({
      student_id: student.id,
      mentor_id: mentor.id,
      topic: 'Boats',
      state: 'booked',
      starts_at,
      ends_at,
      created_at: services.now(),
      ...change,
    })
    .returning();
  if (!row) throw new Error('the session was not stored');
  return row;
}

/** The same, told to everybody as booked. */
export async function bookAndTell(server: TestServer, session: Parameters<typeof addBooked>[1]): Promise<SessionRow> {
  const row = await addBooked(server, session);
  const { services } = server;
  await services.database.db.transaction((tx) => announce(tx, services, { session: row, what: 'booked', by: { who: 'staff', id: null } }));
  return row;
}

export async function sessionNow({ services }: TestServer, id: number): Promise<SessionRow | undefined> {
  const [row] = await services.database.db.select().from(mentor_sessions).where(eq(mentor_sessions.id, id));
  return row;
}
