import { noteAudit } from '../../identity/audit.sql.ts';
import { liftPause } from '../../mentoring/safety/pause-mentor.ts';
import { findPause, keepPause, lockMentor } from '../../mentoring/safety/pauses.sql.ts';
import { type SafetyReport, closeReport as closeRow, findReport, hasOpenGrave } from '../../mentoring/safety/reports.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

interface Closing {
  report: number;
  /** What becomes of the mentor's pause, where a report is why they are paused. */
  pause: 'lift' | 'keep' | null;
  staff_id: number | null;
}

/**
 * Closes a report, once. A mentor who is paused because of it goes on only because somebody says so, and not while another grave
 * report waits.
 * @returns what became of the pause. @throws not_found; conflict when it was closed before; invalid_input; wrong_state
 */
export async function closeReport(tx: Db, services: Services, { report: id, pause, staff_id }: Closing): Promise<'lift' | 'keep' | null> {
  const { now } = services;
  const report = await findReport(tx, id);
  if (!report) throw new AppError('not_found', { detail: 'There is no report with this number.' });
  if (!(await closeRow(tx, id, staff_id, now()))) throw new AppError('conflict', { detail: 'This report was closed before.' });
  const became = await decidePause(tx, services, report, pause, staff_id);
  await noteAudit(tx, {
    at: now(),
    action: 'talk_report.closed',
    actor: 'staff',
    actor_id: staff_id,
    detail: { report: id, pause: became },
    before: { state: 'open' },
    after: { state: 'closed', ...(became ? { pause: became } : {}) },
  });
  return became;
}

async function decidePause(tx: Db, services: Services, report: SafetyReport, pause: Closing['pause'], by: number | null) {
  const mentor_id = mentorOf(report);
  if (mentor_id === null) return null;
  await lockMentor(tx, mentor_id);
  if ((await findPause(tx, mentor_id))?.reason !== 'report') return null;
  if (pause === null) {
    throw refuse(
      'pause',
      'The mentor is paused: say whether the pause is lifted, so that they meet students again, or goes on (lift or keep).',
    );
  }
  if (pause === 'keep') {
    await keepPause(tx, mentor_id, by);
    return 'keep';
  }
  if (await hasOpenGrave(tx, mentor_id)) {
    throw new AppError('wrong_state', {
      detail: 'Another grave report about this mentor waits: decide that one first, or let the pause go on.',
    });
  }
  await liftPause(tx, services, { mentor_id, reason: 'report', by });
  return 'lift';
}

/** The mentor whom a report is about; null where it is about a student, or the account is gone. */
export const mentorOf = ({ by, about_id }: Pick<SafetyReport, 'by' | 'about_id'>) => (by === 'mentor' ? null : about_id);
