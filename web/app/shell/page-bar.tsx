import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useShownPageName } from '../lib/page-name.ts';

/** On small screens, inside the profile: the way back and the name of the page, in place of the logo. */
export function PageBar() {
  const page = useShownPageName();
  if (!page) return null;
  return (
    <div className="page-bar">
      <Link to={page.back} className="round round--line" aria-label="Back">
        <ArrowLeft className="ic" />
      </Link>
      <b>{page.name}</b>
    </div>
  );
}
