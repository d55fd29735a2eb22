import type { ParentView, Purpose } from '@careerscoop/contract/consent';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ParentAccess } from '../../lib/guardian-access.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useDecide, useLookAgain } from './guardian.queries.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { type Answers, answersOf, decisionsOf, sameAnswers } from './answers.ts';

interface DecideFormProps {
  opened: ParentAccess;
  view: ParentView;
  /** The text is another one than when the page was opened. */
  changed: boolean;
}

const NO_ANSWER = 'Please answer yes or no.';

const NOTHING_NEW = 'These answers were kept before. Nothing has changed.';
const MEANWHILE = 'Another answer was given meanwhile. This is how it stands now.';

/** Yes or no for each part, none of them chosen beforehand. What is left open stays closed. */
export function DecideForm({ opened, view, changed }: DecideFormProps) {
  // What was not touched follows the page when it is read again; what was stays as it was chosen.
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Answers>({
    defaultValues: answersOf(view),
    values: answersOf(view),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, defaultValues: stood = {} } = formState;
  // The form only notes what is touched where somebody asks for it.
  void formState.dirtyFields;
  const decide = useDecide(opened);
  const look = useLookAgain(opened);
  const [kept, setKept] = useState<string>();
  const { purposes, changes, text_version, contact } = view;
  const error = decide.error ?? look.error;

  function save(answers: Answers) {
    setKept(undefined);
    if (purposes.every(({ purpose }) => !answers[purpose])) {
      for (const { purpose } of purposes) setError(purpose, { message: NO_ANSWER });
      document.getElementById(purposes[0]?.purpose ?? '')?.focus();
      return;
    }
    const { decisions, seen } = decisionsOf(answers, stood);
    if (Object.keys(decisions).length === 0) {
      decide.reset();
      look.mutate(undefined, { onSuccess: (now) => setKept(sameAnswers(answersOf(now), answers) ? NOTHING_NEW : MEANWHILE) });
      return;
    }
    look.reset();
    decide.mutate(
      { text_version, decisions, seen },
      {
        onSuccess: (after) => {
          reset(answersOf(after));
          setKept(after.changes.length > changes.length ? `Your answers are kept. A receipt is on its way to ${contact}.` : NOTHING_NEW);
        },
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
          error={errors[purpose.purpose]?.message}
        />
      ))}
      {error && (
        <Notice tone="bad">
          {error.messages.join(' ')} <Reference of={error} />
        </Notice>
      )}
      {kept && <Notice tone="good">{kept}</Notice>}
      <div className="decide__save">
        <Button kind="go" type="submit" busy={decide.isPending || look.isPending}>
          Save
        </Button>
        <p className="small soft">You can change your mind at any time. What you leave open stays closed.</p>
      </div>
    </form>
  );
}
