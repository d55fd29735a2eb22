import { randomInt } from 'node:crypto';
import { CONFIRMING_DAYS } from '@careerscoop/contract/desk-organization';
import { noteAudit } from '../../identity/audit.sql.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findShownCode } from '../people/codes.sql.ts';
import { dayOf } from '../people/students-in-scope.sql.ts';
import type { Scope } from '../scope.ts';
import { addConfirmingCodes } from './confirming.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without signs that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** 49 bits of chance in two halves, to be read from paper. */
function makeCode(): string {
  const half = () => Array.from({ length: HALF }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${half()}-${half()}`;
}

/** The fingerprint of a code as it was typed, without its dash. */
export const fingerprintOf = (secret: Uint8Array, code: string) => keyedHash(secret, 'confirming code', code);

/** Makes a list of one-use codes for one of the own class codes, in the caller's transaction. @throws the refused field */
export async function printCodes(tx: Db, { config, now }: Services, scope: Scope, asked: { code: string; count: number }) {
  const at = now();
  const own = await findShownCode(tx, scope, asked.code, dayOf(at));
  if (!own) throw refuse('code', 'Choose one of your own codes.');
  const expires_at = new Date(at.getTime() + CONFIRMING_DAYS * DAY_MS);
  const codes = Array.from({ length: asked.count }, makeCode);
  await addConfirmingCodes(
    tx,
    codes.map((code) => ({
      code_hash: fingerprintOf(config.sessionSecret, code.replace('-', '')),
      affiliate_code: own.code,
      made_by: scope.user_id,
      created_at: at,
      expires_at,
    })),
  );
  const after = { code: own.code, count: asked.count, expires_at: expires_at.toISOString() };
  await noteAudit(tx, { at, action: 'confirming_codes.printed', actor: 'staff', actor_id: scope.user_id, after, detail: after });
  return { code: own.code, codes, expires_at: expires_at.toISOString() };
}
