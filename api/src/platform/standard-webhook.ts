import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * Whether a call was signed as Standard Webhooks has it (standardwebhooks.com), with one of the secrets and a few minutes ago at most.
 * Some senders name the headers after Svix, whose form it was.
 */
export function isSignedWebhook(secrets: readonly string[], headers: IncomingHttpHeaders, body: Buffer, now: Date): boolean {
  const of = (name: string) => {
    const value = headers[`webhook-${name}`] ?? headers[`svix-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const [id, timestamp, signatures] = [of('id'), of('timestamp'), of('signature')];
  if (!id || !/^\d{1,12}$/.test(timestamp) || !(Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE_MS)) return false;
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []));
  const right = secrets.map((secret) => webhookSignature(secret, `${id}.${timestamp}.`, body));
  return given.some((one) => right.some((other) => one.length === other.length && timingSafeEqual(one, other)));
}

/** The signature over a body, with what stands before it. */
export function webhookSignature(secret: string, before: string, body: Buffer): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(before).update(body).digest();
}
