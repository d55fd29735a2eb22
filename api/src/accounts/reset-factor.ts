import { noteAudit } from '../identity/audit.sql.ts';
import { findAddresseeById } from '../identity/people.sql.ts';
import { endAllSessions } from '../identity/sessions.ts';
import { AppError } from '../platform/errors.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { dropFactor } from './second-factor.sql.ts';
import { factorEndedLetter } from './second-factor-letters.ts';

/**
 * Takes the authenticator app off somebody's account, for who has lost the phone and the recovery codes. Every session ends,
 * and a mail tells them, so that somebody who only posed as them is noticed.
 * @throws wrong_state where there is none
 */
export async function resetFactor(services: Services, userId: number, by: number | null): Promise<void> {
  const { config, database, jobs, now, sessions } = services;
  const ended = await database.db.transaction(async (tx) => {
    const families = await endAllSessions(tx, services, userId);
    if (!(await dropFactor(tx, userId))) {
      throw new AppError('wrong_state', { detail: 'No authenticator app is set up for this account.' });
    }
    await noteAudit(tx, { at: now(), action: 'second_factor.reset', actor: 'staff', actor_id: by, user_id: userId });
    const person = await findAddresseeById(tx, userId);
    if (person) await jobs.enqueue(tx, sendMailJob, factorEndedLetter(config.publicUrl, person));
    return families;
  });
  sessions.forget(ended);
}
