import { useId } from 'react';

export interface MoveOnSwitchProps {
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** What it does, in words. */
export const MOVES_ON = 'After the last tap on a page the next page comes by itself. Previous takes you back. Keys wait for Next.';

/** Whether the next page comes by itself. It stands at the foot of every page that can be left so. */
export function MoveOnSwitch({ on, onTurn }: MoveOnSwitchProps) {
  const id = useId();
  return (
    <label className="flow__auto">
      <input type="checkbox" checked={on} onChange={({ target }) => onTurn(target.checked)} aria-describedby={id} />
      Next by itself
      <span id={id} hidden>
        {MOVES_ON}
      </span>
    </label>
  );
}
