import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

const FORTH: string[] = [KeyboardCode.Down, KeyboardCode.Right];
const BACK: string[] = [KeyboardCode.Up, KeyboardCode.Left];

// Enter stays the press (choose from a list, take out); Space picks up and puts down.
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** A mouse drags after a few pixels, so that a press stays a press; a finger holds first, so that it can scroll. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };

/**
 * Sensors and hit test of a board: a pointer aims by where it is, the arrow keys go from target to target in the order
 * of `targets`.
 */
export function useDragTargets(targets: readonly string[]) {
  const aim = useRef<string | undefined>(undefined);
  const [, draw] = useState<string | undefined>();
  const keyboard = useMemo(() => {
    const aimAt = (target: string | undefined) => {
      aim.current = target;
      draw(target);
    };
    return { aimAt, coordinateGetter: stepThrough(targets, aim, aimAt), keyboardCodes: KEYS };
  }, [targets]);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, keyboard));
  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    return aim.current ? [{ id: aim.current }] : [];
  };
  const released = useReleasePoint();
  /** Where the drag ended, or undefined beside every target. */
  const targetOf = ({ over, activatorEvent }: DragEndEvent): string | undefined => {
    if (activatorEvent instanceof KeyboardEvent) return aim.current;
    if (activatorEvent instanceof MouseEvent && released.current) return targetAt(released.current);
    return over ? String(over.id) : undefined;
  };
  return { sensors, collisionDetection, targetOf, resetAim: () => keyboard.aimAt(undefined) };
}

interface Point {
  x: number;
  y: number;
}

/** Where the mouse button was last let go: after one quick flick the library has not yet seen how far it went. */
function useReleasePoint(): RefObject<Point | undefined> {
  const point = useRef<Point | undefined>(undefined);
  useEffect(() => {
    const note = ({ clientX, clientY }: MouseEvent) => {
      point.current = { x: clientX, y: clientY };
    };
    window.addEventListener('mouseup', note, true);
    return () => window.removeEventListener('mouseup', note, true);
  }, []);
  return point;
}

function targetAt({ x, y }: Point): string | undefined {
  const target = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-target]'));
  return target.find((element) => element)?.dataset['target'];
}

function stepThrough(
  targets: readonly string[],
  aim: RefObject<string | undefined>,
  aimAt: (target: string) => void,
): KeyboardCoordinateGetter {
  return (event, { context }) => {
    const step = FORTH.includes(event.code) ? 1 : BACK.includes(event.code) ? -1 : 0;
    if (step === 0) return undefined;
    event.preventDefault();
    const at = aim.current === undefined ? -1 : targets.indexOf(aim.current);
    const target = targets[Math.min(targets.length - 1, Math.max(0, at + step))];
    const node = target === undefined ? null : context.droppableContainers.get(target)?.node.current;
    if (!node || target === undefined) return undefined;
    aimAt(target);
    node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const rect = node.getBoundingClientRect();
    const width = context.collisionRect?.width ?? 0;
    return { x: rect.left + (rect.width - width) / 2, y: rect.top + rect.height / 2 };
  };
}

interface Words {
  /** What the dragged thing is called. */
  thing: (id: string) => string;
  /** What a target is called, as in "over …". */
  target: (id: string) => string;
}

/** What a screen reader hears while something is dragged; the board itself says where it went. */
export function dragWords({ thing, target }: Words): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${thing(String(active.id))}.`,
    onDragOver: ({ active, over }) => `${thing(String(active.id))} is over ${over ? target(String(over.id)) : 'nothing'}.`,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${thing(String(active.id))} stays where it was.`,
  };
}
