import { tokenField } from '@careerscoop/contract/fields';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../identity/secrets.ts';
import { AppError } from '../platform/errors.ts';
import { limitCalls } from '../platform/limit-calls.ts';
import type { Services } from '../platform/services.ts';
import { endSubscription } from './outreach.sql.ts';

/**
 * A mail program's own Unsubscribe button (RFC 8058): it posts a form to the link of the letter. People who open the
 * same address see the page with a button, so that a scanner that only fetches links ends nothing.
 */
export async function oneClickRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, now } = services;
  await limitCalls(app, services, 'unsubscribe');
  app.removeAllContentTypeParsers();
  // Whatever the form says, the token in the address is what counts.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null));

  app.post('/unsubscribe', async (request) => {
    const token = tokenField.safeParse((request.query as { token?: unknown }).token);
    const ended = token.success && (await endSubscription(database.db, hashToken(token.data), now()));
    if (!ended) throw new AppError('bad_link');
    return { detail: 'You are unsubscribed.' };
  });
}
