import { useNavigate } from 'react-router';
import ParentAndTeen from '@careerscoop/art/scenes/parent-and-teen.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { EntryLayout } from '../subjects/accounts/entry-layout.tsx';
import { HaveAccount } from '../subjects/accounts/have-account.tsx';
import { ParentSignUp } from '../subjects/accounts/sign-up-parent/parent-sign-up.tsx';

export const meta = () =>
  pageMeta({
    title: 'Family account',
    description: 'A parent’s own place: what waits for your yes, plans, talks with mentors and everything held, for each child.',
    path: paths.signUpParent,
  });

export default function SignUpParent() {
  const navigate = useNavigate();
  return (
    <EntryLayout
      logo
      room="mint"
      panel="Everything about your children, in one place"
      art={<ParentAndTeen />}
      top={<HaveAccount />}
      title="Open a family account"
      lead="For parents and guardians. Your children keep accounts of their own, and you see what waits for you. Nothing here costs money."
    >
      <ParentSignUp onDone={() => void navigate(paths.signIn(paths.family))} />
    </EntryLayout>
  );
}
