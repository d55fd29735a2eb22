import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { CareerPage } from '@careerscoop/contract/career-page';
import { ExplorePicture } from './explore-picture.tsx';

/** Where to look next. */
export function RelatedCareers({ career: { related } }: { career: CareerPage }) {
  if (related.length === 0) return null;
  return (
    <section className="wrap c-related" aria-labelledby="related">
      <h2 className="h2" id="related">
        Careers close to this one
      </h2>
      <ul>
        {related.map(({ onet_code, slug, title, areas }) => (
          <li key={onet_code}>
            <Link to={paths.career(slug)}>
              <ExplorePicture onet_code={onet_code} areas={areas} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
