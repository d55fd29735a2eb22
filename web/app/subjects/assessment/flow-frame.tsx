import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Steps } from '../../ui/steps.tsx';
import { MOVES_ON, MoveOnSwitch, type MoveOnSwitchProps } from './move-on-switch.tsx';
import './flow-frame.css';

interface FlowFrameProps {
  /** The address of the screen: focus goes to its heading when it changes. */
  address: string;
  /** How full the four parts are, 0 to 1, and where the student is. */
  shares: readonly number[];
  place: string;
  status: string;
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** The last Next sends the answers. */
  last?: boolean;
  busy?: boolean;
  /** Whether the next page comes by itself, on pages that can be left so. */
  moveOn?: MoveOnSwitchProps | undefined;
  children: ReactNode;
}

/** The frame of every screen of the assessment: progress above, Previous and Next below. */
export function FlowFrame(props: FlowFrameProps) {
  const { address, shares, place, status, onBack, onNext, last = false, busy = false, moveOn, children } = props;
  useHeadingFocus(address);
  const percent = (part: number) => Math.round((shares[part] ?? 0) * 100);
  return (
    <div className="flow">
      <SkipLink>Skip to the questions</SkipLink>
      <header className="flow__top">
        <Logo to={paths.home} />
        <div className="flow__way">
          <Steps parts={[percent(0), percent(1), percent(2), percent(3)]} label={place} />
          {/* On a phone the place stands here; on wide screens above the heading. */}
          <p aria-hidden="true">{place}</p>
        </div>
        <LinkButton kind="line" size="small" className="exit" to={paths.home}>
          Save and leave
        </LinkButton>
        {/* Said before the questions: who cannot see the switch at the foot is told what a tap will do. */}
        {moveOn?.on && <p className="vh">{MOVES_ON}</p>}
      </header>
      {children}
      <footer className="flow__foot">
        <Button kind="back" disabled={!onBack || busy} onClick={onBack}>
          Previous
        </Button>
        <div className="flow__mid">
          <p aria-live="polite">{status}</p>
          {moveOn && <MoveOnSwitch {...moveOn} />}
        </div>
        <Button kind="go" disabled={!onNext || busy} busy={busy} onClick={onNext}>
          {last ? (
            <span>
              <span className="vh">Next: </span>See my ten
            </span>
          ) : (
            'Next'
          )}
        </Button>
      </footer>
    </div>
  );
}

/** After a step the new heading is read first, from the top of the page. */
function useHeadingFocus(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [address]);
}
