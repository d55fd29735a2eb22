import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ChatThread } from './chat.queries.ts';
import { Replies, repliesOf } from './cards/replies.tsx';
import { dayKey, dayWords } from './day-words.ts';
import type { Entry } from './entry.ts';
import { AnswerMessage, OwnMessage, type Labels } from './said.tsx';

interface TalkProps {
  entries: readonly Entry[];
  untyped: readonly string[];
  held: string | null;
  thread: ChatThread;
  labels: Labels;
  picture: ReactNode;
  busy: boolean;
  onTyped: (key?: string) => void;
  /** The question of the last answer can be asked again. */
  onAskAgain: ((entry: Entry) => void) | null;
}

/** The messages of a conversation, day by day, and what could be asked next. */
export function Talk({ entries, untyped, held, thread, labels, picture, busy, onTyped, onAskAgain }: TalkProps) {
  const last = entries.at(-1);
  const typing = untyped.length > 0 && held === null;
  return (
    <>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>
          {beginsDay(entries, index) && <p className="day">{dayWords(entry.timestamp)}</p>}
          {entry.role === 'user' ? (
            <OwnMessage content={entry.content} labels={labels} />
          ) : (
            <AnswerMessage
              entry={entry}
              thread={thread}
              labels={labels}
              picture={picture}
              typing={untyped.includes(entry.key)}
              held={held === entry.key}
              onTyped={onTyped}
              onAskAgain={entry === last ? onAskAgain : null}
            />
          )}
        </Fragment>
      ))}
      {typing && last?.content && (
        <Button kind="soft" size="small" className="talk__all" onClick={() => onTyped()}>
          Show it all at once
        </Button>
      )}
      {!busy && !typing && last?.role === 'assistant' && <Replies replies={repliesOf(last.cards)} />}
    </>
  );
}

/** Whether a message is the first of its day; one of no known time begins none. */
function beginsDay(entries: readonly Entry[], index: number): boolean {
  const day = dayKey(entries[index]?.timestamp ?? '');
  const before = entries.slice(0, index).findLast(({ timestamp }) => dayKey(timestamp) !== null);
  return day !== null && (!before || dayKey(before.timestamp) !== day);
}
