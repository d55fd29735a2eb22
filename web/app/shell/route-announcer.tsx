import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A new page without a page load: the focus goes to its headline and its title is read out, as after a load. Without
 * this, both would stay on a link that is gone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The title element is changed in the same commit, but a closing dialog gives its focus back after it.
    const soon = setTimeout(() => {
      setTitle(document.title);
      if (!focusIsOnOpenTab()) focusHeadline();
    }, 50);
    return () => clearTimeout(soon);
  }, [pathname]);

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}

/** The link of a page's tab is still there after it was followed, and the next arrow key is for it. */
function focusIsOnOpenTab(): boolean {
  return document.activeElement?.matches('main [aria-current=page]') ?? false;
}

function focusHeadline() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target || document.querySelector('[role=dialog], [role=alertdialog]')) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
