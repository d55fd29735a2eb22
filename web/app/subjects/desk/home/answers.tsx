import type { ComponentType } from 'react';
import type { WaitingItem, WaitingKind } from '@careerscoop/contract/desk-waiting';
import { DeskLink } from '../desk-button.tsx';
import { KINDS } from './waiting-words.ts';

export interface AnswerProps {
  item: WaitingItem;
  /** It is dealt with: the list asks anew, and goes on with the next one. */
  onDone: () => void;
}

/** What answers a kind in its place, fetched when the first of them is opened. Where nothing stands here, its screen is the way. */
export const ANSWERS: Partial<Record<WaitingKind, ComponentType<AnswerProps>>> = {};

/** The way to the screen of a kind. */
export function ElsewhereAnswer({ item }: AnswerProps) {
  const { to, does } = KINDS[item.kind];
  return (
    <div className="desk-row">
      <DeskLink kind="go" to={to} shortcut="A">
        {does}
      </DeskLink>
    </div>
  );
}
