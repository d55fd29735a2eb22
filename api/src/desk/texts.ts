import { noteAudit } from '../identity/audit.sql.ts';
import { HELD_KINDS, type HeldKind, listHeldTexts } from '../mentoring/safety/held-texts.sql.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';
import { numberOf } from './ruled.ts';
import { decideText } from './talks/decide-text.ts';

export const TEXTS_USAGE = 'texts | texts pass|refuse topic|about|feedback <number>, --as <your email>';
const MOST_LISTED = 200;
const AT_DESK = 'Something stands between the two: pass it on at the desk, where you read what, or refuse it.';
const UNKNOWN = 'No text of this kind and number waits: see `texts`.';

/** Texts in which something leads past the product: to read, and to pass on or not. */
export async function texts(
  services: Services,
  [what = '', kind = '', word]: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  const { database, now } = services;
  const done = database.db.transaction(async (tx) => {
    if (what === '') {
      await noteAudit(tx, { at: now(), action: 'text.listed', actor: 'staff', actor_id });
      const held = await listHeldTexts(tx, MOST_LISTED);
      return (
        held.map(({ text, ...each }) => [each.kind, each.id, each.reason, JSON.stringify(text)].join('\t')).join('\n') || 'Nothing waits.'
      );
    }
    if (what !== 'pass' && what !== 'refuse') throw new Refusal(`Use: ${TEXTS_USAGE}`);
    if (!HELD_KINDS.some((each) => each === kind)) throw new Refusal(`Use: ${TEXTS_USAGE}`);
    const id = numberOf(word, UNKNOWN);
    await decideText(tx, services, { kind: kind as HeldKind, id, pass: what === 'pass', staff_id: actor_id });
    return what === 'pass' ? 'Passed on.' : 'Not passed on. A mail to the writer is on its way.';
  });
  return done.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'conflict') throw new Refusal(UNKNOWN);
    // Against a report, a parent's no or a pause it is passed on at the desk, where that stands beside the words.
    throw error instanceof AppError && error.code === 'wrong_state' ? new Refusal(AT_DESK) : error;
  });
}
