import { describe, expect, it } from 'vitest';
import { frameMarkup } from './film.tsx';
import { music, RATE, wav } from './music.ts';
import { notes } from './score.ts';
import { sceneAt, SCENES } from './timeline.ts';
import { CUES, FILM_SECONDS } from './words.ts';

describe('the scenes', () => {
  it('say every caption once and in its order', () => {
    expect(SCENES.flatMap(({ captions }) => captions)).toEqual(CUES.map(({ id }) => id));
  });

  it('begin with their first caption', () => {
    SCENES.forEach(({ captions }, index) => {
      const { from } = CUES.find(({ id }) => id === captions[0])!;
      expect(sceneAt(from)).toEqual({ index, since: 0 });
    });
  });

  it('draw the same frame for the same second, and nothing that is no number', () => {
    for (let second = 0; second < FILM_SECONDS; second += 0.7) {
      const markup = frameMarkup(second);
      expect(markup, `second ${second}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(frameMarkup(second)).toBe(markup);
    }
  });

  it('show no word that no caption says', () => {
    const said = CUES.map(({ text }) => text.toLowerCase()).join(' ');
    for (const { to } of CUES) {
      for (const [, title] of frameMarkup(to - 0.1).matchAll(/<text[^>]*>([^<]+)</g)) {
        for (const word of title!.toLowerCase().match(/[a-z]+/g) ?? []) expect(said).toContain(word);
      }
    }
  });
});

describe('the melody', () => {
  const [left, right] = music(FILM_SECONDS);

  it('lasts as long as the film', () => {
    expect(left).toHaveLength(FILM_SECONDS * RATE);
    expect(Math.max(...notes().map(({ at }) => at))).toBeLessThan(FILM_SECONDS);
  });

  it('is quiet, never clips, and begins and ends in silence', () => {
    for (const side of [left, right]) {
      expect(side.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThanOrEqual(0.28);
      for (const value of [side[0]!, side.at(-1)!]) expect(Math.abs(value)).toBeLessThan(0.001);
    }
  });

  it('is written as a WAV file of 16 bits and two sides', () => {
    const file = wav([new Float64Array([0, 0.5]), new Float64Array([0, -1])]);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file).toHaveLength(52);
    expect([file.readInt16LE(48), file.readInt16LE(50)]).toEqual([16_384, -32_767]);
  });
});
