import { useState } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { needsPlan } from '../../../lib/lock-of.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useGranted } from '../../../lib/use-granted.ts';
import { useWishing } from '../../../lib/use-wishing.ts';
import { Button } from '../../../ui/button.tsx';
import { titleOf } from './detail-head.tsx';
import { WaysDialog } from './ways-dialog.tsx';

/** Beside the description: the ways to read on. Without a plan or a code it leads to the plans. */
export function LearnMore({ career, aiReport }: { career: Result; aiReport: string }) {
  const user = useSessionUser();
  const { toPlans } = useWishing();
  const [open, setOpen] = useState(false);
  useGranted('learn_more', career.id, () => setOpen(true));

  function choose() {
    if (needsPlan(user, 'learn_more')) toPlans({ kind: 'learn_more', title: titleOf(career), result_id: career.id });
    else setOpen(true);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={choose}>
        Learn More
      </Button>
      <WaysDialog open={open ? 'learn' : null} career={career} aiReport={aiReport} onClose={() => setOpen(false)} />
    </>
  );
}
