import { z } from 'zod';
import type { Form } from './form.ts';
import { type Refusal, invalid } from './refusal.ts';

/** Adds the code that Stripe gives such a fault. */
function rule<T>(read: (text: string) => T | undefined, message: (text: string) => string, code?: string) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: message(text), params: { code } });
    return z.NEVER;
  });
}

export const integer = rule(
  (text) => (/^-?\d+$/.test(text) ? Number(text) : undefined),
  (text) => `Invalid integer: ${text}`,
  'parameter_invalid_integer',
);
export const positive = rule(
  (text) => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  (text) => (/^-?\d+$/.test(text) ? 'This value must be greater than or equal to 1.' : `Invalid integer: ${text}`),
  'parameter_invalid_integer',
);
export const cents = rule(
  (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  (text) => (/^-\d+$/.test(text) ? 'Invalid non-negative integer' : `Invalid integer: ${text}`),
  'parameter_invalid_integer',
);
export const boolean = rule(
  (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  (text) => `Invalid boolean: ${text}`,
);
export const address = rule(
  (text) => (/^https?:\/\//.test(text) && URL.canParse(text.replace('{CHECKOUT_SESSION_ID}', 'cs')) ? text : undefined),
  () => 'Not a valid URL',
  'url_invalid',
);
export const email = rule(
  (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined),
  (text) => `Invalid email address: ${text}`,
  'email_invalid',
);
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
export const currency = rule(
  (text) => (CURRENCIES.has(text.toLowerCase()) ? text.toLowerCase() : undefined),
  (text) => `Invalid currency: ${text}. Stripe currently supports these currencies: usd, aed, afn, all, amd, and others.`,
);
/** At most so many signs. */
export const words = (most: number) =>
  rule(
    (text) => (text !== '' && text.length <= most ? text : undefined),
    (text) =>
      text === ''
        ? 'You passed an empty string. We assume empty values are an attempt to unset a parameter; however this one cannot be unset.'
        : `Invalid string: must be at most ${most} characters`,
  );
export const oneOf = <const T extends string>(...values: T[]) =>
  rule(
    (text) => values.find((value) => value === text),
    () => `must be one of ${values.join(', ')}`,
  );
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

const created = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
]);

/** What every list takes. */
export const paging = {
  limit: rule(
    (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 100 ? Number(text) : undefined),
    (text) => (/^\d+$/.test(text) ? 'This value must be between 1 and 100.' : `Invalid integer: ${text}`),
    'parameter_invalid_integer',
  ).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: created.optional(),
};

/** Reads the parameters of a call. @throws Refusal with Stripe's code and the parameter's name */
export function readParams<T extends z.ZodType>(shape: T, form: Form): z.output<T> {
  const read = shape.safeParse(form);
  if (read.success) return read.data;
  throw refused(read.error.issues[0]!);
}

function refused(issue: z.core.$ZodIssue): Refusal {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('received undefined')) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.code !== 'custom') return invalid(`Invalid ${param}`, { param });
  const code = issue.params?.['code'] as string | undefined;
  const message = issue.message.startsWith('must be') ? `Invalid ${param}: ${issue.message}` : issue.message;
  return invalid(message, { param, ...(code ? { code } : {}) });
}

const nameOf = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('');
