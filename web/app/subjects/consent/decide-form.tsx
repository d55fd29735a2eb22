import type { ParentView, Purpose } from '@careerscoop/contract/consent';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ParentAccess } from '../../lib/guardian-access.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { type Decisions, useDecide } from './guardian.queries.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { type Answers, answersOf, decisionsOf } from './answers.ts';

interface DecideFormProps {
  opened: ParentAccess;
  view: ParentView;
  /** The text is another one than when the page was opened. */
  changed: boolean;
}

const NO_ANSWER = 'Please answer yes or no.';

/** Yes or no for each part, none of them chosen beforehand. What is left open stays closed. */
export function DecideForm({ opened, view, changed }: DecideFormProps) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Answers>({
    defaultValues: answersOf(view),
  });
  const decide = useDecide(opened);
  const [kept, setKept] = useState<string>();
  const { purposes, changes, text_version, contact } = view;

  function save(answers: Answers) {
    setKept(undefined);
    const decisions: Decisions = decisionsOf(answers);
    if (Object.keys(decisions).length === 0) {
      for (const { purpose } of purposes) setError(purpose, { message: NO_ANSWER });
      document.getElementById(purposes[0]?.purpose ?? '')?.focus();
      return;
    }
    decide.mutate(
      { text_version, decisions },
      {
        onSuccess: (after) =>
          setKept(
            after.changes.length > changes.length
              ? `Your answers are kept. A receipt is on its way to ${contact}.`
              : 'These answers were kept before. Nothing has changed.',
          ),
      },
    );
  }

  return (
    <form className="decide__form" noValidate method="post" onSubmit={handleSubmit(save)}>
      {changed && !kept && <Notice tone="bad">The text was changed while you read it. This is the new one: please read it again.</Notice>}
      {purposes.map((purpose) => (
        <PurposeChoice
          key={purpose.purpose}
          purpose={purpose}
          field={register(purpose.purpose as Purpose, { onChange: () => clearErrors() })}
          error={formState.errors[purpose.purpose]?.message}
        />
      ))}
      {decide.error && (
        <Notice tone="bad">
          {decide.error.messages.join(' ')} <Reference of={decide.error} />
        </Notice>
      )}
      {kept && <Notice tone="good">{kept}</Notice>}
      <div className="decide__save">
        <Button kind="go" type="submit" busy={decide.isPending}>
          Save
        </Button>
        <p className="small soft">You can change your mind at any time. What you leave open stays closed.</p>
      </div>
    </form>
  );
}
