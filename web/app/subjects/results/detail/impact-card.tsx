import { useQuery } from '@tanstack/react-query';
import type { Result } from '@careerscoop/contract/results';
import { ImpactScoops, type Impact } from '@careerscoop/art/scoop-count.tsx';
import { Block, type Room } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { publicCareerQuery } from '../results.queries.ts';
import { resultWords } from '../result-words.ts';
import { detailWords } from './detail-words.ts';
import { SourceLine } from './source-line.tsx';
import './impact-card.css';

const LOOKS: Record<NonNullable<Result['impact']>, { level: Impact; room: Room }> = {
  L: { level: 'low', room: 'vanilla' },
  M: { level: 'moderate', room: 'blue' },
  H: { level: 'high', room: 'waffle' },
};

/** How much AI may change the work, and the way to the question about it. */
export function ImpactCard({ career: { impact, onet_code }, onExplore }: { career: Result; onExplore: () => void }) {
  const { data } = useQuery(publicCareerQuery(onet_code));
  if (impact === null) {
    return (
      <Block room="surface" className="impact" aria-labelledby="impact">
        <h2 className="h2" id="impact">
          AI impact
        </h2>
        <p>Nobody has published how much AI could change this work.</p>
      </Block>
    );
  }
  const { level, room } = LOOKS[impact];
  const { title, short_title } = resultWords.impact[impact];
  return (
    <Block room={room} className="impact" aria-labelledby="impact">
      <h2 className="h2" id="impact">
        AI impact: {title}
      </h2>
      <ImpactScoops level={level} />
      <p>
        <b>{short_title}.</b> {detailWords.impact[impact]}
      </p>
      <Button onClick={onExplore}>Explore AI impact</Button>
      {/* Its line is kept until it is known. */}
      <div className="impact__s">{data && <SourceLine sources={data.sources} group="ai-exposure" />}</div>
    </Block>
  );
}
