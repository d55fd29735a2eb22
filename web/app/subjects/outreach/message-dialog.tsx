import { zodResolver } from '@hookform/resolvers/zod';
import { type MessageKind, teamMessage } from '@careerscoop/contract/outreach';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { session } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PRODUCT } from '@careerscoop/contract/constants';
import { useSendMessage } from './outreach.queries.ts';
import './message-dialog.css';

interface MessageDialogProps {
  kind: MessageKind;
  open: boolean;
  onClose: () => void;
}

const schema = teamMessage.omit({ kind: true });

/** A message to the team, of one kind. It says thanks, or what went wrong and keeps what was written. */
export default function MessageDialog({ kind, open, onClose }: MessageDialogProps) {
  const form = useId();
  const words = MESSAGE_WORDS[kind];
  const send = useSendMessage();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: session.user()?.email ?? '', message: '' },
  });

  function close() {
    onClose();
    // What was sent is gone from the form; what was not is there again when it opens.
    if (send.isSuccess) reset({ email: session.user()?.email ?? '', message: '' });
    send.reset();
  }

  if (send.isSuccess) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Thank you!"
        description="Your message is with us. We answer by email, mostly within a few days."
        actions={<Button onClick={close}>Okay</Button>}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button kind="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={send.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="message-form"
        noValidate
        onSubmit={(event) => {
          // The dialog hangs in the page's tree: a form round its opener is not meant.
          event.stopPropagation();
          void handleSubmit((values) => send.mutate({ kind, ...values }))(event);
        }}
      >
        {send.error && (
          <FormError
            title="Your message was not sent"
            attempt={send.failureCount}
            faults={send.error.messages.map((message) => ({ message }))}
          />
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          id={`${form}-email`}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <TextareaField label="Message" rows={5} id={`${form}-message`} error={formState.errors.message?.message} {...register('message')} />
      </form>
      <p className="small message-form__else">
        Or{' '}
        {words.phone && (
          <>
            call <a href={`tel:${words.phone.replace(/[^+\d]/g, '')}`}>{words.phone}</a>, or{' '}
          </>
        )}
        write to <a href={`mailto:${words.mailbox}`}>{words.mailbox}</a>.
      </p>
    </Dialog>
  );
}

interface Words {
  title: string;
  description: string;
  /** Where an answer can be had without the form. */
  phone?: string;
  mailbox: string;
}

/** What each kind of message is called and asks for. */
const MESSAGE_WORDS: Record<MessageKind, Words> = {
  contact: {
    title: 'Contact us',
    description: 'A question, an idea or a complaint: a person reads it and answers by email.',
    mailbox: PRODUCT.mailbox,
  },
  chat_support: {
    title: 'Chat support',
    description: 'Stuck somewhere? Tell us where and what you tried. We answer by email.',
    mailbox: PRODUCT.mailbox,
  },
  bug: {
    title: 'Report a bug',
    description: 'What did you do, what did you expect, and what came instead?',
    mailbox: PRODUCT.mailbox,
  },
  organization: {
    title: 'Let’s talk',
    description: 'Organizations join by a partnership. Tell us who you are and how many students you have in mind.',
    phone: PRODUCT.phone,
    mailbox: PRODUCT.partner_mailbox,
  },
};
