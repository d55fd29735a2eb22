import { useDraggable } from '@dnd-kit/core';
import { CupArt, type CupOption, cupId } from './cup-art.tsx';

interface CupCardProps {
  cup: CupOption;
  /** The selection has ended: a press only says so. */
  ended: boolean;
  onPress: () => void;
}

/** A cup to pick, with what people of this kind like. */
export function CupCard({ cup, ended, onPress }: CupCardProps) {
  const id = cupId(cup.text);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, attributes: { roleDescription: 'cup' } });
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      id={id}
      type="button"
      className={isDragging ? 'cupb cupb--gone' : 'cupb'}
      aria-disabled={ended}
      aria-pressed={undefined}
      onClick={onPress}
    >
      <CupFace cup={cup} />
    </button>
  );
}

/** What stands on a card; unseen, it keeps the room of a cup that is on the stand, so that nothing moves under a finger. */
export function CupFace({ cup }: { cup: CupOption }) {
  return (
    <>
      <span className="cupb__a">
        <CupArt cup={cup} />
      </span>
      <span className="cupb__t">
        <b className="d d3">{cup.text}</b> <span>{cup.description}</span>
        {cup.example && <span className="cupb__e"> {cup.example}</span>}
      </span>
    </>
  );
}
