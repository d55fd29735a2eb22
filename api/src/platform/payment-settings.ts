import { z } from 'zod';

export interface PaymentSettings {
  /** Unset: the double at /dev/checkout, where no money moves. */
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined;
  /** Whether Stripe works out the taxes in a price. */
  tax: boolean;
}

/** A secret key, or a restricted one. */
export const stripeKey = z
  .string()
  .trim()
  .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key such as sk_live_…')
  .optional();

/** One, or two with a comma between them while one takes the other's place. */
export const webhookSecrets = z
  .string()
  .trim()
  .regex(/^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)?$/, 'must be a signing secret such as whsec_…, or two with a comma between them')
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .optional();

interface Given {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string[] | undefined;
  STRIPE_TAX: 'on' | 'off';
  PAYMENTS: 'on' | 'off';
}

/** Where money moves, by the settings; a sentence where they do not fit each other. */
export function readPayments(given: Given): PaymentSettings | string | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_TAX, PAYMENTS } = given;
  if (!secretKey !== !secrets) return 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none.';
  if (PAYMENTS === 'off') return undefined;
  return { stripe: secretKey && secrets ? { secretKey, webhookSecrets: secrets } : undefined, tax: STRIPE_TAX === 'on' };
}
