import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CUES, webVtt } from './words.ts';

const FOLDER = join(import.meta.dirname, '../web/app/subjects/assessment/film');
const sizeOf = (name: string) => statSync(join(FOLDER, name)).size;
const headOf = (name: string) => readFileSync(join(FOLDER, name)).subarray(0, 4096).toString('latin1');
const MEGABYTE = 1024 * 1024;

describe('the words of the film', () => {
  it('begin at once and follow each other without a gap', () => {
    expect(CUES[0]!.from).toBe(0);
    CUES.forEach(({ from, to }, index) => {
      expect(to).toBeGreaterThan(from);
      expect(from).toBe(CUES[index - 1]?.to ?? 0);
    });
  });

  it.each(CUES.map(({ text, from, to }) => [text, text.length / (to - from)] as const))('leave time to read: %s', (_, speed) => {
    expect(speed).toBeLessThanOrEqual(17);
  });

  it('stand in the caption file as in the content; if not, run npm run film', () => {
    expect(readFileSync(join(FOLDER, 'intro.vtt'), 'utf8')).toBe(webVtt(CUES));
  });

  it('are written as WebVTT', () => {
    expect(webVtt([{ id: 7, text: 'Hello.', from: 0, to: 61.5 }])).toBe('WEBVTT\n\n7\n00:00:00.000 --> 00:01:01.500\nHello.\n');
  });
});

describe('the files of the film', () => {
  it.each(['intro.webm', 'intro.mp4'])('%s is there and below three megabytes', (name) => {
    expect(sizeOf(name)).toBeGreaterThan(MEGABYTE / 4);
    expect(sizeOf(name)).toBeLessThan(3 * MEGABYTE);
  });

  it('the poster is below 60 kB', () => {
    expect(headOf('poster.webp')).toMatch(/^RIFF.{4}WEBP/s);
    expect(sizeOf('poster.webp')).toBeLessThan(60 * 1024);
  });

  it('the MP4 begins with its index, so that it plays while it loads', () => {
    expect(headOf('intro.mp4').indexOf('moov')).toBeGreaterThan(0);
    expect(headOf('intro.webm')).toContain('webm');
  });
});
