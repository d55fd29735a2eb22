import { Suspense, useState, type MouseEvent } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { paths } from '../../lib/paths.ts';
import { readPlanNotice } from '../../lib/plan-notice.ts';
import { useSessionUser } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const PlanNoticeDialog = fetched(() => import('./plan-notice-dialog.tsx'));

/** "Let's Start" for students and visitors; in its place, mentors and representatives find the way to their own pages. */
export function StartButton() {
  const user = useSessionUser();
  const [notice, setNotice] = useState<string | null>(null);

  // What the plan did not allow last time is said before anything starts again.
  function stopAtNotice(event: MouseEvent) {
    const detail = readPlanNotice();
    if (!detail) return;
    event.preventDefault();
    setNotice(detail);
  }

  if (user && user.role !== 'Student') {
    return (
      <LinkButton kind="go" size="large" to={paths.profile}>
        Open my profile
      </LinkButton>
    );
  }
  const start = paths.scenario(0);
  return (
    <>
      <LinkButton kind="go" size="large" to={user ? start : paths.signIn(start)} onClick={stopAtNotice}>
        Let's Start
      </LinkButton>
      <Suspense fallback={null}>{notice && <PlanNoticeDialog detail={notice} />}</Suspense>
    </>
  );
}
