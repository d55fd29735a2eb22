import { privateMeta } from '../lib/private-meta.ts';
import { DeskPage } from '../subjects/desk/desk-page.tsx';
import { PlansView } from '../subjects/desk/people/plans-view.tsx';

export const meta = () => privateMeta('Plans · Desk');

/** The plans as they are sold. */
export default function DeskPlans() {
  return (
    <DeskPage title="Plans" lead="What is sold stays as it was agreed: a change counts for whoever buys from then on." may="plans.read">
      <PlansView />
    </DeskPage>
  );
}
