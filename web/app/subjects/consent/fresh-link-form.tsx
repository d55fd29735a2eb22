import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { prepareContactForm, refusalOf, useContactForm } from './use-contact-form.ts';
import { useFreshLink } from './use-fresh-link.ts';
import './consent.css';

/** A new link for a parent. The answer is the same whether or not we know the contact. */
export function FreshLinkForm() {
  const form = useContactForm();
  const fresh = useFreshLink();
  const [refused, setRefused] = useState<string | null>(null);
  if (fresh.data) {
    return (
      <Notice tone="good">
        {fresh.data.detail} It works once, within 24 hours.
      </Notice>
    );
  }
  return (
    <form
      className="contact-form"
      noValidate
      method="post"
      onFocus={prepareContactForm}
      onSubmit={(event) => {
        setRefused(null);
        void form.handleSubmit((body) =>
          fresh.mutate(body, { onError: (error) => setRefused(refusalOf(form, error)) }),
        )(event);
      }}
    >
      {refused && <Notice tone="bad">{refused}</Notice>}
      <ContactFields form={form} whose="own" sms />
      <Button type="submit" busy={fresh.isPending}>
        Send a fresh link
      </Button>
    </form>
  );
}
