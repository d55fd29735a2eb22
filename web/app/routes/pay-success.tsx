import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { keptPay } from '../subjects/payments/kept-pay.ts';
import { PayFrame } from '../subjects/payments/pay-frame.tsx';
import { NoLink, PayRefused } from '../subjects/payments/pay-refused.tsx';
import { PayResult } from '../subjects/payments/pay-result.tsx';
import { usePayStatus } from '../subjects/payments/payments.queries.ts';
import { usePayToken } from '../subjects/payments/use-pay-token.ts';
import { ErrorState } from '../ui/states.tsx';
import { Spinner } from '../ui/waiting.tsx';

export const meta = () => [...privateMeta('Your payment'), SECRET_ADDRESS];

/** Back from the checkout: what came of it, for whoever holds the link in this tab. */
export default function PaySuccessRoute() {
  const token = usePayToken();
  return (
    <>
      <PayFrame>{token ? <Result token={token} /> : token === null && <NoLink />}</PayFrame>
      <RouteAnnouncer />
    </>
  );
}

function Result({ token }: { token: string }) {
  const { data, error, waits, refetch, isFetching } = usePayStatus(token);
  if (data) return <PayResult status={data} token={token} waits={waits} payerEmail={keptPay.read()?.payer_email} />;
  if (error?.isFinal) return <PayRefused error={error} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Spinner>We are asking the bank…</Spinner>;
}
