import type { Db } from '../../platform/database.ts';
import { sendMailJob } from '../../platform/mail.ts';
import { renderLetter } from '../../platform/mail-letter.ts';
import type { Services } from '../../platform/services.ts';
import { type Look, markOf, POINTS_TO_DANGER } from './look.ts';
import { addSafetyEvent, countCares } from './safety.sql.ts';

/** The third of what points to danger within a day is read by a person. */
const REVIEWED = 3;
const POINTING: readonly string[] = POINTS_TO_DANGER;

/**
 * Writes down what was noticed in a turn, in the transaction that begins it, and tells the mailbox that is set of what a person must
 * read. The words of the message are in neither. @returns whether a person reads it, which the student is then told
 */
export async function noteSafety(
  tx: Db,
  { config, jobs, now }: Services,
  { user_id, turn, look }: { user_id: number; turn: string; look: Look },
): Promise<boolean> {
  if (look.tier === 0) return false;
  const at = now();
  const counts = look.tier === 1 && POINTING.includes(look.kind);
  const open = look.tier === 2 || (counts && (await countCares(tx, user_id, at)) + 1 >= REVIEWED);
  const { tier, kind } = look;
  const id = await addSafetyEvent(tx, { user_id, turn, kind, tier, mark: markOf(look), state: open ? 'open' : 'counted', at });
  const to = config.safety?.email;
  if (open && to) await jobs.enqueue(tx, sendMailJob, eventLetter(config.publicUrl, to, id, kind));
  return open;
}

/** A number and a kind: mailboxes are read by more people than chats are. */
export function eventLetter(publicUrl: string, to: string, id: number, kind: string) {
  const what = `Number ${id}: ${kind}`;
  return renderLetter({
    to,
    subject: `Safety, ${what.toLowerCase()}`,
    greeting: 'Hi team,',
    paragraphs: [`${what}.`],
    button: { label: 'Read it at the desk', url: `${publicUrl}/desk/safety/${id}` },
    ending: `Or on the server: npm run staff -- safety show ${id}`,
  });
}
