import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Why the server refused, in its own words. Closing leads to where it can be mended: the plans, or the parent's part. */
export function RequestRefused({ error, onClose }: { error: CallError | null; onClose: () => void }) {
  const navigate = useNavigate();
  const ofParent = error?.code === 'consent_needed';
  function close() {
    onClose();
    void navigate(ofParent ? paths.profileConsent : paths.pricing);
  }
  return (
    <Dialog
      open={error !== null}
      onClose={close}
      title={ofParent ? 'This waits for a parent’s yes' : 'This needs a plan'}
      description={error?.message}
      actions={<Button onClick={close}>{ofParent ? 'See where it stands' : 'See the plans'}</Button>}
    />
  );
}
