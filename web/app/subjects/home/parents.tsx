import { PRODUCT } from '@careerscoop/contract/constants';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { FamilyPicture } from './pictures.ts';
import './parents.css';

/** The promises that parents ask for, and where to read more. */
export function Parents() {
  return (
    <section className="wrap home-part par" aria-labelledby="parents">
      <div>
        <h2 className="h1" id="parents">
          For parents, in plain words
        </h2>
        <ul className="par__l">
          <li>
            <b>You say yes first.</b> Under 18, nothing is shared with a mentor or a school until you agree.
          </li>
          <li>
            <b>You can see it all.</b> Write to <a href={`mailto:${PRODUCT.mailbox}`}>{PRODUCT.mailbox}</a>, and we show you
            what we hold, or delete it.
          </li>
          <li>
            <b>No ads and no trackers.</b> Plans pay for this, and the assessment is free.
          </li>
        </ul>
        <Link className="par__m" to={paths.privacy}>
          What we keep and why
        </Link>
      </div>
      <div className="par__a">
        <FamilyPicture title="A mother and her son look at a phone together." />
      </div>
    </section>
  );
}
