import type { StudentConsent } from '@careerscoop/contract/consent';
import { type ReactNode, Suspense, useState } from 'react';
import { fetched } from '../../lib/fetched.tsx';
import { Button } from '../../ui/button.tsx';

const AskDialog = fetched(() => import('./ask-dialog.tsx'));

interface AskButtonProps {
  consent: StudentConsent;
  quiet?: boolean;
  children: ReactNode;
}

/** Opens the question to a parent. */
export function AskButton({ consent, quiet = false, children }: AskButtonProps) {
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      <Button kind={quiet ? 'line' : 'plain'} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Suspense fallback={null}>
        {asking !== undefined && <AskDialog consent={consent} open={asking} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
