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
    const before = document.activeElement;
    let letGo: (() => void) | undefined;
    // The title element is changed in the same commit, but a closing dialog gives its focus back after it.
    const soon = setTimeout(() => {
      setTitle(document.title);
      if (!focusIsOnOpenTab() && !isAtWork(before)) letGo = holdHeadline();
    }, 50);
    return () => {
      clearTimeout(soon);
      letGo?.();
    };
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

/** Somebody quick is already in the new page: typing, or a key further. */
function isAtWork(before: Element | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== null && now.closest('main') !== null;
}

/**
 * Gives the focus to the headline, and once more when what is shown while loading gives way to the page with a headline
 * of its own. The first key or press ends it: from there on the focus is the person's.
 */
function holdHeadline(): () => void {
  focusHeadline();
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeadline();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const letGo = () => watch.disconnect();
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, letGo, { once: true, capture: true });
  return letGo;
}

function focusHeadline() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target || document.querySelector('[role=dialog], [role=alertdialog]')) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
