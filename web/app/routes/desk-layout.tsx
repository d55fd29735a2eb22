import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { CallError } from '../lib/call-error.ts';
import { fetched } from '../lib/fetched.tsx';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../lib/redirect.tsx';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { type SessionUser, useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import AccountMenu from '../shell/account-menu.tsx';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { useFreshUser } from '../shell/use-fresh-user.ts';
import { deskQuery } from '../subjects/desk/desk.queries.ts';
import { DeskClosed } from '../subjects/desk/desk-closed.tsx';
import { DeskFrame } from '../subjects/desk/desk-frame.tsx';
import { DeskPlaceProvider, LEVEL_NAMES } from '../subjects/desk/desk-place.ts';
import { NoticeRegion } from '../ui/notices.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

const LogOutDialog = fetched(() => import('../shell/log-out-dialog.tsx'));

/** The desk: who is signed out signs in first, and nobody gets in but those who have a place at it. */
export default function DeskLayout() {
  useFreshUser();
  return (
    <>
      <SkipLink />
      <RequireSignIn>
        <Desk />
      </RequireSignIn>
      <NoticeRegion />
      <RouteAnnouncer />
    </>
  );
}

function Desk() {
  const user = useSessionUser();
  const works = user?.role === 'Staff' || user?.role === 'Organization';
  if (!user) return null;
  return works ? <Opened user={user} /> : <DeskClosed />;
}

function Opened({ user }: { user: SessionUser }) {
  const { data, error, isFetching, refetch } = useAnswer(deskQuery);
  const [leaving, setLeaving] = useState<boolean>();
  if (error instanceof CallError && error.code === 'second_factor_needed') return <Redirect to={paths.secondFactor} />;
  if (error instanceof CallError && error.isFinal) return <DeskClosed />;
  if (!data) {
    return (
      <main id="main" tabIndex={-1} className="wrap">
        <h1 className="vh">Desk</h1>
        {error ? (
          <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Spinner>Opening the desk…</Spinner>
        )}
      </main>
    );
  }
  const { level, organization } = data;
  return (
    <DeskPlaceProvider value={data}>
      <DeskFrame account={<AccountMenu user={user} as={organization ?? LEVEL_NAMES[level]} onLogOut={() => setLeaving(true)} />}>
        <Outlet />
      </DeskFrame>
      <Suspense fallback={null}>{leaving !== undefined && <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />}</Suspense>
    </DeskPlaceProvider>
  );
}
