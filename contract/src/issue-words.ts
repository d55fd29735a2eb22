import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};
const COUNTED: Record<string, string> = { string: 'characters', array: 'entries' };

/**
 * What a refused value is told where its rule has no words of its own: zod's would be a programmer's. Given to zod beside
 * the value, so that the rule's own words still come first.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This is required.';
      return `This must ${have(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `This can ${have(issue.origin, 'at most', issue.maximum)}.`;
    case 'invalid_value':
      return 'This is not one of the choices.';
    default:
      return 'This cannot be used.';
  }
}

function have(origin: string, bound: string, count: number | bigint): string {
  const counted = COUNTED[origin];
  return counted ? `have ${bound} ${count} ${counted}` : `be ${bound} ${count}`;
}
