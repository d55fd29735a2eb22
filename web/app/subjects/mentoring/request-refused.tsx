import type { ErrorCode } from '@careerscoop/contract/errors';
import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const NEEDS_PLAN = { title: 'This needs a plan', next: paths.pricing, press: 'See the plans' };
const WAYS: Partial<Record<ErrorCode, { title: string; next: string | null; press: string }>> = {
  consent_needed: { title: 'This waits for a parent’s yes', next: paths.profileConsent, press: 'See where it stands' },
  month_used: { title: 'Used for this month', next: null, press: 'Okay' },
};

/**
 * Why the server refused, in its own words. Closing leads to where it can be mended: the plans, or the parent's part. Who
 * has used this month's session only has to wait, and stays.
 */
export function RequestRefused({ error, onClose }: { error: CallError | null; onClose: () => void }) {
  const navigate = useNavigate();
  const { title, next, press } = (error?.code && WAYS[error.code]) ?? NEEDS_PLAN;
  function close() {
    onClose();
    if (next) void navigate(next);
  }
  return (
    <Dialog
      open={error !== null}
      onClose={close}
      title={title}
      description={error?.message}
      actions={<Button onClick={close}>{press}</Button>}
    />
  );
}
