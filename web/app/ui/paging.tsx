import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from './button.tsx';
import './css/paging.css';

interface PagingProps {
  /** Of what there are pages. */
  label: string;
  page: number;
  pages: number;
  /** The search of a page's address. */
  searchOf: (page: number) => string;
  onPage: () => void;
  className?: string;
}

/** The way to the page before and after; each page has an address. */
export function Paging({ label, page, pages, searchOf, onPage, className }: PagingProps) {
  if (pages < 2) return null;
  const step = (to: number, children: ReactNode) =>
    to >= 1 && to <= pages ? (
      <Link className={buttonClass({ kind: 'line' })} to={{ search: searchOf(to) }} onClick={onPage}>
        {children}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className={className ? `paging ${className}` : 'paging'} aria-label={label}>
      {step(
        page - 1,
        <>
          <ChevronLeft className="ic" /> Previous
        </>,
      )}
      <span className="soft num">
        Page {Math.min(page, pages)} of {pages}
      </span>
      {step(
        page + 1,
        <>
          Next <ChevronRight className="ic" />
        </>,
      )}
    </nav>
  );
}
