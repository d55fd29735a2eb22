import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/block.tsx';
import { FoldSmall } from './fold-small.tsx';
import { SourceLine } from './source-line.tsx';
import './related-card.css';

/** Careers next door, each with a page of its own. */
export function RelatedCard({ career: { related, sources } }: { career: CareerDetail }) {
  return (
    <Card as="section" className="related" aria-labelledby="related">
      <h2 className="h3" id="related">
        Careers next door
      </h2>
      {related.length === 0 ? (
        <p>Not published.</p>
      ) : (
        <FoldSmall title={`See ${related.length === 1 ? 'it' : `all ${related.length}`}`}>
          <ul>
            {related.map(({ onet_code, slug, title }) => (
              <li key={onet_code}>
                <Link className="related-link" to={paths.career(slug)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </FoldSmall>
      )}
      <SourceLine sources={sources} group="related" />
    </Card>
  );
}
