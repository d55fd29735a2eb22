import { createHash } from 'node:crypto';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { type HeldKind, type HeldText, findHeldText, passText, refuseText } from '../../mentoring/safety/held-texts.sql.ts';
import { textRefusedLetter } from '../../mentoring/safety/mentor-letters.ts';
import { type Parted, partedBy } from '../../mentoring/safety/parted-by.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';

/** Stands for the very words of a text. */
export const seenOf = ({ text }: Pick<HeldText, 'text'>) => createHash('sha256').update(text).digest('base64url');

/** What stands between the two of a feedback at this moment; nothing for other texts. */
export async function standsBetween(db: Db, { between }: Pick<HeldText, 'between'>, at: Date): Promise<Parted | null> {
  if (!between || between.mentor_id === null) return null;
  const { student_id, mentor_id, written_by } = between;
  return partedBy(db, { student_id, mentor_id }, written_by, at);
}

const STANDS: Record<Parted, string> = {
  report: 'A report stands between the two.',
  consent: 'There is no parent’s yes to talks now.',
  away: 'The mentor may not meet students now.',
};

interface Decision {
  kind: HeldKind;
  id: number;
  pass: boolean;
  /** What stands for the words that were read; undefined: whatever they are. */
  seen?: string | undefined;
  /** What whoever passes it on knows to stand between the two. */
  although?: Parted | null | undefined;
  staff_id: number | null;
}

/**
 * Passes on a text that waits, or not: then its writer is told. What something stands against is passed on by who knows of it alone.
 * @throws conflict where it does not wait any more, or was written anew since it was read; wrong_state where something stands
 * between the two that whoever passes it on does not name.
 */
export async function decideText(tx: Db, services: Services, { kind, id, pass, seen, although, staff_id }: Decision): Promise<void> {
  const { config, jobs, now } = services;
  const text = await findHeldText(tx, kind, id);
  if (!text) throw new AppError('conflict', { detail: 'This text does not wait any more: somebody has decided, or it is gone.' });
  if (seen !== undefined && seen !== seenOf(text)) {
    throw new AppError('conflict', { detail: 'This was written anew in the meantime. Read it once more.' });
  }
  const line = { at: now(), actor: 'staff', actor_id: staff_id, user_id: text.writer_id, detail: { kind, id } } as const;
  const before = { held: true };
  if (pass) {
    const stands = await standsBetween(tx, text, now());
    if (stands && stands !== although)
      throw new AppError('wrong_state', { detail: `${STANDS[stands]} Read it once more, and say that you know.` });
    await passText(tx, text);
    await noteAudit(tx, { ...line, action: 'text.passed', before, after: { held: false } });
    // Of nobody's account: the writer's own export does not say what stood between the two.
    if (stands) await noteAudit(tx, { ...line, user_id: null, action: 'text.passed_although', after: { stands } });
    return;
  }
  await refuseText(tx, text, now());
  await noteAudit(tx, { ...line, action: 'text.refused', before, after: { held: true, refused: true } });
  const writer = text.writer_id === null ? undefined : await findPerson(tx, text.writer_id, ['email', 'first_name']);
  if (writer) await jobs.enqueue(tx, sendMailJob, textRefusedLetter(config.publicUrl, writer, kind));
}
