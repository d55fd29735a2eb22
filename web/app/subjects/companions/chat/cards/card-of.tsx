import { Suspense, lazy, memo, type ComponentType } from 'react';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import { Bone, Skeleton } from '../../../../ui/waiting.tsx';
import { cardWords } from '../card-words.ts';
import { CrisisCard } from './crisis-card.tsx';
import type { FoundCardProps } from './found-card.tsx';

export const fetchCards = () => import('./found-card.tsx');

/** What was looked up comes with the first answer that shows it; help in danger is there from the beginning. */
const FoundCard = lazy<ComponentType<FoundCardProps>>(() =>
  fetchCards().then(
    (file) => ({ default: file.FoundCard }),
    () => ({ default: InWords }),
  ),
);

/** In the place of a card that could not be fetched. */
function InWords({ card }: FoundCardProps) {
  return <p className="bud__plain">{cardWords(card)} It could not be shown here. Load this page again to see it.</p>;
}

/** What stands in an answer beside words. Replies to press stand under the last answer alone. */
export const CardOf = memo(function CardOf({ card }: { card: ChatCard }) {
  if (card.kind === 'crisis') return <CrisisCard card={card} />;
  if (card.kind === 'ask' || card.kind === 'starters') return null;
  return (
    <Suspense
      fallback={
        <Skeleton label="Loading what was found…">
          <Bone kind="card" size="16rem" />
        </Skeleton>
      }
    >
      <FoundCard card={card} />
    </Suspense>
  );
});
