import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { paths } from '../lib/paths.ts';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { RouteAnnouncer } from '../shell/route-announcer.tsx';
import { PayFrame, PaySays } from '../subjects/payments/pay-frame.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () => [...privateMeta('Not paid'), SECRET_ADDRESS];

/** Back from the checkout without having paid. */
export default function PayCancelRoute() {
  return (
    <>
      <PayFrame>
        <PaySays title="Nothing was charged" room="mint" art={<SmilingScoop />}>
          <p className="lead">You left the page that takes the payment. The link still works if you want to go on, and a no is fine too.</p>
          <p>
            <LinkButton kind="go" to={paths.pay}>
              Back to the plan
            </LinkButton>
          </p>
        </PaySays>
      </PayFrame>
      <RouteAnnouncer />
    </>
  );
}
