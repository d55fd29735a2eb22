import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { useState } from 'react';
import { Block } from '../../ui/block.tsx';
import { MoreText } from '../../ui/more-text.tsx';
import { CupArt, type CupOption, cupId } from './cup-art.tsx';
import { CupCard, CupFace } from './cup-card.tsx';
import { CupSlot } from './cup-slot.tsx';
import { NONE, PLACES, type Place, type Slots, isSettled, putCup, takeCup } from './cups.ts';
import { SLOT_TARGETS, cupWords, placeOf } from './cup-words.ts';
import { useDragTargets } from './drag-targets.ts';
import { dropMotion } from './drop-motion.ts';
import type { Screen } from './screens.ts';
import { placeLine } from './status-line.ts';
import { stopRepeats } from './stop-repeats.ts';
import { useFocusAfter } from './use-focus-after.ts';
import './cups.css';
import './cups-windows.css';

interface CupsScreenProps {
  screen: Screen;
  slots: Slots;
  onSlots: (slots: Slots) => void;
}

/** Seven cups and three places: drag a cup, or press it to put it into the next free place. Each keeps its place below. */
export function CupsScreen({ screen, slots, onSlots }: CupsScreenProps) {
  const [question] = screen.questions;
  // None is the way out, so it comes last.
  const cups: CupOption[] = [...(question?.options ?? [])].sort((a, b) => Number(a.text === NONE) - Number(b.text === NONE));
  const tray = cups.filter(({ text }) => !slots.includes(text));
  const [dragged, setDragged] = useState<CupOption>();
  const [said, setSaid] = useState('');
  const focusAfter = useFocusAfter();
  const { sensors, collisionDetection, targetOf, resetAim } = useDragTargets(SLOT_TARGETS);
  const settled = isSettled(slots);

  /** Puts a cup in and says so; focus goes on to the next cup, or to the one just placed when all is done. */
  function put(cup: CupOption, wanted?: Place) {
    const next = putCup(slots, cup.text, wanted);
    if (next === slots) {
      setSaid(cupWords.full(slots));
      return;
    }
    onSlots(next);
    setSaid(cupWords.placed(next, cup.text));
    const at = tray.findIndex(({ id }) => id === cup.id);
    const follower = isSettled(next) ? cup : (tray[at + 1] ?? tray[at - 1] ?? cup);
    focusAfter.current = cupId(follower.text);
  }

  function take(place: Place) {
    const cup = slots[place];
    if (!cup) return;
    onSlots(takeCup(slots, place));
    setSaid(`${cup} is off the stand.`);
    focusAfter.current = cupId(cup);
  }

  function endDrag(event: DragEndEvent) {
    setDragged(undefined);
    const cup = cups.find(({ text }) => cupId(text) === event.active.id);
    const target = targetOf(event);
    if (!cup) return;
    if (target === undefined) {
      setSaid(`${cup.text} stays where it was.`);
      return;
    }
    const next = putCup(slots, cup.text, placeOf(target));
    onSlots(next);
    setSaid(cupWords.placed(next, cup.text));
    if (event.activatorEvent instanceof KeyboardEvent) focusAfter.current = cupId(cup.text);
  }

  return (
    <main id="main" className="cp" onKeyDownCapture={stopRepeats}>
      <div className="cp__h">
        <div>
          <p className="flow-kicker">{placeLine(screen)}</p>
          <h1 className="h1" tabIndex={-1}>
            {question?.question}
          </h1>
        </div>
        <div className="lead soft">
          <MoreText text={question?.description ?? ''} />
        </div>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={collisionDetection}
        accessibility={{
          announcements: cupWords.drag,
          screenReaderInstructions: cupWords.instructions,
          restoreFocus: false,
        }}
        onDragStart={({ active }) => {
          resetAim();
          setDragged(cups.find(({ text }) => cupId(text) === active.id));
        }}
        onDragEnd={endDrag}
        onDragCancel={() => setDragged(undefined)}
      >
        <Block room="mint" className="cp__s" aria-label="Your three cups">
          <ol>
            {PLACES.map((place) => (
              <CupSlot key={place} place={place} slots={slots} onTake={() => take(place)} />
            ))}
          </ol>
        </Block>
        <ul className="cp__t" aria-label="Cups to pick from">
          {cups.map((cup) =>
            tray.includes(cup) ? (
              <li key={cup.id}>
                <CupCard cup={cup} ended={settled && cup.text !== NONE} onPress={() => put(cup)} />
              </li>
            ) : (
              <li key={cup.id} className="cupg" aria-hidden="true">
                <span className="cupb">
                  <CupFace cup={cup} />
                </span>
                <span>{cupWords.away(slots, cup.text)}</span>
              </li>
            ),
          )}
        </ul>
        <DragOverlay dropAnimation={dropMotion()}>
          {dragged && (
            <span className="cp__lift">
              <CupArt cup={dragged} />
            </span>
          )}
        </DragOverlay>
      </DndContext>
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  );
}
