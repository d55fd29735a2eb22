import { AppError } from './errors.ts';

// Far beyond every form of the contract: the whole assessment has some 300 values, four levels deep.
const MOST_VALUES = 3_000;
const DEEPEST = 10;

const SIGN = { quote: 0x22, backslash: 0x5c, comma: 0x2c, array: 0x5b, arrayEnd: 0x5d, object: 0x7b, objectEnd: 0x7d };

/**
 * Counts the values of a JSON text before anybody reads it: to read 90,000 fields, and to say of each that it is not known,
 * would cost far more than to send them.
 * @throws body_too_large at the first value that is too many or too deep
 */
export function requireModest(json: string): void {
  let [values, depth, quoted] = [1, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === SIGN.quote) quoted = !quoted;
    else if (quoted && sign === SIGN.backslash) at += 1;
    else if (quoted) continue;
    else if (sign === SIGN.comma) values += 1;
    else if (sign === SIGN.array || sign === SIGN.object) depth += 1;
    else if (sign === SIGN.arrayEnd || sign === SIGN.objectEnd) depth -= 1;
    if (values > MOST_VALUES || depth > DEEPEST) throw new AppError('body_too_large');
  }
}

// The database keeps neither: NUL ends a text in it, and half of a pair of code units is no character at all.
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/**
 * Looks through what the rules of the contract have let in for text that no table and no job can keep.
 * @throws the refusal at each field that holds such text
 */
export function requireStorable(input: unknown): void {
  const strange = Object.entries(input ?? {}).filter(([, value]) => holdsUnstorable(value));
  if (strange.length === 0) return;
  const fields = Object.fromEntries(strange.map(([name]) => [name, ['This has a character that cannot be used.']]));
  throw new AppError('invalid_input', { fields });
}

/** @returns whether some of it is such text */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnstorable);
}
