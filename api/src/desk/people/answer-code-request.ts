import type { CodeSettings } from '@careerscoop/contract/desk-codes';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findAddresseeById } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../scope.ts';
import { addCode } from './change-code.ts';
import { codeMadeLetter, codeRefusedLetter } from './code-letters.ts';
import { answerRequest, findRequest } from './code-requests.sql.ts';

type Said = { code: string } & { [K in keyof CodeSettings]?: CodeSettings[K] | undefined };

/** Makes the code that was asked for. @throws not_found, conflict where somebody else answered first, or the refused field */
export async function makeRequested(tx: Db, services: Services, scope: Scope, id: number, said: Said) {
  const request = await findRequest(tx, id);
  if (!request) throw new AppError('not_found');
  const { label = request.label, school_id = request.school_id, seats = request.seats, ...rest } = said;
  const row = await addCode(tx, services, { at: services.now(), actor_id: scope.user_id }, { ...rest, label, school_id, seats });
  await answer(tx, services, scope, { id, by_id: request.by_id, state: 'made', made: row.code });
  return row;
}

/** Says no to it. @throws not_found, or conflict where somebody else answered first */
export async function refuseRequested(tx: Db, services: Services, scope: Scope, id: number): Promise<void> {
  const request = await findRequest(tx, id);
  if (!request) throw new AppError('not_found');
  await answer(tx, services, scope, { id, by_id: request.by_id, state: 'refused' });
}

async function answer(
  tx: Db,
  { config, jobs, now }: Services,
  { user_id: actor_id }: Scope,
  { id, by_id, ...what }: { id: number; by_id: number | null; state: 'made' | 'refused'; made?: string },
): Promise<void> {
  const at = now();
  if (!(await answerRequest(tx, id, { ...what, handled_by: actor_id, handled_at: at }))) {
    throw new AppError('conflict', { detail: 'Somebody has answered this already.' });
  }
  const line = { at, actor: 'staff', actor_id, user_id: by_id, detail: { request: id } } as const;
  await noteAudit(tx, { ...line, action: `code_request.${what.state}`, before: { state: 'open' }, after: what });
  const asker = by_id === null ? undefined : await findAddresseeById(tx, by_id);
  if (!asker) return;
  const letter = what.made ? codeMadeLetter(config.publicUrl, asker, what.made) : codeRefusedLetter(config.publicUrl, asker);
  await jobs.enqueue(tx, sendMailJob, letter);
}
