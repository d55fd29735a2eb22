import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Block, type Room } from './block.tsx';
import { Button } from './button.tsx';
import { Reference } from './reference.tsx';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A picture from art/; it may have a face. */
  art?: ReactNode;
  /** What to do now. */
  actions?: ReactNode;
  room?: Room;
  /** The level of its heading in the page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, art, actions, room = 'vanilla', heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Block room={room} className={art ? 'state' : 'state state--plain'}>
      {art && <div className="state__art">{art}</div>}
      <div className="state__t">
        <Heading className="h2">{title}</Heading>
        {text && <p className="lead">{text}</p>}
        {actions && <div className="row">{actions}</div>}
      </div>
    </Block>
  );
}

interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  /** The failure, where it has a name in our log. */
  error?: Error | null;
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
}

/** Something could not be fetched or kept. Words with a sign, no face, and a way on. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Something went wrong', text = 'Please try again in a moment.', error, onRetry, retrying, actions } = props;
  return (
    <div className="note note--bad" role="alert">
      <TriangleAlert className="ic" />
      <div className="note__t state__t">
        <b>{title}</b>
        <p>{text}</p>
        <Reference of={error} />
        {retrying && <p>We are trying again…</p>}
        {(onRetry || actions) && (
          <div className="row">
            {onRetry && (
              <Button size="small" busy={retrying} onClick={onRetry}>
                Try again
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
