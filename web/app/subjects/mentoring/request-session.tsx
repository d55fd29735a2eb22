import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PRODUCT } from '@careerscoop/contract/constants';
import { freshenUser } from '../../lib/freshen-user.ts';
import { monthUsed } from '../../lib/lock-of.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { useGranted } from '../../lib/use-granted.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRequestSession } from './mentoring.queries.ts';
import { dropRequest, keepRequest, keptRequest } from './kept-request.ts';
import { RequestRefused } from './request-refused.tsx';
import { asMoment, requestForm, type RequestForm } from './request-schema.ts';
import './request-session.css';

const EMPTY: RequestForm = { topic: '', datetime: '' };

/** A student asks for a talk about a topic of their own. What is written stays until it is sent. */
export function RequestSession() {
  const [sent, setSent] = useState(false);
  const request = useRequestSession();
  const user = useSessionUser();
  const userId = user?.id;
  const used = monthUsed(user);
  const { register, subscribe, handleSubmit, reset, setError, getValues, formState } = useForm<RequestForm>({
    resolver: zodResolver(requestForm),
    defaultValues: keptRequest(userId) ?? EMPTY,
  });
  const { errors } = formState;
  const refused = request.error?.status === 403 ? request.error : null;
  const atField = request.error?.fields['topic'] ?? request.error?.fields['datetime'];

  // As it is typed: the session may end by a call that nobody here has made.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => userId !== undefined && keepRequest(userId, values) }),
    [subscribe, userId],
  );

  const send = handleSubmit((form) => {
    request.mutate(
      { topic: form.topic, datetime: asMoment(form.datetime) },
      {
        onSuccess: () => {
          reset(EMPTY);
          dropRequest();
          setSent(true);
          freshenUser();
        },
        onError: ({ fields }) => {
          for (const name of ['topic', 'datetime'] as const) {
            const [message] = fields[name] ?? [];
            if (message) setError(name, { message }, { shouldFocus: true });
          }
        },
      },
    );
  });

  useGranted('session', undefined, ({ draft }) => {
    reset(draft);
    void send();
  });

  return (
    <form className="request" noValidate method="post" onSubmit={(event) => void send(event)}>
      {used !== null && <Notice live={false}>{used}</Notice>}
      <TextareaField
        label="Topic"
        hint="A question, a kind of work, or something you would like to try."
        rows={4}
        maxLength={300}
        {...register('topic')}
        error={errors.topic?.message}
      />
      <TextField
        label="When would suit you?"
        type="datetime-local"
        optional
        hint="Your own time. The mentor may suggest another one."
        fieldClass="request__when"
        {...register('datetime')}
        error={errors.datetime?.message}
      />
      {request.error && !refused && !atField && (
        <Notice tone="bad">
          This was not sent. {request.error.message} Your words are still here. <Reference of={request.error} />
        </Notice>
      )}
      <Button type="submit" kind="go" busy={request.isPending}>
        {request.isPending ? 'Sending…' : 'Send my request'}
      </Button>
      <RequestRefused error={refused} form={getValues()} onClose={request.reset} />
      <Dialog
        open={sent}
        onClose={() => setSent(false)}
        title="Success!"
        description={`A representative from ${PRODUCT.name} will take it from here. They look for a mentor and a time, and you get a mail.`}
        actions={
          <>
            <Button kind="line" onClick={() => setSent(false)}>
              Close
            </Button>
            <LinkButton to={paths.sessions}>See my sessions</LinkButton>
          </>
        }
      />
    </form>
  );
}
