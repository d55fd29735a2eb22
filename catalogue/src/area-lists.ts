import { pathToFileURL } from 'node:url';
import { readData } from './read-data.ts';

interface Placed {
  code: string;
  title: string;
  score: number;
}

/** The ranked careers of one interest area, the most of it first; equal figures go by code. */
export function careersByArea(key: string): Placed[] {
  const { keys, scores } = readData('areas');
  const { codes, titles } = readData('careers');
  const column = scores[keys.indexOf(key)];
  if (column === undefined) throw new Error(`there is no area ${key}`);
  const placed = codes.flatMap((code, i) => {
    const score = column[i] ?? null;
    return score === null ? [] : [{ code, title: titles[i] ?? code, score }];
  });
  return placed.sort((one, other) => other.score - one.score || (one.code < other.code ? -1 : 1));
}

/** Both ends of each area as lines to read, which is how errors of the word lists are found. */
function* endsOf(keys: readonly string[], count: number): Generator<string> {
  for (const key of keys) {
    const careers = careersByArea(key);
    yield `## ${key}`;
    for (const { title, score } of careers.slice(0, count)) yield `${score.toFixed(2)}  ${title}`;
    yield '…';
    for (const { title, score } of careers.slice(-count)) yield `${score.toFixed(2)}  ${title}`;
  }
}

// npm run catalogue:areas [-- <area> …]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = process.argv.slice(2);
  const keys = asked.length > 0 ? asked : readData('areas').keys;
  for (const line of endsOf(keys, 40)) console.log(line);
}
