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
      panel="Your children, and what waits for you"
      art={<ParentAndTeen />}
      top={<HaveAccount />}
      title="Open a family account"
      lead="For parents and guardians. Your children keep accounts of their own, and you see what waits for you. It costs nothing."
    >
      <ParentSignUp onDone={() => void navigate(paths.signIn(paths.family))} />
    </EntryLayout>
  );
}
