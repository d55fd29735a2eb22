import { expect, it } from 'vitest';
import { slowdownFor } from './calibrate.ts';

it('makes the same phone of a slow machine and of a fast one', () => {
  expect([150, 475, 800, 1050, 1300, 1533].map(slowdownFor)).toEqual([1, 1.5, 2, 2.5, 3, 4]);
});

it('is never gentler than the machine itself nor harder than Lighthouse', () => {
  expect([0, 90, 1600, 4000].map(slowdownFor)).toEqual([1, 1, 4, 4]);
});
