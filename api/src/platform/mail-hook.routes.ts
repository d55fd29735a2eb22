import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { announce } from './announce.ts';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';
import { isSignedWebhook } from './standard-webhook.ts';

const MOST_BYTES = 64 * 1024;

const address = z.string().trim().toLowerCase().max(254);
/** As far as anything is done about it. */
const told = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([address.transform((one) => [one]), z.array(address).max(50)]),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/**
 * Where the provider of mails tells what became of letters that it had taken: mailboxes that are not there, and readers who call
 * them unwanted. What is told twice changes nothing the second time.
 */
export function mailHookRoutes(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

  app.post('/hooks/mail', { bodyLimit: MOST_BYTES, decompress: false }, async ({ body, headers }) => {
    const { config, database, now } = services;
    if (!config.mailHookSecrets) throw new AppError('not_found');
    if (!Buffer.isBuffer(body) || !isSignedWebhook(config.mailHookSecrets, headers, body, now())) throw new AppError('bad_signature');
    const event = eventOf(readable(body));
    if (event) {
      await database.db.transaction(async (tx) => {
        for (const email of event.to) await announce(tx, services, event.name, { email });
      });
    }
    return { received: true };
  });
}

/** What has to be told of it: a mailbox that is full today may have room tomorrow, so that what passes is none. */
function eventOf(given: unknown): { name: 'mail_bounced' | 'mail_complained'; to: string[] } | undefined {
  const parsed = told.safeParse(given);
  if (!parsed.success) return undefined;
  const { type, data } = parsed.data;
  if (type === 'email.complained') return { name: 'mail_complained', to: data.to };
  const isForGood = data.bounce === undefined || data.bounce.type.toLowerCase() === 'permanent';
  return type === 'email.bounced' && isForGood ? { name: 'mail_bounced', to: data.to } : undefined;
}

function readable(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
