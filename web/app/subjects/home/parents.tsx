import FamilyPicture from '@careerscoop/art/scenes/parent-and-teen.tsx';
import { paths } from '../../lib/paths.ts';

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
            <b>You can see it all.</b> Ask for a link, and look at what we hold, take a copy, or have it deleted.
          </li>
          <li>
            <b>No ads and no trackers.</b> Plans pay for this, and the assessment is free.
          </li>
        </ul>
        <a className="par__m" href={paths.parents}>
          More for parents
        </a>
      </div>
      <div className="par__a">
        <div className="still">
          <FamilyPicture title="A mother and her son look at a phone together." />
        </div>
      </div>
    </section>
  );
}
