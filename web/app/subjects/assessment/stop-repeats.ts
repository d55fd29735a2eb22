import type { KeyboardEvent } from 'react';

/** A key that is held down presses once: focus moves on after a press, and the next thing must not be pressed as well. */
export function stopRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
