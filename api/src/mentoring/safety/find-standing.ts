import type { Answer } from '@careerscoop/contract/endpoint';
import type { getMentorStanding } from '@careerscoop/contract/mentor-hours';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { listChecks } from './checks.sql.ts';
import { listGiven } from './given.sql.ts';
import { heldState } from './held-state.ts';
import { findPause } from './pauses.sql.ts';

/** Where a mentor stands: what is still to be checked, whether somebody paused them, and the talks that they gave. */
export async function findStanding(db: Db, mentorId: number, at: Date): Promise<Answer<typeof getMentorStanding>> {
  const mentor = await findPerson(db, mentorId, ['approved_at', 'about_me_held']);
  const given = await listGiven(db, mentorId, at);
  return {
    checks: (await listChecks(db, mentorId)).map(({ kind, state, expires_on }) => ({ kind, state, expires_on })),
    approved: Boolean(mentor?.approved_at),
    paused: (await findPause(db, mentorId)) !== undefined,
    about_me_held: Boolean(mentor?.about_me_held),
    about_me_state: heldState(mentor?.about_me_held),
    given: given.map(({ starts_at, ends_at, topic }) => ({
      starts_at: starts_at.toISOString(),
      minutes: Math.round((ends_at.getTime() - starts_at.getTime()) / 60_000),
      topic,
    })),
  };
}
