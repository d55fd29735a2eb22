// The words of the film: the captions of scenario 0, which the screen also gives as a text to read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cue {
  id: number;
  text: string;
  from: number;
  to: number;
}

interface Content {
  scenarios: { scenario_id: number; captions?: { id: number; text: string; seconds: number }[] }[];
}

const FILE = join(import.meta.dirname, '../api/src/assessment/content/scenarios.json');

/** The captions with their times, one after the other without a gap. */
export function readCues(): Cue[] {
  const { scenarios } = JSON.parse(readFileSync(FILE, 'utf8')) as Content;
  const captions = scenarios.find(({ scenario_id }) => scenario_id === 0)?.captions ?? [];
  let from = 0;
  return captions.map(({ id, text, seconds }) => ({ id, text, from, to: (from += seconds) }));
}

export const CUES = readCues();
export const FILM_SECONDS = CUES.at(-1)?.to ?? 0;

const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);

/** The captions as a WebVTT file. */
export function webVtt(cues: Cue[]): string {
  return ['WEBVTT', ...cues.map(({ id, text, from, to }) => `${id}\n${time(from)} --> ${time(to)}\n${text}`)].join('\n\n') + '\n';
}
