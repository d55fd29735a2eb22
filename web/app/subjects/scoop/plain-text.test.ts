import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['You open at eight.', 'You open at eight.'],
  ['<p>You <b>open</b> at eight.</p><p>Then you walk.</p>', 'You open at eight. Then you walk.'],
  ['## A day\nYou **open** at eight.', 'A day\nYou open at eight.'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['<script>alert(1)</script>', 'alert(1)'],
])('takes the marks out of %j', (marked, plain) => {
  expect(plainText(marked)).toBe(plain);
});
