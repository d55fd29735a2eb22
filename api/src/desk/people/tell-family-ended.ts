import { tellOtherGuardians } from '../../consent/other-guardians.ts';
import type { Undone } from '../../consent/put-out.ts';
import { isMinor } from '../../identity/age.ts';
import type { Db } from '../../platform/database.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { familyEndedLetter, familyEndedWords, putOutLetter } from './family-letters.ts';

/** Tells everybody whom it concerns that an adult was put out of a family: the child, the adult, and while they decide the other parents. */
export async function tellFamilyEnded(
  tx: Db,
  services: Services,
  parent_id: number,
  { student, parent, came_by, ...undone }: Undone & { kept: boolean },
): Promise<void> {
  const { config, jobs, now } = services;
  const ended = { ...undone, minor: isMinor(student, now()) };
  await jobs.enqueue(tx, sendMailJob, familyEndedLetter(student, ended, config.publicUrl));
  await jobs.enqueue(tx, sendMailJob, putOutLetter(parent, student, ended));
  if (!ended.minor) return;
  const guardian = came_by ?? { channel: 'email' as const, contact: parent.email };
  await tellOtherGuardians(tx, services, { student, guardian, parent_id }, familyEndedWords(student.first_name, ended, config));
}
