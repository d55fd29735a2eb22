import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import type { PayStatus } from '@careerscoop/contract/payments';
import { Link } from 'react-router';
import { lastDayInWords } from '../../lib/day-in-words.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConsentNext } from './consent-next.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import { PaySays } from './pay-frame.tsx';
import { useHeadlineOnChange } from './use-headline-on-change.ts';

interface PayResultProps {
  status: PayStatus;
  token: string;
  /** Whether it is asked for again by itself. */
  waits: boolean;
  payerEmail: string | undefined;
}

/** What came of it, as the payment provider has it and never by the address alone. */
export function PayResult({ status, token, waits, payerEmail }: PayResultProps) {
  const { first_name, title, ends_at } = status;
  // It turns by itself, while nobody presses anything: so that it is read out.
  useHeadlineOnChange(`${status.state}${waits}`);
  switch (status.state) {
    case 'paid':
      return (
        <div className="pay">
          <div className="pay__l">
            <header className="pay__head">
              <h1 className="h1" tabIndex={-1}>
                Success !
              </h1>
              <p className="lead">
                {first_name} has the {title}
                {ends_at && ` until ${lastDayInWords(ends_at)}`}. We have told {first_name}.
              </p>
            </header>
            {status.consent && <ConsentNext first_name={first_name} token={token} />}
          </div>
          <PayReceipt status={status} payerEmail={payerEmail} />
        </div>
      );
    case 'not_needed':
      return (
        <PaySays title="Nothing needs to be paid" room="mint" art={<SmilingScoop />}>
          <p className="lead">{first_name} has a plan like this already. You can close this page.</p>
        </PaySays>
      );
    case 'refunded':
      return (
        <PaySays title="It was given back">
          <p className="lead">
            The payment for the {title} plan went back to the card in full. Banks take some days; where one does not take it, we write to
            you.
          </p>
        </PaySays>
      );
    case 'review':
      return (
        <PaySays title="We are looking at it">
          <p className="lead">
            Your payment is here, and a person looks at it before anything begins. We write to you. You need not pay again.
          </p>
        </PaySays>
      );
    default:
      return waits ? (
        <PaySays title="One moment" art={<SmilingScoop />}>
          <Notice live={false}>
            <b>We are asking the bank.</b> This takes a few seconds, at times a minute. You need not pay again.
          </Notice>
          <p>You can close this page, too: once it is paid, we mail you the receipt.</p>
        </PaySays>
      ) : (
        <PaySays title="Not paid yet">
          <p className="lead">
            The bank has told us of no payment for {first_name}. If you paid, we mail you the receipt as soon as it does, and you need not
            pay again. If you did not, <Link to={paths.pay}>the page to pay</Link> still works.
          </p>
        </PaySays>
      );
  }
}
