import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MentorDay } from '@careerscoop/contract/mentor-hours';
import { dayAt } from '../../../lib/time-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { PillsField } from '../../../ui/pills-field.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { spanInWords } from '../hour-words.ts';
import { EMPTY_DRAFT, faultsOf, runOf } from './day-draft.ts';
import { runInWords, runsOf, withoutRun, withRun } from './own-days.ts';
import { ENDS, STARTS } from './weekday-hours.tsx';

interface DaysOffProps {
  days: readonly MentorDay[];
  /** The mentor's own, by which a day has come. */
  zone: string;
  onChange: (days: MentorDay[]) => void;
}

const KINDS = [
  { value: 'off', label: 'Off' },
  { value: 'hours', label: 'Other hours' },
] as const;

/** Days that differ from the week: off, or with hours of their own. */
export function DaysOff({ days, zone, onChange }: DaysOffProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const title = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setFaults({});
  };

  function add() {
    const wrong = faultsOf(draft, days, dayAt(new Date().toISOString(), zone));
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    onChange(withRun(days, runOf(draft)));
    setDraft(EMPTY_DRAFT);
  }

  return (
    <section className="hours__off" aria-labelledby="off-title">
      <h2 className="h2" id="off-title" tabIndex={-1} ref={title}>
        Days off
      </h2>
      {days.length === 0 ? (
        <p className="soft">None yet. A holiday, a trip, an exam week of your own: students see no times on those days.</p>
      ) : (
        <ul className="hours__runs">
          {runsOf(days).map((run) => (
            <li key={run.first}>
              <b>{runInWords(run)}</b>
              <span>
                {run.from_minute === null || run.to_minute === null ? 'Off' : spanInWords({ from: run.from_minute, to: run.to_minute })}
              </span>
              <RoundButton
                label={`Take out ${runInWords(run)}`}
                line
                onClick={() => {
                  onChange(withoutRun(days, run));
                  // The pressed button goes with its line.
                  title.current?.focus();
                }}
              >
                <X className="ic" />
              </RoundButton>
            </li>
          ))}
        </ul>
      )}
      <div className="hours__new" role="group" aria-label="Days that differ from your week">
        <TextField
          id="off-first"
          label="First day"
          type="date"
          value={draft.first}
          onChange={({ target }) => change({ first: target.value })}
          error={faults.first}
        />
        <TextField
          id="off-last"
          label="Last day"
          type="date"
          optional
          value={draft.last}
          onChange={({ target }) => change({ last: target.value })}
          error={faults.last}
        />
        <PillsField
          id="off-kind"
          label="On these days"
          name="off-kind"
          choices={KINDS}
          value={draft.kind}
          onChange={({ target }) => change({ kind: target.value as typeof draft.kind })}
          fieldClass="hours__kind"
        />
        {draft.kind === 'hours' && (
          <>
            <SelectField
              id="off-from"
              label="From"
              choices={STARTS}
              value={draft.from}
              onChange={({ target }) => change({ from: Number(target.value) })}
            />
            <SelectField
              id="off-to"
              label="To"
              choices={ENDS}
              value={draft.to}
              onChange={({ target }) => change({ to: Number(target.value) })}
              error={faults.to}
            />
          </>
        )}
        <Button kind="line" onClick={add}>
          Add these days
        </Button>
      </div>
    </section>
  );
}
