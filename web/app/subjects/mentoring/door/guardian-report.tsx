import { REPORT_KINDS, type ReportKind, sessionReport } from '@careerscoop/contract/session-feedback';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PillsField } from '../../../ui/pills-field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useGuardianReport } from './door.queries.ts';
import './door.css';

const WORDS: Record<ReportKind, string> = {
  unsafe: 'My child felt unsafe',
  contact: 'The mentor asked for a number or an account',
  meeting: 'The mentor wanted to meet elsewhere',
  hurtful: 'Rude or hurtful',
  recorded: 'Recorded or took pictures',
  other: 'Something else',
};
const KINDS = REPORT_KINDS.map((value) => ({ value, label: WORDS[value] }));

/** A guardian tells the team about the mentor, who never learns who did. */
export function GuardianReport({ token, onSent }: { token: string; onSent: (thanks: string) => void }) {
  const send = useGuardianReport(token);
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(sessionReport), defaultValues: { text: '' } });
  const { errors } = formState;
  const submit = handleSubmit((report) =>
    send.mutate(report, {
      onSuccess: ({ detail }) => onSent(detail),
      onError: ({ fields }) => {
        for (const name of ['kind', 'text'] as const) {
          const [message] = fields[name] ?? [];
          if (message) setError(name, { message }, { shouldFocus: true });
        }
      },
    }),
  );
  return (
    <form className="card room-door" noValidate method="post" aria-labelledby="door-report" onSubmit={(event) => void submit(event)}>
      <h2 id="door-report" className="h3">
        Is something not right?
      </h2>
      <p>
        Tell us. From then on the two are not matched again, and a talk that is still to come is called off. A person from our safety team
        reads it; the mentor does not learn that it was you.
      </p>
      <PillsField label="What happened?" choices={KINDS} {...register('kind')} error={errors.kind?.message} />
      <TextareaField
        label="In your words, if you like"
        hint="Two sentences are enough. You can also leave this empty."
        rows={4}
        maxLength={2000}
        {...register('text')}
        error={errors.text?.message}
      />
      {send.error && !errors.kind && !errors.text && (
        <Notice tone="bad">
          This was not sent. {send.error.message} Your words are still here. <Reference of={send.error} />
        </Notice>
      )}
      <p>
        <Button type="submit" kind="line" busy={send.isPending}>
          {send.isPending ? 'Sending…' : 'Send it'}
        </Button>
      </p>
      <p className="small soft">
        Is your child in danger right now? Call <a href="tel:911">911</a>.
      </p>
    </form>
  );
}
