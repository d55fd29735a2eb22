import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './examples.ts';
import { numbers } from './numbers.ts';

const HERE = join(import.meta.dirname, 'composed');
/** A composed line is one of many of its kind, so a mistake in it costs less. */
const WEIGHT = 0.5;

/**
 * Lines put together from patterns and lists of words: the same frames with danger and with what only sounds like it, so that what
 * tells them apart is learned and not the frame. `{name}` is a list of words.txt; the number before a pattern says how many hundredths
 * of all it is given.
 */
export function composed(lines: number): Example[] {
  const lists = readLists();
  const next = numbers(14);
  const pick = (name: string) => {
    const list = lists.get(name);
    if (!list) throw new Error(`words.txt has no list "${name}"`);
    return list[Math.floor(next() * list.length)] ?? '';
  };
  return ['danger.txt', 'harmless.txt'].flatMap((file) => {
    let kind: Example['kind'] = 'none';
    const patterns = readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('# ')) kind = line.slice(2) as Example['kind'];
        const [, share, pattern] = /^(\d+) (.+)$/.exec(line) ?? [];
        return share && pattern ? [{ kind, share: Number(share), pattern }] : [];
      });
    const whole = patterns.reduce((sum, { share }) => sum + share, 0);
    return patterns.flatMap((each) =>
      Array.from({ length: Math.round((lines * each.share) / whole) }, () => ({
        kind: each.kind,
        text: each.pattern.replace(/\{(\w+)\}/g, (_, name: string) => pick(name)),
        weight: WEIGHT,
      })),
    );
  });
}

function readLists(): Map<string, string[]> {
  const rows = readFileSync(join(HERE, 'words.txt'), 'utf8').split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [, name, words] = /^@(\w+): (.+)$/.exec(row) ?? [];
      return name && words ? [[name, words.split('|').map((each) => each.trim())] as const] : [];
    }),
  );
}
