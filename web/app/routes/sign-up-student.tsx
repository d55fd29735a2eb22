import { useNavigate, useParams } from 'react-router';
import FriendsInACup from '@careerscoop/art/scenes/friends-in-a-cup.tsx';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { Redirect } from '../lib/redirect.tsx';
import { EntryLayout } from '../subjects/accounts/entry-layout.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';
import type { LegacyPage1 } from '../subjects/accounts/sign-up-student/legacy-form.ts';
import { LegacyPage1Form } from '../subjects/accounts/sign-up-student/legacy-page-1.tsx';
import { LegacyPage2Form } from '../subjects/accounts/sign-up-student/legacy-page-2.tsx';
import { useLegacySignUp } from '../subjects/accounts/sign-up-student/legacy-sign-up.ts';
import { OlderSignUpDone, OlderSignUpFailed } from '../subjects/accounts/sign-up-result.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';

// The newer form is the one to be found.
export const meta = () => privateMeta('Signing up as Career Explorer');

export default function SignUpStudent() {
  const { page } = useParams();
  const navigate = useNavigate();
  const affiliateCode = useAddressParameter('affiliate_code');
  const { first, second, signUp, ready, leaveFirst, send, acceptRefusal } = useLegacySignUp(affiliateCode);
  const onSecond = page === '2';
  const start = paths.signUpStudent(affiliateCode);
  if (page !== undefined && !(onSecond && ready)) return <Redirect to={start} />;
  const toFirst = () => void navigate(start);
  const goOn = async (page1: LegacyPage1) => {
    if (await leaveFirst(page1)) void navigate(paths.signUpStudentPage2(affiliateCode));
  };

  return (
    <EntryLayout
      logo
      room="straw"
      panel={onSecond ? 'One more page, then the fun part' : 'Two short pages, then the fun part'}
      art={<FriendsInACup title="Three friends peek out of a giant paper cup." />}
      top={<HaveAccount />}
      kicker={onSecond ? 'Page 2 of 2' : 'Page 1 of 2'}
      title="Signing up as Career Explorer"
      lead={onSecond ? 'A password, and a few things that help us help you.' : 'We ask only for what we need.'}
    >
      {onSecond ? (
        <LegacyPage2Form
          form={second}
          saving={signUp.isPending || signUp.isSuccess}
          onBack={toFirst}
          onSignUp={(fields) => send(fields, toFirst)}
        />
      ) : (
        <LegacyPage1Form form={first} onContinue={goOn} />
      )}
      <OlderSignUpDone
        title="Success!"
        text="Please check your inbox to verify your email. If it is not there, look in your spam folder."
        open={signUp.isSuccess}
        onClose={() => void navigate(paths.home)}
      />
      <OlderSignUpFailed error={signUp.error} onClose={() => acceptRefusal() && toFirst()} />
    </EntryLayout>
  );
}
