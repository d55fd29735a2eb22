import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '../lib/session.ts';
import { PlanList } from '../subjects/plans/plan-list.tsx';
import { plansQuery } from '../subjects/plans/plans.queries.ts';
import { PlansSkeleton } from '../subjects/plans/plans-skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => [
  { title: 'Pricing · CareerScoop' },
  {
    name: 'description',
    content:
      'The assessment and your ten careers are free. See what each CareerScoop plan adds and what it costs.',
  },
];

export default function PricingPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap pricing">
      <header className="pricing__h">
        <h1 tabIndex={-1}>Pricing</h1>
        <p className="lead soft">Your ten careers are free, always. Plans add people and helpers.</p>
      </header>
      <Plans />
    </main>
  );
}

function Plans() {
  const current = useSessionUser()?.pricing_plan ?? null;
  const { data, error, refetch, isFetching } = useQuery(plansQuery);
  if (data) return <PlanList plans={data} current={current} />;
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  return <PlansSkeleton />;
}
