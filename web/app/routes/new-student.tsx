import { useNavigate } from 'react-router';
import FriendsInACup from '@careerscoop/art/scenes/friends-in-a-cup.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { EntryLayout } from '../subjects/accounts/entry-layout.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';
import { keepDraft } from '../subjects/accounts/new-student/signup-draft.ts';
import { Step1Form } from '../subjects/accounts/new-student/step1-form.tsx';
import { useAddressParameter } from '../subjects/accounts/use-address-parameter.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign up as Career Explorer',
    description: 'Open a free account for ages 13 and up. Two short pages, then your ten careers.',
    path: paths.newStudent(),
  });

export default function NewStudent() {
  const affiliateCode = useAddressParameter('affiliate_code');
  const navigate = useNavigate();
  return (
    <EntryLayout
      logo
      room="straw"
      panel="Two short pages, then the fun part"
      art={<FriendsInACup title="Three friends peek out of a giant paper cup." />}
      top={
        <>
          <LinkButton kind="back" to={paths.signUp}>
            Back
          </LinkButton>
          <HaveAccount />
        </>
      }
      kicker="Step 1 of 2"
      title="Nice to meet you"
      lead="We ask only for what we need, and say why."
    >
      <Step1Form
        onContinue={(fields) => {
          keepDraft(fields);
          void navigate(paths.newStudentStep2(affiliateCode));
        }}
      />
    </EntryLayout>
  );
}
