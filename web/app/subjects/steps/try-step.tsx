import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { keepWanted, takeWanted } from './wanted-try.ts';
import './try-step.css';

interface TryStepProps {
  onet_code: string;
  title: string;
}

/** Adds what a career's page says to try, by one press. Visitors sign in first, and it is added when they are back. */
export function TryStep({ onet_code, title }: TryStepProps) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate, data, error, isPending } = useAddTryThis(onet_code);
  const isStudent = user?.role === 'Student';

  useEffect(() => {
    if (isStudent && takeWanted(onet_code)) mutate();
  }, [isStudent, onet_code, mutate]);

  function press() {
    if (user) {
      mutate();
      return;
    }
    keepWanted(onet_code);
    void navigate(paths.signIn(pathname + search));
  }

  // Mentors and staff have no steps.
  if (user && !isStudent) return null;
  return (
    <div className="try-step needs-script">
      {!data && (
        <Button kind="line" size="small" busy={isPending} onClick={press}>
          <Plus className="ic" /> Add to my next steps
          <VisuallyHidden> for {title}</VisuallyHidden>
        </Button>
      )}
      <p role="status">
        {data && (
          <>
            <Check className="ic" /> {data.already_kept ? 'This is in your next steps already.' : 'Added to your next steps.'}{' '}
            <Link to={paths.nextSteps}>See them</Link>
          </>
        )}
        {error && `This was not added. ${error.message}`}
      </p>
    </div>
  );
}

function useAddTryThis(onet_code: string) {
  const client = useQueryClient();
  return useMutation<{ already_kept: boolean }, CallError, void>({
    // Public pages do without the contract until somebody presses.
    mutationFn: () => callLater(async () => (await import('@careerscoop/contract/steps')).addTryThis, { params: { onet_code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['steps'] }),
  });
}
