import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import './css/crumbs.css';

interface CrumbsProps {
  /** The pages above this one, from the top. */
  above: readonly { name: string; to: string }[];
  /** What this page is called. */
  here: string;
}

/** Where a page stands, and the ways up. */
export function Crumbs({ above, here }: CrumbsProps) {
  return (
    <nav className="wrap crumbs" aria-label="Breadcrumb">
      <ol>
        {above.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{name}</Link>
            <ChevronRight className="ic" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
