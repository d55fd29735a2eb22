import type { ComponentProps } from 'react';

export type Room = 'straw' | 'mint' | 'waffle' | 'vanilla' | 'blue' | 'choc' | 'surface';
type Tagged = 'div' | 'section' | 'article' | 'aside' | 'footer' | 'li';

interface BlockProps extends ComponentProps<'section'> {
  room: Room;
  as?: Tagged;
  /** Inset from the window, as the rooms of a page are. */
  page?: boolean;
  /** With the usual distance inside. */
  pad?: boolean;
}

/** A room of colour. Two of one colour never touch; one strawberry room a view. */
export function Block({ room, as: Element = 'section', page = false, pad = false, className, ...rest }: BlockProps) {
  const names = ['block', `b-${room}`, page && 'block--page', pad && 'block--pad', className];
  return <Element {...(rest as object)} className={names.filter(Boolean).join(' ')} />;
}

/** A quiet card on the ground or in a room. */
export function Card({ as: Element = 'div', className, ...rest }: ComponentProps<'div'> & { as?: Tagged }) {
  return <Element {...(rest as object)} className={className ? `card ${className}` : 'card'} />;
}
