import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, CalendarDays, Ellipsis, GripVertical, PencilLine, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { Step } from '@careerscoop/contract/steps';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dayOf, dayWords } from './step-days.ts';
import { StepDayForm, StepTextForm } from './step-forms.tsx';
import { StepTick } from './step-tick.tsx';
import { StepWords } from './step-words.tsx';
import './step.css';

export const moreId = (id: number) => `step-${id}-more`;

interface StepRowProps {
  step: Step;
  /** The first that is not done. */
  isNext: boolean;
  /** Where it stands among so many, counted from 0. */
  place: number;
  of: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** One step: its tick, its words, its day, and what else can be done with it. */
export function StepRow({ step, isNext, place, of, onMove, onRemove }: StepRowProps) {
  const [editing, setEditing] = useState<'text' | 'day'>();
  const more = useRef<HTMLButtonElement>(null);
  const day = useRef<HTMLButtonElement>(null);
  const drop = useDroppable({ id: step.id });
  const drag = useDraggable({ id: step.id });
  const names = ['step', step.done_at && 'step--done', isNext && 'step--next', drag.isDragging && 'step--held'];
  if (drop.isOver && !drag.isDragging) names.push('step--over');

  /** The form goes with its focus: it returns to what opened it. */
  function close(back: RefObject<HTMLButtonElement | null>) {
    setEditing(undefined);
    requestAnimationFrame(() => back.current?.focus());
  }

  const entries: MenuEntry[] = [
    { label: 'Change the words', icon: <PencilLine className="ic" />, onSelect: () => setEditing('text') },
    { label: 'Move up', icon: <ArrowUp className="ic" />, onSelect: () => onMove(place - 1), disabled: place === 0 },
    { label: 'Move down', icon: <ArrowDown className="ic" />, onSelect: () => onMove(place + 1), disabled: place === of - 1 },
    { label: 'Take it out', icon: <Trash2 className="ic" />, onSelect: onRemove },
  ];

  return (
    <li
      ref={(node) => {
        drop.setNodeRef(node);
        drag.setNodeRef(node);
      }}
      className={names.filter(Boolean).join(' ')}
      style={drag.transform ? { transform: `translateY(${Math.round(drag.transform.y)}px)` } : undefined}
    >
      <StepTick step={step} />
      {editing === 'text' ? <StepTextForm step={step} onClose={() => close(more)} /> : <StepWords step={step} isNext={isNext} />}
      {editing !== 'text' && (
        <button ref={day} type="button" className={dayClass(step)} onClick={() => setEditing(editing ? undefined : 'day')}>
          {step.due_on || step.done_at ? <CalendarDays className="ic" /> : <Plus className="ic" />}
          {dayWords(step, dayOf(new Date()))}
          <VisuallyHidden> for {step.text}</VisuallyHidden>
        </button>
      )}
      {/* For pointers alone: the menu has the same for everybody. */}
      {of > 1 && (
        <span className="step__grip" aria-hidden="true" {...drag.listeners}>
          <GripVertical className="ic" />
        </span>
      )}
      <Menu
        button={
          <button ref={more} id={moreId(step.id)} type="button" className="step__more" aria-label={`More for: ${step.text}`}>
            <Ellipsis className="ic" />
          </button>
        }
        entries={entries}
      />
      {editing === 'day' && <StepDayForm step={step} onClose={() => close(day)} />}
    </li>
  );
}

const dayClass = ({ due_on, done_at }: Step) => (due_on || done_at ? 'when' : 'when when--none');
