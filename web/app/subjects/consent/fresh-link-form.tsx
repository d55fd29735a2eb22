import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { prepareContactForm, refusalOf, useContactForm } from './use-contact-form.ts';
import type { ConsentRequest } from '@careerscoop/contract/consent';
import { useMutation } from '@tanstack/react-query';
import { callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import './consent.css';

/** A new link for a parent. The answer is the same whether or not we know the contact. */
export function FreshLinkForm() {
  const form = useContactForm();
  const fresh = useFreshLink();
  const [refused, setRefused] = useState<string | null>(null);
  if (fresh.data) {
    return <Notice tone="good">{fresh.data.detail} It works once, within 24 hours.</Notice>;
  }
  return (
    <form
      className="contact-form"
      noValidate
      method="post"
      onFocus={prepareContactForm}
      onSubmit={(event) => {
        setRefused(null);
        void form.handleSubmit((body) => fresh.mutate(body, { onError: (error) => setRefused(refusalOf(form, error)) }))(event);
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

const fetchFreshLink = async () => (await import('@careerscoop/contract/consent')).freshParentLink;

/** Sends a parent a new link to their page. */
function useFreshLink() {
  return useMutation<{ detail: string }, CallError, ConsentRequest>({
    mutationFn: (body) => callLater(fetchFreshLink, { body }),
  });
}
