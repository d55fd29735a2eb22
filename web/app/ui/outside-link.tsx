import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Leads out of the house, in a tab of its own, and says so to those who do not see it. */
export function OutsideLink({ children, ...link }: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
