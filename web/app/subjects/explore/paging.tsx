import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { buttonClass } from '../../ui/button.tsx';
import { changed, writeAddress } from './explore-address.ts';

interface PagingProps {
  query: CareerQuery;
  pages: number;
  onPage: () => void;
}

/** The way to the page before and after; each page has an address. */
export function Paging({ query, pages, onPage }: PagingProps) {
  if (pages < 2) return null;
  const to = (page: number) => ({ search: writeAddress(changed(query, { page })) });
  const step = (page: number, children: ReactNode) =>
    page >= 1 && page <= pages ? (
      <Link className={buttonClass({ kind: 'line' })} to={to(page)} onClick={onPage}>
        {children}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="x-paging needs-script" aria-label="Pages of careers">
      {step(query.page - 1, <><ChevronLeft className="ic" /> Previous</>)}
      <span className="soft num">
        Page {Math.min(query.page, pages)} of {pages}
      </span>
      {step(query.page + 1, <>Next <ChevronRight className="ic" /></>)}
    </nav>
  );
}
