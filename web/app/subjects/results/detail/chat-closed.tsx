import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/block.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { type BuddyClosed, detailWords } from './detail-words.ts';
import './chat-closed.css';

interface ChatClosedProps {
  why: BuddyClosed;
  /** What stands below it, whatever is closed. */
  children?: ReactNode;
}

/** The place of the chat while it is closed: it says what would be here, and what it waits for. */
export function ChatClosed({ why, children }: ChatClosedProps) {
  const id = useId();
  const { reason, hint, line } = detailWords.chat_closed[why];
  return (
    <Card as="section" className="chat-shut" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        AI Career Buddy
      </h2>
      <Tooltip text={reason}>
        {/* A closed field takes no focus, so what holds it does: the words are there for the keyboard too. */}
        <div className="chat-shut__f" tabIndex={0} role="group" aria-label={reason}>
          <Lock className="ic" />
          <input disabled placeholder={hint} aria-label="Message to AI Career Buddy" />
        </div>
      </Tooltip>
      <p className="small soft">{line}</p>
      {children}
    </Card>
  );
}
