import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { useLocation } from 'react-router';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { PayFrame, PaySays } from '../subjects/payments/pay-frame.tsx';
import { NoLink } from '../subjects/payments/pay-refused.tsx';
import { usePress } from '../subjects/payments/payments.queries.ts';
import { useHeadlineOnChange } from '../subjects/payments/use-headline-on-change.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta = () => [...privateMeta('I did not agree to this'), SECRET_ADDRESS];

/** From a receipt: a press, so that a program that opens links tells nobody anything, and then a person looks into it. */
export default function PayDisagreeRoute() {
  const token = useLocation().hash.slice(1);
  const tell = usePress('disagree', token);
  useHeadlineOnChange(tell.isSuccess);
  return (
    <>
      <PayFrame>
        {!token ? (
          <NoLink />
        ) : tell.data ? (
          <PaySays title="Thank you for telling us" room="mint" art={<SmilingScoop />}>
            <p className="lead">{tell.data.detail}</p>
          </PaySays>
        ) : (
          <PaySays title="You did not agree to this?">
            <p className="lead">Press once, and a person looks into this payment and writes to the address that the receipt went to.</p>
            {tell.error && <Notice tone="bad">{tell.error.message}</Notice>}
            <p>
              <Button busy={tell.isPending} onClick={() => tell.mutate(undefined)}>
                I did not agree to this
              </Button>
            </p>
          </PaySays>
        )}
      </PayFrame>
      <RouteAnnouncer />
    </>
  );
}
