import { type MentorSession } from '@careerscoop/contract/mentoring';
import { SCORES, sessionFeedback } from '@careerscoop/contract/session-feedback';
import { zodResolver } from '@hookform/resolvers/zod';
import { Clock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useGiveFeedback } from '../give-feedback.ts';
import { LONGEST } from './more-about.ts';
import { ScoreField } from './score-field.tsx';
import './feedback-form.css';

const form = z.object({
  score: z.enum(SCORES.map(String) as ['1', '2', '3', '4'], 'Choose one of the four.'),
  message: z.string().trim().min(1, 'Write one or two sentences.').pipe(sessionFeedback.shape.message),
});
type Form = z.infer<typeof form>;

interface StudentFeedbackFormProps {
  session: MentorSession;
  /** Whether a person on the team reads it first. */
  onSent: (held: boolean) => void;
}

/** Two short questions after a session: how it went, and what the student takes along. */
export function StudentFeedbackForm({ session, onSent }: StudentFeedbackFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({ resolver: zodResolver(form), defaultValues: { message: '' } });
  const { errors, isDirty } = formState;
  const send = useGiveFeedback(session.id);
  const name = session.mentor_name ?? 'Your mentor';

  const submit = handleSubmit(({ score, message }) =>
    send.mutate(
      { message, score: Number(score) as 1 | 2 | 3 | 4 },
      {
        onSuccess: ({ held }) => onSent(held),
        onError: ({ fields }) => {
          const [refused] = fields['message'] ?? [];
          if (refused) setError('message', { message: refused }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <form className="card feedback-form" noValidate method="post" onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={isDirty && !send.isSuccess} />
      <ScoreField label="1. How did the talk go?" hint="Only our team sees this." {...register('score')} error={errors.score?.message} />
      <TextareaField
        label="2. What do you take from it?"
        hint={`${name} reads this. What was new to you? What helped? One or two sentences.`}
        rows={4}
        maxLength={LONGEST}
        {...register('message')}
        error={errors.message?.message}
      />
      <div className="feedback-form__when">
        <Clock className="ic" />
        <p>
          {name} sees your words when both of you have written, or after 7 days. Leave out phone numbers, links and app names: those wait
          for a person to read them.
        </p>
      </div>
      {send.error && !errors.message && (
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
