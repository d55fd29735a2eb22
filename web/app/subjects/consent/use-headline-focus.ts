import { useEffect, useRef } from 'react';

/** For a page that comes in place of another under the same address: its headline takes the focus, as after a load. */
export function useHeadlineFocus() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return page;
}
