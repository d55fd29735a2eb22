import { useId, type ReactNode } from 'react';
import { ERRORS } from '@careerscoop/contract/errors';
import type { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FreshLinkForm } from './fresh-link-form.tsx';
import { useHeadlineFocus } from './use-headline-focus.ts';
import { useOpenLink } from './guardian.queries.ts';
import './decide.css';

/** Before a link is used up. Only the press uses it: mail scanners open links, but do not press buttons. */
export function OpenLink({ token }: { token: string }) {
  const open = useOpenLink();
  if (open.error?.isFinal) return <LinkRefused error={open.error} />;
  return (
    <div className="gate">
      <PageTitle lead="A young person named you as parent or guardian. On the next page you read what CareerScoop holds, why, and who would see it. Then you say yes or no to each part.">
        Read and decide
      </PageTitle>
      <p>The link works once. Once open, the page stays open for 30 minutes.</p>
      {open.error && (
        <Notice tone="bad">
          {open.error.message} <Reference of={open.error} />
        </Notice>
      )}
      <div className="row">
        <Button kind="go" size="large" busy={open.isPending} onClick={() => open.mutate(token)}>
          {open.isPending ? 'Opening…' : 'Read and decide'}
        </Button>
      </div>
    </div>
  );
}

/** A link that was used, is too old, or is none of ours; or a child who has come of age. */
function LinkRefused({ error: { code, message } }: { error: CallError }) {
  if (code === 'of_age') return <OfAge />;
  const title = code === 'link_used' ? 'This link was used' : code === 'link_expired' ? 'This link is too old' : 'This link does not work';
  const lead =
    code === 'link_used'
      ? 'Each link opens the page once. If that was not you, ask for a fresh one and look at the answers.'
      : code === 'link_expired' || code === 'bad_link'
        ? 'A fresh one takes a minute.'
        : message;
  return <Closed title={title} lead={lead} />;
}

/** Nothing to open, and how to come back. */
export function Closed({ title, lead }: { title: string; lead: ReactNode }) {
  const heading = useId();
  return (
    <div className="gate" ref={useHeadlineFocus()}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <section className="gate__again" aria-labelledby={heading}>
        <h2 className="h3" id={heading}>
          Ask for a fresh link
        </h2>
        <p>Type the email or phone number where our first message reached you.</p>
        <FreshLinkForm />
      </section>
    </div>
  );
}

export function OfAge() {
  return (
    <div className="gate" ref={useHeadlineFocus()}>
      <PageTitle lead={ERRORS.of_age.detail}>There is nothing left to decide</PageTitle>
      <p>From the 18th birthday on, consent and everything that is held belong to the grown-up child alone.</p>
    </div>
  );
}
