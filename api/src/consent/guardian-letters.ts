import { identityInWords, type OrganizationIdentity } from '@careerscoop/contract/site';
import type { ConsentChannel, ParentView } from '@careerscoop/contract/consent';
import type { JobQueue } from '../platform/jobs.ts';
import { type Letter, renderLetter } from '../platform/mail-letter.ts';
import type { Db } from '../platform/database.ts';
import { dayInWords } from '../platform/day-in-words.ts';
import type { Config } from '../platform/config.ts';
import { shownName } from '../platform/plain-words.ts';
import { sendMailJob } from '../platform/mail.ts';
import { sendSmsJob } from '../platform/sms.ts';

/** How a parent is reached. */
export interface GuardianContact {
  channel: ConsentChannel;
  contact: string;
}
type Words = Omit<Letter, 'to'> & { sms: string };

/** Queues one message for a parent, as mail or as a text. */
export async function tellGuardian(
  jobs: JobQueue,
  tx: Db,
  { channel, contact }: GuardianContact,
  { sms, ...letter }: Words,
): Promise<void> {
  if (channel === 'sms') await jobs.enqueue(tx, sendSmsJob, { to: contact, text: sms });
  else await jobs.enqueue(tx, sendMailJob, renderLetter({ ...letter, to: contact }));
}

export type Who = Pick<Config, 'publicUrl' | 'organization'>;
/** Who writes, at the end of every letter to a parent. */
export const sentBy = (organization: OrganizationIdentity) => `Sent by ${identityInWords(organization)}.`;

const NOT_YOU = 'If you do not know what this is about, you can ignore it: nothing opens without you.';

const NAMELESS = 'A young person';

/** The first question to a parent. Of the child's own words only a plain first name is shown. */
export function askWords(first_name: string, url: string, organization: OrganizationIdentity): Words {
  const child = shownName(first_name) ?? NAMELESS;
  return {
    subject: 'A question from your child about CareerScoop',
    greeting: 'Hello,',
    paragraphs: [
      `${identityInWords(organization)}, asks you as the parent or guardian of ${child === NAMELESS ? 'a young person' : child}.`,
      `${child} uses CareerScoop to find careers that fit, and named you as parent or guardian. The assessment and the ten careers are ` +
        'open either way.',
      'Three parts wait for your yes or no: talks with a mentor, AI companions, and sharing with a school or sponsor. You answer on one ' +
        'page, and read there what we hold, why, and who would see it.',
    ],
    button: { label: 'Read and decide', url },
    ending: `The link works once, within 7 days. ${NOT_YOU}`,
    sms:
      `CareerScoop: ${child} named you as parent or guardian and asks you to read what we hold and say yes or no. ` +
      `The link works once, within 7 days: ${url} Not yours? Ignore this, nothing opens without you.`,
  };
}

/** What is new in a text that a parent has agreed to; their yes holds. */
export function newTextWords(first_name: string, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const again = `${publicUrl}/parents`;
  return {
    subject: 'AI companions at CareerScoop: what is new for you',
    greeting: 'Hello,',
    paragraphs: [
      `You said yes to AI companions for ${child}. The chat is open now, and the text you agreed to says more: you can ask to read ` +
        'the chats, and you see the next steps that your child keeps. Days on which something very private was told stay closed.',
      'Where a language model answers, its provider also receives the careers that your child saved, with the reasons why they fit.',
      'Your yes holds. You can read the new text and change your answer at any time.',
    ],
    button: { label: 'Ask for a fresh link', url: again },
    ending: `You do not have to do anything. ${sentBy(organization)}`,
    sms: `CareerScoop: the AI companions for ${child} are open. You can ask to read the chats. Your yes holds; change it any time: ${again}`,
  };
}

