import { ANSWER_LIMIT, type ChatNotice, type ChatSource } from '@careerscoop/contract/chat';
import { AppError } from '../../platform/errors.ts';
import type { Outcome, Spend } from './answerer.ts';
import type { Answering } from './answerer-of.ts';
import { joinPieces } from './join-pieces.ts';
import { type Ended, type Folded, type Logged, eventsAfter, fold, turnLog } from './turn-log.ts';

/** What is stored of a turn that has ended. */
export interface TurnResult extends Folded {
  status: Ended;
  source: ChatSource;
  outcome: Outcome | undefined;
  /** Of the language model, also where the answer ended early. */
  tokens: number;
  at: Date;
  log: readonly Logged[];
}

interface Given {
  id: string;
  user_id: number;
  conversation_id: number;
  agent_id: number;
  answer(signal: AbortSignal, spend: Spend): Answering;
  /** Said before the answer. */
  notices: readonly ChatNotice[];
  /** So long a turn goes on that nobody reads. */
  patience: () => number;
  now: () => Date;
  /** Resolves when it is kept, with the events that end it. */
  store(result: TurnResult): Promise<void>;
  /** What went wrong after something was said already: its readers are told of a cut. */
  tell(failure: Error): void;
}

export interface RunningTurn extends Pick<Given, 'id' | 'user_id' | 'conversation_id' | 'agent_id'> {
  /** The events after this number, and those to come. While somebody is at it the turn goes on. */
  read(last: number, session: string, signal: AbortSignal): AsyncGenerator<Logged, void>;
  /** Ends it now. @returns when it is kept */
  end(how: 'stopped' | 'cut'): Promise<Ended>;
  /** Those who read it, by their sessions. */
  sessions(): string[];
  /** These sessions are over: they hear no more. */
  shutOut(sessions: readonly string[]): void;
  /** What there is so far, where it is more than at the last asking, and what it took of the language model. */
  grown(): { log: readonly Logged[] | null; tokens: number };
  /** Resolves when it is kept. */
  over: Promise<Ended>;
}

interface Reader {
  session: string;
  shutOut: boolean;
}

/** Has a question answered, whoever listens. */
export function runTurn(given: Given): RunningTurn {
  const { id, user_id, conversation_id, agent_id } = given;
  const log = turnLog();
  const readers = new Set<Reader>();
  const waiting = new Set<() => void>();
  const away = new AbortController();
  let source: ChatSource = 'guide';
  let ending: 'stopped' | 'cut' | undefined;
  let failure: Error | undefined;
  let isOver = false;
  let grownTo = 0;
  let tokens = 0;
  let left: NodeJS.Timeout | undefined;

  const wake = () => {
    for (const go of [...waiting]) go();
  };
  const end = (how: 'stopped' | 'cut') => {
    if (!isOver) ending ??= how;
    away.abort();
    return over;
  };
  const leave = () => {
    clearTimeout(left);
    if (readers.size === 0 && !isOver) left = setTimeout(() => void end('cut').catch(() => undefined), given.patience());
  };

  /** @returns nothing where it was ended before its time */
  async function take(): Promise<Outcome | undefined> {
    // The reader hears of the turn first: the first answer of a process may have much to load.
    await new Promise((resolve) => setImmediate(resolve));
    const pieces = given.answer(away.signal, (used) => (tokens = used));
    const joined = joinPieces({ add: (piece) => (log.add(piece), wake()), room: ANSWER_LIMIT });
    const ended = new Promise<undefined>((resolve) => away.signal.addEventListener('abort', () => resolve(undefined), { once: true }));
    try {
      for (;;) {
        const step = await Promise.race([pieces.next(), ended]);
        if (!step || ending) return undefined;
        if (step.done) return step.value;
        if (step.value.event === 'source') source = step.value.data;
        else if (!joined.take(step.value)) ending = 'cut';
      }
    } finally {
      joined.flush();
      // It is not waited for: what it waits for may never come.
      pieces.return(undefined as never).catch(() => undefined);
    }
  }

  async function run(): Promise<Ended> {
    const outcome = await take().catch((error: Error) => void (failure = error));
    away.abort();
    clearTimeout(left);
    const at = given.now();
    const status: Ended = ending ?? (outcome ? 'whole' : 'cut');
    const folded = fold(log.entries);
    if (failure && (folded.content || folded.cards.length > 0)) {
      given.tell(failure);
      failure = undefined;
    }
    const done = { status, source: outcome?.source ?? source, timestamp: at.toISOString() };
    const closed = turnLog(log.entries);
    closed.add({ event: 'done', data: done });
    try {
      await given.store({ ...folded, status, source: done.source, outcome, tokens, at, log: closed.entries });
      log.add({ event: 'done', data: done });
    } catch (error) {
      failure ??= error as Error;
    }
    isOver = true;
    wake();
    return status;
  }

  log.add({ event: 'turn', data: { turn: id, source: null } });
  for (const data of given.notices) log.add({ event: 'notice', data });
  const over = run();
  leave();

  return {
    id,
    user_id,
    conversation_id,
    agent_id,
    over,
    end,
    sessions: () => [...readers].map(({ session }) => session),
    shutOut: (sessions) => {
      for (const reader of readers) reader.shutOut ||= sessions.includes(reader.session);
      wake();
    },
    grown: () => {
      const newest = log.entries.at(-1)?.id ?? 0;
      const isNew = newest !== grownTo;
      grownTo = newest;
      return { log: isNew ? log.entries : null, tokens };
    },
    async *read(last, session, signal) {
      const reader: Reader = { session, shutOut: false };
      readers.add(reader);
      clearTimeout(left);
      let [at, ended] = [last, false];
      try {
        while (!ended && !signal.aborted) {
          ended = isOver;
          for (const event of eventsAfter(log.entries, at)) {
            if (reader.shutOut) throw new AppError('session_expired');
            if (event.event === 'done' && failure) break;
            yield event;
            at = event.id;
          }
          if (reader.shutOut) throw new AppError('session_expired');
          if (!ended) await changed(waiting, signal, () => isOver || reader.shutOut || (log.entries.at(-1)?.id ?? 0) > at);
        }
        if (signal.aborted) return;
        if (failure) throw failure;
        // Who had it all is told so once more: without it they would ask again.
        const end = log.entries.at(-1);
        if (end && at === last && end.id <= last) yield end;
      } finally {
        readers.delete(reader);
        leave();
      }
    },
  };
}

/** When there is something new, or nobody waits any more. */
function changed(waiting: Set<() => void>, signal: AbortSignal, isNew: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      waiting.delete(go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    if (isNew() || signal.aborted) return resolve();
    waiting.add(go);
    signal.addEventListener('abort', go);
  });
}
