import SpilledCone from '@careerscoop/art/scenes/spilled-cone.tsx';
import type { CallError } from '../../lib/call-error.ts';
import { PaySays } from './pay-frame.tsx';

/** The page without a link. */
export function NoLink() {
  return (
    <PaySays title="Open the link you were sent" art={<SpilledCone />}>
      <p className="lead">This page opens by the link in the message alone. If you closed it half-way, press the link once more.</p>
    </PaySays>
  );
}

const CUT = 'A piece of it may have been lost on its way. Open it once more from the message, or ask for a new one.';

/** A link that has done its work, is too old, or is none of ours. Nothing was charged by opening it. */
export function PayRefused({ error: { code, message } }: { error: CallError }) {
  const gone = code === 'link_gone' || code === 'already_paid';
  return (
    <PaySays title={gone ? 'This link has ended' : 'This link does not work'} art={!gone && <SpilledCone />}>
      <p className="lead">{code === 'not_found' || code === 'invalid_input' ? CUT : message}</p>
      <p>If a plan is still wanted, whoever asked you can make a fresh link in a minute. Opening a link charges nothing.</p>
    </PaySays>
  );
}
