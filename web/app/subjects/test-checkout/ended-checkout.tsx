import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { TestCheckout } from './test-checkout.queries.ts';

/** A checkout that is paid or over: nothing more can be done with it. */
export function EndedCheckout({ checkout: { state, title, cancel_url } }: { checkout: TestCheckout }) {
  if (state === 'complete') {
    return (
      <EmptyState
        title={`${title} is paid`}
        text="This is what is left of a tab that was closed too early. The plan starts all the same: the payment is reported without it."
        room="mint"
      />
    );
  }
  return (
    <EmptyState
      title="This checkout has expired"
      text="Nothing was charged. Begin again where you came from."
      art={<EmptyCup />}
      actions={
        cancel_url && (
          <a className={buttonClass({})} href={cancel_url}>
            Go back
          </a>
        )
      }
    />
  );
}
