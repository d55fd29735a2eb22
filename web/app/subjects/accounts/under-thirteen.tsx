import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The way for younger children: a parent begins. It opens in a tab of its own, so that the form is not lost. */
export function UnderThirteen() {
  return (
    <p className="under-13">
      <Link to={`${paths.parents}#under-13`} target="_blank" rel="noopener">
        Under 13? A parent starts here.
      </Link>
    </p>
  );
}
