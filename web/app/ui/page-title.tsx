import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** A short line above it, such as "Step 1 of 2". */
  kicker?: ReactNode;
  lead?: ReactNode;
  /** The bar of small screens says it already: there it is for screen readers alone. */
  inBar?: boolean;
}

/** The one big headline of a page. It can take focus after a change of route. */
export function PageTitle({ children, kicker, lead, inBar = false }: PageTitleProps) {
  return (
    <header className="page-title">
      {kicker && (
        <p>
          <b>{kicker}</b>
        </p>
      )}
      <h1 className={inBar ? 'h1 h1--in-bar' : 'h1'} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className="lead soft">{lead}</p>}
    </header>
  );
}
