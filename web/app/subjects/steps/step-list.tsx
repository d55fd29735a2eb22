import { closestCenter, DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useState } from 'react';
import type { Step } from '@careerscoop/contract/steps';
import { useNotices } from '../../ui/notices.tsx';
import { behind } from './group-steps.ts';
import { moreId, StepRow } from './step-row.tsx';
import type { Removed } from './steps.queries.ts';
import { useChangeStep } from './steps.queries.ts';

// A mouse drags after a few pixels, so that a press stays a press; a finger holds first, so that it can scroll.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

interface StepListProps {
  /** Steps that keep one order. */
  steps: readonly Step[];
  /** The id of the one that is next. */
  next: number | undefined;
  onRemove: (removed: Removed) => void;
}

/** Steps one below the other: moved by their menus, or dragged. */
export function StepList({ steps, next, onRemove }: StepListProps) {
  const { mutate } = useChangeStep();
  const notices = useNotices();
  const [moved, setMoved] = useState<{ id: number; words: string }>();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  // A row that goes to another place in the document loses the focus of its menu.
  useEffect(() => {
    if (moved) document.getElementById(moreId(moved.id))?.focus();
  }, [moved]);

  function move(step: Step, place: number) {
    mutate(
      { id: step.id, after: behind(steps, step.id, place) },
      { onError: ({ message }) => notices.say(`This step was not moved. ${message}`, { tone: 'bad' }) },
    );
    setMoved({ id: step.id, words: `${step.text} Now number ${place + 1} of ${steps.length}.` });
  }

  function drop({ active, over }: DragEndEvent) {
    const step = steps.find(({ id }) => id === active.id);
    const place = steps.findIndex(({ id }) => id === over?.id);
    if (step && place >= 0 && step.id !== over?.id) move(step, place);
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <ul className="ns__c">
        {steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            isNext={step.id === next}
            place={place}
            of={steps.length}
            onMove={(to) => move(step, to)}
            onRemove={() => onRemove({ kind: 'step', id: step.id, name: step.text })}
          />
        ))}
      </ul>
      <p className="vh" role="status">
        {moved?.words}
      </p>
    </DndContext>
  );
}
