import type { Entry } from './entry.ts';

/** Above these, playing a history anew would keep somebody waiting who has come to go on. */
const MOST_CHARACTERS = 1_500;
const MOST_MESSAGES = 10;

/** The answers of a history that are typed out anew; none where it is long, or where help in danger stands in it. */
export function replayOf(entries: readonly Entry[]): string[] {
  const answers = entries.filter(({ role, status }) => role === 'assistant' && status !== 'running');
  const characters = answers.reduce((sum, { content }) => sum + content.length, 0);
  const isLong = entries.length > MOST_MESSAGES || characters > MOST_CHARACTERS;
  return isLong || answers.some(({ cards }) => cards.some(({ kind }) => kind === 'crisis')) ? [] : answers.map(({ key }) => key);
}

/** What can be seen of a conversation while an answer is typed: all up to it. */
export function seenOf(entries: readonly Entry[], untyped: readonly string[]): Entry[] {
  const typing = entries.findIndex(({ key }) => untyped.includes(key));
  return typing === -1 ? [...entries] : entries.slice(0, typing + 1);
}
