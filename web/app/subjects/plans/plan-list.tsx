import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { PlanPicture } from '../../art/plan-picture.tsx';
import type { Room } from '../../ui/block.tsx';
import { PlanDetail } from './plan-detail.tsx';
import { durationText, priceText } from './plan-text.ts';
import './plans.css';

const ROOMS: readonly Room[] = ['vanilla', 'mint', 'waffle', 'straw'];

interface PlanListProps {
  plans: Plan[];
  /** The plan of the person, if they have one. */
  current: number | null;
}

/** The plans to look through, one of them at a time in full. */
export function PlanList({ plans, current }: PlanListProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const active = plans.find(({ id }) => id === (chosen ?? current)) ?? plans[0];
  const roomOf = (plan: Plan) => ROOMS[plans.indexOf(plan) % ROOMS.length] ?? 'vanilla';
  return (
    <div className="plans">
      <ul className="plans__l">
        {plans.map((plan) => (
          <li key={plan.id}>
            <button
              className={`plan b-${roomOf(plan)}`}
              type="button"
              aria-pressed={plan === active}
              onClick={() => setChosen(plan.id)}
            >
              <PlanPicture plan={plan.title} />
              <span>
                <b className="d d3">{plan.title}</b>
                <span>
                  <strong>{priceText(plan)}</strong> {durationText(plan)}
                </span>
                {plan.id === current && <span className="plan__yours">Your plan</span>}
              </span>
              <span className="plan__k">
                <Check className="ic" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {active && <PlanDetail plan={active} room={roomOf(active)} />}
    </div>
  );
}
