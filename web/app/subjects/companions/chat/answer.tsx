import { Suspense, lazy, memo, useEffect, type ComponentType } from 'react';
import { useTyped } from '../../../lib/use-typed.ts';
import { CardOf, fetchCards } from './cards/card-of.tsx';
import { closedMarks } from './closed-marks.ts';
import type { Entry } from './entry.ts';
import type { ReplyTextProps } from './reply-text.tsx';

const fetchReplyText = () => import('./reply-text.tsx');

/** Reading Markdown weighs more than all the rest of the chat, and comes with the first answer. */
const ReplyText = lazy<ComponentType<ReplyTextProps>>(() =>
  fetchReplyText().then(
    (file) => ({ default: file.ReplyText }),
    () => ({ default: Unformatted }),
  ),
);

function Unformatted({ text }: { text: string }) {
  return <p className="bud__plain">{text}</p>;
}

/** Fetches what an answer is shown with, while it is looked up. What cannot be had is told in its place. */
export function prepareAnswer(): void {
  for (const fetchPart of [fetchReplyText, fetchCards]) fetchPart().catch(() => undefined);
}

interface AnswerProps {
  entry: Entry;
  /** Whether it is typed out before one's eyes; stopped, it stays where it is. */
  typing: boolean;
  held: boolean;
  onTyped: (key: string) => void;
}

/**
 * The words and cards of an answer. A card stands after the first paragraph, help in danger before all words. It is the same element
 * while it is typed and after, so that nothing in it is made anew.
 */
export const Answer = memo(function Answer({ entry, typing, held, onTyped }: AnswerProps) {
  const { length, done } = useTyped(entry.content, held || !typing);
  const ended = typing && done && entry.status !== 'running';
  useEffect(() => {
    if (ended) onTyped(entry.key);
  }, [ended, entry.key, onTyped]);
  if (!typing) return <Parts entry={entry} length={entry.content.length} />;
  return <Parts entry={entry} length={length} isTyping={!done || entry.status === 'running'} />;
});

function Parts({ entry: { key, content, cards, cites }, length, isTyping = false }: { entry: Entry; length: number; isTyping?: boolean }) {
  const help = cards.filter(({ kind }) => kind === 'crisis');
  const others = cards.filter(({ kind }) => kind !== 'crisis');
  const first = others.length > 0 ? content.indexOf('\n\n') + 1 || content.length : content.length;
  const beginning = shown(content.slice(0, first), length);
  const rest = shown(content.slice(first), length - first);
  return (
    <>
      {help.map((card, index) => (
        <CardOf key={`${key}-help-${index}`} card={card} />
      ))}
      {beginning && (
        <div className="bud__words" data-typing={isTyping && !rest ? '' : undefined}>
          <Suspense fallback={<Unformatted text={beginning} />}>
            <ReplyText text={beginning} cites={cites} />
          </Suspense>
        </div>
      )}
      {length >= first && others.map((card, index) => <CardOf key={`${key}-${card.kind}-${index}`} card={card} />)}
      {rest && (
        <div className="bud__words" data-typing={isTyping ? '' : undefined}>
          <Suspense fallback={<Unformatted text={rest} />}>
            <ReplyText text={rest} cites={cites} from={first} />
          </Suspense>
        </div>
      )}
    </>
  );
}

const shown = (text: string, length: number) => (length >= text.length ? text : length <= 0 ? '' : closedMarks(text.slice(0, length)));
