import { useEffect, useState } from 'react';

/** Whether the chat has the whole window. What stands round it is then not there, for the keyboard either. */
export function useMaximized() {
  const [maximized, setMaximized] = useState(false);
  useEffect(() => {
    if (!maximized) return undefined;
    const { dataset } = document.documentElement;
    dataset['chat'] = 'whole';
    const shrink = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog], [role=alertdialog]')) setMaximized(false);
    };
    window.addEventListener('keydown', shrink);
    return () => {
      delete dataset['chat'];
      window.removeEventListener('keydown', shrink);
    };
  }, [maximized]);
  return { maximized, toggle: () => setMaximized(!maximized) };
}
