import type { SessionState } from '@careerscoop/contract/mentoring';
import { mentor_sessions } from '../src/mentoring/mentoring.tables.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
const TALK_MS = 30 * 60_000;

interface Talk {
  student: { id: number };
  mentor?: { id: number };
  state: SessionState;
  /** How many days from now it begins; those that were and are to be done lie in the past. Nothing: it has no time. */
  days?: number;
  topic?: string;
  topic_held?: string;
}

/** A talk as it stands after everything that led to it. @returns its number */
export async function addTalk({ services }: TestServer, { student, mentor, state, days, ...words }: Talk): Promise<number> {
  const now = services.now();
  const starts_at = days === undefined ? null : new Date(Math.ceil(now.getTime() / TALK_MS) * TALK_MS + days * DAY_MS);
  const [row] = await services.database.db
    .insert(mentor_sessions)
    .values({
      student_id: student.id,
      mentor_id: mentor?.id ?? null,
      topic: 'Boats',
      state,
      starts_at,
      ends_at: starts_at && new Date(starts_at.getTime() + TALK_MS),
      created_at: now,
      ...words,
    })
    .returning({ id: mentor_sessions.id });
  if (!row) throw new Error('no talk was added');
  return row.id;
}
