import { useEffect, useState, type RefObject } from 'react';
import { TALL_DESCRIPTION } from '@careerscoop/contract/constants';

/** Whether the description is so high that the picture beside it grows with it. */
export function useTall(description: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const element = description.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setTall(element.offsetHeight > TALL_DESCRIPTION));
    observer.observe(element);
    return () => observer.disconnect();
  }, [description]);
  return tall;
}
