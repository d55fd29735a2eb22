import type Stripe from 'stripe';

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
}
