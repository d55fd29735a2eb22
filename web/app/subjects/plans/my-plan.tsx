import { Check, Hourglass } from 'lucide-react';
import type { OwnPlan } from '@careerscoop/contract/payments';
import type { Plan } from '@careerscoop/contract/plans';
import { PlanPicture } from '@careerscoop/art/plan-picture.tsx';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CodeCard } from './code-card.tsx';
import { MyReceipts } from './my-receipts.tsx';
import { MyTalks } from './my-talks.tsx';
import { MyTerm } from './my-term.tsx';
import { durationText, includedLines, priceText } from '../../lib/plan-text.ts';
import { useCompanionsOpen } from '../../lib/site.ts';
import './my-plan.css';

/** Nobody changes away from the plan that holds everything. */
const WHOLE = 'Milkshake';

/** What everybody has without a plan. */
const WITHOUT_PLAN = {
  title: 'Free Member',
  price: 0,
  duration: 'for as long as you like',
  description:
    'What everybody has\nThe whole assessment, and your ten careers with the reasons\nYour strengths, from your own answers\nEvery career to look at and to compare',
};

/** The student's plan, until when it runs and what is in it; talks, codes and receipts. `plan` is null for who has none. */
export function MyPlan({ plan, own }: { plan: Plan | null; own: OwnPlan }) {
  const shown = plan ?? WITHOUT_PLAN;
  const companionsOpen = useCompanionsOpen();
  return (
    <>
      <PageTitle lead={plan ? undefined : 'Upgrade your plan to access exclusive features and tools.'}>
        {plan ? 'Active Plan' : 'Free Plan'}
      </PageTitle>
      <Block room="waffle" className="my-plan" aria-labelledby="my-plan">
        <div className="my-plan__art">
          <PlanPicture plan={shown.title} />
        </div>
        <div className="my-plan__t">
          <h2 id="my-plan">{shown.title}</h2>
          <p className="lead">
            <b className="my-plan__p">{priceText(shown)}</b> {durationText(shown)}
          </p>
          {plan && own.term && <MyTerm term={own.term} />}
          <h3 className="h3">Includes</h3>
          <ul>
            {includedLines(shown, companionsOpen).map(({ text, first, soon, after }) => (
              <li key={text} className={first ? 'my-plan__first' : after ? 'my-plan__after' : undefined}>
                {soon ? <Hourglass className="ic" /> : !first && !after && <Check className="ic" />}
                <span>
                  {text} {soon && <span className="soon">COMING SOON</span>}
                </span>
              </li>
            ))}
          </ul>
          {plan?.title !== WHOLE && <LinkButton to={paths.pricing}>Change The Plan</LinkButton>}
        </div>
      </Block>
      {own.entitlements.code?.open && !own.entitlements.code.by_plan && (
        <Notice live={false}>
          You also have the code <b>{own.entitlements.code.code}</b> from your school or sponsor. It lets you save careers and have one talk
          with a mentor every month.
        </Notice>
      )}
      <div className="my-cards">
        <MyTalks sessions={own.entitlements.sessions} />
        <CodeCard />
      </div>
      <MyReceipts receipts={own.receipts} adult_needed={own.adult_needed} />
    </>
  );
}
