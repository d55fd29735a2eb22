import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import type { OpenPart } from './part-state.ts';
import type { NextStage } from './use-next-stage.ts';
import './flow-skeleton.css';

interface StageWaitProps {
  next: NextStage;
  /** What is open in parts 1 and 2: no stage can be chosen before. */
  missing: OpenPart | undefined;
  onOpen: (scenario_id: number, question_id: number | undefined) => void;
  /** The stage cannot be had. */
  onGiveUp: () => void;
}

/** The place of the next questions of part 3, for as long as they are not there. */
export function StageWait({ next, missing, onOpen, onGiveUp }: StageWaitProps) {
  useGivingUp(next, onGiveUp);
  const { scenario_id = 0, question_id, lines = [] } = next.refusal ?? {};
  if (missing) {
    const { count } = missing;
    return (
      <Before
        title="First parts 1 and 2"
        lines={[
          'What comes next is chosen by your answers so far.',
          `Part ${missing.scenario_id} still has ${count === 1 ? 'one open question' : 'open questions'}.`,
        ]}
        action={`Open part ${missing.scenario_id}`}
        onOpen={() => onOpen(missing.scenario_id, missing.question_id)}
      />
    );
  }
  if (next.state === 'refused') {
    return (
      <Before
        title="We cannot choose your next questions yet"
        lines={lines}
        action={`Open part ${scenario_id}`}
        onOpen={() => onOpen(scenario_id, question_id)}
      />
    );
  }
  return (
    <main id="main" className="flow-wait">
      <h1 className="vh" tabIndex={-1}>
        Your next questions
      </h1>
      <Skeleton label="Choosing your next questions…">
        <div className="flow-wait__in">
          <Bone kind="card" />
          <div className="flow-wait__rows">
            {Array.from({ length: 5 }, (_, row) => (
              <Bone key={row} kind="card" size="108px" />
            ))}
          </div>
        </div>
      </Skeleton>
    </main>
  );
}

/** A stage that failed while the last answer was given is asked for once more here, before the fixed questions come. */
function useGivingUp({ state, askAgain }: NextStage, onGiveUp: () => void): void {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (state === 'asking' || state === 'failed') setAsked(true);
    if (state !== 'failed') return;
    if (asked) onGiveUp();
    else askAgain();
  }, [state, asked, askAgain, onGiveUp]);
}

interface BeforeProps {
  title: string;
  lines: string[];
  action: string;
  onOpen: () => void;
}

/** What stands in the way, and the way there. */
function Before({ title, lines, action, onOpen }: BeforeProps) {
  return (
    <main id="main" className="flow-broken">
      <h1 className="h2" tabIndex={-1}>
        {title}
      </h1>
      <Notice live={false}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Button kind="line" size="small" onClick={onOpen}>
          {action}
        </Button>
      </Notice>
    </main>
  );
}
