import { isIP } from 'node:net';
import { z } from 'zod';

const OWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whose X-Forwarded-For is believed. Never everybody's: who may name any caller in it goes around all limits that count by
 * address. A mere number of proxies would not do either, because nothing says that a caller came through them.
 */
export const trustedProxies = z
  .string()
  .default('0')
  .transform((text) => (['1', 'true'].includes(text) ? OWN_NETWORKS.join(', ') : ['0', 'false'].includes(text) ? false : text))
  .refine(
    (text) => text === false || text.split(',').every((each) => isNetwork(each.trim())),
    'must be 1 for a proxy in the own network, or the addresses of the proxies',
  );

/** An address, a whole network as 10.1.0.0/16, or the name of one. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  return OWN_NETWORKS.includes(text) || (isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
}
