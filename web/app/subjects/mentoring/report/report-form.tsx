import type { Answer } from '@careerscoop/contract/endpoint';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { reportSession, sessionReport } from '@careerscoop/contract/session-feedback';
import type { Role } from '@careerscoop/contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PillsField } from '../../../ui/pills-field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { kindsFor } from './report-kinds.ts';
import './report.css';

type Report = z.infer<typeof sessionReport>;

interface ReportFormProps {
  session: MentorSession;
  role: Role;
  onSent: () => void;
}

/** Tells the team what happened in a session; the other side never learns who told. */
export function ReportForm({ session, role, onSent }: ReportFormProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(sessionReport),
    defaultValues: { text: '' },
  });
  const { errors } = formState;
  const other = otherOf(session, role);
  const send = useMutation<Answer<typeof reportSession>, CallError, Report>({
    mutationFn: (body) => call(reportSession, { params: { id: String(session.id) }, body }),
    onSuccess: onSent,
    onSettled: () => client.invalidateQueries({ queryKey: ['mentoring'] }),
    onError: ({ fields }) => {
      for (const name of ['kind', 'text'] as const) {
        const [message] = fields[name] ?? [];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    },
  });

  return (
    <form className="card report-form" noValidate method="post" onSubmit={(event) => void handleSubmit((body) => send.mutate(body))(event)}>
      <PillsField label="What happened?" choices={kindsFor(role)} {...register('kind')} error={errors.kind?.message} />
      <TextareaField
        label="In your words, if you like"
        hint="Two sentences are enough. You can also leave this empty."
        rows={4}
        maxLength={2000}
        {...register('text')}
        error={errors.text?.message}
      />
      <div className="report-form__what">
        <ShieldCheck className="ic" />
        <p>
          <b>What we do.</b> From now on you and {other} are not matched again, and a talk that is still to come is called off. A person
          from our safety team reads this and writes to you. {other} does not learn that it was you.
        </p>
      </div>
      {send.error && !errors.kind && !errors.text && (
        <Notice tone="bad">
          This was not sent. {send.error.message} Your words are still here. <Reference of={send.error} />
        </Notice>
      )}
      <Button type="submit" kind="go" wide busy={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send it'}
      </Button>
      <p className="small soft">
        In danger right now? Call <a href="tel:911">911</a>. To talk with someone at any hour, call or text <a href="tel:988">988</a>.
      </p>
    </form>
  );
}

/** The first name of the other side, as far as there is one. */
export const otherOf = ({ student, mentor_name }: MentorSession, role: Role) =>
  role === 'Mentor' ? student : (mentor_name ?? 'your mentor');
