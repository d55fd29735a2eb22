import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/block.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { detailWords } from './detail-words.ts';
import './chat-closed.css';

/** The place of the chat: it says what would be here, and what it waits for. */
export function ChatClosed({ hasBuddy }: { hasBuddy: boolean }) {
  const id = useId();
  const { reason, hint, line } = detailWords.chat_closed[hasBuddy ? 'with_buddy' : 'without_buddy'];
  return (
    <Card as="section" className="chat" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        AI Career Buddy
      </h2>
      <Tooltip text={reason}>
        {/* A closed field takes no focus, so what holds it does: the words are there for the keyboard too. */}
        <div className="chat__f" tabIndex={0} role="group" aria-label={reason}>
          <Lock className="ic" />
          <input disabled placeholder={hint} aria-label="Message to AI Career Buddy" />
        </div>
      </Tooltip>
      <p className="small soft">{line}</p>
    </Card>
  );
}
