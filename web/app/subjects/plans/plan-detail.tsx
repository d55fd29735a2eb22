import { Check } from 'lucide-react';
import type { Plan } from '@careerscoop/contract/plans';
import { PlanPicture } from '../../art/plan-picture.tsx';
import { Block, type Room } from '../../ui/block.tsx';
import { durationText, planLines, priceText } from './plan-text.ts';

/** One plan in full. */
export function PlanDetail({ plan, room }: { plan: Plan; room: Room }) {
  const { heading, bullets } = planLines(plan);
  return (
    <Block room={room} className="plan-detail" aria-label={`${plan.title} plan`} aria-live="polite">
      <div className="plan-detail__t">
        <h2>{plan.title}</h2>
        <p className="plan-detail__p">
          <b className="d">{priceText(plan)}</b> {durationText(plan)}
        </p>
        <p className="lead">{heading}</p>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>
              <Check className="ic" />
              {bullet}
            </li>
          ))}
        </ul>
        <p className="plan-detail__soon">
          You can look through the plans now. Choosing and paying open with a later release.
        </p>
      </div>
      <div className="plan-detail__a">
        <PlanPicture plan={plan.title} />
      </div>
    </Block>
  );
}
