import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChatType, openingMessage } from '@careerscoop/contract/chat-openings';
import { CallError } from '../../../lib/call-error.ts';
import type { Conversation } from './use-conversation.ts';

/** What is said where a companion cannot look back. */
const HELLO = 'Hi';

interface Opening {
  conversation: Pick<Conversation, 'history' | 'busy'>;
  /** A known way in by the address, until its message is sent. */
  type: ChatType | null;
  /** The saved careers; undefined until they are loaded. */
  saved: readonly string[] | undefined;
  /** Whether what the page tells of the student is loaded, or cannot be. */
  ready: boolean;
  say: (text: string) => void;
  onSaid: () => void;
}

/** Says the first message by itself: that of the address, once; or a hello, once a visit, where the history failed. */
export function useOpening({ conversation, type, saved, ready, say, onSaid }: Opening): void {
  const { history, busy } = conversation;
  const greeted = useRef(false);
  const opened = useRef<ChatType | null>(null);
  const settled = history.isSuccess || history.isError;
  const isRefused = history.error instanceof CallError && history.error.isFinal;

  const open = useEffectEvent(() => {
    if (!settled || !ready || busy || isRefused) return;
    if (type !== null) {
      if (saved === undefined || opened.current === type) return;
      opened.current = type;
      greeted.current = true;
      say(openingMessage(type, saved));
      onSaid();
    } else if (history.isError && !greeted.current) {
      greeted.current = true;
      say(HELLO);
    }
  });
  const known = saved !== undefined;
  useEffect(() => open(), [settled, ready, busy, type, known]);
}
