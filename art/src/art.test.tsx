import { readdirSync } from 'node:fs';

import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';

import { AreaPicture } from './area-picture.tsx';
import { AreaTile } from './area-tile.tsx';
import { AREA_KEYS, AREA_LOOKS, isAreaKey } from './areas.ts';
import { ChoiceScene } from './choice-scene.tsx';
import type { ArtProps } from './picture.tsx';
import { RatingScene, type RatingPage } from './rating-scene.tsx';
import { SITUATION_NUMBERS, SituationScene } from './situation-scene.tsx';
import { StoryPicture } from './story-picture.tsx';
import { TOOL_NAMES, ToolIcon } from './tool.tsx';
import { CupPicture } from './type-cup.tsx';

const folder = new URL('./scenes/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));
const scenes = await Promise.all(
  names.map(async (name) => {
    const file = (await import(`./scenes/${name}.tsx`)) as { default: ComponentType<ArtProps> };
    return { name, Scene: file.default };
  }),
);

/** Waits for what is fetched on demand, as a prerendered page does. */
async function whole(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

function ids(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '');
}

describe('the picture of a choice', () => {
  test('shows the tools of its six, another person from one to the next, and nothing for an area that is not known', () => {
    const areas = AREA_KEYS.slice(0, 6);
    const drawn = [0, 1, 2, 3, 4, 5].map((place) => renderToStaticMarkup(<ChoiceScene areas={areas} place={place} />));
    expect(new Set(drawn).size).toBe(6);
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    const one = renderToStaticMarkup(<ChoiceScene areas={[areas[0]]} place={0} />);
    expect(one.length).toBeLessThan(drawn[0]!.length);
  });
});

describe('scenes', () => {
  test.each(scenes)('$name renders on the server and hides itself without a title', ({ Scene }) => {
    const markup = renderToStaticMarkup(<Scene />);
    expect(markup).toMatch(/^<svg class="art" viewBox="0 0 \d+ \d+" aria-hidden="true">/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(scenes)('$name takes a title, a class and a crop', ({ Scene }) => {
    const markup = renderToStaticMarkup(<Scene title="What it shows" className="more" crop="xMaxYMax meet" />);
    expect(markup).toContain('class="art more"');
    expect(markup).toContain('role="img" aria-label="What it shows"');
    expect(markup).toContain('preserveAspectRatio="xMaxYMax meet"');
    expect(markup).not.toContain('aria-hidden');
  });

  test('no two pictures of a page share an id', () => {
    const markup = renderToStaticMarkup(
      <>
        {scenes.map(({ name, Scene }) => (
          <Scene key={name} />
        ))}
        {scenes.map(({ name, Scene }) => (
          <Scene key={`${name} again`} />
        ))}
      </>,
    );
    const all = ids(markup);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(all).toContain(id);
  });

  test('hold no text and no style element', () => {
    for (const { Scene } of scenes) {
      expect(renderToStaticMarkup(<Scene />)).not.toMatch(/<text|<style|<title/);
    }
  });
});

describe('what is drawn by number', () => {
  test('each of the eight moments has a scene of its own', async () => {
    const drawn = await Promise.all(SITUATION_NUMBERS.map((number) => whole(<SituationScene number={number} />)));
    expect(SITUATION_NUMBERS).toHaveLength(8);
    expect(new Set(drawn.map((markup) => markup.length)).size).toBe(8);
    for (const markup of drawn) expect(markup).toContain('viewBox="0 0 960 540"');
  });

  test('six people rate, six stories pass the time', () => {
    for (const number of [1, 2, 3, 4, 5, 6] as const satisfies readonly RatingPage[]) {
      expect(renderToStaticMarkup(<RatingScene page={number} />)).toContain('viewBox="0 0 520 430"');
      expect(renderToStaticMarkup(<StoryPicture number={number} />)).toContain('viewBox="0 0 240 180"');
    }
  });

  test('six cups and an empty one', () => {
    for (const type of ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional', 'None'] as const) {
      expect(renderToStaticMarkup(<CupPicture type={type} />)).toContain('viewBox="0 0 220 270"');
    }
  });
});

describe('areas', () => {
  test('48 areas, each with a tool of its own', () => {
    expect(AREA_KEYS).toHaveLength(48);
    expect(new Set(AREA_KEYS.map((area) => AREA_LOOKS[area].tool)).size).toBe(48);
    expect(isAreaKey('outdoors')).toBe(true);
    expect(isAreaKey('constructor')).toBe(false);
  });

  test.each(TOOL_NAMES)('tool %s is drawn', (name) => {
    expect(renderToStaticMarkup(<ToolIcon name={name} />)).toMatch(/<(path|circle|rect|ellipse)/);
  });

  test('an area tile says what it is only when asked to', () => {
    expect(renderToStaticMarkup(<AreaTile area="animals" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<AreaTile area="animals" title="Animals" />)).toContain('aria-label="Animals"');
  });

  test('an area gets the same picture every time, and another than its neighbours', () => {
    const drawn = AREA_KEYS.map((area) => renderToStaticMarkup(<AreaPicture area={area} />));
    expect(renderToStaticMarkup(<AreaPicture area="outdoors" />)).toBe(drawn[AREA_KEYS.indexOf('outdoors')]);
    expect(new Set(drawn).size).toBe(48);
  });
});
