import { useState } from 'react';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dollars } from './dollars.ts';
import type { Press, TestCheckout } from './test-checkout.queries.ts';

interface OpenCheckoutProps {
  checkout: TestCheckout;
  /** Does it at the double; throws with a sentence. */
  onPress: (press: Press) => Promise<TestCheckout>;
  /** It stays on the screen, changed. */
  onChanged: (checkout: TestCheckout) => void;
  /** Leaves for an address of the shop. */
  onLeave: (address: string) => void;
}

/** What is to be paid, and all that may happen at a checkout. */
export function OpenCheckout({ checkout, onPress, onChanged, onLeave }: OpenCheckoutProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function press(name: string, what: Press, then: (changed: TestCheckout) => void) {
    if (busy) return;
    setBusy(name);
    setFault(null);
    try {
      const changed = await onPress(what);
      if (what === 'decline') setFault('Your card was declined. Nothing was charged: try another one.');
      then(changed);
    } catch (error) {
      setFault((error as Error).message);
    }
    setBusy(null);
  }

  const { title, amount, email, expires_at, success_url, cancel_url } = checkout;
  const buttonOf = (name: string, what: Press, then = onChanged) => ({
    busy: busy === name,
    onClick: () => void press(name, what, then),
    children: name,
  });
  return (
    <div className="checkout">
      <Block room="waffle" pad className="checkout__what" aria-labelledby="checkout-what">
        <h2 id="checkout-what" className="h2">
          {title}
        </h2>
        <p className="d checkout__price">{dollars(amount)}</p>
        <p>{email ? `The receipt goes to ${email}.` : 'No email was given for the receipt.'}</p>
        <p>
          Open until <time dateTime={expires_at}>{new Date(expires_at).toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>.
        </p>
      </Block>
      <section className="card checkout__do" aria-labelledby="checkout-do">
        <h2 id="checkout-do" className="h3">
          What happens?
        </h2>
        <div aria-live="assertive">
          {fault && (
            <Notice tone="bad" live={false}>
              {fault}
            </Notice>
          )}
        </div>
        <Button kind="go" wide {...buttonOf('Pay', 'pay', () => onLeave(success_url))} />
        <Button kind="line" wide {...buttonOf('Declined card', 'decline')} />
        {cancel_url && (
          <Button kind="line" wide onClick={() => onLeave(cancel_url)}>
            Cancel
          </Button>
        )}
        <Button kind="line" wide {...buttonOf('Pay and close the tab', 'pay')} />
        <Button kind="line" wide {...buttonOf('Let it expire', 'expire')} />
      </section>
    </div>
  );
}
