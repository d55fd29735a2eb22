import { closeReport } from '../../companions/chat/reports.sql.ts';
import { type SafetyEvent, closeEvent as closeRow, isClosedToParent, noteParentTold } from '../../companions/safety/safety.sql.ts';
import { findGuardian } from '../../consent/consent.sql.ts';
import { tellGuardian, worryWords } from '../../consent/guardian-letters.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { isMinor } from '../../identity/age.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** What a line of the log says of an event: whose it is, and its number. */
const lineOf = ({ user_id, id }: Pick<SafetyEvent, 'user_id' | 'id'>, actor_id: number | null, at: Date) =>
  ({ at, actor: 'staff', actor_id, user_id, detail: { event: id } }) as const;

/** It was dealt with. @returns false when it was closed before. */
export async function closeEvent(tx: Db, { now }: Services, event: SafetyEvent, staffId: number | null): Promise<boolean> {
  if (!(await closeRow(tx, event.id, now()))) return false;
  const change = { before: { state: event.state }, after: { state: 'closed' } };
  await noteAudit(tx, { ...lineOf(event, staffId, now()), action: 'safety.closed', ...change });
  return true;
}

/** Names neither of the two: who somebody is, the desk does not learn from us. */
const CLOSED_DAY =
  'Within a day of this the student also spoke of home, or of who they are. A letter could reach the very person who may hurt them, ' +
  'so the parent is not told: call Childhelp at 1-800-422-4453 or the police instead.';

/**
 * Why a parent is not told of this, in a sentence; nothing where they can be. Never of trouble at home, nor of anything
 * within a day of it: whoever hurts a child could be the one who reads it.
 */
export async function whyNotTold(db: Db, { now }: Pick<Services, 'now'>, event: SafetyEvent): Promise<string | undefined> {
  if (event.mark === 'home')
    return 'This speaks of home, so the parent is not told: call Childhelp at 1-800-422-4453 or the police instead.';
  if (event.mark === 'identity' || event.kind === 'identity') return 'Who somebody is, they tell their parents themselves.';
  if (await isClosedToParent(db, event)) return CLOSED_DAY;
  if (event.parent_told_at) return 'The parent was told before.';
  const person = event.user_id === null ? undefined : await findPerson(db, event.user_id, ['adult_on']);
  if (!person) return 'The account is gone.';
  if (!isMinor(person, now())) return 'This person is of age.';
  const guardian = await findGuardian(db, event.user_id ?? 0);
  return guardian?.answered_at ? undefined : 'No parent has answered us, so we cannot know that the contact is right.';
}

/** Tells the parent, once, that somebody worries. @throws wrong_state with the reason why not */
export async function tellParent(tx: Db, services: Services, event: SafetyEvent, staffId: number | null): Promise<void> {
  const { config, jobs, now } = services;
  const why = await whyNotTold(tx, services, event);
  const person = event.user_id === null ? undefined : await findPerson(tx, event.user_id, ['id', 'first_name']);
  const guardian = person && (await findGuardian(tx, person.id));
  if (why || !person || !guardian) throw new AppError('wrong_state', { detail: why ?? 'The account is gone.' });
  if (!(await noteParentTold(tx, event.id, now()))) throw new AppError('conflict', { detail: 'The parent was told before.' });
  await tellGuardian(jobs, tx, guardian, worryWords(person.first_name, config));
  const change = { before: { parent_told: false }, after: { parent_told: true } };
  await noteAudit(tx, { ...lineOf(event, staffId, now()), action: 'safety.parent_told', ...change });
}

/** An answer that a student reported was dealt with. @returns false when it was closed before. */
export async function closeChatReport(
  tx: Db,
  at: Date,
  { id, user_id }: { id: number; user_id: number | null },
  actor_id: number | null,
): Promise<boolean> {
  if (!(await closeReport(tx, id, at))) return false;
  const line = { at, actor: 'staff', actor_id, user_id, detail: { report: id } } as const;
  await noteAudit(tx, { ...line, action: 'chat_report.closed', before: { state: 'open' }, after: { state: 'closed' } });
  return true;
}
