import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Screen } from './screens.ts';
import type { Part3 } from './use-part3.ts';
import './submit-note.css';

interface Part3NotesProps {
  part3: Part3;
  screen: Screen;
  /** An answer on this screen was changed, and stages that were begun were chosen by it. */
  changed: boolean;
  onTakeStages: () => void;
}

/** What somebody should know of how part 3 is asked, below the question. */
export function Part3Notes({ part3: { fixed, canGoBack }, screen, changed, onTakeStages }: Part3NotesProps) {
  const asksFixed = fixed && screen.kind === 'situation';
  if (asksFixed && canGoBack) {
    return (
      <Note>
        <b>We can reach our server again.</b>
        <p>Go on with the questions chosen for you, or stay with these. All your answers are kept.</p>
        <Button kind="line" size="small" onClick={onTakeStages}>
          Go on with my questions
        </Button>
      </Note>
    );
  }
  if (asksFixed && screen.page === 1) {
    return (
      <Note>
        <b>We could not reach our server.</b>
        <p>So here are {screen.pages} moments that are the same for everybody. What you answered before is kept, and your ten will come.</p>
      </Note>
    );
  }
  if (changed) {
    return (
      <Note>
        <p>You changed an answer, so some questions after it may be new. Answers that still fit are kept.</p>
      </Note>
    );
  }
  return null;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="sn sn--still">
      <Notice>{children}</Notice>
    </div>
  );
}
