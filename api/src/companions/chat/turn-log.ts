import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { ChatNotice, ChatSource, ChatStatus, Cite } from '@careerscoop/contract/chat';
import type { Piece } from './answerer.ts';

export type Ended = Exclude<ChatStatus, 'running'>;
/** What is told of a turn. */
export type Told =
  | Piece
  | { event: 'turn'; data: { turn: string; source: ChatSource | null } }
  | { event: 'done'; data: { status: Ended; source: ChatSource; timestamp: string } };
/** An event as a reader gets it: its number says how many there were before it, and how long the content was after it. */
export type Logged = Told & { id: number };

/** An answer has at most 32,768 characters, so that these digits of a number hold the length of the content. */
const LENGTHS = 100_000;
/** More events than are told between two times that they are kept. */
const LOST = 100_000;
const lengthAt = (id: number) => id % LENGTHS;

/** What the events of an answer come to. */
export interface Folded {
  content: string;
  cards: ChatCard[];
  cites: Cite[];
  notices: ChatNotice[];
}

interface TurnLog {
  readonly entries: readonly Logged[];
  readonly content: string;
  add(told: Told): void;
  /** From here on it is told by somebody who knows no more than this. */
  breakOff(): void;
}

/** The events of one turn, or what goes on after `kept`. What is said bit by bit is kept as one: a reader's last number says how much of it they have. */
export function turnLog(kept: readonly Logged[] = []): TurnLog {
  const entries = [...kept];
  let { content } = fold(kept);
  let count = Math.floor((kept.at(-1)?.id ?? 0) / LENGTHS);
  const add = (told: Told) => {
    content = contentAfter(content, told);
    count += 1;
    const id = count * LENGTHS + content.length;
    const last = entries.at(-1);
    if (told.event === 'delta' && last?.event === 'delta') {
      entries[entries.length - 1] = { id, event: 'delta', data: { text: last.data.text + told.data.text } };
    } else entries.push({ ...told, id });
  };
  return {
    entries,
    get content() {
      return content;
    },
    add,
    // Somebody may have read on after these events were kept: whatever that was is taken back.
    breakOff: () => {
      count += LOST;
      add({ event: 'replace', data: { from: content.length, text: '' } });
    },
  };
}

/** What a reader lacks whose last event had this number; all of it for 0. */
export function eventsAfter(entries: readonly Logged[], last: number): Logged[] {
  return entries.flatMap((entry, at) => {
    if (entry.id <= last) return [];
    if (entry.event !== 'delta' || last <= (entries[at - 1]?.id ?? 0)) return [entry];
    const has = lengthAt(last) - (lengthAt(entry.id) - entry.data.text.length);
    return [{ ...entry, data: { text: entry.data.text.slice(Math.max(0, has)) } }];
  });
}

/** The message that they add up to. */
export function fold(told: readonly Told[]): Folded {
  const folded: Folded = { content: '', cards: [], cites: [], notices: [] };
  for (const each of told) {
    folded.content = contentAfter(folded.content, each);
    if (each.event === 'replace') folded.cites = folded.cites.filter(({ to }) => to <= (each.data.from ?? 0));
    if (each.event === 'card') folded.cards.push(each.data);
    if (each.event === 'cite') folded.cites.push(each.data);
    if (each.event === 'notice') folded.notices.push(each.data);
  }
  return folded;
}

/** A message that was kept without its events, as events again. */
export function unfold(turn: string, { content, cards, cites, notices }: Folded, done: Extract<Told, { event: 'done' }>['data']): Logged[] {
  const log = turnLog();
  log.add({ event: 'turn', data: { turn, source: done.source } });
  for (const data of notices) log.add({ event: 'notice', data });
  if (content) log.add({ event: 'delta', data: { text: content } });
  for (const data of cards) log.add({ event: 'card', data });
  for (const data of cites) log.add({ event: 'cite', data });
  log.add({ event: 'done', data: done });
  return [...log.entries];
}

function contentAfter(content: string, told: Told): string {
  if (told.event === 'delta') return content + told.data.text;
  return told.event === 'replace' ? content.slice(0, told.data.from ?? 0) + told.data.text : content;
}
