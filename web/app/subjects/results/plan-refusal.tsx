import { CallError } from '../../lib/call-error.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { useWishing } from '../../lib/use-wishing.ts';
import type { Wanted } from '../../lib/wish.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The server's own words when the plan does not include something, or null for any other failure. */
export function planRefusal(error: Error | null): string | null {
  return error instanceof CallError && error.status === 403 ? error.message : null;
}

interface PlanRefusalProps {
  text: string | null;
  wanted?: Wanted;
  /** Where it goes on, when that is not here. */
  from?: string;
}

/** Says what the server said; closing it leads to the plans, which know what was wanted. */
export function PlanRefusal({ text, wanted = { kind: 'careers' }, from }: PlanRefusalProps) {
  const { toPlans } = useWishing();
  function close() {
    clearPlanNotice();
    toPlans(wanted, from);
  }
  return (
    <Dialog
      open={text !== null}
      onClose={close}
      title="This needs a plan"
      description={text}
      actions={<Button onClick={close}>See the plans</Button>}
    />
  );
}
