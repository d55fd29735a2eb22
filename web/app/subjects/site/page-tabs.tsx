import { Link, useLocation } from 'react-router';
import './page-tabs.css';

interface PageTab {
  label: string;
  to: string;
  /** Another address of the same page. */
  also?: string;
}

/** Pages beside each other, as links that look like tabs: each has its own address and works without script. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const here = useLocation().pathname.replace(/\/+$/, '').toLowerCase();
  return (
    <nav aria-label={label}>
      <ul className="tabs">
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
