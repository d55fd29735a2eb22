import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import { Block, type Room } from '../../ui/block.tsx';
import { type PlanBullet, durationText, planLines, priceText } from '../../lib/plan-text.ts';
import { useCompanionsOpen } from '../../lib/site.ts';

interface PlanDetailProps {
  plan: Plan;
  room: Room;
  /** What the person can do with it. */
  children: ReactNode;
}

/** One plan in full. */
export function PlanDetail({ plan, room, children }: PlanDetailProps) {
  const { heading, bullets } = planLines(plan, useCompanionsOpen());
  return (
    <Block room={room} className="plan-detail" aria-label={`${plan.title} plan`}>
      <div className="plan-detail__t">
        <div className="plan-detail__h" aria-live="polite">
          <h2>{plan.title}</h2>
          <p className="plan-detail__p">
            <b className="d">{priceText(plan)}</b> {durationText(plan)}
          </p>
          <p className="h3">{heading}</p>
        </div>
        <ul>
          {bullets.map((bullet) => (
            <Bullet key={bullet.text} {...bullet} />
          ))}
        </ul>
        {children}
      </div>
      <div className="plan-detail__a">
        <PlanPicture plan={plan.title} />
      </div>
    </Block>
  );
}

function Bullet({ text, soon, after }: PlanBullet) {
  const mark = soon && <span className="soon">COMING SOON</span>;
  return (
    <li>
      {soon ? <Hourglass className="ic" /> : <Check className="ic" />}
      <div>
        {text} {!after && mark}
        {after && (
          <p className="plan-detail__after">
            {after} {mark}
          </p>
        )}
      </div>
    </li>
  );
}
