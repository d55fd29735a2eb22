import { useNavigate } from 'react-router';
import { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The server's own words when the plan does not include something, or null for any other failure. */
export function planRefusal(error: Error | null): string | null {
  return error instanceof CallError && error.status === 403 ? error.message : null;
}

/** Says what the server said; closing it leads to the plans. */
export function PlanRefusal({ text }: { text: string | null }) {
  const navigate = useNavigate();
  function close() {
    clearPlanNotice();
    void navigate(paths.pricing);
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
