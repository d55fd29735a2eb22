import type { Look } from './cast.ts';
import { byLongestBeginning } from './code-beginning.ts';
import { stableNumber } from './stable-number.ts';
import { WORK_PEOPLE } from './work-people.ts';

const SHIRT: Partial<Look> = { wear: 'shirt' };
const SCRUBS: Partial<Look> = { wear: 'tee', top: 'mint', shade: 'mint-d' };
const VEST: Partial<Look> = { wear: 'vest', top: 'waffle', shade: 'cherry' };
const OUTDOORS: Partial<Look> = { wear: 'vest', top: 'mint-d', shade: 'waffle-d' };
const UNIFORM: Partial<Look> = { wear: 'shirt', top: 'blue-d', shade: '#33378E' };
const OVERALL: Partial<Look> = { wear: 'overall' };
const LAB: Partial<Look> = { wear: 'lab' };

/** What people of a group of jobs usually wear at work; the others come as they are. */
const WORN = new Map<string, Partial<Look>>([
  ['11', SHIRT],
  ['13', SHIRT],
  ['17', SHIRT],
  ['17-1022', VEST],
  ['17-3031', VEST],
  ['19', LAB],
  ['19-103', OUTDOORS],
  ['19-3', SHIRT],
  ['19-4061', SHIRT],
  ['19-4071', OUTDOORS],
  ['19-5', VEST],
  ['23', SHIRT],
  ['25', { wear: 'knit' }],
  ['29-1', LAB],
  ['29-1141', SCRUBS],
  ['29-2', SCRUBS],
  ['29-201', LAB],
  ['29-2072', SHIRT],
  ['29-9', SCRUBS],
  ['29-9021', SHIRT],
  ['29-9092', LAB],
  ['31', SCRUBS],
  ['31-9094', SHIRT],
  ['33', UNIFORM],
  ['33-3021', SHIRT],
  ['33-9021', SHIRT],
  ['33-9092', { wear: 'tee', top: 'cherry', shade: '#B3123A' }],
  ['35', { wear: 'apron' }],
  ['37', OVERALL],
  ['41', SHIRT],
  ['43', { wear: 'knit' }],
  ['45', OVERALL],
  ['47', VEST],
  ['49', OVERALL],
  ['51', OVERALL],
  ['53', { wear: 'vest', top: 'blue', shade: 'waffle' }],
  ['53-2', UNIFORM],
  ['53-50', UNIFORM],
]);

const COLOURS: readonly Pick<Look, 'top' | 'shade'>[] = [
  { top: 'blue', shade: 'blue-d' },
  { top: 'mint-d', shade: '#14785A' },
  { top: 'straw-d', shade: '#B3123A' },
  { top: 'waffle-d', shade: 'choc-l' },
];

/** Of twelve people five wear glasses, and one a hearing aid. */
const WORN_ON_HEAD: readonly Look['extras'][] = [
  ['glasses'],
  [],
  ['glasses'],
  [],
  ['hearing-aid'],
  [],
  ['glasses'],
  ['earrings'],
  [],
  ['glasses'],
  ['earrings', 'glasses'],
  [],
];

/** Somebody for a career, always the same, dressed as its group of jobs is. */
export function workerOf(onet_code: string): Look {
  const number = stableNumber(onet_code);
  const who = WORK_PEOPLE[number % WORK_PEOPLE.length]!;
  const extras = WORN_ON_HEAD[Math.floor(number / 5) % WORN_ON_HEAD.length];
  return { ...who, extras, ...COLOURS[number % COLOURS.length], ...byLongestBeginning(WORN, onet_code) };
}
