import type { FastifyRequest } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { findAddresseeById } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { sendMailJob } from '../platform/mail.ts';
import { unseal } from '../platform/sealed.ts';
import type { Services } from '../platform/services.ts';
import { isAppCode, recoveryHash, stepOf } from './codes.ts';
import { countRecoveryCodes, findSecondFactor, takeStep, useRecoveryCode } from './second-factor.sql.ts';
import { recoveryUsedLetter } from './second-factor-letters.ts';
import { slowCodes } from './slow-guessing.ts';

/**
 * Asks for the second factor of somebody whose password was right, where they have one: a code of the app, or a recovery code,
 * each once. Whatever is wrong with a code, the answer is the same.
 * @returns since when the factor counts that was asked for; null where none does
 * @throws code_needed, wrong_code or too_many_requests
 */
export async function requireCode(
  services: Services,
  request: FastifyRequest,
  { id, email, password_hash }: { id: number; email: string; password_hash: string },
  code: string | undefined,
): Promise<Date | null> {
  const { database, now } = services;
  const factor = await findSecondFactor(database.db, id);
  if (!factor?.confirmed_at) return null;
  if (code === undefined) throw new AppError('code_needed');
  const wasRight = await slowCodes(services, email, password_hash, request);
  const taken = isAppCode(code) ? await takeAppCode(services, id, factor.secret, code) : await takeRecoveryCode(services, id, code);
  if (!taken) {
    await noteAudit(database.db, { at: now(), action: 'second_factor.refused', actor: 'user', user_id: id });
    throw new AppError('wrong_code');
  }
  await wasRight();
  return factor.confirmed_at;
}

/** Asks once more where the person is held: one that was set up since has ended all sessions, and none begins without its code. */
export async function requireSameFactor(tx: Db, userId: number, asked: Date | null): Promise<void> {
  const present = (await findSecondFactor(tx, userId))?.confirmed_at;
  if (present && present.getTime() !== asked?.getTime()) throw new AppError('code_needed');
}

async function takeAppCode({ config, database, now }: Services, id: number, sealed: string, code: string): Promise<boolean> {
  const secret = unseal(config.sessionSecret, 'second factor', id, sealed);
  const step = secret === undefined ? undefined : stepOf(secret, code, now());
  return step !== undefined && takeStep(database.db, id, step);
}

async function takeRecoveryCode({ config, database, jobs, now }: Services, id: number, code: string): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, id, recoveryHash(config.sessionSecret, id, code), now()))) return false;
    await noteAudit(tx, { at: now(), action: 'second_factor.recovered', actor: 'user', actor_id: id, user_id: id });
    const person = await findAddresseeById(tx, id);
    const left = await countRecoveryCodes(tx, id);
    if (person) await jobs.enqueue(tx, sendMailJob, recoveryUsedLetter(config.publicUrl, person, left));
    return true;
  });
}
