import type { StudentConsent } from '@careerscoop/contract/consent';
import { useId, useState } from 'react';
import type { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAskParent } from './consent.queries.ts';
import { ContactFields } from './contact-fields.tsx';
import { prepareContactForm, refusalOf, useContactForm } from './use-contact-form.ts';
import './consent.css';

interface AskDialogProps {
  consent: StudentConsent;
  open: boolean;
  onClose: () => void;
}

const ENOUGH_TODAY = 'That is enough asking for one day. Please try again tomorrow. Your parent can also look for our first message.';

/** Asks for a parent's email or phone number and sends them the link. */
export default function AskDialog({ consent, open, onClose }: AskDialogProps) {
  const id = useId();
  const form = useContactForm();
  const ask = useAskParent();
  const [refused, setRefused] = useState<string | null>(null);

  function close() {
    onClose();
    if (ask.isSuccess) form.reset();
    ask.reset();
    setRefused(null);
  }
  function refuse(error: CallError) {
    setRefused(error.status === 429 ? ENOUGH_TODAY : refusalOf(form, error));
  }

  if (ask.data) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Your question is on its way"
        description={`We wrote to ${ask.data.asked?.contact ?? 'your parent'}. The link works for 7 days. You can go on while you wait.`}
        actions={<Button onClick={close}>OK</Button>}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={consent.asked ? 'Ask again' : 'Ask a parent'}
      description={
        consent.asked
          ? 'Type the contact of the parent or guardian to ask. The link that we sent before then stops working.'
          : 'We send your parent or guardian one message with a link. They read, and say yes or no to each part.'
      }
      actions={
        <>
          <Button kind="line" onClick={close}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={ask.isPending}>
            Send
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="contact-form"
        noValidate
        onFocus={prepareContactForm}
        onSubmit={(event) => {
          setRefused(null);
          void form.handleSubmit((body) => ask.mutate(body, { onError: refuse }))(event);
        }}
      >
        {refused && <Notice tone="bad">{refused}</Notice>}
        <ContactFields form={form} whose="parent" sms={consent.sms} />
      </form>
    </Dialog>
  );
}
