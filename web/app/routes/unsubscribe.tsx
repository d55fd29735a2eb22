import { EndSubscription } from '../subjects/outreach/end-subscription.tsx';

export const meta = () => [{ title: 'End the newsletter · CareerScoop' }, { name: 'robots', content: 'noindex' }];

export default function UnsubscribePage() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <EndSubscription />
    </main>
  );
}
