import { useLocation, useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { useSessionUser } from './session.ts';
import { type Wanted, keepWish } from './wish.ts';

/** With a way to the plans: the page before them is the one where something was wanted, and Back leads there. */
export const BACK_LEADS_THERE = { back_leads_there: true };

/** For what a plan may stand in the way of: keeps what was wanted and where, and leads to the plans, which offer a way on. */
export function useWishing() {
  const user = useSessionUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  function keep(wanted: Wanted, from = here) {
    if (user) keepWish({ ...wanted, user_id: user.id, from });
  }
  return {
    /** For a link to the plans. */
    keep,
    /** `from` is where it goes on, when that is not here. */
    toPlans(wanted: Wanted, from?: string) {
      keep(wanted, from);
      void navigate(paths.pricing, from && from !== here ? {} : { state: BACK_LEADS_THERE });
    },
  };
}
