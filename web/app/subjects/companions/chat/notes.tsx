import { CloudOff, Info, RotateCcw, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChatStatus } from '@careerscoop/contract/chat';
import { paths } from '../../../lib/paths.ts';
import { BACK_LEADS_THERE, useWishing } from '../../../lib/use-wishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Reference } from '../../../ui/reference.tsx';
import type { Left } from './chat.queries.ts';
import { opensAgain } from './day-words.ts';
import type { Trouble } from './talk-state.ts';

interface EndedProps {
  /** `held`: the answer is there, and its typing was stopped. */
  status: ChatStatus | 'held';
  onAskAgain: (() => void) | null;
  onShowRest: () => void;
}

const ENDS = {
  stopped: 'You stopped this answer here. What is above is kept.',
  held: 'You stopped this answer here.',
  cut: 'The connection was lost, so the answer ends here.',
};

/** How an answer ended, where it did not come to its own end. */
export function Ended({ status, onAskAgain, onShowRest }: EndedProps) {
  if (status === 'whole' || status === 'running') return null;
  return (
    <div className="cut">
      <p>{ENDS[status]}</p>
      {status === 'held' ? (
        <Button kind="line" size="small" onClick={onShowRest}>
          Show the rest
        </Button>
      ) : (
        onAskAgain && <AskAgain onClick={onAskAgain} />
      )}
    </div>
  );
}

function AskAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="line" size="small" onClick={onClick}>
      <RotateCcw className="ic" />
      Ask again
    </Button>
  );
}

function Note({ tone, role, children }: { tone: 'info' | 'bad'; role?: 'alert' | 'status'; children: ReactNode }) {
  const Icon = tone === 'bad' ? TriangleAlert : Info;
  return (
    <div className={`note note--${tone}`} role={role}>
      <Icon className="ic" />
      <div className="note__t chat-note">{children}</div>
    </div>
  );
}

/** Why the last message got no answer. */
export function TroubleNote({ trouble, onAskAgain }: { trouble: Trouble; onAskAgain: () => void }) {
  const { kind, error, begun } = trouble;
  if (kind === 'failed') {
    return (
      <Note tone="bad" role="alert">
        <b>Something went wrong.</b>
        <p>{begun ? 'Your question is kept.' : 'Your question is kept. Nothing was sent twice.'}</p>
        <Reference of={error} />
        <AskAgain onClick={onAskAgain} />
      </Note>
    );
  }
  return (
    <Note tone="info" role="alert">
      <b>{error.messages[0]}</b>
      {error.code === 'plan_needed' && <PlansLink />}
      {error.code === 'consent_needed' && <Link to={paths.profileConsent}>What a parent decides</Link>}
      {error.card !== undefined && <p>The people above are there for everybody.</p>}
    </Note>
  );
}

/** Pricing is told what was wanted, and where. */
function PlansLink() {
  const { keep } = useWishing();
  return (
    <Link to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'companions' })}>
      See the plans
    </Link>
  );
}

/** All questions of the day are asked. */
export function LimitNote({ left: { until } }: { left: Left }) {
  return (
    <Note tone="info">
      <b>That was your last question for today.</b>
      <p>You can ask again {opensAgain(until)}. Your chat stays here, and so do all careers and schools.</p>
      <Link to={paths.careers}>Look at careers</Link>
    </Note>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Said while the browser has no network; an answer that was on its way goes on by itself. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className="note note--info">
          <CloudOff className="ic" />
          <p className="note__t">You are offline. What stands here stays; an answer goes on when you are back.</p>
        </div>
      )}
    </div>
  );
}
