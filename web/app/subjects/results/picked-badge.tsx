import { PICKED_BY } from '@careerscoop/contract/result-words';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { howPicked } from './how-picked.ts';
import './picked-badge.css';

/** The label of a stretch pick, and beside it in a few words what picked it. */
export function PickedBadge({ ai, tone }: { ai: string; tone: TagTone }) {
  return (
    <span className="picked">
      <Tag tone={tone}>{howPicked(ai).label}</Tag>
      <span className="small">by {PICKED_BY}</span>
    </span>
  );
}
