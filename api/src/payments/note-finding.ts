import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import type { Services } from '../platform/services.ts';
import type { FindingKind } from './finding-words.ts';
import { addFinding, takeUntold } from './findings.sql.ts';
import { tellFindingsJob } from './payment-jobs.ts';

interface Found {
  kind: FindingKind;
  /** The provider's id that it is about, or the order's number. */
  external_id: string;
  order_id?: number | null;
  expected_cents?: number;
  found_cents?: number;
}

/** Keeps what a person has to look at, once, and has the mailbox for operations told. @returns whether it is new */
export async function noteFinding(tx: Db, { jobs, now }: Pick<Services, 'jobs' | 'now'>, found: Found): Promise<boolean> {
  if ((await addFinding(tx, { ...found, found_at: now() })) === undefined) return false;
  await jobs.enqueue(tx, tellFindingsJob, {});
  return true;
}

/** One mail about all that nobody was told of yet. */
export async function tellFindings({ config, database, jobs }: Services): Promise<void> {
  const to = config.operationsEmail;
  if (!to) return;
  await database.db.transaction(async (tx) => {
    const ids = await takeUntold(tx);
    if (ids.length > 0) await jobs.enqueue(tx, sendMailJob, findingsLetter(to, ids));
  });
}

/** Numbers alone: mailboxes are read by more people than payments are. */
export function findingsLetter(to: string, ids: number[]) {
  return renderLetter({
    to,
    subject: `Payments: ${ids.length} to look at`,
    greeting: 'Hi team,',
    paragraphs: [`Found, and not mended by itself: number ${ids.join(', ')}.`],
    ending: 'To read it: npm run staff -- findings',
  });
}
