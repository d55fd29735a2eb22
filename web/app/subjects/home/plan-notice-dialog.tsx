import { paths } from '../../lib/paths.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { useWishing } from '../../lib/use-wishing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What the server said when a plan did not include something; leads to the plans. */
export default function PlanNoticeDialog({ detail }: { detail: string }) {
  const { toPlans } = useWishing();

  function close() {
    clearPlanNotice();
    toPlans({ kind: 'retake' }, paths.scenario(0));
  }

  return (
    <Dialog
      open
      onClose={close}
      title="One thing first"
      description={detail}
      actions={
        <Button kind="go" onClick={close}>
          See the plans
        </Button>
      }
    />
  );
}
