import type { ComponentProps, ReactNode } from 'react';

interface ChipProps extends ComponentProps<'button'> {
  /** Can be dragged as well as pressed. */
  grab?: boolean;
}

/** A capsule to press or drag. Everything a drag library hands out can be spread into it. */
export function Chip({ grab = false, className, type = 'button', ...rest }: ChipProps) {
  const names = ['chip', grab && 'chip--grab', className].filter(Boolean).join(' ');
  return <button {...rest} type={type} className={names} />;
}

/** The chip as it hangs at the pointer; the real one stays in the page. */
export function LiftedChip({ children }: { children: ReactNode }) {
  return (
    <span className="chip chip--lift" aria-hidden="true">
      {children}
    </span>
  );
}
