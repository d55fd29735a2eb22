import { PRODUCT } from '@careerscoop/contract/constants';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useUnsubscribe } from './outreach.queries.ts';
import './end-subscription.css';

/** Ends the newsletter with the token of a letter's link. It takes a press: mail programs follow links on their own. */
export function EndSubscription() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim();
  const end = useUnsubscribe();
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone: the news takes the focus, and so is read out.
  useEffect(() => {
    if (end.isSuccess) place.current?.querySelector('h1')?.focus();
  }, [end.isSuccess]);

  if (end.isSuccess) {
    return (
      <div className="end" ref={place}>
        <PageTitle lead="No more letters from us. You can subscribe again at any time.">You’re off the list</PageTitle>
        <Home />
      </div>
    );
  }
  if (!token) {
    return (
      <div className="end">
        <PageTitle lead="The link is not complete. Please open it from the letter again, or copy all of it.">End the newsletter</PageTitle>
        <Home />
      </div>
    );
  }
  return (
    <div className="end">
      <PageTitle lead="One press, and we send you no more letters.">End the newsletter</PageTitle>
      {end.error && (
        <Notice tone="bad">
          {end.error.status === 400 ? 'This link does not work.' : 'That did not go through. Please try again.'} You can also write to{' '}
          <a href={`mailto:${PRODUCT.mailbox}`}>{PRODUCT.mailbox}</a>, and we take you off the list.
        </Notice>
      )}
      <div className="row">
        <Button busy={end.isPending} onClick={() => end.mutate(token)}>
          End my subscription
        </Button>
        <LinkButton kind="line" to={paths.home}>
          Keep it
        </LinkButton>
      </div>
    </div>
  );
}

function Home() {
  return (
    <div className="row">
      <LinkButton to={paths.home}>Go to the start page</LinkButton>
    </div>
  );
}
