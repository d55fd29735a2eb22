import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { freshenUser } from '../lib/freshen-user.ts';
import { useSessionUser } from '../lib/session.ts';
import type { BACK_LEADS_THERE } from '../lib/use-wishing.ts';
import { type Wish, clearWish, keepWish } from '../lib/wish.ts';
import { useSaveWished } from '../subjects/results/save-wished.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { useWaitsForParent } from '../subjects/consent/use-waits-for-parent.ts';
import PlanDialogs, { type PlanStep, chosenWords } from '../subjects/plans/plan-dialogs.tsx';
import { durationText, priceText } from '../lib/plan-text.ts';
import { ownPlanQuery } from '../subjects/plans/own-plan.queries.ts';
import { plansQuery, useSetPlan } from '../subjects/plans/plans.queries.ts';
import { WishPanel } from '../subjects/plans/wish-panel.tsx';
import { standingToWish } from '../subjects/plans/wish-standing.ts';
import { useNotices } from '../ui/notices.tsx';

/** What a parent has to open first, by what was wanted. */
const PURPOSES = { book: 'mentor_sessions', session: 'mentor_sessions', companions: 'companions' } as const;
/** What the page that it was wanted on does by itself, once people are back there. */
const DONE_THERE: readonly string[] = ['learn_more', 'book', 'session'];

/** Why somebody was led to the plans, one press that opens it and does it, and the way back to where they were. */
export default function PricingWish({ wish, onShow }: { wish: Wish; onShow: (plan: number) => void }) {
  const user = useSessionUser();
  const notices = useNotices();
  const place = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<PlanStep>();
  const setPlan = useSetPlan();
  const save = useSaveWished();
  const goBack = useWayBack(wish);
  const { data: plans } = useQuery(plansQuery);
  const { data: own } = useQuery({ ...ownPlanQuery, enabled: user?.role === 'Student' });
  const parent = useParentFirst(wish);
  const standing = standingToWish(wish.kind, user);
  const plan = 'plan' in standing ? plans?.find(({ id }) => id === standing.plan.id) : undefined;
  const opener = plan?.id;
  useEffect(() => {
    if (opener !== undefined) onShow(opener);
  }, [opener, onShow]);
  // What this browser knows of their rights may be older than a plan that was taken elsewhere.
  useEffect(freshenUser, []);

  async function goOn() {
    const taken = standing.kind === 'free' ? await setPlan.mutateAsync(standing.plan.id) : undefined;
    if (wish.kind === 'save') await save.mutateAsync(wish);
    if (DONE_THERE.includes(wish.kind)) keepWish({ ...wish, granted: true });
    else clearWish();
    if (taken) notices.say(chosenWords(taken.plan_title), { milliseconds: 9000 });
    if (wish.kind === 'save') notices.say(`${wish.title} is saved.`);
    goBack();
  }

  return (
    <div ref={place} tabIndex={-1}>
      <WishPanel
        wish={wish}
        standing={standing}
        price={plan && `${priceText(plan)} ${durationText(plan)}`}
        parent={parent}
        busy={setPlan.isPending || save.isPending}
        error={(setPlan.error ?? save.error)?.messages.join(' ') ?? null}
        // What failed is told by the panel.
        onDo={() => void goOn().catch(() => undefined)}
        pays={own && (!own.payments ? 'nobody' : own.adult_needed ? 'parent' : 'self')}
        onChoose={() => setStep('asking')}
        onBack={() => {
          clearWish();
          goBack();
        }}
      />
      {plan && <PlanDialogs plan={plan} step={step} onStep={setStep} setPlan={setPlan} place={place} />}
    </div>
  );
}

/** By the browser's own Back where that leads there, so that the page is found as it was left. */
function useWayBack({ from }: Wish) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const byBack = (state as Partial<typeof BACK_LEADS_THERE> | null)?.back_leads_there;
  return () => void (byBack ? navigate(-1) : navigate(from, { replace: true }));
}

/** What is said to who is under 18 and has no yes of a parent; it comes before any plan. */
function useParentFirst({ kind }: Wish) {
  const user = useSessionUser();
  const purpose = kind in PURPOSES ? PURPOSES[kind as keyof typeof PURPOSES] : undefined;
  const waits = useWaitsForParent(purpose ?? 'companions', user !== null && purpose !== undefined);
  return purpose && waits ? <PurposeNotice purpose={purpose} /> : null;
}
