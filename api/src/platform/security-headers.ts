import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';

/** Answers that are not pages may load and embed nothing; pages bring a policy of their own (web-files.ts). */
const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] };

/** What a browser may offer to pages and what we never use. */
const SWITCHED_OFF = [
  'accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope',
  'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ');

/** The headers of every answer. What may be kept by a browser or a proxy says so itself; all else is kept by nobody. */
export async function securityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: NOTHING, useDefaults: false },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS).header('cache-control', 'no-store');
    done();
  });
}

/** The same in short for what is refused before any hook runs, as an address that cannot be read. */
export function bareHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
}
