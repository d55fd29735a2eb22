import { MessageSquare, Share, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { useWish } from '../../lib/wish.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askingWords } from './asking-words.ts';
import { usePaymentLink } from './own-plan.queries.ts';
import { ShareLink } from './share-link.tsx';
import { TextParentDialog } from './text-parent-dialog.tsx';
import './ask-parent.css';

/** For who is under 18: three ways to ask a grown-up, and nothing that could be bought. */
export function AskParent({ plan, sms }: { plan: Plan; sms: boolean }) {
  const id = useId();
  const wish = useWish();
  const [texting, setTexting] = useState(false);
  const link = usePaymentLink();

  function share() {
    link.mutate(plan.id, {
      onSuccess: ({ payment_link }) => {
        // Where the device has no way to share, or nobody was chosen, the address stands below to be copied.
        void navigator.share?.({ title: `The ${plan.title} plan`, url: payment_link }).catch(() => undefined);
      },
    });
  }

  return (
    <section className="ask-parent" aria-labelledby={id}>
      <h3 className="h2" id={id}>
        Ask a parent
      </h3>
      <p>You are under 18, so a grown-up pays, on their own phone. Asking costs nothing.</p>
      <div className="ask-parent__way">
        <Share className="ic" />
        <div>
          <b>Share the link</b>
          <p>Send it in any app you both use. It works for 7 days.</p>
        </div>
        <Button kind="go" size="small" busy={link.isPending} onClick={share}>
          Share
        </Button>
        {link.data && <ShareLink address={link.data.payment_link} />}
        {link.error && (
          <div className="ask-parent__all">
            <Notice tone="bad">{link.error.messages.join(' ')}</Notice>
          </div>
        )}
      </div>
      {sms && (
        <div className="ask-parent__way">
          <Smartphone className="ic" />
          <div>
            <b>Text it for me</b>
            <p>We text your parent once. They can say STOP.</p>
          </div>
          <Button kind="line" size="small" onClick={() => setTexting(true)}>
            Text to Parent
          </Button>
        </div>
      )}
      <div className="ask-parent__way">
        <MessageSquare className="ic" />
        <div>
          <b>Read it to them</b>
          <p>At dinner, say:</p>
        </div>
        <p className="ask-parent__say">“{askingWords(plan, wish)}”</p>
      </div>
      <TextParentDialog plan={plan} open={texting} onClose={() => setTexting(false)} />
    </section>
  );
}
