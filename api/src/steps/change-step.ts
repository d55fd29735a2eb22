import type { StepChange } from '@careerscoop/contract/steps';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { presentStep } from './present-step.ts';
import { findStep, listPlace, orderSteps, saveStep, type StepRow } from './steps.sql.ts';

interface OwnChange {
  userId: number;
  id: number;
  change: StepChange;
  now: Date;
}

/** Changes one of the student's own steps. @throws not_found where it is not there */
export async function changeOwnStep(tx: Db, { userId, id, change, now }: OwnChange): Promise<void> {
  const row = await findStep(tx, userId, id);
  if (!row) throw new AppError('not_found');
  const { text, due_on, done, after } = change;
  await saveStep(tx, userId, id, {
    // Sent back as it was read, it stays ours.
    ...(text !== undefined && text !== presentStep(row)?.text && { text }),
    ...(due_on !== undefined && { due_on }),
    // Ticked twice, it was done the first time.
    ...(done !== undefined && { done_at: done ? (row.done_at ?? now) : null }),
    changed_at: now,
  });
  if (after !== undefined) await moveBehind(tx, row, after);
}

/** Own steps and those from careers' pages stand in groups of their own, and keep one order together. */
async function moveBehind(tx: Db, row: StepRow, after: number | null): Promise<void> {
  const others = (await listPlace(tx, row.user_id, row)).map(({ id }) => id).filter((id) => id !== row.id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if (after !== null && at === 0) throw refuse('after', 'This step stands in another part.');
  await orderSteps(tx, row.user_id, others.toSpliced(at, 0, row.id));
}
