import { z } from 'zod';
import { address, boolean, cents, currency, email, integer, metadata, oneOf, positive, words } from './params.ts';

const line = z.strictObject({
  quantity: positive,
  price_data: z.strictObject({
    currency,
    unit_amount: cents,
    tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
    product_data: z.strictObject({
      name: words(250),
      description: words(4000).optional(),
      metadata,
      tax_code: words(40).optional(),
    }),
  }),
});

/** What the double takes of Stripe's own parameters; every other one it refuses. */
export const checkoutParams = z.strictObject({
  mode: oneOf('payment'),
  ui_mode: oneOf('hosted_page').optional(),
  line_items: z.array(line).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: words(200).optional(),
  metadata,
  expires_at: integer.optional(),
  customer_email: email.optional(),
  customer_creation: oneOf('always', 'if_required').optional(),
  invoice_creation: z
    .strictObject({
      enabled: boolean,
      invoice_data: z.strictObject({ description: words(1500).optional(), footer: words(5000).optional(), metadata }).optional(),
    })
    .optional(),
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  payment_intent_data: z
    .strictObject({
      description: words(1000).optional(),
      metadata,
      receipt_email: email.optional(),
      statement_descriptor_suffix: words(22).optional(),
    })
    .optional(),
  allowed_payment_method_types: z.array(oneOf('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  allow_promotion_codes: boolean.optional(),
  billing_address_collection: oneOf('auto', 'required').optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: words(1200) }).optional() }).optional(),
  locale: oneOf('auto', 'en').optional(),
  submit_type: oneOf('auto', 'pay').optional(),
});
export type CheckoutParams = z.output<typeof checkoutParams>;
