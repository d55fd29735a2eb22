import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../ui/block.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { detailWords } from './detail-words.ts';
import './chat-closed.css';

/** The place of the chat for those without AI Career Buddy: it says what would be here. */
export function ChatClosed() {
  const id = useId();
  return (
    <Card as="section" className="chat" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        AI Career Buddy
      </h2>
      <Tooltip text={detailWords.buddy_closed}>
        {/* A closed field takes no focus, so what holds it does: the words are there for the keyboard too. */}
        <div className="chat__f" tabIndex={0} role="group" aria-label={detailWords.buddy_closed}>
          <Lock className="ic" />
          <input disabled placeholder="Select an option above..." aria-label="Message to AI Career Buddy" />
        </div>
      </Tooltip>
      <p className="small soft">Companions come with some of the plans.</p>
    </Card>
  );
}
