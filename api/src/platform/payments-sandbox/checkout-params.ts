import type Stripe from 'stripe';
import { z } from 'zod';
import { address, boolean, cents, currency, email, integer, metadata, oneOf, positive, words } from './params.ts';

type Asked = Stripe.Checkout.SessionCreateParams;
type Part<T, K extends keyof T> = NonNullable<T[K]>;
type Line = Part<Asked, 'line_items'>[number];
type Price = Part<Line, 'price_data'>;
/** Every parameter that is taken is one of Stripe's: a name that Stripe does not have does not compile. */
type Of<T> = Partial<Record<keyof T, z.ZodType>>;

const product_data = z.strictObject({
  name: words(250),
  description: words(4000).optional(),
  metadata,
  tax_code: words(40).optional(),
} satisfies Of<Part<Price, 'product_data'>>);

const price_data = z.strictObject({
  currency,
  unit_amount: cents,
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
  product_data,
} satisfies Of<Price>);

const invoice_data = z.strictObject({
  description: words(1500).optional(),
  footer: words(5000).optional(),
  metadata,
} satisfies Of<Part<Part<Asked, 'invoice_creation'>, 'invoice_data'>>);

const payment_intent_data = z.strictObject({
  description: words(1000).optional(),
  metadata,
  receipt_email: email.optional(),
  statement_descriptor_suffix: words(22).optional(),
} satisfies Of<Part<Asked, 'payment_intent_data'>>);

/** What the double takes of Stripe's own parameters; every other one it refuses. */
export const checkoutParams = z.strictObject({
  mode: oneOf('payment'),
  ui_mode: oneOf('hosted_page').optional(),
  line_items: z
    .array(z.strictObject({ quantity: positive, price_data } satisfies Of<Line>))
    .min(1)
    .max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: words(200).optional(),
  metadata,
  expires_at: integer.optional(),
  customer_email: email.optional(),
  customer_creation: oneOf('always', 'if_required').optional(),
  invoice_creation: z.strictObject({ enabled: boolean, invoice_data: invoice_data.optional() }).optional(),
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  payment_intent_data: payment_intent_data.optional(),
  allowed_payment_method_types: z.array(oneOf('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  billing_address_collection: oneOf('auto', 'required').optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: words(1200) }).optional() }).optional(),
  locale: oneOf('auto', 'en').optional(),
  submit_type: oneOf('auto', 'pay').optional(),
} satisfies Of<Asked>);
export type CheckoutParams = z.output<typeof checkoutParams>;
