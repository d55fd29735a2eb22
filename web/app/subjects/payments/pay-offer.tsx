import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import type { PayPage } from '@careerscoop/contract/payments';
import { Check, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { durationText, planLines } from '../../lib/plan-text.ts';
import { paths } from '../../lib/paths.ts';
import { money } from '../../lib/money.ts';
import { useCompanionsOpen } from '../../lib/site.ts';
import { Block } from '../../ui/block.tsx';

/** What it is, what it costs, and that nothing renews: the three never stand apart. */
export function PayOffer({ page: { plan, price, credit, amount } }: { page: PayPage }) {
  const { bullets } = planLines(plan, useCompanionsOpen());
  return (
    <Block room="waffle" className="pay-offer" aria-labelledby="pay-offer">
      <div>
        <h2 className="h2" id="pay-offer">
          {plan.title}
        </h2>
        <p className="pay-offer__price">
          <b>{money(amount)}</b> <span className="lead">{durationText(plan)}, tax included</span>
        </p>
        {credit > 0 && (
          <p>
            The price is {money(price)}. For what is left of the plan that runs, {money(credit)} come off.
          </p>
        )}
      </div>
      <PlanPicture plan={plan.title} />
      <ul>
        {bullets.map(({ text, soon, after }) => (
          <li key={text}>
            {soon ? <Hourglass className="ic" /> : <Check className="ic" />}
            <span>
              {text} {soon && <span className="soon">COMING SOON</span>}
              {after && <small>{after}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.pricing}>What is in every plan</Link>
      </p>
      <p className="pay-offer__once">
        <b>You pay once. Nothing renews.</b> We mail 14 days before it ends. Then it just stops.
      </p>
    </Block>
  );
}
