import type { ReactNode } from 'react';
import { Block, type Room } from '../../ui/block.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import './entry-layout.css';

interface EntryLayoutProps {
  room: Room;
  /** The big words in the panel beside the form. */
  panel: string;
  art: ReactNode;
  /** Pages without the bar on top carry the logo in the panel, which then stays on small screens too. */
  logo?: boolean;
  /** The line over the headline: a way back, a way across. */
  top?: ReactNode;
  kicker?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages where one comes in: a panel with a picture, and the form beside it. */
export function EntryLayout(props: EntryLayoutProps) {
  const { room, panel, art, logo = false, top, kicker, title, lead, children } = props;
  return (
    <div className={logo ? 'entry entry--logo' : 'entry'}>
      <Block as="aside" room={room} className="entry__a">
        {logo && <Logo />}
        <p className="d entry__b">{panel}</p>
        <div className="entry__art">{art}</div>
      </Block>
      <main id="main" className="entry__m">
        {top && <div className="entry__top">{top}</div>}
        <PageTitle kicker={kicker} lead={lead}>
          {title}
        </PageTitle>
        {children}
      </main>
    </div>
  );
}
