import { ERRORS } from '@careerscoop/contract/errors';
import type { CallError } from '../../lib/call-error.ts';
import { PaySays } from './pay-frame.tsx';

/** The page without a link. */
export function NoLink() {
  return (
    <PaySays title="Open the link you were sent">
      <p className="lead">This page opens by the link in the message alone. If you closed it half-way, press the link once more.</p>
    </PaySays>
  );
}

/** A link that has done its work, is too old, or is none of ours. Nothing was charged by opening it. */
export function PayRefused({ error: { code, message } }: { error: CallError }) {
  const gone = code === 'link_gone' || code === 'already_paid';
  return (
    <PaySays title={gone ? 'This link has ended' : 'This link does not work'}>
      <p className="lead">{code === 'invalid_input' ? ERRORS.bad_link.detail : message}</p>
      <p>If a plan is still wanted, whoever asked you can make a fresh link in a minute. Opening a link charges nothing.</p>
    </PaySays>
  );
}
