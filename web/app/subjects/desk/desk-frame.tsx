import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Keyboard } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { fetched } from '../../lib/fetched.tsx';
import { deskPaths } from '../../lib/desk-paths.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { waitingQuery } from './desk.queries.ts';
import { useDeskPlace } from './desk-place.ts';
import { FindEverywhere } from './find-everywhere.tsx';
import { useDeskKeys } from './keys/use-desk-keys.ts';
import { SECTIONS, waitingByPath } from './sections.ts';
import { UndoStrip } from './undo-strip.tsx';
import './desk.css';
import './desk-find.css';
import './desk-parts.css';
import './desk-fields.css';
import './desk-states.css';
import './desk-narrow.css';

const KeysHelp = fetched(() => import('./keys/keys-help.tsx'));

interface DeskFrameProps {
  /** The menu of who is signed in. */
  account: ReactNode;
  children: ReactNode;
}

/** What stands round every screen of the desk: the search, the rail (a strip under 1000 px), and its keys. */
export function DeskFrame({ account, children }: DeskFrameProps) {
  const { may } = useDeskPlace();
  const [helping, setHelping] = useState<boolean>();
  useDeskKeys(() => setHelping(true));
  const counts = useQuery(waitingQuery).data?.counts;
  const waiting = waitingByPath(counts);
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isCounted = counts !== undefined;
  // Where one is may lie outside of the strip or the rail: they scroll, and the page stays; once more when the numbers have made the links wider.
  useEffect(() => showHere(rail.current), [pathname, isCounted]);
  return (
    <div className="desk">
      <header className="desk__t">
        <Link className="logo" to={deskPaths.home} aria-label="CareerScoop desk">
          <LogoMark />
          <b>CareerScoop</b> <span>desk</span>
        </Link>
        <FindEverywhere />
        <div className="desk__end">
          <button className="desk__keys" type="button" aria-haspopup="dialog" aria-label="Keys" onClick={() => setHelping(true)}>
            <Keyboard className="ic" />
          </button>
          {account}
        </div>
      </header>
      <nav ref={rail} className="rail" aria-label="Desk">
        {SECTIONS.map(({ title, sections }) => {
          const open = sections.filter((section) => may.includes(section.may));
          if (open.length === 0) return null;
          return (
            <div key={title} className="rail__g">
              <p className="rail__h">{title}</p>
              <ul>
                {open.map(({ to, label }) => (
                  <li key={to}>
                    <RailLink to={to} label={label} waits={waiting[to]} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      {children}
      <UndoStrip />
      <Suspense fallback={null}>{helping !== undefined && <KeysHelp open={helping} onClose={() => setHelping(false)} />}</Suspense>
    </div>
  );
}

/** Scrolls the rail until the link of where one is stands in its middle. */
function showHere(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]');
  if (!nav || !link) return;
  const [at, frame] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollLeft += at.left - frame.left - (frame.width - at.width) / 2;
  nav.scrollTop += at.top - frame.top - (frame.height - at.height) / 2;
}

function RailLink({ to, label, waits }: { to: string; label: string; waits: number | undefined }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const isHere = here === to;
  /** On the screen of one of them, as of one student. */
  const isInside = to !== deskPaths.home && here.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? 'page' : isInside ? 'true' : undefined}>
      {label}
      {waits ? (
        <span className="num">
          {waits}
          <span className="vh"> waiting</span>
        </span>
      ) : null}
    </Link>
  );
}
