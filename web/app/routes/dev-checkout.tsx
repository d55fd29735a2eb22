import { useQuery, useQueryClient } from '@tanstack/react-query';
import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { useParams } from 'react-router';
import { SECRET_ADDRESS, privateMeta } from '../lib/private-meta.ts';
import { EndedCheckout } from '../subjects/test-checkout/ended-checkout.tsx';
import { OpenCheckout } from '../subjects/test-checkout/open-checkout.tsx';
import { checkoutQuery, pressAt } from '../subjects/test-checkout/test-checkout.queries.ts';
import '../subjects/test-checkout/test-checkout.css';
import { Notice } from '../ui/notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

export const meta = () => [...privateMeta('Test checkout'), SECRET_ADDRESS];

/** The stand-in for Stripe's own page; exists only where Stripe is not asked. */
export default function DevCheckoutPage() {
  const { id = '' } = useParams();
  const query = checkoutQuery(id);
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(query);
  return (
    <main id="main" tabIndex={-1} className="wrap checkout-page">
      <PageTitle>Test checkout</PageTitle>
      {data !== null && (
        <Notice live={false}>
          Test checkout: no money moves. It stands in for the page of the payment provider, and asks for no card.
        </Notice>
      )}
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Spinner>Loading the checkout…</Spinner>
      ) : data === null ? (
        <EmptyState title="404 Not Found" text="There is no test checkout at this address." art={<EmptyCup />} />
      ) : data.state === 'open' ? (
        <OpenCheckout
          checkout={data}
          onLeave={(address) => window.location.assign(address)}
          onPress={(press) => pressAt(id, press)}
          onChanged={(changed) => {
            client.setQueryData(query.queryKey, changed);
            // The pressed button goes with the checkout.
            if (changed.state !== 'open') document.getElementById('main')?.focus();
          }}
        />
      ) : (
        <EndedCheckout checkout={data} />
      )}
    </main>
  );
}
