import { isMinor } from '../../identity/age.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { changeRow, holdSessions } from '../../mentoring/booking/booking.sql.ts';
import { storeReminders } from '../../mentoring/letters/remind.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Changed, requireSeen } from './require-seen.ts';

/**
 * Where two adults meet elsewhere: a link that a representative pasted, or null for a room of ours. The door alone tells it.
 * @throws not_found, conflict, wrong_state; invalid_input for a minor and for a host that is not allowed.
 */
export async function pasteLink(
  tx: Db,
  services: Services,
  { session: id, version, staff_id, link }: Changed & { link: string | null },
): Promise<void> {
  const { meetings, config, now } = services;
  const [held] = await holdSessions(tx, [id]);
  const session = requireSeen(held, version);
  if (session.state !== 'held' && session.state !== 'booked') throw new AppError('wrong_state');
  if (link !== null) {
    const student = await findPerson(tx, session.student_id, ['adult_on']);
    if (!student || isMinor(student, now())) {
      throw refuse('meeting_link', 'This student is a minor: they meet in a room of ours, made for this session alone.');
    }
    if (!meetings.isAllowedLink(link)) throw refuse('meeting_link', allowedWords(config.meetings.hosts));
  }
  const changed = await changeRow(tx, session, { meeting_link: link });
  if (!changed) throw new AppError('conflict');
  // Reminders hold the version that they were stored at, and it has just risen.
  if (changed.state === 'booked') await storeReminders(tx, services, changed);
  // A link lets in whoever has it: the log says that there is one, not which.
  const pasted = (of: string | null) => ({ link_pasted: of !== null });
  await noteAudit(tx, {
    at: now(),
    action: 'mentoring.linked',
    actor: 'staff',
    actor_id: staff_id,
    user_id: session.student_id,
    detail: { session: id },
    before: pasted(session.meeting_link),
    after: pasted(link),
  });
}

function allowedWords(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'No links can be pasted here: MEETING_HOSTS names no host.';
  return `The link must begin with https:// and lead to ${hosts.join(' or ')}.`;
}
