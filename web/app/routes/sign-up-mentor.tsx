import { Navigate, useNavigate, useParams } from 'react-router';
import Partner from '@careerscoop/art/scenes/partner.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { EntryLayout } from '../subjects/accounts/entry-layout.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';
import type { MentorPage1 } from '../subjects/accounts/sign-up-mentor/mentor-form.ts';
import { MentorPage1Form } from '../subjects/accounts/sign-up-mentor/mentor-page-1.tsx';
import { MentorPage2Form } from '../subjects/accounts/sign-up-mentor/mentor-page-2.tsx';
import { useMentorSignUp } from '../subjects/accounts/sign-up-mentor/mentor-sign-up.ts';
import { OlderSignUpDone, OlderSignUpFailed } from '../subjects/accounts/sign-up-result.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign up as Community Partner',
    description: 'Tell a student what your work is really like, half an hour a month.',
    path: paths.signUpMentor,
  });

export default function SignUpMentor() {
  const { page } = useParams();
  const navigate = useNavigate();
  const { first, second, signUp, ready, leaveFirst, send, acceptRefusal } = useMentorSignUp();
  const onSecond = page === '2';
  if (page !== undefined && !(onSecond && ready)) return <Navigate to={paths.signUpMentor} replace />;
  const toFirst = () => void navigate(paths.signUpMentor);
  const goOn = async (page1: MentorPage1) => {
    if (await leaveFirst(page1)) void navigate(paths.signUpMentorPage2);
  };

  return (
    <EntryLayout
      logo
      room="mint"
      panel="Somebody wants to hear about your work"
      art={<Partner title="A mentor with a beard waves." />}
      top={<HaveAccount />}
      kicker={onSecond ? 'Page 2 of 2' : 'Page 1 of 2'}
      title="Signing up as Commmunity Partner"
      lead={
        onSecond
          ? 'Where you are, and a password for your account.'
          : 'Half an hour a month with one student. We talk with every partner before students can meet them.'
      }
    >
      {onSecond ? (
        <MentorPage2Form
          form={second}
          saving={signUp.isPending || signUp.isSuccess}
          onBack={toFirst}
          onSignUp={(fields) => send(fields, toFirst)}
        />
      ) : (
        <MentorPage1Form form={first} onContinue={goOn} />
      )}
      <OlderSignUpDone
        title="Success !"
        text="Please confirm your email: the link is in your inbox. One of our representatives will then contact you about how to start."
        open={signUp.isSuccess}
        onClose={() => void navigate(paths.home)}
      />
      <OlderSignUpFailed error={signUp.error} onClose={() => acceptRefusal() && toFirst()} />
    </EntryLayout>
  );
}
