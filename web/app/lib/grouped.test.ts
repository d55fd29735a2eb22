import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('parts the thousands as the browser does', () => {
  for (const figure of [0, 7, 999, 1000, 54_321, 1_234_567, -4500]) {
    expect(grouped(figure)).toBe(figure.toLocaleString('en-US'));
  }
  expect(grouped('12345.50')).toBe('12,345.50');
});
