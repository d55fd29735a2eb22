import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { type RunningJob, defineJob } from './job.ts';
import { LoggableError } from './loggable-error.ts';
import { addToOutbox } from './outbox.sql.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the sender of all our mails. */
  reply_to?: string;
  /** Answers a page to GET and ends the subscription on POST: mail programs show it as their own button. */
  unsubscribe_url?: string;
  /** A calendar file, which mail programs show as an event to accept or to take out. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
}

// A mail server that is away over night, or refuses us until somebody has mended our key, loses nothing: eleven hours.
export const sendMailJob = defineJob<Mail>('send-mail', { retry: { limit: 13, delay: 5 } });

/**
 * Where mails leave the house. Throws when the mail may be tried again; what is refused for good ends quietly, and `bounced` says
 * that it is the mailbox that takes nothing.
 */
export interface MailService {
  readonly standIn: boolean;
  send(mail: Mail, job: RunningJob): Promise<'bounced' | undefined>;
  close(): void;
}

export async function openMail(config: Config, db: Db): Promise<MailService> {
  return config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(db);
}

/** The library is read only where it is needed: a start without it is shorter. */
async function smtpMail(url: string, from: string): Promise<MailService> {
  const { createTransport } = await import('nodemailer');
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 }, { from });
  return {
    standIn: false,
    send: async ({ to, subject, text, html, reply_to, unsubscribe_url, calendar }, { id }) => {
      try {
        // Addresses go in as objects, so that a comma in one cannot become a second recipient.
        await transport.sendMail({
          // The same at a repetition, so that mailboxes show it once.
          messageId: `<${id}@${domain}>`,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
          ...(calendar ? { icalEvent: { method: calendar.method, filename: 'session.ics', content: calendar.text } } : {}),
          ...(unsubscribe_url ? oneClick(unsubscribe_url) : {}),
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (isBounce(error as SmtpError)) return 'bounced';
        if (isOfThisLetter(error as SmtpError)) return undefined;
        // The server's own error may quote the recipient: only its number is passed on.
        throw new LoggableError(`mail server: ${responseCode ?? 'not reached'}`);
      }
      return undefined;
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  responseCode?: number;
  command?: string;
  response?: string;
}

/**
 * Whether a mailbox is not there or closed. What a server refuses of the letter itself, or of us as senders (5.7.x), says nothing
 * about the mailbox.
 */
function isBounce(error: SmtpError): boolean {
  return error.command === 'RCPT TO' && [550, 551, 553].includes(error.responseCode ?? 0) && !isOfUs(error);
}

/** Whether this letter or who gets it was refused for good. A wrong key or a blocked sender is mended, and then the letter goes. */
function isOfThisLetter(error: SmtpError): boolean {
  return ['RCPT TO', 'DATA'].includes(error.command ?? '') && (error.responseCode ?? 0) >= 500 && !isOfUs(error);
}

const isOfUs = ({ responseCode, response = '' }: SmtpError) => [530, 535].includes(responseCode ?? 0) || /^\d{3}[ -]5\.7\./.test(response);

/** The two headers of RFC 8058. */
function oneClick(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

function outboxMail(db: Db): MailService {
  return {
    standIn: true,
    send: async ({ to, subject, text, html, calendar }, job) => {
      const links = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map((match) => match[0]);
      await db.transaction(async (tx) => {
        await addToOutbox(tx, { channel: 'mail', to, subject, text, html, links, calendar: calendar?.text ?? null });
        await job.endWith(tx);
      });
      return undefined;
    },
    close: () => undefined,
  };
}
