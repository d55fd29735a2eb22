import { PRODUCT } from '@careerscoop/contract/constants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Block, type Room } from '../../ui/block.tsx';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import './pay.css';

/** Round every page that a payer opens: nothing to sign up for, nothing to subscribe to. */
export function PayFrame({ children }: { children: ReactNode }) {
  return (
    <div className="pay-page">
      <SkipLink />
      <header className="wrap pay-top">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="wrap">
        {children}
      </main>
      <footer className="pay-foot">
        <div className="wrap row">
          <Link to={paths.parents}>For parents</Link>
          <Link to={paths.terms}>Terms and Conditions</Link>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <span>{PRODUCT.mailbox}</span>
        </div>
      </footer>
    </div>
  );
}

/** Who it is that a stranger reads. */
export function WhoWeAre() {
  return (
    <p className="pay__who">
      <LogoMark />
      <span>
        <b>{PRODUCT.name}</b> helps teenagers find careers. Questions? <b>{PRODUCT.mailbox}</b> or <b>{PRODUCT.phone}</b>.
      </span>
    </p>
  );
}

interface PaySaysProps {
  title: string;
  /** None with a face where something does not work; never a sad one, since a no is fine; none where money is in doubt. */
  art?: ReactNode;
  room?: Room;
  children: ReactNode;
}

/** A page that says one thing, and where to turn. */
export function PaySays({ title, art, room = 'vanilla', children }: PaySaysProps) {
  return (
    <div className="pay-says">
      <Block room={room} as="div" className={art ? 'pay-says__b pay-says__b--art' : 'pay-says__b'}>
        <div className="pay-says__t">
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        {art && <div className="pay-says__art">{art}</div>}
      </Block>
      <WhoWeAre />
    </div>
  );
}
