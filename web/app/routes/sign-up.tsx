import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { fetched } from '../lib/fetched.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Chooser } from '../subjects/accounts/chooser.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';

const MessageDialog = fetched(() => import('../subjects/outreach/message-dialog.tsx'));

export const meta = () =>
  pageMeta({
    title: 'Sign up',
    description: 'Join CareerScoop as a Career Explorer, as a Community Partner who mentors, or as an organization.',
    path: paths.signUp,
  });

export default function SignUp() {
  const [talking, setTalking] = useState<boolean>();
  return (
    <main id="main" className="wrap choose-page">
      <PageTitle lead="Pick the one that sounds like you.">Who’s joining?</PageTitle>
      <Chooser onTalk={() => setTalking(true)} />
      <HaveAccount />
      <p className="small soft">
        A parent or guardian? <Link to={paths.signUpParent}>Open a family account</Link>
      </p>
      <Suspense fallback={null}>
        {talking !== undefined && <MessageDialog kind="organization" open={talking} onClose={() => setTalking(false)} />}
      </Suspense>
    </main>
  );
}
