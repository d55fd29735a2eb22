import { expect, it } from 'vitest';
import { schoolLimits } from './school-limits.ts';

const NOTHING = { price_max: null, miles: null, control: null, none: false };

it.each([
  ['nursing schools under 10k', { price_max: 10_000 }],
  ['schools for less than $9,500 a year', { price_max: 9500 }],
  ['under 500 dollars a month', { price_max: 6000 }],
  ['under $500 a month', { price_max: 6000 }],
  ['max 4k a semester', { price_max: 8000 }],
  ['$8000 or less', { price_max: 8000 }],
  ['menos de 10 mil', { price_max: 10_000 }],
  ['nursing schools within 10 miles', { miles: 10 }],
  ['under 20 miles away', { miles: 20 }],
  ['public nursing schools in texas', { control: 'public' }],
  ['not private', { control: 'public' }],
  ['private colleges', { control: 'private' }],
  ['escuelas publicas', { control: 'public' }],
  ['find schools without limits', { none: true }],
  ['schools for public health', {}],
  ['private pilot schools', {}],
  ['schools under 18', {}],
  ['less than 2 years', {}],
  ['public or private', {}],
] as const)('%s', (typed, limits) => {
  expect(schoolLimits(typed)).toEqual({ ...NOTHING, ...limits });
});
