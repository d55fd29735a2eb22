import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { newStep, STEP_LENGTH, type Step } from '@careerscoop/contract/steps';
import type { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeStep } from './steps.queries.ts';

interface StepFormProps {
  step: Step;
  onClose: () => void;
}

/** What is wrong with the words, before they are sent. */
export const faultIn = (text: string) => newStep.shape.text.safeParse(text).error?.issues[0]?.message;

/** A sentence at the field, of the server or of nobody who answers; what was typed stays. */
export const refusalAt = (error: CallError | null, field: string, kept: string) =>
  error ? (error.fields[field]?.[0] ?? `This was not kept. ${error.message} ${kept}`) : undefined;

const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') close();
};

/** The words of a step, to be written anew in their place. */
export function StepTextForm({ step, onClose }: StepFormProps) {
  const id = useId();
  const [text, setText] = useState(step.text);
  const [fault, setFault] = useState<string>();
  const change = useChangeStep();

  function save(event: FormEvent) {
    event.preventDefault();
    const wrong = faultIn(text);
    setFault(wrong);
    if (wrong || change.isPending) return;
    if (text.trim() === step.text) onClose();
    else change.mutate({ id: step.id, text: text.trim() }, { onSuccess: onClose });
  }

  return (
    <form className="step__f" noValidate method="post" onSubmit={save} onKeyDown={onEscape(onClose)}>
      <TextareaField
        id={id}
        label="The step in your words"
        rows={2}
        maxLength={STEP_LENGTH}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        error={fault ?? refusalAt(change.error, 'text', 'Your words are still here.')}
      />
      <div className="row">
        <Button type="submit" size="small" busy={change.isPending}>
          Save
        </Button>
        <Button kind="line" size="small" onClick={onClose}>
          Leave it as it was
        </Button>
      </div>
    </form>
  );
}

/** By when a step shall be done. No day is fine, too. */
export function StepDayForm({ step, onClose }: StepFormProps) {
  const id = useId();
  const [day, setDay] = useState(step.due_on ?? '');
  const change = useChangeStep();
  const keep = (due_on: string | null) => change.mutate({ id: step.id, due_on }, { onSuccess: onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    if (!change.isPending) keep(day || null);
  }

  return (
    <form className="step__f step__f--day" noValidate method="post" onSubmit={save} onKeyDown={onEscape(onClose)}>
      <TextField
        id={id}
        label="By when?"
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        autoFocus
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={refusalAt(change.error, 'due_on', 'Try once more.')}
      />
      <div className="row">
        <Button type="submit" size="small" busy={change.isPending}>
          Save the day
        </Button>
        {step.due_on && (
          <Button kind="line" size="small" onClick={() => keep(null)}>
            No date
          </Button>
        )}
        <Button kind="line" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
