import type { ParentView } from '@careerscoop/contract/consent';
import { Card } from '../../ui/block.tsx';

/** What each part is, why, and who would see what: the text that a parent agrees to. */
export function PartsInFull({ purposes }: Pick<ParentView, 'purposes'>) {
  return purposes.map(({ purpose, title, what, why, who }) => (
    <Card className="purpose" key={purpose}>
      <h3 className="h3">{title}</h3>
      <dl className="purpose__l">
        <dt>What</dt>
        <dd>{what}</dd>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>Who sees what</dt>
        <dd>{who}</dd>
      </dl>
    </Card>
  ));
}
