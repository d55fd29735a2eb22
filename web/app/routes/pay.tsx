import { CallError } from '../lib/call-error.ts';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { PayFrame } from '../subjects/payments/pay-frame.tsx';
import { NoLink, PayRefused } from '../subjects/payments/pay-refused.tsx';
import { PayOpen } from '../subjects/payments/pay-open.tsx';
import { payPageQuery } from '../subjects/payments/payments.queries.ts';
import { usePayToken } from '../subjects/payments/use-pay-token.ts';
import { ErrorState } from '../ui/states.tsx';
import { Bone, Skeleton } from '../ui/waiting.tsx';

export const meta = () => [...privateMeta('Pay for a plan'), SECRET_ADDRESS];

/** Where an adult pays for a student's plan, by the link that the student shared or had texted. */
export default function PayRoute() {
  const token = usePayToken();
  return (
    <>
      <PayFrame>{token ? <Page key={token} token={token} /> : token === null ? <NoLink /> : <Waiting />}</PayFrame>
      <RouteAnnouncer />
    </>
  );
}

function Page({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useAnswer(payPageQuery(token));
  if (data) return <PayOpen page={data} token={token} />;
  if (error instanceof CallError && error.isFinal) return <PayRefused error={error} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Waiting />;
}

function Waiting() {
  return (
    <Skeleton label="Opening the link…">
      <Bone kind="title" />
      <Bone kind="card" size="28rem" />
    </Skeleton>
  );
}
