import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import './page-tabs.css';

interface PageTab {
  label: string;
  to: string;
  /** Another address of the same page. */
  also?: string;
}

/**
 * Pages beside each other, as links that look like tabs: each has its own address and works without script. The arrow
 * keys lead from one to the next, as people expect of tabs.
 */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const here = useLocation().pathname.replace(/\/+$/, '').toLowerCase();
  return (
    <nav aria-label={label}>
      <ul className="tabs" onKeyDown={moveByArrow}>
        {tabs.map(({ label: name, to, also }) => (
          <li key={to}>
            <Link className="tab page-tab" to={to} preventScrollReset aria-current={here === to || here === also ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  links[(here + step + links.length) % links.length]?.focus();
}
