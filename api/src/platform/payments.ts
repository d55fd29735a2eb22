import type Stripe from 'stripe';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { JobQueue } from './jobs.ts';
import { API_VERSION, readPaymentEvent } from './payment-event.ts';
import { type PaymentsDouble, openDouble } from './payments-sandbox/double.ts';

/** Somebody waits at the screen meanwhile. */
const TIMEOUT_MS = 20_000;

/** Where money moves: Stripe itself, or its double, behind the same client library. */
export interface PaymentService {
  /** Whether it is the double: no money moves, and /dev/checkout exists. */
  readonly sandbox: boolean;
  /** Whether events must be of live mode. */
  readonly live: boolean;
  /** Whether taxes are worked out by the provider (STRIPE_TAX=on). */
  readonly tax: boolean;
  /** The real client library, read at its first use: it is large, and a start would wait for it. */
  client(): Promise<Stripe>;
  /**
   * Reads an event from its body as it was sent.
   * @throws Error where the signature does not fit, is more than 300 seconds old or ahead, or the mode is not the key's.
   */
  readEvent(body: Buffer, signature: string): Promise<Stripe.Event>;
  /** What buyers and banks do at the double. */
  readonly double: PaymentsDouble | undefined;
}

/** Nothing where plans with a price cannot be had (PAYMENTS=off). Calls reach Stripe outside transactions only. */
export function openPayments(config: Config, db: Db, now: () => Date, jobs: JobQueue): PaymentService | undefined {
  const { payments } = config;
  if (!payments) return undefined;
  const { stripe, tax } = payments;
  const double = stripe ? undefined : openDouble(config, db, now, jobs);
  const live = stripe?.secretKey.includes('_live_') ?? false;
  const secrets = stripe?.webhookSecrets ?? [double?.webhookSecret ?? ''];
  let opened: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: Client } = await import('stripe');
    return new Client(stripe?.secretKey ?? 'sk_test_double', {
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(double ? { httpClient: Client.createFetchHttpClient(double.fetch) } : {}),
    });
  };
  const client = () => (opened ??= open());
  return {
    sandbox: !stripe,
    live,
    tax,
    double,
    client,
    readEvent: async (body, signature) => readPaymentEvent(await client(), { body, signature, secrets, live, now: now() }),
  };
}
