import type { ReactNode } from 'react';
import { Block } from '../../../ui/block.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import './door.css';

interface OpenDoorProps {
  /** Who talks with whom, and when. */
  what: ReactNode;
  url: string;
  /** What to have at hand inside. */
  children?: ReactNode;
}

/** The door is open: the room is elsewhere, in a tab of its own, since cameras stay switched off on our pages. */
export function OpenDoor({ what, url, children }: OpenDoorProps) {
  return (
    <>
      <PageTitle lead={what}>You can go in</PageTitle>
      <Block room="mint" pad className="room-door" aria-labelledby="door-room">
        <h2 id="door-room" className="h2">
          The room is open
        </h2>
        <p>It opens in a new tab, and your browser asks for your camera and microphone there. You can leave them off.</p>
        <p>
          <OutsideLink className={buttonClass({})} href={url} referrerPolicy="no-referrer">
            Open the room
          </OutsideLink>
        </p>
        <ul className="room-door__rules">
          <li>First names are enough. No last names, numbers, addresses or accounts.</li>
          <li>Nobody records, and nobody takes pictures.</li>
          <li>Anybody may leave at any moment, without saying why.</li>
        </ul>
      </Block>
      {children}
    </>
  );
}
