import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';
import { takeReply } from './sms-replies.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Where the provider of text messages passes on what people answer (a form that it signs). It is told to answer them nothing:
 * to STOP and START it says what has to be said itself.
 */
export function smsHookRoutes(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

  app.post('/hooks/sms', { bodyLimit: MOST_BYTES, decompress: false }, async ({ body, headers }, reply) => {
    const { isSigned } = services.sms;
    if (!isSigned) throw new AppError('not_found');
    const sealed = headers['x-twilio-signature'];
    const form = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
    if (typeof sealed !== 'string' || !isSigned(sealed, form)) throw new AppError('bad_signature');
    const { From, Body } = form;
    if (From && Body) await takeReply(services, From, Body);
    return reply.type('text/xml; charset=utf-8').send('<Response/>');
  });
}
