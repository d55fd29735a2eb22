import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import FriendsInACup from '@careerscoop/art/scenes/friends-in-a-cup.tsx';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSignUp } from '../subjects/accounts/accounts.queries.ts';
import { EntryLayout } from '../subjects/accounts/entry-layout.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';
import { SignUpDone, SignUpFailed } from '../subjects/accounts/sign-up-result.tsx';
import { clearDraft, readDraft } from '../subjects/accounts/new-student/signup-draft.ts';
import { Step2Form } from '../subjects/accounts/new-student/step2-form.tsx';
import { signupBody } from '../subjects/accounts/new-student/step2-schema.ts';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';

export const meta = () => privateMeta('Sign up, step 2 of 2');

export default function NewStudentStep2() {
  // Read once: a successful sign-up removes the draft, and the page stays until its dialog is closed.
  const [draft] = useState(() => readDraft());
  const affiliateCode = useAddressParameter('affiliate_code');
  const navigate = useNavigate();
  // The draft has then done its work.
  const signUp = useSignUp(clearDraft);

  if (!draft) return <Navigate to={paths.newStudent(affiliateCode)} replace />;
  return (
    <EntryLayout
      logo
      room="straw"
      panel="One more page, then the fun part"
      art={<FriendsInACup title="Three friends peek out of a giant paper cup." />}
      top={<HaveAccount />}
      kicker="Step 2 of 2"
      title={`Almost there, ${draft.first_name}`}
      lead="A password, and a few things that help us help you."
    >
      <Step2Form
        affiliateCode={affiliateCode}
        saving={signUp.isPending || signUp.isSuccess}
        onBack={(code) => void navigate(paths.newStudent(code))}
        onSignUp={(fields) => signUp.mutate(signupBody(draft, fields))}
      />
      <SignUpDone
        open={signUp.isSuccess}
        ofSchool={signUp.variables?.role === 'Student' && Boolean(signUp.variables.affiliate_code)}
        onClose={() => void navigate(paths.home)}
      />
      <SignUpFailed error={signUp.error} onClose={signUp.reset} />
    </EntryLayout>
  );
}
