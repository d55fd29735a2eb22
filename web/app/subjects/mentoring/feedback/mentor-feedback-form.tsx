import { type MentorSession } from '@careerscoop/contract/mentoring';
import { SCORES, sessionFeedback } from '@careerscoop/contract/session-feedback';
import { zodResolver } from '@hookform/resolvers/zod';
import { Clock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PillsField } from '../../../ui/pills-field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useGiveFeedback } from '../give-feedback.ts';
import { LONGEST, messageOf, MORE } from './more-about.ts';
import { ScoreField } from './score-field.tsx';
import './feedback-form.css';

const form = z
  .object({
    score: z.enum(SCORES.map(String) as ['1', '2', '3', '4'], 'Choose one of the four.'),
    well: z.string().trim().min(1, 'Write a sentence or two.').pipe(sessionFeedback.shape.message),
    more: z.enum(['way_in', 'pay', 'first_try', 'nothing']),
    about: z.string(),
  })
  .superRefine(({ well, more, about }, context) => {
    if (messageOf(well, more, about).length > LONGEST) {
      context.addIssue({ code: 'custom', path: ['about'], message: `Together this can have at most ${LONGEST} characters.` });
    }
  });
type Form = z.infer<typeof form>;

interface MentorFeedbackFormProps {
  session: MentorSession;
  /** Whether a person on the team reads it first. */
  onSent: (held: boolean) => void;
}

/** Three short questions after a session: how it went, what the student did well, and one thing more. */
export function MentorFeedbackForm({ session, onSent }: MentorFeedbackFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<Form>({
    resolver: zodResolver(form),
    defaultValues: { well: '', more: 'nothing', about: '' },
  });
  const { errors, isDirty } = formState;
  const send = useGiveFeedback(session.id);
  const more = useWatch({ control, name: 'more' });
  const question = MORE.find(({ value }) => value === more)?.question;
  const name = session.student;

  const submit = handleSubmit(({ score, well, more: chosen, about }) =>
    send.mutate(
      { message: messageOf(well, chosen, about), score: Number(score) as 1 | 2 | 3 | 4 },
      {
        onSuccess: ({ held }) => onSent(held),
        onError: ({ fields }) => {
          const [message] = fields['message'] ?? [];
          if (message) setError('well', { message }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <form className="card feedback-form" noValidate method="post" onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={isDirty && !send.isSuccess} />
      <ScoreField label="1. How did the talk go?" hint="Only our team sees this." {...register('score')} error={errors.score?.message} />
      <TextareaField
        label={`2. What did ${name} do well?`}
        hint={`${name} reads this. Say what you saw. One or two sentences.`}
        rows={4}
        maxLength={LONGEST}
        {...register('well')}
        error={errors.well?.message}
      />
      <PillsField label={`3. Tell ${name} more about`} choices={MORE} {...register('more')} error={errors.more?.message} />
      {question && (
        <TextareaField label={question} optional rows={3} maxLength={LONGEST} {...register('about')} error={errors.about?.message} />
      )}
      <div className="feedback-form__when">
        <Clock className="ic" />
        <p>
          {name} sees your words when {name} has written too, or after 7 days. Leave out phone numbers, links and app names: those wait for
          a person to read them.
        </p>
      </div>
      {send.error && !errors.well && (
        <Notice tone="bad">
          This was not sent. {send.error.message} Your words are still here. <Reference of={send.error} />
        </Notice>
      )}
      <Button type="submit" kind="go" wide busy={send.isPending}>
        {send.isPending ? 'Sending…' : `Send to ${name}`}
      </Button>
    </form>
  );
}
