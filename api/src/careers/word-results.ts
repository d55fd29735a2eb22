import type { Result } from '@careerscoop/contract/results';
import { phrases } from '../assessment/content/phrases.ts';
import { itemsOf } from '../assessment/items.ts';
import type { Db } from '../platform/database.ts';
import { type ItemTexts, itemTexts } from './item-texts.ts';
import { fill, wordReason } from './reason-words.ts';
import { readChange, readPick, readReason } from './result-keys.ts';
import type { StoredResult } from './results.sql.ts';

export type WordedReason = Result['reasons'][number];
type Keyed = Pick<StoredResult, 'reasons' | 'what_would_change' | 'ai' | 'item_version'>;
type Worded = Pick<Result, 'reasons' | 'what_would_change'>;
export type WordedResult = Omit<StoredResult, 'reasons' | 'what_would_change'> & Worded;

/** The words of stored keys for one version of the items; each key is worded once by a process. */
export interface ResultWords {
  /** @returns nothing for a key that this process does not know: it is left out */
  reason(stored: StoredResult['reasons'][number]): WordedReason | undefined;
  change(stored: string): string | undefined;
}

// What an older release stored is in words already, and has blanks as no key of these has.
const isWorded = (stored: string) => stored.includes(' ');

const kept = new Map<string, ResultWords>();

/** @param version of the items that the answers were given to */
export async function wordsOf(db: Db, version: string): Promise<ResultWords> {
  const known = kept.get(version);
  if (known) return known;
  const words = wordsBy(itemTexts(await itemsOf(db, version)));
  kept.set(version, words);
  return words;
}

export function wordsBy(items: ItemTexts): ResultWords {
  const reason = once((key) => sayReason(items, key));
  const change = once((key) => sayChange(items, key));
  return {
    reason: (stored) => (typeof stored === 'string' ? reason(stored) : stored),
    change: (stored) => (isWorded(stored) ? stored : change(stored)),
  };
}

/** Stored results as they are told, each by the items that its answers were given to. */
export async function wordResults<R extends Keyed>(db: Db, rows: R[]): Promise<(Omit<R, 'reasons' | 'what_would_change'> & Worded)[]> {
  const worded = [];
  for (const row of rows) {
    const words = await wordsOf(db, row.item_version);
    worded.push({
      ...row,
      reasons: row.reasons.flatMap((stored) => words.reason(stored) ?? []),
      what_would_change: row.what_would_change.flatMap((stored) => words.change(stored) ?? []),
      ai: wordPick(row.ai),
    });
  }
  return worded;
}

/** 'AI recommended' (the spec's words) and how the formula came to this career. */
export function wordPick(stored: string): string {
  return isWorded(stored) ? stored : sayPick(stored);
}

function sayReason(items: ItemTexts, key: string): WordedReason | undefined {
  const found = readReason(key);
  return found && wordReason(phrases, items, found);
}

function sayChange(items: ItemTexts, key: string): string | undefined {
  const change = readChange(key);
  return change && fill(phrases.reasons.change[change.move], { item: items.question(change.area), rating: change.to });
}

const sayPick = once((stored: string) => {
  const picked = readPick(stored);
  if (!picked) return '';
  const { badge } = phrases.stretch;
  const { shares_one, shares_two, differs_one, differs_two } = phrases.reasons.stretch;
  const say = (one: string, two: string, [first, second]: typeof picked.shares) => {
    if (!first) return [];
    const names = { first: phrases.areas[first].name, second: second ? phrases.areas[second].name : '' };
    return [fill(second ? two : one, names)];
  };
  return [`${badge}.`, ...say(shares_one, shares_two, picked.shares), ...say(differs_one, differs_two, picked.differs)].join(' ');
});

/** Does it once for each key. */
function once<T>(say: (key: string) => T): (key: string) => T {
  const said = new Map<string, T>();
  return (key) => {
    const found = said.get(key);
    if (found !== undefined) return found;
    const made = say(key);
    said.set(key, made);
    return made;
  };
}
