import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { STEP_LENGTH, type StepWhen } from '@careerscoop/contract/steps';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faultIn, refusalAt } from './step-forms.tsx';
import { useAddStep } from './steps.queries.ts';

interface AddStepProps {
  /** The plan and its part that the step goes to; without one it is on its own. */
  plan?: { plan_id: number; when: StepWhen };
  /** Opens by a press, where another one is open already. */
  folded?: boolean;
  example: string;
}

/** A step in the student's own words. What is written stays until it is kept. */
export function AddStep({ plan, folded = false, example }: AddStepProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(!folded);
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const add = useAddStep();

  function send(event: FormEvent) {
    event.preventDefault();
    const wrong = faultIn(text);
    setFault(wrong);
    if (wrong) field.current?.focus();
    if (wrong || add.isPending) return;
    const done = () => {
      setSaid(`Added: ${text.trim()}`);
      setText('');
      setDay('');
      field.current?.focus();
    };
    add.mutate({ ...plan, text, due_on: day || null }, { onSuccess: done });
  }

  if (!open) {
    return (
      <p>
        <Button kind="line" size="small" onClick={() => setOpen(true)}>
          <Plus className="ic" /> Add a step of your own
        </Button>
      </p>
    );
  }
  const refused = refusalAt(add.error, 'text', 'Your words are still here.');
  return (
    <form className="ns__add" noValidate method="post" onSubmit={send}>
      <TextField
        id={`${id}-text`}
        label="Add a step of your own"
        placeholder={example}
        maxLength={STEP_LENGTH}
        ref={field}
        autoFocus={folded}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault ?? (add.error?.fields['due_on'] ? undefined : refused)}
      />
      <TextField
        id={`${id}-day`}
        label="By when, if you like"
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={add.error?.fields['due_on']?.[0]}
      />
      <Button type="submit" busy={add.isPending}>
        Add
      </Button>
      <p className="vh" role="status">
        {said}
      </p>
    </form>
  );
}
