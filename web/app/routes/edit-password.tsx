import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { EditPassword } from '../subjects/accounts/edit-password.tsx';
import { SignOutEverywhere } from '../subjects/accounts/sign-out-everywhere.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => privateMeta('Change Password');

export default function EditPasswordPage() {
  usePageName('Change Password', paths.profileInfo);
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap edit-password">
        <PageTitle inBar lead="When you save, your other devices are signed out.">Change Password</PageTitle>
        <EditPassword />
        <SignOutEverywhere />
      </main>
    </RequireSignIn>
  );
}
