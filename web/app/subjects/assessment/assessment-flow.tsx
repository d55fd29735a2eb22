import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Scenario } from '@careerscoop/contract/assessment';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/redirect.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { useSubmitScenarios } from './assessment.queries.ts';
import { FlowFrame } from './flow-frame.tsx';
import { WayBack, WhyFixed } from './part3-notes.tsx';
import { type OpenPart, doneShare, openParts, openQuestions, submissionOf } from './part-state.ts';
import { refusalFrom } from './refusal.ts';
import { ScreenBody } from './screen-body.tsx';
import { screenAsking } from './screens.ts';
import { STAGED_PART, askedParts, begunStages } from './staged.ts';
import { StageWait } from './stage-wait.tsx';
import { placeLine, statusLine } from './status-line.ts';
import { SubmitNote } from './submit-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AnswerBook, useAnswers } from './use-answers.ts';
import { BY_FINGER, canMoveOn, useMoveOn } from './use-move-on.ts';
import { usePart3 } from './use-part3.ts';
import { addressOf, useScreen } from './use-screen.ts';

interface AssessmentFlowProps {
  scenarios: Scenario[];
  userId: number;
  scenario_id: string | undefined;
  step: string | undefined;
}

/** The screens of the flow, one an address; the last one sends the answers. */
export function AssessmentFlow({ scenarios, userId, scenario_id, step }: AssessmentFlowProps) {
  const navigate = useNavigate();
  const book = useAnswers(userId);
  const { kept } = book;
  const submit = useSubmitScenarios();
  const [missing, setMissing] = useState<OpenPart[]>([]);
  const [changedAt, setChangedAt] = useState('');
  const parts = useMemo(() => askedParts(scenarios, kept), [scenarios, kept]);
  const { screens, index, screen, asked } = useScreen(parts, kept, scenario_id, step);
  const part3 = usePart3(scenarios, book, screen);
  const byFinger = useMedia(BY_FINGER);
  const movesOn = kept.moves_on ?? byFinger;
  const moveOn = useMoveOn(movesOn, screen ? addressOf(screen) : '', () => go(index + 1));
  if (!screen) return null;
  const address = addressOf(screen);
  const last = index === screens.length - 1;
  // A stage that is on its way may ask something new: the answers go when it is there.
  const busy = submit.isPending || submit.isSuccess || (last && part3.next.state === 'asking');
  const ready = screen.kind !== 'wait' && openQuestions(screen.scenario, screen.questions, kept).length === 0;
  const closeNote = () => {
    setMissing([]);
    submit.reset();
  };
  function go(to: number) {
    const target = screens[to];
    closeNote();
    if (target) void navigate(addressOf(target));
  }
  const change: AnswerBook['change'] = (alter) => {
    if (moveOn.justCame()) return;
    const then = alter(kept);
    if (!part3.fixed && begunStages(scenarios, then) < begunStages(scenarios, kept)) setChangedAt(address);
    book.change(alter);
    moveOn.answered(screen, kept, then);
  };

  function send() {
    const open = openParts(parts, kept);
    setMissing(open);
    if (open.length > 0) return;
    submit.mutate(submissionOf(parts, kept), {
      // The answers stay on screen until the results take it over.
      onSuccess: () => void Promise.resolve(navigate(paths.results)).finally(book.clear),
      // Stages that do not follow any more are asked again; what still fits is kept.
      onError: (error) => refusalFrom(error).scenario_id === STAGED_PART && parts.some(({ staged }) => staged) && part3.next.restart(),
    });
  }

  const body = <ScreenBody key={address} screen={screen} book={{ ...book, change }} onStartAgain={() => go(screenAsking(screens, 1))} />;
  return (
    <FlowFrame
      address={`${address} ${screen.kind}`}
      shares={parts.filter((part) => part.scenario_id > 0).map((part) => doneShare(part, kept))}
      place={placeLine(screen)}
      status={statusLine(screen, kept, { ...part3, changed: changedAt === address })}
      onBack={index > 0 ? () => go(index - 1) : undefined}
      onNext={!ready ? undefined : last ? send : () => go(index + 1)}
      last={last}
      busy={busy}
      moveOn={canMoveOn(screen) ? { on: movesOn, onTurn: (on) => book.change((now) => ({ ...now, moves_on: on })) } : undefined}
    >
      {/* The screen is there before its address: a window that narrows or a wrong number never leaves the page empty. */}
      {address !== asked && <Redirect to={address} />}
      {screen.kind === 'wait' ? (
        <StageWait
          next={part3.next}
          missing={openParts(parts, kept).find((part) => part.scenario_id < STAGED_PART)}
          onOpen={(part, question) => go(screenAsking(screens, part, question))}
          onGiveUp={() => part3.takeStages(false)}
        />
      ) : part3.fixed && screen.kind === 'situation' && screen.page === 1 ? (
        <WhyFixed moments={screen.pages}>{body}</WhyFixed>
      ) : (
        body
      )}
      {part3.canGoBack && screen.kind === 'situation' && <WayBack onTake={() => part3.takeStages(true)} />}
      {book.unsaved && <UnsavedNote />}
      {(missing.length > 0 || submit.isError) && (
        <SubmitNote
          missing={missing}
          error={submit.error}
          onOpen={(part, question) => go(screenAsking(screens, part, question))}
          onClose={closeNote}
        />
      )}
    </FlowFrame>
  );
}

/** The browser refuses to keep the answers: they live in this page alone. */
function UnsavedNote() {
  return (
    <div className="sn sn--still">
      <Notice>This browser does not let us keep your answers. You can go on, but leave this page open until you see your ten.</Notice>
    </div>
  );
}
