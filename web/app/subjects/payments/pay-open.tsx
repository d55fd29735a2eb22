import ParentAndTeen from '@careerscoop/art/scenes/parent-and-teen.tsx';
import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import type { PayPage } from '@careerscoop/contract/payments';
import { useState } from 'react';
import { dayInWords, lastDayInWords } from '../../lib/day-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PayForm } from './pay-form.tsx';
import { PaySays, WhoWeAre } from './pay-frame.tsx';
import { PayOffer } from './pay-offer.tsx';
import { useHeadlineOnChange } from './use-headline-on-change.ts';

/** A link to pay, opened: who asks, for what, and how an adult pays. */
export function PayOpen({ page, token }: { page: PayPage; token: string }) {
  const [handed, setHanded] = useState(!page.handed_over);
  useHeadlineOnChange(handed);
  const { first_name, plan, texted_to, asked_at, ends_at } = page;
  if (page.state === 'not_needed') {
    return (
      <PaySays title="Nothing needs to be paid" room="mint" art={<SmilingScoop />}>
        <p className="lead">
          {first_name} has a plan like this already{ends_at ? `, until ${lastDayInWords(ends_at)}` : ''}. You can close this page.
        </p>
      </PaySays>
    );
  }
  if (!handed) {
    return (
      <PaySays title="Please hand the phone to an adult" room="waffle" art={<ParentAndTeen />}>
        <p className="lead">
          This is {first_name}’s own device. An adult reads the next page and decides; {first_name} cannot pay here.
        </p>
        <p>
          <Button kind="go" onClick={() => setHanded(true)}>
            I am the adult
          </Button>
        </p>
      </PaySays>
    );
  }
  return (
    <div className="pay">
      <div className="pay__l">
        <header className="pay__head">
          <h1 className="h1" tabIndex={-1}>
            {first_name} asks you for the {plan.title} plan
          </h1>
          <p className="lead">
            {texted_to
              ? `${first_name} typed your number, ending in ${texted_to}, on ${dayInWords(asked_at)}. `
              : `${first_name} made this link on ${dayInWords(asked_at)}. `}
            You can say no: the ten careers stay free.
          </p>
          <WhoWeAre />
        </header>
        {page.state === 'paying' && (
          <Notice live={false}>
            A checkout for this is open already. Paying again from here closes that one: nothing is charged twice.
          </Notice>
        )}
        <PayOffer page={page} />
      </div>
      <PayForm page={page} token={token} />
    </div>
  );
}
