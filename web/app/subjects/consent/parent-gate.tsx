import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { ERRORS } from '@careerscoop/contract/errors';
import type { CallError } from '../../lib/call-error.ts';
import { Identity } from '../../lib/identity.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FreshLinkForm } from './fresh-link-form.tsx';
import { useHeadlineFocus } from './use-headline-focus.ts';
import { linkQuery, useOpenLink } from './guardian.queries.ts';
import { PARTS } from './purpose-lines.ts';
import './decide.css';

/** Before a link is used up: who asks, for whom, for what. Only the press uses it: mail scanners open links, but do not press buttons. */
export function OpenLink({ token }: { token: string }) {
  const open = useOpenLink();
  const name = useQuery(linkQuery(token)).data?.first_name;
  if (open.error?.isFinal) return <LinkRefused error={open.error} />;
  return (
    <div className="gate">
      <PageTitle>{name ?? 'A young person'} asks for your yes</PageTitle>
      <p>
        <Identity />, asks you as {name ? `${name}’s parent or guardian` : 'their parent or guardian'}. The assessment and the ten careers
        are open either way. These three are yours to decide:
      </p>
      <ul className="gate__parts">
        {PARTS.map(({ purpose, title, line }) => (
          <li key={purpose}>
            <b>{title}</b>
            <span className="soft">{line}</span>
          </li>
        ))}
      </ul>
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
      <p className="small soft">
        On the next page you say yes or no to each, and read what we hold, why, and who would see it. The link works once; the page stays
        open for 30 minutes.
      </p>
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
