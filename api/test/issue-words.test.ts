import { wordIssue } from '@careerscoop/contract/issue-words';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ALL_ENDPOINTS } from './all-endpoints.ts';

/** What somebody may send in place of any value. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(9000),
  '\u0000',
  -1,
  0,
  1.5,
  99,
  1e12,
  NaN,
  true,
  {},
  [],
  [{}],
  [{ answers: [{}] }],
  Array(200).fill(-1),
];

type Issue = z.core.$ZodIssue;

/** The faults themselves: of several shapes those of each. A mark that no shape knows is worded by the server. */
function faultsOf(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return [];
  return issue.code === 'invalid_union' && issue.errors.length > 0 ? issue.errors.flat().flatMap(faultsOf) : [issue];
}

interface Parts {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
}

/** A rule and all rules within it. */
function rulesOf(rule: z.ZodType): z.ZodType[] {
  const { shape = {}, options = [], ...parts } = (rule as unknown as { def: Parts }).def;
  // What changes a value only ever gets one that has passed.
  if (parts.type === 'transform') return [];
  const single = [parts.in, parts.out, parts.innerType, parts.element].filter((part) => part !== undefined);
  return [rule, ...[...Object.values(shape), ...options, ...single].flatMap(rulesOf)];
}

function faultsOfAll(schema: z.ZodType, error?: z.core.$ZodErrorMap): Issue[] {
  return rulesOf(schema).flatMap((rule) =>
    ODD.flatMap((value) => rule.safeParse(value, error && { error }).error?.issues ?? []).flatMap(faultsOf),
  );
}

const inputs = ALL_ENDPOINTS.flatMap(({ subject, name, endpoint: { params, query, body } }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [{ where: `${subject}.${name} ${part}`, schema }] : [])),
);
// As zod says by itself: "Too small: expected number to be >=1".
const OF_ZOD = /^(Invalid|Too (small|big)|Unrecognized)\b.*(expected|input|option|key|string|value)|>=|<=/;

describe.each(inputs)('$where', ({ schema }) => {
  it('says what is wrong in words for people', () => {
    const leaked = faultsOfAll(schema, wordIssue).filter(({ message }) => OF_ZOD.test(message));
    expect(leaked.map(({ message, path }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  it('has words of its own for every number that is too small, too big or not whole', () => {
    const bare = faultsOfAll(schema, () => '§').filter(
      ({ message, ...fault }) => message === '§' && 'origin' in fault && ['number', 'int'].includes(fault.origin as string),
    );
    expect([...new Set(bare.map(({ code, path }) => `${path.join('.')} ${code}`))]).toEqual([]);
  });
});

it('knows what zod says by itself', () => {
  const own = inputs.flatMap(({ schema }) => faultsOfAll(schema)).filter(({ message }) => OF_ZOD.test(message));
  expect(own.length).toBeGreaterThan(100);
});
