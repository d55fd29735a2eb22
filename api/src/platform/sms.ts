import type { RequestClient } from 'twilio';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { type RunningJob, defineJob } from './job.ts';
import { LoggableError } from './loggable-error.ts';
import { addToOutbox } from './outbox.sql.ts';
import { addSmsStop, isSmsStopped } from './sms-stops.sql.ts';

export interface Sms {
  /** With country code: +15550100155. */
  to: string;
  text: string;
}

export const sendSmsJob = defineJob<Sms>('send-sms');

/**
 * Where text messages leave the house. Throws when one may be tried again; a refused number ends quietly, and so does one that
 * said STOP.
 */
export interface SmsService {
  /** False where text messages are switched off: then nothing may offer them. */
  readonly available: boolean;
  send(sms: Sms, job: RunningJob): Promise<void>;
  /** Whether the provider signed a message to us (`/hooks/sms`); left out where texts go nowhere that answers. */
  readonly isSigned?: (signature: string, form: Record<string, string>) => boolean;
}

export async function openSms(config: Config, db: Db): Promise<SmsService> {
  if (config.twilio) {
    const noteStop = (number: string) => addSmsStop(db, config, number, new Date());
    return honouringStops(await twilioSms(config.twilio, `${config.publicUrl}/hooks/sms`, noteStop), config, db);
  }
  return config.sms ? honouringStops(outboxSms(db), config, db) : { available: false, send: async () => undefined };
}

/** Every text passes here, whatever it says: a number that said STOP gets none. */
function honouringStops({ send, ...rest }: SmsService, config: Config, db: Db): SmsService {
  return {
    ...rest,
    send: async (sms, job) => {
      if (!(await isSmsStopped(db, config, sms.to))) await send(sms, job);
    },
  };
}

// What the provider answers for a number that replied STOP to it.
const UNSUBSCRIBED = 21_610;

/** The library is read only where it is needed: it is large, and a start would wait for it. */
async function twilioSms(
  { accountSid, authToken, from, apiUrl }: NonNullable<Config['twilio']>,
  hook: string,
  noteStop: (number: string) => Promise<void>,
): Promise<SmsService> {
  const { default: twilio } = await import('twilio');
  const client = twilio(accountSid, authToken, apiUrl ? { httpClient: rerouted(new twilio.RequestClient(), apiUrl) } : {});
  return {
    available: true,
    isSigned: (signature, form) => twilio.validateRequest(authToken, signature, hook, form),
    send: async ({ to, text }) => {
      try {
        await client.messages.create({ to, from, body: text });
      } catch (error) {
        const { status, code } = error as { status?: number; code?: number };
        if (code === UNSUBSCRIBED) return noteStop(to);
        // Refused for good, as a number that does not exist is. Any other status is about us or about now, and worth another try.
        if (status === 400) return;
        // The provider's own error quotes the number: only its status is passed on.
        throw new LoggableError(`text message service: ${status ?? 'not reached'}`);
      }
    },
  };
}

/** Sends the provider's calls to another host, such as a proxy of one's own. */
function rerouted(client: RequestClient, apiUrl: string): RequestClient {
  const request = client.request.bind(client);
  client.request = (options) => request({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, apiUrl) });
  return client;
}

function outboxSms(db: Db): SmsService {
  return {
    available: true,
    send: async ({ to, text }, job) => {
      const links = [...text.matchAll(/https?:\/\/[^\s]+/g)].map((match) => match[0]);
      await db.transaction(async (tx) => {
        await addToOutbox(tx, { channel: 'sms', to, subject: '', text, html: '', links });
        await job.endWith(tx);
      });
    },
  };
}
