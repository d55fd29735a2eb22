import type { CodeOffer } from '@careerscoop/contract/plans';
import { dayInWords } from '../../lib/day-in-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRedeemCode } from './own-plan.queries.ts';

interface CodeDialogProps {
  offer: CodeOffer;
  onClose: () => void;
  onUsed: () => void;
}

/** What the code opens, and until when, before it is used. */
export function CodeDialog({ offer, onClose, onUsed }: CodeDialogProps) {
  const redeem = useRedeemCode();
  return (
    <ConfirmDialog
      open
      title={`The code ${offer.code}`}
      description={`From ${offer.label}.`}
      yes="Use it"
      no="Not now"
      busy={redeem.isPending}
      onYes={() => redeem.mutate(offer.code, { onSuccess: onUsed })}
      onNo={onClose}
    >
      <p>
        {offer.plan
          ? `It opens the ${offer.plan.title} plan for you, and nobody at home pays.`
          : 'It lets you save careers, take the assessment again, and have one talk with a mentor every month.'}
      </p>
      <p>{offer.ends_at ? `It ends by itself on ${dayInWords(offer.ends_at)}.` : 'It is open as long as they keep it open.'}</p>
      {redeem.error && <Notice tone="bad">{redeem.error.messages.join(' ')}</Notice>}
    </ConfirmDialog>
  );
}
