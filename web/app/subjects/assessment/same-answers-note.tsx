import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KeptAnswers } from './kept-answers.ts';
import { sameAnswers } from './same-answers.ts';
import type { Screen } from './screens.ts';

interface SameAnswersNoteProps {
  screen: Screen;
  kept: KeptAnswers;
  onStartAgain: () => void;
}

/** Asks for a second look, kindly; Next stays open. */
export function SameAnswersNote({ screen, kept, onStartAgain }: SameAnswersNoteProps) {
  const found = sameAnswers(screen, kept);
  return (
    <div className="rt__again" role="status">
      {found === 'page' && (
        <Notice live={false}>
          <b>Shall we go through this page again?</b>
          <p>Ten answers in a row have the same number. You can change them or leave them as they are.</p>
        </Notice>
      )}
      {found === 'all_equal' && (
        <Notice live={false}>
          <b>All your answers are the same.</b>
          <p>We need some differences to find careers for you. Do you want to go through part one again?</p>
          <Button kind="line" size="small" onClick={onStartAgain}>
            Open part one
          </Button>
        </Notice>
      )}
    </div>
  );
}
