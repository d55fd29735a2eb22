import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { PAINTS } from '@careerscoop/art/paint.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of the block that a selector opens. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
}

const light = block(':root');
const dark = block(":root[data-theme='dark']");
const systemDark = block(":root:not([data-theme='light'])");

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Ink, the grounds it stands on, and what WCAG 2.2 asks of the pair. */
const PAIRS: readonly (readonly [ink: string, grounds: string, least: number])[] = [
  ['ink', 'ground surface sunk', 4.5],
  ['ink-2', 'ground surface sunk straw-tint mint-tint blue-tint waffle-tint', 4.5],
  ['on-block', 'straw-block mint-block waffle-block vanilla-block', 4.5],
  ['on-blue', 'blue-block', 4.5],
  ['on-choc', 'choc-block', 4.5],
  ['on-pick', 'pick', 4.5],
  ['on-action', 'action', 4.5],
  ['on-cherry', 'cherry', 4.5],
  ['link', 'ground surface sunk blue-tint', 4.5],
  ['straw-ink', 'straw-tint surface ground', 4.5],
  ['mint-ink', 'mint-tint surface ground sunk', 4.5],
  ['blue-ink', 'blue-tint surface sunk', 4.5],
  ['waffle-ink', 'waffle-tint surface ground', 4.5],
  ['error', 'surface ground straw-tint', 4.5],
  ['good', 'surface ground', 4.5],
  ['line-strong', 'ground surface sunk', 3],
  ['pick', 'surface ground', 3],
  ['focus', 'ground surface sunk', 3],
];

describe('tokens', () => {
  test('the dark theme is the same whether the system or the reader asks for it', () => {
    expect(dark.size).toBeGreaterThan(40);
    expect(Object.fromEntries(systemDark)).toEqual(Object.fromEntries(dark));
  });

  test('every paint of the pictures has a value', () => {
    for (const name of PAINTS) expect(light.has(`--a-${name}`), name).toBe(true);
  });

  test.each([
    ['light', light],
    ['dark', new Map([...light, ...dark])],
  ])('text and controls can be read in the %s theme', (_theme, values) => {
    for (const [ink, grounds, least] of PAIRS) {
      for (const ground of grounds.split(' ')) {
        const ratio = contrast(values.get(`--${ink}`) ?? '', values.get(`--${ground}`) ?? '');
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
