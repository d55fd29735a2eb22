import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Permission } from '@careerscoop/contract/desk-permissions';
import { CallError } from '../../lib/call-error.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { useMay } from './desk-place.ts';

interface DeskPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The list that it belongs to. */
  back?: { to: string; label: string };
  /** Buttons at the right of the headline. */
  actions?: ReactNode;
  /** Who may not is told so, instead of the screen. */
  may?: Permission;
  children?: ReactNode;
}

/** A screen of the desk (docs/map.md says what it is made of): headline, a line under it, what can be done, and the rest. */
export function DeskPage({ title, lead, back, actions, may = 'desk.open', children }: DeskPageProps) {
  const open = useMay(may);
  return (
    <main id="main" tabIndex={-1} className="desk__m">
      <header className="desk-head">
        <div className="desk-stack">
          {back && (
            <p>
              <Link to={back.to}>{back.label}</Link>
            </p>
          )}
          <h1 tabIndex={-1}>{open ? title : 'Not for your level'}</h1>
          {open && lead && <p className="soft">{lead}</p>}
        </div>
        {open && actions && <div className="desk-row">{actions}</div>}
      </header>
      {open ? children : <p>Somebody else at the desk has this in hand. An administrator can change your level.</p>}
    </main>
  );
}

/** Something in a frame, as a table, a form or facts. */
export function Panel({ children, pad = false, label }: { children: ReactNode; pad?: boolean; label?: string }) {
  return (
    <section className={pad ? 'panel panel--pad' : 'panel'} aria-label={label}>
      {children}
    </section>
  );
}

/** Names and values beside each other; those that hold nothing are left out. */
export function DeskFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface DeskAnswerProps<Data> {
  asked: { data: Data | undefined; error: CallError | Error | null; isFetching: boolean; refetch: () => unknown };
  /** What is said while it comes. */
  waits?: string;
  children: (data: Data) => ReactNode;
}

/** What stands there while an answer comes, or where it cannot be had. Give it what useAnswer gives. */
export function DeskAnswer<Data>({ asked, waits = 'Loading…', children }: DeskAnswerProps<Data>) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (error instanceof CallError && error.isFinal) return <ErrorState title="This does not open" text={error.message} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton label={waits}>
      <Bone kind="card" size="22rem" />
    </Skeleton>
  );
}
