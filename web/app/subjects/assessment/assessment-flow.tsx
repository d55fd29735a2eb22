import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Scenario } from '@careerscoop/contract/assessment';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../lib/redirect.tsx';
import { useSubmitScenarios } from './assessment.queries.ts';
import { FlowFrame } from './flow-frame.tsx';
import { type OpenPart, doneShare, openParts, openQuestions, submissionOf } from './part-state.ts';
import { ScreenBody } from './screen-body.tsx';
import { type Screen, findScreen, screenAsking, screensOf } from './screens.ts';
import { placeLine, statusLine } from './status-line.ts';
import { SubmitNote } from './submit-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAnswers } from './use-answers.ts';
import { useWide } from './use-wide.ts';

interface AssessmentFlowProps {
  scenarios: Scenario[];
  userId: number;
  scenario_id: string | undefined;
  step: string | undefined;
}

const addressOf = ({ scenario, step }: Screen) => paths.scenario(scenario.scenario_id, step);

/** The screens of the flow, one an address; the last one sends the answers. */
export function AssessmentFlow({ scenarios, userId, scenario_id, step }: AssessmentFlowProps) {
  const navigate = useNavigate();
  const book = useAnswers(userId);
  const submit = useSubmitScenarios();
  const [missing, setMissing] = useState<OpenPart[]>([]);
  const wide = useWide();
  const screens = useMemo(() => screensOf(scenarios, wide), [scenarios, wide]);
  const index = findScreen(screens, scenario_id, step);
  const screen = screens[index];
  if (!screen) return null;
  const address = addressOf(screen);
  const asked = step === undefined ? `/scenario/${scenario_id}` : `/scenario/${scenario_id}/${step}`;

  const { kept } = book;
  const last = index === screens.length - 1;
  const busy = submit.isPending || submit.isSuccess;
  const ready = openQuestions(screen.scenario, screen.questions, kept).length === 0;
  const closeNote = () => {
    setMissing([]);
    submit.reset();
  };
  const go = (to: number) => {
    const target = screens[to];
    closeNote();
    if (target) void navigate(addressOf(target));
  };

  function send() {
    const open = openParts(scenarios, kept);
    setMissing(open);
    if (open.length > 0) return;
    submit.mutate(submissionOf(scenarios, kept), {
      // The answers stay on screen until the results take it over.
      onSuccess: () => void Promise.resolve(navigate(paths.results)).finally(book.clear),
    });
  }

  return (
    <FlowFrame
      address={address}
      shares={scenarios.filter((part) => part.scenario_id > 0).map((part) => doneShare(part, kept))}
      place={placeLine(screen)}
      status={statusLine(screen, kept)}
      onBack={index > 0 ? () => go(index - 1) : undefined}
      onNext={!ready ? undefined : last ? send : () => go(index + 1)}
      last={last}
      busy={busy}
    >
      {/* The screen is there before its address: a window that narrows or a wrong number never leaves the page empty. */}
      {address !== asked && <Redirect to={address} />}
      <ScreenBody key={address} screen={screen} book={book} onStartAgain={() => go(screenAsking(screens, 1))} />
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
