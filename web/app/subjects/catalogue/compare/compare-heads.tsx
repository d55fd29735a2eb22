import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { paths } from '../../../lib/paths.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { ExplorePicture } from '../explore-picture.tsx';

interface CompareHeadsProps {
  careers: readonly CareerDetail[];
  onRemove: (slug: string) => void;
}

/** The careers themselves, each with its picture and what it is. */
export function CompareHeads({ careers, onRemove }: CompareHeadsProps) {
  return (
    <>
      <ul className="cmp-cells cmp-heads">
        {careers.map(({ slug, title, summary, onet_code, areas }) => (
          <li key={slug} className="cmp-head">
            <ExplorePicture onet_code={onet_code} areas={areas} eager />
            <div className="cmp-head__t">
              <h2 className="h3">
                <Link to={paths.career(slug)}>{title}</Link>
              </h2>
              <p className="small">{summary}</p>
            </div>
            <RoundButton line className="cmp-head__x" label={`Take out ${title}`} onClick={() => onRemove(slug)}>
              <X className="ic" />
            </RoundButton>
          </li>
        ))}
      </ul>
      {/* Stays in sight above the figures; each figure says whose it is on its own. */}
      <div className="cmp-cells cmp-stick" aria-hidden="true">
        {careers.map(({ slug, title }) => (
          <span key={slug} className="cmp-who">
            {title}
          </span>
        ))}
      </div>
    </>
  );
}
