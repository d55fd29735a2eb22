import type { ReactNode } from 'react';
import type { Role } from '@careerscoop/contract/accounts';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { PageTitle } from '../ui/page-title.tsx';

interface ProfileScreenProps {
  /** The headline, and what the bar of small screens says. */
  name: string;
  lead?: string;
  /** Where the arrow in the bar leads. */
  back?: string;
  /** Whom it is for, when not everybody. */
  role?: Role;
  className: string;
  children: ReactNode;
}

/** A screen of the profile whose headline is its name. */
export function ProfileScreen({ name, lead, back = paths.profile, role, className, children }: ProfileScreenProps) {
  usePageName(name, back);
  return (
    <RequireSignIn role={role}>
      <main id="main" tabIndex={-1} className={`wrap ${className}`}>
        <PageTitle inBar lead={lead}>
          {name}
        </PageTitle>
        {children}
      </main>
    </RequireSignIn>
  );
}
