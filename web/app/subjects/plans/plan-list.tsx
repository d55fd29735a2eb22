import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import type { SessionUser } from '../../lib/session.ts';
import type { Room } from '../../ui/block.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanDetail } from './plan-detail.tsx';
import { durationText, priceText } from '../../lib/plan-text.ts';
import './plans.css';

const ROOMS: readonly Room[] = ['vanilla', 'mint', 'waffle', 'straw'];
/** Where the plan in full stands below the list; plans.css has the same width. */
const ONE_COLUMN = '(max-width: 1100px)';

interface PlanListProps {
  plans: Plan[];
  user: SessionUser | null;
  /** The plan that somebody asked to see, if they did. */
  shown: number | null;
  onShow: (plan: number) => void;
}

/** The plans to look through, one of them at a time in full. It begins with the person's own, else with the first. */
export function PlanList({ plans, user, shown, onShow }: PlanListProps) {
  const current = user?.pricing_plan ?? null;
  const active = plans.find(({ id }) => id === (shown ?? current)) ?? plans[0];
  const roomOf = (plan: Plan) => ROOMS[plans.indexOf(plan) % ROOMS.length] ?? 'vanilla';

  function activate(plan: Plan, { currentTarget }: MouseEvent<HTMLElement>) {
    onShow(plan.id);
    if (matchMedia(ONE_COLUMN).matches) bringUp(currentTarget);
  }

  return (
    <div className="plans">
      <ul className="plans__l">
        {plans.map((plan) => (
          <li key={plan.id}>
            <button
              className={`plan b-${roomOf(plan)}`}
              type="button"
              aria-pressed={plan === active}
              onClick={(event) => activate(plan, event)}
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
      {active && (
        <PlanDetail plan={active} room={roomOf(active)}>
          <PlanChoice key={active.id} plan={active} user={user} />
        </PlanDetail>
      )}
    </div>
  );
}

/** To the top of the window, where as much as can be of the plan in full follows it. */
function bringUp(card: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
