import { useEffect, useRef } from 'react';

/** When what is shown turns into something else, the headline takes the focus: the button that was pressed is gone then. */
export function useHeadlineOnChange(shown: string | boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [shown]);
}