/** A fresh link for a parent who comes back. */
export function freshWords(first_name: string, url: string, organization: OrganizationIdentity): Words {
  const child = shownName(first_name) ?? 'your child';
  return {
    subject: 'Your link to CareerScoop',
    greeting: 'Hello,',
    paragraphs: [
      `Here is a fresh link for ${child}'s account. With it you can see what is held, take a copy, change your answers, or ask ` +
        'for everything to be deleted.',
    ],
    button: { label: "Open my child's page", url },
    ending: `The link works once, within 24 hours. ${NOT_YOU} ${sentBy(organization)}`,
    sms: `CareerScoop: your link for ${child}'s account. It works once, within 24 hours: ${url}`,
  };
}

/** What was decided, for the parent to keep. */
export function receiptWords(view: ParentView, { publicUrl, organization }: Who): Words {
  const lines = view.purposes.map(
    ({ title, state }) => `${title}: ${state === 'granted' ? 'yes' : state === 'refused' ? 'no' : 'not answered'}.`,
  );
  const again = `${publicUrl}/parents`;
  return {
    subject: 'Your answers at CareerScoop',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you. This is what holds from now on:',
      ...lines,
      `You read version ${view.text_version} of the text. You can change your mind at any time.`,
    ],
    button: { label: 'Ask for a fresh link', url: again },
    ending: `Keep this mail as your receipt. ${sentBy(organization)}`,
    sms: `CareerScoop: your answers are kept. ${lines.join(' ')} Change them any time: ${again}`,
  };
}

/** The day of the deletion that the parent asked for, and the way to take it back. */
export function deletionAskedWords(first_name: string, deletion_day: string, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const day = dayInWords(deletion_day);
  const again = `${publicUrl}/parents`;
  return {
    subject: 'You asked us to delete an account at CareerScoop',
    greeting: 'Hello,',
    paragraphs: [`On ${day} everything we hold about ${child} is erased. Until then you can take this back with a fresh link.`],
    button: { label: 'Ask for a fresh link', url: again },
    ending: `After that day nothing can be brought back. ${sentBy(organization)}`,
    sms: `CareerScoop: on ${day} everything we hold about ${child} is erased. Take it back before that day: ${again}`,
  };
}

/** That somebody on the team worries about a child. What the child wrote stays with the child. */
export function worryWords(first_name: string, { publicUrl, organization }: Who): Words {
  const child = shownName(first_name) ?? 'your child';
  const page = `${publicUrl}/companions-safety`;
  return {
    subject: 'Please talk with your child',
    greeting: 'Hello,',
    paragraphs: [
      `Something that ${child} wrote to a companion at CareerScoop worried us, and a person on our team has read it.`,
      'Please find a quiet moment today. Ask how they are, listen first, and do not be angry about what you hear. If you think that they are in danger now, call 911.',
      'You can call or text 988 as well, at any hour: they help parents find the right words. To find people near you, ask the school counselor or your doctor.',
    ],
    button: { label: 'How we keep the companions safe', url: page },
    ending: `We do not send what was written: it is easier to talk when nobody feels watched. ${sentBy(organization)}`,
    sms: `CareerScoop: something that ${child} wrote worried us. Please talk today, and listen first. In danger: 911. Call or text 988 for help with it, at any hour. ${page}`,
  };
}

/** Tells the student that a parent has corrected their age. */
export function ageCorrectedLetter(student: { email: string; first_name: string }, age: number, publicUrl: string) {
  return renderLetter({
    to: student.email,
    subject: 'Your parent has corrected your age',
    greeting: student,
    paragraphs: [`Your parent has told us that you are ${age}. What is open to you may have changed with it.`],
    button: { label: 'Have a look', url: `${publicUrl}/profile/profile-info` },
    ending: 'Is that not so? Talk with your parent, or write to us.',
  });
}

/** Tells the student that the parent has answered. */
export function answeredLetter(student: { email: string; first_name: string }, publicUrl: string) {
  return renderLetter({
    to: student.email,
    subject: 'Your parent has answered',
    greeting: student,
    paragraphs: ['The parent you asked has answered. Your profile shows what is open now.'],
    button: { label: 'Have a look', url: `${publicUrl}/profile/profile-info` },
    ending: 'Only your parent can change the answers.',
  });
}
