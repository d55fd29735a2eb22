import type { CheckoutParams } from './checkout-params.ts';
import { invalid } from './refusal.ts';
import { type Kinds, newId, secondsOf } from './sandbox-object.ts';

type Checkout = Kinds['checkout.session'];

const LEAST_CENTS = 50;
const DAY = 24 * 60 * 60;

/** A checkout as Stripe makes it. @throws Refusal for an amount or an end that Stripe does not take */
export function newCheckout(asked: CheckoutParams, now: Date, publicUrl: string): Checkout {
  const created = secondsOf(now);
  const [{ price_data: first }] = asked.line_items as [CheckoutParams['line_items'][0]];
  const { currency } = first;
  const other = asked.line_items.findIndex(({ price_data }) => price_data.currency !== currency);
  if (other >= 0) throw invalid('All prices on a Checkout Session must have the same currency.', { param: `line_items[${other}]` });
  const total = asked.line_items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0);
  if (total < LEAST_CENTS) {
    throw invalid(`The Checkout Session's total amount must convert to at least ${LEAST_CENTS} cents.`, { code: 'amount_too_small' });
  }
  const id = newId('checkout.session');
  const tax = asked.automatic_tax?.enabled ?? false;
  return {
    ...EMPTY,
    id,
    created,
    currency,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: tax,
      liability: tax ? { type: 'self' } : null,
      provider: null,
      status: tax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: asked.billing_address_collection ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    customer_creation: asked.customer_creation ?? 'if_required',
    customer_email: asked.customer_email ?? null,
    customer_details: asked.customer_email ? detailsOf(asked.customer_email) : null,
    expires_at: endOf(asked.expires_at, created),
    invoice_creation: {
      enabled: asked.invoice_creation?.enabled ?? false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: asked.invoice_creation?.invoice_data?.description ?? null,
        footer: asked.invoice_creation?.invoice_data?.footer ?? null,
        issuer: null,
        metadata: asked.invoice_creation?.invoice_data?.metadata ?? {},
        rendering_options: null,
      },
    },
    line_items: linesOf(asked, id),
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
    payment_method_types: asked.allowed_payment_method_types ?? ['card'],
    submit_type: asked.submit_type ?? null,
    success_url: asked.success_url,
    url: `${publicUrl}/dev/checkout/${id}`,
  };
}

/** Half an hour to a day ahead; a day where nothing is said. */
function endOf(asked: number | undefined, created: number): number {
  if (asked === undefined) return created + DAY;
  const rule = (words: string) =>
    invalid(`The \`expires_at\` timestamp must be ${words} from Checkout Session creation.`, { param: 'expires_at' });
  if (asked < created + 30 * 60) throw rule('at least 30 minutes');
  if (asked > created + DAY) throw rule('less than 24 hours');
  return asked;
}

export function detailsOf(email: string, name: string | null = null): NonNullable<Checkout['customer_details']> {
  return { address: null, business_name: null, email, individual_name: null, name, phone: null, tax_exempt: 'none', tax_ids: null };
}

function linesOf({ line_items }: CheckoutParams, id: string): NonNullable<Checkout['line_items']> {
  const data = line_items.map(({ quantity, price_data: { unit_amount, currency, product_data } }, place) => ({
    id: `li_${id.slice(-20)}${place}`,
    object: 'item' as const,
    amount_discount: 0,
    amount_subtotal: quantity * unit_amount,
    amount_tax: 0,
    amount_total: quantity * unit_amount,
    currency,
    description: product_data.name,
    metadata: product_data.metadata ?? {},
    price: null,
    quantity,
  }));
  return { object: 'list', data: data as never, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

/** What Stripe answers as well, and nothing is made of here. */
const EMPTY = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Checkout>;
