import { memo, type ReactNode } from 'react';
import { Answer } from './answer.tsx';
import type { ChatThread } from './chat.queries.ts';
import { CopyButton } from './copy-button.tsx';
import { timeWords } from './day-words.ts';
import type { Entry } from './entry.ts';
import { Ended } from './notes.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { ReportAnswer } from './report-answer.tsx';

/** What stands before a message: read by screen readers on the companion's page, seen on a career's. */
export interface Labels {
  you: string;
  companion: string;
  visible: boolean;
}

function Label({ text, visible }: { text: string; visible: boolean }) {
  return <span className={visible ? 'who' : 'vh'}>{visible ? text : `${text} `}</span>;
}

/** What the student said, as it was written. */
export const OwnMessage = memo(function OwnMessage({ content, labels }: { content: string; labels: Labels }) {
  return (
    <div className="you">
      <Label text={labels.you} visible={labels.visible} />
      <p>{content}</p>
    </div>
  );
});

interface AnswerMessageProps {
  entry: Entry;
  thread: ChatThread;
  labels: Labels;
  picture: ReactNode;
  typing: boolean;
  held: boolean;
  onTyped: (key?: string) => void;
  /** The question of the newest answer can be asked again. */
  onAskAgain: ((entry: Entry) => void) | null;
}

/** What the companion said, with what can be done with it. */
export const AnswerMessage = memo(function AnswerMessage(props: AnswerMessageProps) {
  const { entry, thread, labels, picture, typing, held, onTyped, onAskAgain } = props;
  const { content, status, turn, timestamp, key, cards, notices } = entry;
  const isWaiting = status === 'running' && content === '' && cards.length === 0;
  const isWhole = status !== 'running' && (!typing || held);
  return (
    <article className="bud" aria-label={labels.companion} aria-busy={status === 'running' || undefined}>
      <div className="bud__f" aria-hidden="true">
        {picture}
      </div>
      <div className="bud__b">
        <Label text={labels.companion} visible={labels.visible} />
        {notices.map(({ kind, text }) => (
          <p key={kind} className="bud__note">
            {text}
          </p>
        ))}
        {isWaiting && (
          <p className="looking">
            <span className="looking__ring" aria-hidden="true" />
            Looking it up
          </p>
        )}
        <Answer entry={entry} typing={typing} held={held} onTyped={onTyped} />
        {isWhole && (
          <>
            <Ended status={held ? 'held' : status} onAskAgain={onAskAgain && (() => onAskAgain(entry))} onShowRest={() => onTyped(key)} />
            <div className="bud__foot">
              {timestamp && <span className="bud__sent">Sent {timeWords(timestamp)}</span>}
              {content && <CopyButton label="Copy" done="Copied successfully!" text={() => content} />}
              {content && <ReadAloud text={content} />}
              {turn && <ReportAnswer thread={thread} turn={turn} />}
            </div>
          </>
        )}
      </div>
    </article>
  );
});
