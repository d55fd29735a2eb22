import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { demoQuery } from './accounts.queries.ts';

/** The link is on its way, if there is such an account. */
export function CheckEmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const demo = useQuery({ ...demoQuery, enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Check your email"
      description="Check both your spam folder if it's not in your inbox."
      actions={<Button onClick={onClose}>OK</Button>}
    >
      <p>If this email has an account, it gets a link. The link works for one hour.</p>
      {demo.data && (
        <p className="small">
          This is a demo: read the mail at <Link to={paths.devOutbox}>{paths.devOutbox}</Link>
        </p>
      )}
    </Dialog>
  );
}
