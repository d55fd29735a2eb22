import { createHash } from 'node:crypto';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { type HeldKind, type HeldText, findHeldText, passText, refuseText } from '../../mentoring/safety/held-texts.sql.ts';
import { textRefusedLetter } from '../../mentoring/safety/mentor-letters.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';

/** Stands for the very words of a text. */
export const seenOf = ({ text }: Pick<HeldText, 'text'>) => createHash('sha256').update(text).digest('base64url');

interface Decision {
  kind: HeldKind;
  id: number;
  pass: boolean;
  /** What stands for the words that were read; undefined: whatever they are. */
  seen?: string | undefined;
  staff_id: number | null;
}

/**
 * Passes on a text that waits, or not: then its writer is told.
 * @throws conflict where it does not wait any more, or was written anew since it was read.
 */
export async function decideText(tx: Db, services: Services, { kind, id, pass, seen, staff_id }: Decision): Promise<void> {
  const { config, jobs, now } = services;
  const text = await findHeldText(tx, kind, id);
  if (!text) throw new AppError('conflict', { detail: 'This text does not wait any more: somebody has decided, or it is gone.' });
  if (seen !== undefined && seen !== seenOf(text)) {
    throw new AppError('conflict', { detail: 'This was written anew in the meantime. Read it once more.' });
  }
  const line = { at: now(), actor: 'staff', actor_id: staff_id, user_id: text.writer_id, detail: { kind, id } } as const;
  const before = { held: true };
  if (pass) {
    await passText(tx, text);
    await noteAudit(tx, { ...line, action: 'text.passed', before, after: { held: false } });
    return;
  }
  await refuseText(tx, text, now());
  await noteAudit(tx, { ...line, action: 'text.refused', before, after: { held: true, refused: true } });
  const writer = text.writer_id === null ? undefined : await findPerson(tx, text.writer_id, ['email', 'first_name']);
  if (writer) await jobs.enqueue(tx, sendMailJob, textRefusedLetter(config.publicUrl, writer, kind));
}
