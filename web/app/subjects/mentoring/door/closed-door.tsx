import type { ReactNode } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

interface ClosedDoorProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
  /** Where else to go. */
  actions?: ReactNode;
}

/** Why nobody comes in now, in the server's own words: too early, over, called off, or no yes from a parent. */
export function ClosedDoor({ error, onRetry, retrying, actions }: ClosedDoorProps) {
  if (!(error instanceof CallError) || !error.isFinal) {
    return <ErrorState text={error.message} error={error} onRetry={onRetry} retrying={retrying} actions={actions} />;
  }
  if (error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title="This is not your session"
        text="Look at your own sessions, and go to the door from there."
        actions={actions}
      />
    );
  }
  const early = error.message.startsWith('The door opens');
  return (
    <EmptyState
      heading="h1"
      title={early ? 'You are early' : 'The door is closed'}
      text={early ? `${error.message} This page opens it by itself.` : error.message}
      actions={actions}
    />
  );
}
