import { privateMeta } from '../lib/private-meta.ts';
import { EndSubscription } from '../subjects/outreach/end-subscription.tsx';

export const meta = () => privateMeta('End the newsletter');

export default function UnsubscribePage() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <EndSubscription />
    </main>
  );
}
