import type { CareerDetail } from '@careerscoop/contract/careers';
import { Card } from '../../../ui/block.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { SourceLine } from './source-line.tsx';

/** Careers next door. */
export function RelatedCard({ career: { related, sources } }: { career: CareerDetail }) {
  return (
    <Card as="section" className="related" aria-labelledby="related">
      <h2 className="h3" id="related">
        Careers next door
      </h2>
      {related.length === 0 ? (
        <p>Not published.</p>
      ) : (
        <ul>
          {related.map(({ onet_code, title }) => (
            <li key={onet_code}>
              <Tag>{title}</Tag>
            </li>
          ))}
        </ul>
      )}
      <SourceLine sources={sources} group="related" />
    </Card>
  );
}
