import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Result } from '@careerscoop/contract/careers';
import { needsPlan } from '../../../lib/lock-of.ts';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { WaysDialog } from './ways-dialog.tsx';

/** Beside the description: the ways to read on. Without a plan or a code it leads to the plans. */
export function LearnMore({ career, aiReport }: { career: Result; aiReport: string }) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  function choose() {
    if (needsPlan(user, 'learn_more')) void navigate(paths.pricing);
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
