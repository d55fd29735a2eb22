import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import './part3-notes.css';
import './submit-note.css';

/** Over the first of the fixed moments: why they are asked. */
export function WhyFixed({ moments, children }: { moments: number; children: ReactNode }) {
  return (
    <div className="p3n">
      <Notice>
        <b>We could not reach our server.</b> So here are {moments} moments that are the same for everybody. What you answered before is
        kept.
      </Notice>
      {children}
    </div>
  );
}

/** The stages can be had again: nothing changes by itself under the eyes of who reads a moment. */
export function WayBack({ onTake }: { onTake: () => void }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className="sn">
      <Notice onClose={() => setClosed(true)}>
        <b>We can reach our server again.</b>
        <p>All your answers are kept.</p>
        <Button kind="line" size="small" onClick={onTake}>
          Go on with my questions
        </Button>
      </Notice>
    </div>
  );
}
