import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CupArt, cupId } from './cup-art.tsx';
import { cupWords, slotTarget } from './cup-words.ts';
import { NONE, type Place, type Slots } from './cups.ts';

interface CupSlotProps {
  place: Place;
  slots: Slots;
  onTake: () => void;
}

/** One of the three places, with its cup or the name of the pick it waits for. */
export function CupSlot({ place, slots, onTake }: CupSlotProps) {
  const cup = slots[place];
  const { setNodeRef, isOver } = useDroppable({ id: slotTarget(place) });
  const waits = slots.includes(NONE) ? 'Stays empty' : cupWords.pick(place);
  return (
    <li ref={setNodeRef} data-target={slotTarget(place)} className={`slot slot--${place + 1}${isOver ? ' is-over' : ''}`}>
      {cup ? <PlacedCup cup={cup} place={place} onTake={onTake} /> : <span className="slot__e">{waits}</span>}
      <div className="slot__p">
        <b>{place + 1}</b>
        <span>{cup}</span>
      </div>
    </li>
  );
}

function PlacedCup({ cup, place, onTake }: { cup: string; place: Place; onTake: () => void }) {
  const id = cupId(cup);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, attributes: { roleDescription: 'cup' } });
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      id={id}
      type="button"
      className={isDragging ? 'slot__c slot__c--gone' : 'slot__c'}
      aria-label={`${cup}, place ${place + 1}. Press to take it off.`}
      aria-pressed={undefined}
      onClick={onTake}
    >
      <CupArt cup={{ text: cup }} />
    </button>
  );
}
