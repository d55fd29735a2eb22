import { readdirSync } from 'node:fs';
import { careerByCode } from '@careerscoop/catalogue/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { CAREER_SCENES } from './career-scenes.ts';
import drawn from './drawn-careers.json' with { type: 'json' };

const LARGEST = 14_000;
const codes = Object.keys(CAREER_SCENES);
const scenes = await Promise.all(
  Object.entries(CAREER_SCENES).map(async ([code, load]) => {
    const Scene = (await load()).default;
    return { code, markup: renderToStaticMarkup(<Scene />) };
  }),
);

describe('career scenes', () => {
  test('are of careers that the catalogue knows', () => {
    for (const code of codes) expect(careerByCode(code)?.words, code).toBeDefined();
  });

  test('are all in the list that the browser reads: npm run art -w web renews it', () => {
    expect(drawn).toEqual(codes.toSorted());
  });

  test('are named after their career, and every file is of one', () => {
    const slugs = codes.map((code) => `${careerByCode(code)?.slug}.tsx`);
    for (const file of readdirSync(new URL('./scenes/careers/', import.meta.url))) {
      expect(slugs).toContain(file);
    }
  });

  test.each(scenes)('$code renders in one size, small enough for a card', ({ markup }) => {
    expect(markup).toMatch(/^<svg class="art" viewBox="0 0 600 560" aria-hidden="true">/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<text|<style|<image/);
    expect(Buffer.byteLength(markup)).toBeLessThan(LARGEST);
  });

  test.each(scenes)('$code holds no id twice and points at none that is missing', ({ markup }) => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  test('no two are alike', () => {
    expect(new Set(scenes.map(({ markup }) => markup)).size).toBe(scenes.length);
  });
});
