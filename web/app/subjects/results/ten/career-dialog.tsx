import { useState, useId } from 'react';
import type { Result } from '@careerscoop/contract/results';
import { fitWords } from '@careerscoop/contract/result-words';
import { needsPlan } from '../../../lib/lock-of.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { useGranted } from '../../../lib/use-granted.ts';
import { useWishing } from '../../../lib/use-wishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { CareerFigure } from '../career-figure.tsx';
import { FactsLine } from './facts-line.tsx';
import { resultWords } from '../result-words.ts';
import { SaveButton } from '../save-heart.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useRating } from './use-rating.ts';
import './career-dialog.css';

interface CareerDialogProps {
  /** The career that lies open, if one does. */
  career: Result | undefined;
  onClose: () => void;
}

/** One career over the list: rate it, save it, learn more. Closing it stores the stars. */
export function CareerDialog({ career, onClose }: CareerDialogProps) {
  const user = useSessionUser();
  const { toPlans } = useWishing();
  const rating = useRating(career);
  const [learning, setLearning] = useState(false);
  useGranted('learn_more', career?.id, () => setLearning(true));
  // It stays to be seen while the dialog leaves.
  const [shown, setShown] = useState(career);
  if (career && career !== shown) setShown(career);
  if (!shown) return null;
  const title = shown.unique_title.mask_title;

  function close() {
    rating.keep();
    setLearning(false);
    onClose();
  }

  function learnMore() {
    if (!needsPlan(user, 'learn_more')) {
      setLearning(true);
      return;
    }
    rating.keep();
    toPlans({ kind: 'learn_more', title, result_id: shown?.id });
  }

  return (
    <Dialog
      wide
      open={career !== undefined}
      onClose={close}
      title={title}
      description={<FitWords career={shown} />}
      actions={
        <>
          <Button kind="back" onClick={close}>
            Back
          </Button>
          <SaveButton career={shown} kind="line" />
          <Button kind="go" onClick={learnMore}>
            Learn More
          </Button>
        </>
      }
    >
      <div className="career">
        <div className="career__h">
          <CareerFigure career={shown} className="career__art" />
          <div className="career__f">
            <FactsLine career={shown} long />
            {shown.impact && (
              <p className="small">
                <b>AI impact: {resultWords.impact[shown.impact].title}.</b> {resultWords.impact[shown.impact].short_title}.
              </p>
            )}
          </div>
        </div>
        <CareerText key={shown.id} career={shown} />
        <div className="career__rate">
          <p>
            <b>How does this sound to you?</b>
            <span>1 star: not for me. 5 stars: I want to know more.</span>
          </p>
          <Stars label={`Rate ${title}`} value={rating.score} onValue={rating.choose} />
        </div>
        <SuccessDialog open={learning} title={title} onClose={close} />
      </div>
    </Dialog>
  );
}

function FitWords({ career: { fit, clarity } }: { career: Result }) {
  const { word, line } = fitWords(fit, clarity);
  return (
    <>
      <b>{word}.</b> {line}
    </>
  );
}

/** What the work is: its first paragraph, and the rest when it is asked for. */
function CareerText({ career }: { career: Result }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first, ...rest] = (career.description_long || career.description).split(/\n{2,}/);
  return (
    <div className="career__text">
      <p className="lead">{first}</p>
      {rest.length > 0 && (
        <>
          <div id={id} className="career__rest" hidden={!open}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <button className="more__b" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Less' : 'More about the work'}
          </button>
        </>
      )}
    </div>
  );
}
