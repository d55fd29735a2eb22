import { Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useWish } from '../lib/wish.ts';
import { isPaymentReturn } from '../subjects/plans/payment-return.ts';
import { PlanList } from '../subjects/plans/plan-list.tsx';
import { plansQuery } from '../subjects/plans/plans.queries.ts';
import { PlansSkeleton } from '../subjects/plans/plans-skeleton.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Bone } from '../ui/waiting.tsx';
import type { Route } from './+types/pricing';

const PricingWish = fetched(() => import('./pricing-wish.tsx'));
const ReturnDialog = fetched(() => import('../subjects/plans/return-dialog.tsx'));

export const meta = ({ params }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Pricing',
    description: 'The assessment and your ten careers are free. See what each CareerScoop plan adds and what it costs.',
    path: paths.pricing,
  }),
  ...(params.response_type ? [{ name: 'robots', content: 'noindex' }] : []),
];

export default function PricingPage() {
  const { response_type } = useParams();
  const [search] = useSearchParams();
  const [shown, setShown] = useState<number | null>(null);
  const navigate = useNavigate();
  const wish = useWish();
  return (
    <main id="main" tabIndex={-1} className="wrap pricing">
      <header className="pricing__h">
        <h1 tabIndex={-1}>Pricing</h1>
        <p className="lead soft">Your ten careers are free, always. Plans add people and helpers. You pay once, and nothing renews.</p>
      </header>
      <Suspense fallback={<Bone kind="card" size="15rem" />}>
        {wish && <PricingWish key={wish.at} wish={wish} onShow={setShown} />}
      </Suspense>
      <Plans shown={shown} onShow={setShown} />
      <Suspense fallback={null}>
        {isPaymentReturn(response_type) && (
          <ReturnDialog
            outcome={response_type}
            number={search.get('order')}
            onClose={() => void navigate(paths.pricing, { replace: true })}
          />
        )}
      </Suspense>
    </main>
  );
}

function Plans({ shown, onShow }: { shown: number | null; onShow: (plan: number) => void }) {
  const user = useSessionUser();
  const { data, error, refetch, isFetching } = useAnswer(plansQuery);
  if (data?.length === 0) {
    return (
      <EmptyState
        title="No plans right now"
        text="We are changing our plans. Your ten careers stay free."
        actions={<LinkButton to={paths.home}>Go to the start page</LinkButton>}
      />
    );
  }
  if (data) return <PlanList plans={data} user={user} shown={shown} onShow={onShow} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <PlansSkeleton />;
}
