import { useEffect, type RefObject } from 'react';

/** Keeps what sticks to the foot of the window above the keyboard of a phone, where that lies over the page. */
export function useKeyboardRoom(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const fit = () => {
      // A page that is zoomed in shows a part of itself too, and no keyboard covers the rest.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
      place.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [place]);
}
