import fc from 'fast-check';

/** A JSON schema as the OpenAPI paper has it; only what the fuzzer reads. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

const DAYS = ['2027-03-01', '0000-01-01', '9999-12-31'];
const DAY_FIELDS = [
  'from',
  'until',
  'after',
  'cleared_on',
  'expires_on',
  'opens_on',
  'closes_on',
  'day',
  'valid_from',
  'valid_until',
  'due_on',
];
const INSTANTS = ['2027-03-01T16:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00', null];

/** What is right at a field of this name, so that a request gets past the first rule. */
const RIGHT: Record<string, readonly unknown[]> = {
  email: ['fuzz@example.org', 'student@demo.careerscoop.app'],
  contact: ['a.parent@example.net', '+1 415 555 2671'],
  password: ['a spoon for fuzz'],
  confirm_password: ['a spoon for fuzz'],
  new_password: ['a spoon for fuzz'],
  current_password: ['scoop-demo-2026'],
  age: [16],
  education: [6],
  certainty: [5],
  Industry: [1, null],
  industry: [1],
  tags: [[1], []],
  social_url: ['linkedin.com/in/robin', ''],
  phone: ['(555) 010-0155'],
  zipcode: ['53703'],
  zipCode: ['53703'],
  q: ['nurse', 'nurs'],
  interest: ['technology'],
  datetime: INSTANTS,
  starts_at: INSTANTS,
  ...Object.fromEntries(DAY_FIELDS.map((name) => [name, DAYS])),
  version: [0, 1, 2_147_483_646, 2_147_483_647],
  affiliate_code: ['SCOOP-DEMO', 'NONE', 'scoop-demo\u0000'],
  token: ['a'.repeat(43)],
  refresh: ['a'.repeat(43)],
  text_version: ['1'],
  onet_code: ['15-1252.00', '29-1141.00'],
};

const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  "' or 1=1 --",
  '%00',
  '%s%n',
  '${7*7}',
  '../../etc/passwd',
  '<script>',
  '\r\nBcc: a@b.co',
  '\u202e',
  '🍦'.repeat(20),
  'é'.normalize('NFD'),
  'x'.repeat(5_000),
  '9'.repeat(40),
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '2147483648',
  '99999-01-01T00:00:00Z',
  'http://evil.test',
  'a@b.co',
];
const NUMBERS = [0, -1, 1, 1.5, 5, 16, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];
const NAMES = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'prototype',
  'then',
  'toJSON',
  '',
  '0',
  'id',
  'detail',
  '\u0000',
  '\ud800',
];

/** Text of any sixteen bits in a row: halves of characters, control signs, everything. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units));
/** What PostgreSQL can keep neither as text nor as JSON. */
const unstorable = fc.constantFrom('\u0000', 'a\u0000b', '\ud800', 'Robin\udfff', '\ud83c');
export const hostileText = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...TEXTS) }, { weight: 2, arbitrary: unstorable }, anyText);
const hostileName = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES) }, anyText);

const scalar = fc.oneof(hostileText, fc.constantFrom<unknown>(...NUMBERS), fc.constantFrom<unknown>(null, true, false));
/** Any value that JSON can say, with names that every object has. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 4 }),
  objectOf(fc.array(fc.tuple(hostileName, scalar), { maxLength: 4 })),
  fc.constantFrom<unknown>(Array(600).fill(0), Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`k${at}`, at])), [
    [[[[[[[[[[[]]]]]]]]]]],
  ]),
);

/** The entries as an object of its own, also where a name is `__proto__`. */
function objectOf(entries: fc.Arbitrary<[string, unknown][]>): fc.Arbitrary<unknown> {
  return entries.map((pairs) => Object.fromEntries(pairs));
}

/** This in one request of eight. */
export const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** A value for this schema: wholly right, with one fault, or with many. */
export function valueFor(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const oneFault = fc.tuple(rightValue(schema, name, 0), fc.nat(), fc.oneof({ weight: 3, arbitrary: hostileText }, hostileValue));
  return fc.oneof(
    rightValue(schema, name, 0),
    { weight: 4, arbitrary: oneFault.map(spoil) },
    { weight: 2, arbitrary: rightValue(schema, name, 1) },
  );
}

/** A wholly right value in each shape that the schema allows. */
export function rightValues(schema: Schema): fc.Arbitrary<unknown>[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).map((shape) => rightValue(shape, '', 0));
}

/** The same value with another text in the place of one of its own, once for each. */
export function withTextInEachPlace(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([place, inner]) =>
    withTextInEachPlace(inner, text).map((spoilt) =>
      Array.isArray(value) ? value.with(Number(place), spoilt) : { ...value, [place]: spoilt },
    ),
  );
}

function spoil([value, at, fault]: [unknown, number, unknown]): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return fault;
  const places = Object.keys(value);
  const place = places[at % places.length] ?? '';
  const inner = (value as Record<string, unknown>)[place];
  const spoilt = typeof inner === 'object' ? spoil([inner, at, fault]) : fault;
  return Array.isArray(value) ? value.with(Number(place), spoilt) : { ...value, [place]: spoilt };
}

/** As the schema wants it, with `faults` hostile values among fifteen. */
function rightValue(schema: Schema, name: string, faults: number): fc.Arbitrary<unknown> {
  if (faults > 0) return fc.oneof({ weight: 14, arbitrary: shaped(schema, name, faults) }, { weight: faults, arbitrary: hostileValue });
  return shaped(schema, name, faults);
}

function shaped(schema: Schema, name: string, faults: number): fc.Arbitrary<unknown> {
  const known = RIGHT[name];
  if (known) return fc.constantFrom(...known);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => rightValue(choice, name, faults)));
  const [type] = [schema.type].flat();
  if (type === 'object') return shapedObject(schema, faults);
  if (type === 'array') return fc.array(rightValue(schema.items ?? {}, '', faults), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number' || type === 'integer') {
    const min = schema.minimum ?? 0;
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 200, min + 200) });
  }
  return fc.constantFrom('Robin', 'Mint', 'How to begin');
}

/** The fields of a form; with faults now and then one that is missing and one that is strange. */
function shapedObject({ properties = {}, propertyNames }: Schema, faults: number): fc.Arbitrary<unknown> {
  const names = [...Object.keys(properties), ...(propertyNames?.enum ?? []).map(String)];
  const fields = names.map((name) =>
    fc.tuple(fc.constant(name), rightValue(properties[name] ?? { type: 'boolean' }, name, faults), fc.nat({ max: 30 })),
  );
  const strange = faults > 0 ? seldom(fc.tuple(hostileName, hostileValue)) : fc.constant(undefined);
  return fc.tuple(fc.tuple(...fields), strange).map(([pairs, extra]) => {
    const kept = pairs.filter(([, , chance]) => chance >= faults).map(([name, value]) => [name, value] as const);
    return Object.fromEntries(extra ? [...kept, extra] : kept);
  });
}
