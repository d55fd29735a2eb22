import { Check, Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Block } from '../../ui/block.tsx';
import { Domes } from './domes.tsx';

interface TasteRoomProps {
  heading: 'h1' | 'h2';
  /** How many cards are answered. */
  done: number;
  children: ReactNode;
}

/** What the cards are and what they cost, beside them. */
export function TasteRoom({ heading: Heading, done, children }: TasteRoomProps) {
  return (
    <Block room="mint" page pad className="tst" aria-labelledby="taste-cards">
      <div className="tst__t">
        <Heading className="h1" id="taste-cards">
          Twelve cards.
          <br />
          One thumb.
        </Heading>
        <p className="lead">Say how much you would enjoy each one. In about a minute you get three careers to look at, and why.</p>
        <Domes done={done} />
        <ul className="row small">
          <li className="fact">
            <Check className="ic" />
            <b>No account</b>
          </li>
          <li className="fact">
            <Lock className="ic" />
            <b>Kept on this device only</b>
          </li>
          <li className="fact">
            <Clock className="ic" />
            <b>Stop when you like</b>
          </li>
        </ul>
      </div>
      <div className="deck needs-script">{children}</div>
    </Block>
  );
}
