import { createHash } from 'node:crypto';
import { careerByCode, careerBySlug } from '@careerscoop/catalogue/load';
import { type PlanToKeep, STEP_LIMIT } from '@careerscoop/contract/steps';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { addPlan, findByCard } from './plans.sql.ts';
import { tryThisKey, wordsOfKey } from './step-words.ts';
import { addSteps, countSteps, findByKey, listPlace } from './steps.sql.ts';

/** @throws AppError steps_full where so many more would be too many */
export async function requireRoom(tx: Db, userId: number, more: number): Promise<void> {
  if ((await countSteps(tx, userId)) + more > STEP_LIMIT) throw new AppError('steps_full');
}

interface KeptCard {
  userId: number;
  card: PlanToKeep;
  now: Date;
}

/** Keeps what a plan card shows, once. */
export async function keepCard(tx: Db, { userId: user_id, card, now }: KeptCard) {
  const onet_code = card.career?.onet_code ?? null;
  if (onet_code !== null && !careerByCode(onet_code)) throw refuse('career', 'This is not a career.');
  // Words of a key that nobody knows (any more) are kept as they were read.
  const steps = card.steps.map(({ when, key, text }) => ({ when, step_key: key, text: wordsOfKey(key) === undefined ? text : null }));
  const title = onet_code === null ? card.title : null;
  const card_hash = hashOf([onet_code, title, ...steps.map(({ step_key, text }) => [step_key, text])]);
  const kept = await findByCard(tx, user_id, card_hash);
  if (kept) return { row: kept, already_kept: true };
  await requireRoom(tx, user_id, steps.length);
  const row = await addPlan(tx, { user_id, onet_code, title, card_hash, kept_at: now });
  const at = { created_at: now, changed_at: now };
  await addSteps(
    tx,
    steps.map((step, index) => ({ user_id, plan_id: row.id, position: index + 1, ...step, ...at })),
  );
  return { row, already_kept: false };
}

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

interface TriedCareer {
  userId: number;
  /** Its code or slug. */
  career: string;
  now: Date;
}

/** Adds what a career's page says to try, once. @throws not_found where it says nothing */
export async function keepTryThis(tx: Db, { userId: user_id, career, now }: TriedCareer) {
  const found = careerByCode(career) ?? careerBySlug(career);
  if (!found?.words) throw new AppError('not_found', { detail: 'We have nothing to try for this career.' });
  const step_key = tryThisKey(found.onet_code);
  const kept = await findByKey(tx, user_id, step_key);
  if (kept) return { row: kept, already_kept: true };
  await requireRoom(tx, user_id, 1);
  const last = (await listPlace(tx, user_id, { plan_id: null, when: null })).at(-1);
  const position = (last?.position ?? 0) + 1;
  const [row] = await addSteps(tx, [{ user_id, step_key, position, created_at: now, changed_at: now }]);
  return { row, already_kept: false };
}
