import type { Result } from '@careerscoop/contract/results';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import './alike-line.css';

/** Near-twins that would have stood in the ten too: folded under one of them, each a link. */
export function AlikeLine({ alike }: Pick<Result, 'alike'>) {
  if (alike.length === 0) return null;
  return (
    <p className="alike">
      {alike.length === 1 ? 'And one like it: ' : `And ${alike.length} like it: `}
      {alike.map(({ onet_code, slug, title }, index) => (
        <span key={onet_code}>
          {index > 0 && ', '}
          <Link to={paths.career(slug)}>{title}</Link>
        </span>
      ))}
    </p>
  );
}
