import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Answers that are not pages may load and embed nothing; pages bring a policy of their own (web-files.ts). */
const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] };

/** What a browser may offer to pages and what we never use. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ');

/** The headers of every answer. What may be kept by a browser or a proxy says so itself; all else is kept by nobody. */
export function securityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  // Put together once: Fastify's plugin for it reads the whole policy again at every request.
  const protect = helmet({
    contentSecurityPolicy: { directives: NOTHING, useDefaults: false },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS).header('cache-control', 'no-store');
    protect(request.raw, reply.raw, (error) => done(error as Error | undefined));
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
