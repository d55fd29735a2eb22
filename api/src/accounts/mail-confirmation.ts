import type { RunningJob } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import { findUnconfirmed } from './accounts.sql.ts';
import { addLink } from './links.sql.ts';
import { hashToken, makeToken } from './secrets.ts';

const FOR_STUDENTS = [
  'You are one step away from finding your ten careers. Please confirm that this email address is yours.',
];
const FOR_MENTORS = [
  'Thank you for offering your time. Please confirm that this email address is yours.',
  'One of us will then write to you about how things go on. Students can meet you once we have talked and approved your account.',
];
const LINK_MS = 48 * 60 * 60 * 1000;

/** Makes a confirmation link and queues its mail, if the address has an account that waits for one. */
export async function mailConfirmation({ config, database, jobs, now }: Services, email: string, job: RunningJob): Promise<void> {
  const person = await findUnconfirmed(database.db, email);
  if (!person) return;
  const token = makeToken();
  const letter = renderLetter({
    to: email,
    subject: 'Confirm your email for CareerScoop',
    greeting: `Hi ${person.first_name},`,
    paragraphs: person.role === 'Mentor' ? FOR_MENTORS : FOR_STUDENTS,
    button: { label: 'Confirm my email', url: `${config.publicUrl}/confirm?token=${token}` },
    ending: 'The link works for 48 hours. If you did not sign up at CareerScoop, you can ignore this mail.',
  });
  await database.db.transaction(async (tx) => {
    await addLink(tx, {
      token_hash: hashToken(token),
      purpose: 'confirm_email',
      user_id: person.id,
      expires_at: new Date(now().getTime() + LINK_MS),
    });
    await jobs.enqueue(tx, 'send-mail', letter);
    await job.endWith(tx);
  });
}
