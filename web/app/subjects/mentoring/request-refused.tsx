import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { useWishing } from '../../lib/use-wishing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { RequestForm } from './request-schema.ts';

interface RequestRefusedProps {
  error: CallError | null;
  /** What was to be sent: the plans send people back with it. */
  form: RequestForm;
  onClose: () => void;
}

const WORDS = {
  consent_needed: { title: 'This waits for a parent’s yes', next: 'See where it stands' },
  month_used: { title: 'No talk left this month', next: 'Okay' },
  plan_needed: { title: 'This needs a plan', next: 'See the plans' },
} as const;

/** Why the server refused, in its own words. Closing leads to where it can be mended, if it can: the plans, or the parent's part. */
export function RequestRefused({ error, form, onClose }: RequestRefusedProps) {
  const navigate = useNavigate();
  const { toPlans } = useWishing();
  const code = error?.code ?? '';
  const reason = code in WORDS ? (code as keyof typeof WORDS) : 'plan_needed';
  function close() {
    onClose();
    if (reason === 'consent_needed') void navigate(paths.profileConsent);
    if (reason === 'plan_needed') toPlans({ kind: 'session', draft: form });
  }
  const { title, next } = WORDS[reason];
  return (
    <Dialog
      open={error !== null}
      onClose={close}
      title={title}
      description={error?.message}
      actions={<Button onClick={close}>{next}</Button>}
    />
  );
}
