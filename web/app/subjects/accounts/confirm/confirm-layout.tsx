import type { ReactNode } from 'react';
import FriendsInACup from '@careerscoop/art/scenes/friends-in-a-cup.tsx';
import { Block } from '../../../ui/block.tsx';
import './confirm.css';

/** What stands round the pages behind the links that confirm an email. */
export function ConfirmLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main">
      <Block room="vanilla" page className="confirm">
        <div className="confirm__t">{children}</div>
        <div className="confirm__a">
          <FriendsInACup crop="xMidYMax meet" />
        </div>
      </Block>
    </main>
  );
}
