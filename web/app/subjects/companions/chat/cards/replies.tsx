import { useContext } from 'react';
import type { ChatCard, Reply } from '@careerscoop/contract/chat-cards';
import { Chip } from '../../../../ui/chip.tsx';
import { SendContext } from './send-context.ts';

/** What can be pressed instead of typed after an answer. */
export function repliesOf(cards: readonly ChatCard[]): Reply[] {
  return cards.flatMap((card) => (card.kind === 'ask' || card.kind === 'starters' ? card.replies : []));
}

export function Replies({ replies }: { replies: readonly Reply[] }) {
  const send = useContext(SendContext);
  if (replies.length === 0) return null;
  return (
    <div className="asks" role="group" aria-label="You could ask">
      {replies.map(({ label, say }) => (
        <Chip key={label} disabled={send === null} onClick={() => send?.(say)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
