import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { HELD_KINDS, type HeldKind, findHeldText, listHeldTexts, passText, refuseText } from '../mentoring/safety/held-texts.sql.ts';
import { textRefusedLetter } from '../mentoring/safety/mentor-letters.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';

export const TEXTS_USAGE = 'texts | texts pass|refuse topic|about|feedback <number>, --as <your email>';
const MOST_LISTED = 200;
const UNKNOWN = 'No text of this kind and number waits: see `texts`.';

/** Texts in which something leads past the product: to read, and to pass on or not. */
export async function texts(
  { config, database, jobs, now }: Services,
  [what = '', kind = '', word]: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  return database.db.transaction(async (tx) => {
    if (what === '') {
      await noteAudit(tx, { at: now(), action: 'text.listed', actor: 'staff', actor_id });
      const held = await listHeldTexts(tx, MOST_LISTED);
      return (
        held.map(({ text, ...each }) => [each.kind, each.id, each.reason, JSON.stringify(text)].join('\t')).join('\n') || 'Nothing waits.'
      );
    }
    if (what !== 'pass' && what !== 'refuse') throw new Refusal(`Use: ${TEXTS_USAGE}`);
    if (!HELD_KINDS.some((each) => each === kind)) throw new Refusal(`Use: ${TEXTS_USAGE}`);
    const text = await findHeldText(tx, kind as HeldKind, numberOf(word, UNKNOWN));
    if (!text) throw new Refusal(UNKNOWN);
    const line = { at: now(), actor: 'staff', actor_id, user_id: text.writer_id, detail: { kind, id: text.id } } as const;
    if (what === 'pass') {
      await passText(tx, text);
      await noteAudit(tx, { ...line, action: 'text.passed' });
      return 'Passed on.';
    }
    await refuseText(tx, text, now());
    await noteAudit(tx, { ...line, action: 'text.refused' });
    const writer = text.writer_id === null ? undefined : await findPerson(tx, text.writer_id, ['email', 'first_name']);
    if (writer) await jobs.enqueue(tx, sendMailJob, textRefusedLetter(config.publicUrl, writer, text.kind));
    return 'Not passed on. A mail to the writer is on its way.';
  });
}
